import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { paymentCalls } from '@galleria/contract/payment'
import { storefronts } from '@galleria/contract/storefronts'
import { toWireId } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { findContract, findContractOrders } from '#modules/order/index.ts'
import {
  channelsFor,
  closeAttempt,
  findAttempt,
  findAttempts,
  isLive,
  paymentJobs,
  type Attempt,
  type Channel,
  type Providers,
} from '#modules/payment/index.ts'
import { deskFor } from './payment-desk.ts'

export async function listChannels(
  ctx: Context,
  channels: readonly Channel[],
  body: Parsed<typeof paymentCalls.payChannel>,
): Promise<Reply<typeof paymentCalls.payChannel>> {
  if (body.contractId && !(await findContract(ctx.db, buyerOf(ctx), body.contractId)))
    throw refuse('contract.not_found')
  const sorted = channelsFor(ctx, channels, storefronts[ctx.site].firstChannel)
  return {
    payChannelGroups: [
      {
        payChannels: sorted.map((channel) => ({
          channelName: channel.name,
          isAnonymous: channel.isAnonymous,
          paymentMethods: channel.methods.map((method) => ({ ...method })),
        })),
        configMap: Object.fromEntries(
          sorted.map((channel, index) => [
            channel.name,
            { type: channel.provider, name: channel.name, order: index + 1 },
          ]),
        ),
      },
    ],
  }
}

/** Where the newest attempt stands, read from our own rows alone. A browser that has just come back makes the mall ask the provider now instead of at the next round. */
export async function readPayResult(
  ctx: Context,
  body: Parsed<typeof paymentCalls.payResult>,
): Promise<Reply<typeof paymentCalls.payResult>> {
  const attempt = await findMeant(ctx, body)
  if (!attempt) throw refuse('payment.not_found')
  if (body.isReturn && isLive(attempt))
    await ctx.jobs.send(
      ctx.db,
      paymentJobs.check,
      { attemptId: attempt.id },
      { singletonKey: attempt.id },
    )
  const orders = await findContractOrders(ctx.db, attempt.contractId)
  return {
    ...presentRecord(attempt),
    recordStatus:
      attempt.status === 'PAY_SUCCESS' ? 'SUCCESS' : isLive(attempt) ? 'UNKNOWN' : 'FAILED',
    failedReason: attempt.failedReason,
    contractId: toWireId('contract', attempt.contractId),
    amount: wireMoney(attempt.amount, attempt.currency),
    tradeOrderList: orders.map((order) => ({
      id: toWireId('order', order.id),
      tradeOrderCode: order.code,
      displayStatus: order.status,
    })),
  }
}

async function findMeant(
  ctx: Context,
  body: Parsed<typeof paymentCalls.payResult>,
): Promise<Attempt | undefined> {
  if (body.payUniqueKey)
    return findAttempt(ctx.db, { buyerId: buyerOf(ctx), uniqueKey: body.payUniqueKey })
  if (!body.contractId || !(await findContract(ctx.db, buyerOf(ctx), body.contractId)))
    return undefined
  return (await findAttempts(ctx.db, body.contractId))[0]
}

export async function resumePayment(
  ctx: Context,
  body: Parsed<typeof paymentCalls.secondaryPay>,
): Promise<Reply<typeof paymentCalls.secondaryPay>> {
  if (!(await findContract(ctx.db, buyerOf(ctx), body.id))) throw refuse('contract.not_found')
  const [newest] = await findAttempts(ctx.db, body.id)
  if (!newest) throw refuse('payment.not_found')
  return presentRecord(newest)
}

/** "Pay again": the earlier attempt is closed at the provider first; if it was paid meanwhile, the answer says so and nothing is closed. */
export async function closeForAnother(
  ctx: Context,
  providers: Providers,
  body: Parsed<typeof paymentCalls.closeAttempt>,
): Promise<Reply<typeof paymentCalls.closeAttempt>> {
  const attempt = await findAttempt(ctx.db, { buyerId: buyerOf(ctx), uniqueKey: body.payUniqueKey })
  if (!attempt || attempt.id !== body.paymentRecordId) throw refuse('payment.not_found')
  const after = (await closeAttempt(ctx, deskFor(providers), attempt.id)) ?? attempt
  if (isLive(after)) throw refuse('payment.in_flight')
  return { paymentRecordStatus: after.status }
}

function presentRecord(attempt: Attempt): Reply<typeof paymentCalls.secondaryPay> {
  return {
    payUniqueKey: attempt.uniqueKey,
    paymentRecordStatus: attempt.status,
    paymentRecordId: toWireId('attempt', attempt.id),
  }
}
