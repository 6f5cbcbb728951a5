import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { fromMajor, type Currency } from '@galleria/kernel/money'
import { refuseFields } from '#platform/bind.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { PaymentProvider, Providers } from '../providers/payment-provider.ts'
import { findDispute, lockDisputeName } from './dispute.store.ts'
import { lockCaptureOfDispute, sumDisputedOf, sumUndisputed } from './disputed-money.store.ts'
import { takeDisputeIn } from './take-dispute.ts'
import { findMatterOfDispute } from '../matters/matter.queries.ts'

type Noted = {
  readonly provider: string
  readonly captureRef: string
  readonly reference: string
  /** In major units of the capture's currency. */
  readonly amount: number
  /** The last day on which it can be answered. */
  readonly answerBy: string | null
  readonly reason: string
}

const tells = ({ disputesOf, listDisputes }: PaymentProvider) =>
  disputesOf !== undefined || listDisputes !== undefined

/** The providers that tell of a dispute by mail alone. */
export const listUntold = (providers: Providers): string[] =>
  [...providers.values()]
    .filter((one) => !tells(one))
    .map(({ name }) => name)
    .toSorted()

/**
 * An operator notes what a provider has written of a dispute: it is away from the books from then
 * on, refunds wait for it, and the operator says how it ended. Two at once: the second finds it
 * known.
 */
export async function noteDispute(
  ctx: Context,
  providers: Providers,
  noted: Noted,
): Promise<Id<'matter'>> {
  const provider = providers.get(noted.provider)
  if (!provider || tells(provider)) throw refuse('matter.not_found')
  return ctx.inTransaction(async (tx) => {
    await lockDisputeName(tx, provider.name, noted.reference)
    const capture = await lockCaptureOfDispute(tx, provider.name, noted.captureRef)
    if (!capture) throw refuse('matter.not_found')
    if (await findDispute(tx, { provider: provider.name, ref: noted.reference }))
      throw refuse('matter.known')
    const { contractId, isInParts } = capture
    // A payment that is taken by parcel is disputed as a whole.
    const attemptId = isInParts ? capture.attemptId : null
    const left = attemptId
      ? await sumUndisputed(tx, provider.name, attemptId)
      : capture.amount - (await sumDisputedOf(tx, provider.name, noted.captureRef))
    const amount = fromMajor(noted.amount, capture.currency as Currency)
    if (!amount) throw refuseFields([{ path: 'amount', code: 'decimals' }])
    if (amount.minor > left) throw refuseFields([{ path: 'amount', code: 'too_big' }])
    await takeDisputeIn(ctx, tx, provider.name, {
      ref: noted.reference,
      captureRef: noted.captureRef,
      status: 'open',
      amount,
      taken: amount,
      fee: null,
      reason: noted.reason,
      answerBy: noted.answerBy === null ? null : new Date(`${noted.answerBy}T23:59:59Z`),
      notedBy: buyerOf(ctx),
      whose: { contractId, attemptId },
    })
    return findMatterOfDispute(tx, { provider: provider.name, ref: noted.reference })
  })
}
