import { randomUUID } from 'node:crypto'
import type { Parsed, Reply } from '@galleria/contract/define-call'
import { isPaidFor } from '@galleria/contract/order-states'
import type { paymentCalls } from '@galleria/contract/payment'
import { storefronts } from '@galleria/contract/storefronts'
import { toWireId } from '@galleria/kernel/id'
import { money } from '@galleria/kernel/money'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { OutsideError } from '#platform/outside.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { findAttempt, findAttempts } from './attempt.store.ts'
import { isExpired } from '../cards/card.rules.ts'
import { findChargeable, hasSavedCard } from '../cards/card.store.ts'
import { channelsFor, type Payer } from '../providers/channels.rules.ts'
import { findDue } from '../claims.rules.ts'
import { closeAttempt, isUnreachable, refuseWhileLive } from './close-attempt.ts'
import type { PaidContract, PaymentDesk } from '../payment-desk.ts'
import { isLive } from '../payment.flow.ts'
import { findPaymentOrders } from '../payment-order.store.ts'
import { paymentJobs } from '../payment.jobs.ts'
import type { PaymentSetup } from '../providers/payment-setup.ts'
import {
  logUnanswered,
  ProviderRefused,
  type PaymentProvider,
  type Session,
  type SessionRequest,
} from '../providers/payment-provider.ts'
import { findSilent, listenTo } from '../reconciling/silent-provider.ts'
import type { Attempt, PaymentOrder } from '../payment.types.ts'
import type { Purchase } from '../providers/purchase.ts'
import { fullInfo, presentAttempt } from './present-attempt.ts'
import { startAttempt } from './start-attempt.ts'

