import type { Id } from '@galleria/kernel/id'
import type { Currency } from '@galleria/kernel/money'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import {
  addParcelCapture,
  findAuthorised,
  findParcelCaptures,
  sumPromised,
  type Promised,
} from './parcel-capture.store.ts'
import { paymentJobs } from './payment.jobs.ts'
import type { LineGivenBack } from './purchase.ts'

/** What was set aside for an order before, in all and of each of its lines. */
export type TakenBefore = Promised & { readonly lines: readonly LineGivenBack[] }
export type PlannedCapture = {
  /** In minor units; nothing is set aside for 0. */
  readonly amount: number
  /** They come to the amount, or there are none. */
  readonly lines: readonly LineGivenBack[]
}

/**
 * Sets aside what is to be taken for what left of an order, and has it taken; nothing for a contract that is paid already. For who holds the contract's lock: by it the parts
 * never come to more than was promised.
 */
export async function reserveParcelCapture(
  ctx: Context,
  tx: Tx,
  order: { readonly id: Id<'order'>; readonly contractId: Id<'contract'> },
  plan: (before: TakenBefore) => PlannedCapture,
): Promise<void> {
  const attempt = await findAuthorised(tx, order.contractId)
  if (attempt?.status !== 'PRE_AUTH_SUCCESS') return
  const sums = await sumPromised(tx, { contractId: order.contractId, orderId: order.id })
  const earlier = await findParcelCaptures(tx, order.id)
  const { amount, lines } = plan({ ...sums, lines: earlier.flatMap((one) => one.lines) })
  if (amount <= 0) return
  const id = ctx.newId('parcelCapture')
  await addParcelCapture(tx, {
    id,
    attemptId: attempt.id,
    orderId: order.id,
    provider: attempt.provider,
    amount,
    currency: attempt.currency as Currency,
    captureRef: null,
    lines,
    createdAt: ctx.now(),
  })
  await ctx.jobs.send(tx, paymentJobs.takeForParcel, { captureId: id })
}
