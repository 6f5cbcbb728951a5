import type { Parsed, Reply } from '@galleria/contract/define-call'
import { isPaidFor } from '@galleria/contract/order-states'
import type { paypalCalls } from '@galleria/contract/paypal'
import { refuse } from '@galleria/contract/refusals'
import { toWireId } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import { OutsideError } from '#platform/outside.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { findAttempt } from '../attempts/attempt.store.ts'
import { completeAttempt } from '../attempts/check-attempt.ts'
import { presentRecord, presentResult } from '../attempts/payment-calls.ts'
import type { PaymentDesk } from '../payment-desk.ts'
import { isLive } from '../payment.flow.ts'
import { paymentJobs } from '../payment.jobs.ts'
import { logUnanswered } from '../providers/payment-provider.ts'
import type { Attempt } from '../payment.types.ts'

const PROVIDER = 'paypal'
type ByOrder = Parsed<typeof paypalCalls.paypalDetails>
type OrderStatus = Reply<typeof paypalCalls.paypalDetails>['orderStatus']

/** In PayPal's own words. */
const orderStatus = {
  open: 'CREATED',
  processing: 'COMPLETED',
  authorised: 'COMPLETED',
  paid: 'COMPLETED',
  declined: 'VOIDED',
  canceled: 'VOIDED',
  expired: 'VOIDED',
} as const

/**
 * How an order stands that the browser brings back from PayPal's page; nothing moves by looking.
 */
export async function readPaypalDetails(
  ctx: Context,
  desk: PaymentDesk,
  { gatewaySerialNo }: ByOrder,
): Promise<Reply<typeof paypalCalls.paypalDetails>> {
  const attempt = await findOwn(ctx, desk, gatewaySerialNo)
  return {
    ...presentRecord(attempt),
    gatewaySerialNo,
    contractId: toWireId('contract', attempt.contractId),
    amount: wireMoney(attempt.amount, attempt.currency),
    orderStatus: await askStatus(ctx, desk, attempt, gatewaySerialNo),
  }
}

/**
 * The buyer is back and has agreed: the money is taken. When PayPal does not answer, the poller
 * asks again, and so does the event of the approval.
 */
export async function capturePaypal(
  ctx: Context,
  desk: PaymentDesk,
  { gatewaySerialNo }: ByOrder,
): Promise<Reply<typeof paypalCalls.paypalCapture>> {
  const attempt = await findOwn(ctx, desk, gatewaySerialNo)
  return presentResult(ctx, desk, isLive(attempt) ? await capture(ctx, desk, attempt) : attempt)
}

/** Somebody else's order is not found. */
async function findOwn(ctx: Context, desk: PaymentDesk, ref: string): Promise<Attempt> {
  const attempt = await findAttempt(ctx.db, { provider: PROVIDER, ref })
  if (!attempt || !(await desk.isOwn(ctx, attempt.contractId))) throw refuse('payment.not_found')
  return attempt
}

async function askStatus(
  ctx: Context,
  desk: PaymentDesk,
  attempt: Attempt,
  ref: string,
): Promise<OrderStatus> {
  if (isPaidFor(attempt.status)) return 'COMPLETED'
  if (!isLive(attempt)) return 'VOIDED'
  try {
    const state = await desk.providers.get(PROVIDER)?.find(ref)
    if (state?.isApproved) return 'APPROVED'
    return state ? orderStatus[state.status] : 'UNKNOWN'
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    logUnanswered(ctx.log, error, { attemptId: attempt.id })
    return 'UNKNOWN'
  }
}

async function capture(ctx: Context, desk: PaymentDesk, attempt: Attempt): Promise<Attempt> {
  try {
    return await completeAttempt(ctx, desk, attempt, undefined)
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    logUnanswered(ctx.log, error, { attemptId: attempt.id })
    await ctx.jobs.send(
      ctx.db,
      paymentJobs.check,
      { attemptId: attempt.id },
      { singletonKey: attempt.id },
    )
    return attempt
  }
}
