import type { adyenCalls } from '@galleria/contract/adyen'
import type { Parsed, Reply } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import { OutsideError } from '#platform/outside.ts'
import { findAttempts } from '../attempts/attempt.store.ts'
import { completeAttempt } from '../attempts/check-attempt.ts'
import { readPayResult } from '../attempts/payment-calls.ts'
import type { PaymentDesk } from '../payment-desk.ts'
import { isLive } from '../payment.flow.ts'
import { logUnanswered, ProviderRefused } from '../providers/payment-provider.ts'
import type { Attempt } from '../payment.types.ts'

/**
 * What came of the buyer's part. When Adyen does not answer, or does not know what was brought, its
 * event says so later.
 */
export async function takeAdyenDetails(
  ctx: Context,
  desk: PaymentDesk,
  { contractId, details }: Parsed<typeof adyenCalls.adyenDetails>,
): Promise<Reply<typeof adyenCalls.adyenDetails>> {
  if (!(await desk.isOwn(ctx, contractId))) throw refuse('contract.not_found')
  const attempts = (await findAttempts(ctx.db, contractId)).filter(
    ({ provider }) => provider === 'adyen',
  )
  const attempt = attempts.find(isLive) ?? attempts[0]
  if (!attempt) throw refuse('payment.not_found')
  if (isLive(attempt)) await complete(ctx, desk, attempt, details)
  return readPayResult(ctx, desk, { contractId })
}

async function complete(
  ctx: Context,
  desk: PaymentDesk,
  attempt: Attempt,
  details: object,
): Promise<void> {
  try {
    await completeAttempt(ctx, desk, attempt, details)
  } catch (error) {
    if (error instanceof OutsideError) logUnanswered(ctx.log, error, { attemptId: attempt.id })
    else if (error instanceof ProviderRefused)
      ctx.log.warn({ err: error, attemptId: attempt.id }, 'Adyen does not know what was brought')
    else throw error
  }
}
