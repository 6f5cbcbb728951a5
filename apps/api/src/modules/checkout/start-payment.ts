import { randomBytes, randomUUID } from 'node:crypto'
import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { paymentCalls } from '@galleria/contract/payment'
import { toWireId } from '@galleria/kernel/id'
import { money, type Currency } from '@galleria/kernel/money'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { fault } from '#platform/fault.ts'
import { OutsideError } from '#platform/outside.ts'
import {
  findContract,
  findContractForMall,
  findContractOrders,
  lockContract,
  type ContractRow,
} from '#modules/order/index.ts'
import {
  addAttempt,
  channelsFor,
  findAttempt,
  findAttempts,
  findPaymentOrders,
  liveAttempts,
  logUnanswered,
  moveAttempt,
  ProviderRefused,
  type Attempt,
  type Channel,
  type PaymentOrder,
  type PaymentSetup,
  type PaymentProvider,
} from '#modules/payment/index.ts'
import { closeAttempt } from './close-contract.ts'
import { settlePayment } from './settle-payment.ts'

type FirstPay = Parsed<typeof paymentCalls.firstPay>
/** When the poller first asks about an attempt, if nothing has been heard of it by then. */
const FIRST_CHECK_MS = 10_000

/**
 * Starts paying a contract's claim, or hands back the attempt that is under way. The attempt is written before the provider is called and
 * carries the key of that call: a crash between the two leaves something the poller can ask for again, never money without a row. Who chooses
 * another channel than the one under way has that one closed first; if it was paid meanwhile, that is the answer.
 */
export async function startPayment(
  ctx: Context,
  { providers, channels }: PaymentSetup,
  request: FirstPay,
): Promise<Reply<typeof paymentCalls.firstPay>> {
  const payer = { isTourist: ctx.actor.kind === 'tourist', isDemo: ctx.env.mode === 'demo' }
  const channel = channelsFor(channels, payer).find((one) => one.name === request.payChannel)
  let { attempt, isNew } = await openAttempt(ctx, channel, request)
  if (attempt.channel !== channel?.name) {
    await closeAttempt(ctx, providers, attempt)
    const closed = (await findAttempt(ctx.db, attempt.id)) ?? attempt
    if (closed.status === 'PAY_SUCCESS') return presentAttempt(closed)
    // A bank is at it, or another tab was quicker with yet another channel.
    if (liveAttempts.includes(closed.status)) throw refuse('payment.in_flight')
    ;({ attempt, isNew } = await openAttempt(ctx, channel, request))
    if (attempt.channel !== channel?.name) throw refuse('payment.in_flight')
  }
  if (isNew) fault('payment.written')
  const provider = providers.get(attempt.provider)
  if (!provider) throw refuse('payment.channel')
  if (isNew || (attempt.status === 'CREATED' && !attempt.providerRef)) {
    await openAtProvider(ctx, provider, attempt).catch((error: unknown) => {
      if (!(error instanceof OutsideError)) throw error
      logUnanswered(ctx.log, error, { attemptId: attempt.id })
    })
  }
  const now = (await findAttempt(ctx.db, attempt.id)) ?? attempt
  if (now.status === 'PAY_FAILED') throw refuse('payment.provider')
  return presentAttempt(now)
}

/** The live attempt of the claim, whatever its channel, or a new one through the channel that was asked for. */
async function openAttempt(
  ctx: Context,
  channel: Channel | undefined,
  request: FirstPay,
): Promise<{ attempt: Attempt; isNew: boolean }> {
  return ctx.inTransaction(async (tx) => {
    const { contract, claim } = await lockClaim(ctx, tx, request)
    if (!channel) throw refuse('payment.channel')
    const live = (await findAttempts(tx, contract.id)).find(
      (one) => one.paymentOrderId === claim.id && liveAttempts.includes(one.status),
    )
    if (live) return { attempt: live, isNew: false }

    const id = ctx.newId('attempt')
    const at = ctx.now()
    await addAttempt(tx, {
      id,
      buyerId: contract.buyerId,
      contractId: contract.id,
      paymentOrderId: claim.id,
      kind: claim.kind,
      channel: channel.name,
      provider: channel.provider,
      amount: claim.amount,
      currency: claim.currency,
      uniqueKey: randomBytes(24).toString('base64url'),
      requestKey: randomUUID(),
      createdAt: at,
      nextCheckAt: new Date(at.getTime() + FIRST_CHECK_MS),
    })
    const attempt = await findAttempt(tx, id)
    if (!attempt) throw new Error('an attempt that was just written is not there')
    return { attempt, isNew: true }
  })
}

/** The claim that is to be paid, under its contract's lock. */
async function lockClaim(
  ctx: Context,
  tx: Tx,
  request: FirstPay,
): Promise<{ contract: ContractRow; claim: PaymentOrder }> {
  const find = () => findContract(tx, buyerOf(ctx), request.contractId)
  const found = await find()
  if (!found || !(await lockContract(tx, found.id))) throw refuse('contract.not_found')
  // Read again under the lock: who signed in from another tab meanwhile took the guest's orders along, and pays as the member.
  const contract = await find()
  if (!contract) throw refuse('auth.signed_out')
  if (request.tradeId && request.tradeId !== contract.id) throw refuse('contract.not_found')
  const claims = await findPaymentOrders(tx, contract.id)
  const orders = await findContractOrders(tx, contract.id)
  if (request.orderId && !orders.some((order) => order.id === request.orderId))
    throw refuse('contract.not_found')
  const claim = claims.find((one) => !request.paymentOrderId || one.id === request.paymentOrderId)
  if (!claim) throw refuse('payment.not_found')
  if (claim.status === 'PAID') throw refuse('payment.already_paid')
  if (claim.status === 'CLOSED' || contract.deadlineAt <= ctx.now())
    throw refuse('payment.window_closed')
  return { contract, claim }
}

/** The create call at the provider, under the attempt's key: however often it is made, there is one payment. */
export async function openAtProvider(
  ctx: Context,
  provider: PaymentProvider,
  attempt: Attempt,
): Promise<void> {
  const contractId = toWireId('contract', attempt.contractId)
  // Everything in this call comes from rows, never from who happens to make it: the provider takes a repeat that differs for another call.
  const language = (await findContractForMall(ctx.db, attempt.contractId))?.language ?? 'en'
  try {
    const providerState = await provider.create({
      key: attempt.requestKey,
      reference: attempt.id,
      amount: money(attempt.amount, attempt.currency as Currency),
      description: 'Galleria',
      language,
      returnUrl: `${ctx.env.origin}/buyer/pay-result?tradeId=${contractId}&status=PENDING`,
      webhookUrl: `${ctx.env.webhookOrigin}/webhooks/${provider.name}`,
    })
    fault('payment.created')
    await settlePayment(ctx, attempt.id, providerState)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    await ctx.inTransaction((tx) =>
      moveAttempt(tx, attempt, {
        move: 'fail',
        actor: 'payment',
        at: ctx.now(),
        failedReason: 'refused',
        nextCheckAt: null,
      }),
    )
  }
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
