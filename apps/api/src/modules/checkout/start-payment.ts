import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { paymentCalls } from '@galleria/contract/payment'
import { toWireId } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findContract, findContractOrders, lockContract } from '#modules/order/index.ts'
import {
  channelsFor,
  findClaims,
  startAttempt,
  type Attempt,
  type Claim,
  type PaymentSetup,
} from '#modules/payment/index.ts'
import { deskFor } from './payment-desk.ts'

type FirstPay = Parsed<typeof paymentCalls.firstPay>

/** Starts paying a contract's claim, or returns the attempt that is under way. */
export async function startPayment(
  ctx: Context,
  { providers, channels }: PaymentSetup,
  request: FirstPay,
): Promise<Reply<typeof paymentCalls.firstPay>> {
  const attempt = await startAttempt(ctx, deskFor(providers), {
    channel: channelsFor(ctx, channels).find((one) => one.name === request.payChannel),
    lockClaim: (tx) => lockClaim(ctx, tx, request),
  })
  return presentAttempt(attempt)
}

/** The claim that is to be paid, under its contract's lock. */
async function lockClaim(ctx: Context, tx: Tx, request: FirstPay): Promise<Claim> {
  const find = () => findContract(tx, buyerOf(ctx), request.contractId)
  const found = await find()
  if (!found || !(await lockContract(tx, found.id))) throw refuse('contract.not_found')
  // Read again under the lock: who signed in from another tab meanwhile took the guest's orders along, and pays as the member.
  const contract = await find()
  if (!contract) throw refuse('auth.signed_out')
  if (request.tradeId && request.tradeId !== contract.id) throw refuse('contract.not_found')
  const claims = await findClaims(tx, contract.id)
  const orders = await findContractOrders(tx, contract.id)
  if (request.orderId && !orders.some((order) => order.id === request.orderId))
    throw refuse('contract.not_found')
  const claim = claims.find((one) => !request.paymentOrderId || one.id === request.paymentOrderId)
  if (!claim) throw refuse('payment.not_found')
  if (claim.status === 'PAID') throw refuse('payment.already_paid')
  if (claim.status === 'CLOSED' || contract.deadlineAt <= ctx.now())
    throw refuse('payment.window_closed')
  return claim
}

function presentAttempt(attempt: Attempt): Reply<typeof paymentCalls.firstPay> {
  return {
    channel: attempt.channel,
    paymentRecordId: toWireId('attempt', attempt.id),
    payUniqueKey: attempt.uniqueKey,
    paymentRecordStatus: attempt.status,
    needConfirm: false,
    redirectUrl: attempt.redirectUrl,
    channelToken: null,
    redirectInfo: attempt.redirectUrl
      ? {
          approveUrl: attempt.redirectUrl,
          action: null,
          merchantSerialNo: attempt.providerRef ?? '',
        }
      : null,
  }
}