export async function listChannels(
  ctx: Context,
  desk: PaymentDesk,
  channels: PaymentSetup['channels'],
  body: Parsed<typeof paymentCalls.payChannel>,
): Promise<Reply<typeof paymentCalls.payChannel>> {
  if (body.contractId && !(await desk.isOwn(ctx, body.contractId)))
    throw refuse('contract.not_found')
  const contract = body.contractId && (await desk.contractOf(ctx, body.contractId))
  const due = body.contractId && findDue(await findPaymentOrders(ctx.db, body.contractId))
  const payer = {
    ...payerOf(ctx, contract || undefined, due || undefined),
    hasCard: await keepsCard(ctx, channels),
    // Before there is an order, what is said of it; whether it can be paid so is decided by the
    // order.
    ...(contract ? {} : { country: body.countryCode, ...body.bill }),
    excluded: body.excludeCountry?.split(','),
  }
  const answering = await findAnswering(ctx, desk, channels)
  const sorted = channelsFor(payer, answering, storefronts[payer.site].firstChannel)
  return {
    payChannelGroups: [
      {
        payChannels: sorted.map((channel) => ({
          channelName: channel.name,
          isAnonymous: channel.isAnonymous,
          paymentMethods: channel.methods.map(({ type, name, needsCapableBrowser }) => ({
            type,
            name,
            ...(needsCapableBrowser ? { needsCapableBrowser } : {}),
          })),
          config: { ...desk.providers.get(channel.provider)?.configOf?.(channel.name) },
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

/** Where who has the form for cards is silent, another one has it meanwhile. */
async function findAnswering(
  ctx: Context,
  desk: PaymentDesk,
  channels: PaymentSetup['channels'],
): Promise<PaymentSetup['channels']> {
  const silent = await findSilent(ctx.db, [...desk.providers.keys()])
  return channels.filter(({ provider }) => !silent.has(provider))
}

/** By what is decided how a contract may be paid: its own facts, never the browser's. */
function payerOf(
  { actor, env, site }: Pick<Context, 'actor' | 'env' | 'site'>,
  contract: PaidContract | undefined,
  paymentOrder: PaymentOrder | undefined,
): Payer {
  return {
    isGuest: actor.kind === 'tourist',
    isDemo: env.mode === 'demo',
    site: contract?.site ?? site,
    country: contract?.country,
    hasCompany: contract?.hasCompany,
    isWithPoints: contract?.isWithPoints,
    currency: contract?.currency ?? storefronts[site].currency,
    amount: paymentOrder?.amount,
  }
}

/**
 * What is asked for, if it is offered; who has opened the form of a provider that has fallen silent
 * since may still try it.
 */
function findOffered(
  payer: Payer,
  lists: readonly PaymentSetup['channels'][],
  asked: { readonly payChannel: string; readonly payMethod?: string | undefined },
) {
  return lists
    .flatMap((channels) => channelsFor(payer, channels))
    .find(
      ({ name, methods }) =>
        name === asked.payChannel &&
        (!asked.payMethod || methods.some(({ type }) => type === asked.payMethod)),
    )
}

/** Starts paying a contract's payment order, or returns the attempt that is under way. */
export async function startPayment(
  ctx: Context,
  desk: PaymentDesk,
  channels: PaymentSetup['channels'],
  request: Parsed<typeof paymentCalls.firstPay>,
): Promise<Reply<typeof paymentCalls.firstPay>> {
  const { payChannel, payMethod, token, bindToken, paymentExtraKey } = request
  const contract = await desk.contractOf(ctx, request.contractId)
  const card = await chosenCard(ctx, channels, request)
  const answering = await findAnswering(ctx, desk, channels)
  const attempt = await startAttempt(ctx, desk, {
    // Another card is another way to pay: the attempt with the first one is closed before.
    asked: { channel: payChannel, method: card ? toWireId('card', card.id) : (payMethod ?? null) },
    card: card?.fingerprint,
    extras: token || bindToken || paymentExtraKey ? { token, bindToken, paymentExtraKey } : null,
    findOffered: (paymentOrder) =>
      findOffered(payerOf(ctx, contract, paymentOrder), [answering, channels], request),
    lockPaymentOrder: (tx) => desk.lockPaymentOrder(ctx, tx, request),
  })
  return presentAttempt(attempt)
}

/**
 * What a widget is shown with. Nothing is paid by it: the amount is the contract's where one is
 * named, and else the smallest that the provider takes.
 */
export async function authorize(
  ctx: Context,
  desk: PaymentDesk,
  channels: PaymentSetup['channels'],
  { channel: name, payMethod, contractId, countryCode }: Parsed<typeof paymentCalls.authority>,
): Promise<Reply<typeof paymentCalls.authority>> {
  if (contractId && !(await desk.isOwn(ctx, contractId))) throw refuse('contract.not_found')
  const contract = contractId && (await desk.contractOf(ctx, contractId))
  const due = contractId && findDue(await findPaymentOrders(ctx.db, contractId))
  const payer = payerOf(ctx, contract || undefined, due || undefined)
  const answering = await findAnswering(ctx, desk, channels)
  const channel = findOffered(payer, [answering, channels], { payChannel: name })
  const provider = channel && desk.providers.get(channel.provider)
  const methods = channel?.methods.map(({ type }) => type) ?? []
  if (!provider || (provider.needsPurchase && !due)) throw refuse('payment.channel')
  if (payMethod && !methods.includes(payMethod)) throw refuse('payment.channel')
  const currency = payer.currency ?? storefronts[ctx.site].currency
  const session = await openSession(ctx, provider, {
    channel: name,
    method: payMethod ?? null,
    methods,
    site: payer.site,
    country: payer.country ?? countryCode ?? storefronts[ctx.site].country,
    language: contract ? contract.language : ctx.language,
    amount: money(due ? due.amount : (provider.defaultSessionAmount ?? 1), currency),
    returnUrl: `${ctx.env.origin}/buyer/pay-result`,
    reference: `session.${contractId ? toWireId('contract', contractId) : randomUUID()}`,
    ...(provider.needsPurchase && due ? { purchase: await soundPurchase(ctx, desk, due) } : {}),
    ...(provider.needsPayer && due ? { payer: (await desk.purchaseOf(ctx, due)).billing } : {}),
  })
  return {
    redirectInfo: session.redirectInfo ? fullInfo(session.redirectInfo) : null,
    channelToken: session.channelToken ?? null,
  }
}

async function openSession(
  ctx: Context,
  provider: PaymentProvider,
  request: SessionRequest,
): Promise<Session> {
  const { openSession: open } = provider
  if (!open) throw refuse('payment.channel')
  try {
    return await listenTo(ctx, provider, () => open(request))
  } catch (error) {
    if (error instanceof ProviderRefused) {
      ctx.log.warn({ err: error, provider: provider.name }, 'a session was refused')
      throw refuse('payment.provider')
    }
    if (!(error instanceof OutsideError)) throw error
    logUnanswered(ctx.log, error, { provider: provider.name })
    throw refuse('payment.provider')
  }
}

/** Who lends is asked for nothing as long as an address is faulty [PAY-081]. */
async function soundPurchase(
  ctx: Context,
  desk: PaymentDesk,
  claim: PaymentOrder,
): Promise<Purchase> {
  const purchase = await desk.purchaseOf(ctx, claim)
  if (purchase.addressErrors.length > 0)
    throw refuse('payment.address', { fields: purchase.addressErrors })
  return purchase
}

/**
 * What a form of "buy now, pay later" is shown with: an order of the mall's own making, whatever
 * the browser says of it [PAY-101].
 */
export async function openPurchaseSession(
  ctx: Context,
  desk: PaymentDesk,
  channels: PaymentSetup['channels'],
  { type: { payChannel, contractId } }: Parsed<typeof paymentCalls.purchaseSession>,
): Promise<Reply<typeof paymentCalls.purchaseSession>> {
  const { channelToken, redirectInfo } = await authorize(ctx, desk, channels, {
    channel: payChannel,
    contractId,
  })
  return {
    client_token: channelToken ?? '',
    session_id: redirectInfo?.sessionId ?? '',
    payment_method_category: redirectInfo?.action ?? '',
  }
}

/**
 * Where the newest attempt stands, read from our own rows alone. One that nobody can be asked about
 * says so. A browser that has just come back makes the mall ask the provider now instead of at the
 * next round.
 */
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
  return presentResult(ctx, desk, attempt)
}

/** As the result page reads it. */
export async function presentResult(
  ctx: Context,
  desk: PaymentDesk,
  attempt: Attempt,
): Promise<Reply<typeof paymentCalls.payResult>> {
  return {
    ...presentRecord(attempt),
    recordStatus:
      isPaidFor(attempt.status) || attempt.authorisedAt
        ? 'SUCCESS'
        : isLive(attempt)
          ? 'UNKNOWN'
          : 'FAILED',
    failedReason: isUnreachable(desk.providers, attempt)
      ? 'payment.unreachable'
      : attempt.failedReason,
    contractId: toWireId('contract', attempt.contractId),
    amount: wireMoney(attempt.amount, attempt.currency),
    payInstructions: await presentInstructions(ctx, desk, attempt),
    tradeOrderList: await desk.ordersOf(ctx, attempt.contractId),
  }
}

async function presentInstructions(ctx: Context, desk: PaymentDesk, attempt: Attempt) {
  const instructions = attempt.redirectInfo?.instructions
  const contract =
    instructions && isLive(attempt) ? await desk.contractOf(ctx, attempt.contractId) : undefined
  if (!instructions || !contract) return null
  return {
    ...{ beneficiary: '', iban: '', bic: '', entity: '' },
    ...instructions,
    payBy: contract.deadlineAt.toISOString(),
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

/**
 * How the last of a contract's claims stands that anybody has begun to pay: its success, or its
 * newest attempt.
 */
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

/**
 * "Pay again": the earlier attempt is closed at the provider first; if it was paid meanwhile, the
 * answer says so and nothing is closed.
 */
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

export function presentRecord(attempt: Attempt): Reply<typeof paymentCalls.secondaryPay> {
  return {
    payUniqueKey: attempt.uniqueKey,
    paymentRecordStatus: attempt.status,
    paymentRecordId: toWireId('attempt', attempt.id),
  }
}

/** Asked only where a channel wants to know it, and of nobody who cannot keep one. */
async function keepsCard(
  ctx: Context,
  channels: PaymentSetup['channels'],
): Promise<boolean | undefined> {
  if (!channels.some(({ needsCard }) => needsCard)) return undefined
  if (ctx.actor.kind === 'tourist') return false
  return hasSavedCard(ctx.db, buyerOf(ctx), ctx.now())
}

/**
 * The buyer's own card, where the channel is paid by one. Somebody else's, a removed one and one
 * that has expired are none [PAY-074].
 */
async function chosenCard(
  ctx: Context,
  channels: PaymentSetup['channels'],
  { payChannel, bindToken }: Parsed<typeof paymentCalls.firstPay>,
) {
  const provider = channels.find((one) => one.needsCard && one.name === payChannel)?.provider
  if (!provider || ctx.actor.kind === 'tourist') return undefined
  const card =
    bindToken &&
    (await findChargeable(ctx.db, { userId: buyerOf(ctx), provider, token: bindToken }))
  if (!card || isExpired(card, ctx.now())) throw refuse('payment.card')
  return card
}
