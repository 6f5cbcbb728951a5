import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { paymentCalls } from '@galleria/contract/payment'
import { storefronts } from '@galleria/contract/storefronts'
import { toWireId } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { findAttempt, findAttempts } from './attempt.store.ts'
import { channelsFor } from './channels.rules.ts'
import { closeAttempt, isUnreachable, refuseWhileLive } from './close-attempt.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { isLive } from './payment.flow.ts'
import { findPaymentOrders } from './payment-order.store.ts'
import { paymentJobs } from './payment.jobs.ts'
import type { PaymentSetup } from './payment-setup.ts'
import type { Attempt } from './payment.types.ts'
import { startAttempt } from './start-attempt.ts'

export async function listChannels(
  ctx: Context,
  desk: PaymentDesk,
  channels: PaymentSetup['channels'],
  body: Parsed<typeof paymentCalls.payChannel>,
): Promise<Reply<typeof paymentCalls.payChannel>> {
  if (body.contractId && !(await desk.isOwn(ctx, body.contractId)))
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

/** Starts paying a contract's payment order, or returns the attempt that is under way. */
export async function startPayment(
  ctx: Context,
  desk: PaymentDesk,
  channels: PaymentSetup['channels'],
  request: Parsed<typeof paymentCalls.firstPay>,
): Promise<Reply<typeof paymentCalls.firstPay>> {
  const attempt = await startAttempt(ctx, desk, {
    channel: channelsFor(ctx, channels).find((one) => one.name === request.payChannel),
    lockPaymentOrder: (tx) => desk.lockPaymentOrder(ctx, tx, request),
  })
  return presentAttempt(attempt)
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

/** Where the newest attempt stands, read from our own rows alone. One that nobody can be asked about says so. A browser that has just come back makes the mall ask the provider now instead of at the next round. */
export async function readPayResult(
  ctx: Context,
  desk: PaymentDesk,
  body: Parsed<typeof paymentCalls.payResult>,
): Promise<Reply<typeof paymentCalls.payResult>> {
  const attempt = await findMeant(ctx, desk, body)
  if (!attempt) throw refuse('payment.not_found')
  if (body.isReturn && isLive(attempt))
    await ctx.jobs.send(
      ctx.db,
      paymentJobs.check,
      { attemptId: attempt.id },
      { singletonKey: attempt.id },
    )
  return {
    ...presentRecord(attempt),
    recordStatus:
      attempt.status === 'PAY_SUCCESS' ? 'SUCCESS' : isLive(attempt) ? 'UNKNOWN' : 'FAILED',
    failedReason: isUnreachable(desk.providers, attempt)
      ? 'payment.unreachable'
      : attempt.failedReason,
    contractId: toWireId('contract', attempt.contractId),
    amount: wireMoney(attempt.amount, attempt.currency),
    tradeOrderList: await desk.ordersOf(ctx, attempt.contractId),
  }
}

async function findMeant(
  ctx: Context,
  desk: PaymentDesk,
  body: Parsed<typeof paymentCalls.payResult>,
): Promise<Attempt | undefined> {
  if (body.payUniqueKey)
    return findAttempt(ctx.db, { buyerId: buyerOf(ctx), uniqueKey: body.payUniqueKey })
  if (!body.contractId || !(await desk.isOwn(ctx, body.contractId))) return undefined
  return findLatest(ctx, body.contractId)
}

/** How the last of a contract's claims stands that anybody has begun to pay: its success, or its newest attempt. */
async function findLatest(
  ctx: Context,
  contractId: Attempt['contractId'],
): Promise<Attempt | undefined> {
  const attempts = await findAttempts(ctx.db, contractId)
  const claims = await findPaymentOrders(ctx.db, contractId)
  return claims
    .toReversed()
    .map(({ id }) => attempts.find((attempt) => attempt.paymentOrderId === id))
    .find((attempt) => attempt !== undefined)
}

export async function resumePayment(
  ctx: Context,
  desk: PaymentDesk,
  body: Parsed<typeof paymentCalls.secondaryPay>,
): Promise<Reply<typeof paymentCalls.secondaryPay>> {
  if (!(await desk.isOwn(ctx, body.id))) throw refuse('contract.not_found')
  const newest = await findLatest(ctx, body.id)
  if (!newest) throw refuse('payment.not_found')
  return presentRecord(newest)
}

/** "Pay again": the earlier attempt is closed at the provider first; if it was paid meanwhile, the answer says so and nothing is closed. */
export async function closeForAnother(
  ctx: Context,
  desk: PaymentDesk,
  body: Parsed<typeof paymentCalls.closeAttempt>,
): Promise<Reply<typeof paymentCalls.closeAttempt>> {
  const attempt = await findAttempt(ctx.db, { buyerId: buyerOf(ctx), uniqueKey: body.payUniqueKey })
  if (!attempt || attempt.id !== body.paymentRecordId) throw refuse('payment.not_found')
  const after = (await closeAttempt(ctx, desk, attempt.id)) ?? attempt
  if (isLive(after)) refuseWhileLive(desk.providers, after)
  return { paymentRecordStatus: after.status }
}

function presentRecord(attempt: Attempt): Reply<typeof paymentCalls.secondaryPay> {
  return {
    payUniqueKey: attempt.uniqueKey,
    paymentRecordStatus: attempt.status,
    paymentRecordId: toWireId('attempt', attempt.id),
  }
}
