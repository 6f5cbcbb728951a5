import type { affirmCalls } from '@galleria/contract/affirm'
import type { Parsed, Reply } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { money } from '@galleria/kernel/money'
import type { Context } from '#platform/context.ts'
import { OutsideError } from '#platform/outside.ts'
import { findAttempts } from '../attempts/attempt.store.ts'
import { completeAttempt } from '../attempts/check-attempt.ts'
import { presentResult } from '../attempts/payment-calls.ts'
import type { PaymentDesk } from '../payment-desk.ts'
import { isLive } from '../payment.flow.ts'
import { logUnanswered, ProviderRefused } from '../providers/payment-provider.ts'
import type { Attempt } from '../payment.types.ts'

/**
 * The buyer is back from Affirm: what they confirmed is authorized, and taken at once or promised,
 * once, however often this is called [PAY-110].
 */
export async function authorizeAffirm(
  ctx: Context,
  desk: PaymentDesk,
  { contractId, checkoutToken }: Parsed<typeof affirmCalls.authorizeAffirm>,
): Promise<Reply<typeof affirmCalls.authorizeAffirm>> {
  if (!(await desk.isOwn(ctx, contractId))) throw refuse('payment.not_found')
  const attempt = (await findAttempts(ctx.db, contractId)).find(
    ({ provider }) => provider === 'affirm',
  )
  if (!attempt) throw refuse('payment.not_found')
  return presentResult(
    ctx,
    desk,
    isLive(attempt) ? await complete(ctx, desk, attempt, checkoutToken) : attempt,
  )
}

async function complete(
  ctx: Context,
  desk: PaymentDesk,
  attempt: Attempt,
  checkoutToken: string,
): Promise<Attempt> {
  try {
    const amount = money(attempt.amount, attempt.currency)
    return await completeAttempt(ctx, desk, attempt, { checkoutToken, amount })
  } catch (error) {
    // A token that is none says nothing about the payment.
    if (error instanceof ProviderRefused) return attempt
    if (!(error instanceof OutsideError)) throw error
    logUnanswered(ctx.log, error, { attemptId: attempt.id })
    return attempt
  }
}
