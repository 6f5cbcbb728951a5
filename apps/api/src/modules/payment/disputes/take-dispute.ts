import type { Id } from '@galleria/kernel/id'
import { money, type Currency } from '@galleria/kernel/money'
import { DAY } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { postEntries, type Entry } from '#modules/ledger/index.ts'
import { findAttempt, findByAuthorisation } from '../attempts/attempt.store.ts'
import { findContractOfCapture, findUseOfCapture } from '../captures/capture.store.ts'
import { nameMatter, openMatter, resolveMatters } from '../matters/matter.store.ts'
import { paymentJobs } from '../payment.jobs.ts'
import { giveByCancellation } from '../refunds/give-found.ts'
import type { ProviderDispute } from '../providers/payment-provider.ts'
import { disputeFlow, isUndecided, type DisputeMove, type DisputeStatus } from './dispute.flow.ts'
import {
  changeDispute,
  findDispute,
  insertDispute,
  lockDispute,
  lockDisputeName,
  moveDispute,
  standing,
  type Dispute,
} from './dispute.store.ts'
import { findNoted, sumCovered, wakeRefundsOf } from './disputed-money.store.ts'

/** A day: what is decided without a word to us is found by asking. */
export const ASK_AGAIN_MS = DAY

const moveTo: Record<DisputeStatus, DisputeMove> = {
  OPEN: 'ask',
  UNDER_REVIEW: 'review',
  WON: 'win',
  LOST: 'lose',
}

/**
 * What a provider says of a dispute, whatever of it was known: its state is followed, and the books
 * get the difference between what they say and what it holds back now. So the same news twice books
 * nothing, and news that was lost is made up for by the next.
 */
export async function takeDispute(
  ctx: Context,
  provider: string,
  news: ProviderDispute,
): Promise<void> {
  await ctx.inTransaction((tx) => takeDisputeIn(ctx, tx, provider, news))
}

/** In a transaction that is open. */
export async function takeDisputeIn(
  ctx: Context,
  tx: Tx,
  provider: string,
  news: Told,
): Promise<void> {
  if (news.takenAway && !(await isLeftToDispute(ctx, tx, provider, news))) return
  await lockDisputeName(tx, provider, news.ref)
  const dispute = await lockKnown(ctx, tx, provider, news)
  const to = standing[news.status]
  const isNews = dispute.status !== to
  if (isNews && !mayMove(dispute.status, to)) return
  if (isNews) await moveDispute(tx, dispute, { move: moveTo[to], actor: 'payment', at: ctx.now() })
  await book(ctx, tx, dispute, news, to)
  await changeDispute(tx, dispute.id, { answer_by: news.answerBy })
  await listDispute(ctx, tx, dispute, news, to)
  if (isNews && dispute.status === 'LOST') await listTurned(ctx, tx, dispute, news)
  if (isNews && !isUndecided(to)) await wake(ctx, tx, dispute)
}

/**
 * Money that is taken away before the books had it never was theirs. What pays nothing, and was
 * cancelled, has gone back by that: the mall cancels what nobody waits for any more.
 */
async function isLeftToDispute(
  ctx: Context,
  tx: Tx,
  provider: string,
  { ref, takenAway, captureRef }: ProviderDispute,
): Promise<boolean> {
  const use = captureRef ? await findUseOfCapture(tx, provider, captureRef) : undefined
  if (!captureRef || use !== 'AUTO_REFUNDED' || takenAway === 'failed') return use !== undefined
  await giveByCancellation(ctx, tx, { provider, ref: captureRef }, ref)
  return false
}

/**
 * An operator says that it is lost, at a provider that cannot be asked and may never say so. The
 * dispute is locked and not decided.
 */
export async function loseByHand(
  ctx: Context,
  tx: Tx,
  dispute: Dispute,
  operator: Id<'user'>,
): Promise<void> {
  await moveDispute(tx, dispute, {
    move: 'lose',
    actor: 'operator',
    actorId: operator,
    at: ctx.now(),
  })
  const taken = money(dispute.taken, dispute.currency as Currency)
  await book(ctx, tx, dispute, { taken, fee: null }, 'LOST')
  await resolveMatters(tx, { cause: causeOf(dispute) }, ctx.now())
  await wake(ctx, tx, dispute)
}

/** Or that the money is back, and nobody has told the mall. */
export async function winByHand(
  ctx: Context,
  tx: Tx,
  dispute: Dispute,
  operator: Id<'user'>,
): Promise<void> {
  await moveDispute(tx, dispute, {
    move: 'win',
    actor: 'operator',
    actorId: operator,
    at: ctx.now(),
  })
  const nothing = money(0, dispute.currency as Currency)
  await book(ctx, tx, dispute, { taken: nothing, fee: null }, 'WON')
  await resolveMatters(tx, { cause: causeOf(dispute) }, ctx.now())
  await wake(ctx, tx, dispute)
}

const causeOf = ({ id }: Pick<Dispute, 'id'>) => `dispute:${id}`
const mayMove = (from: DisputeStatus, to: DisputeStatus) =>
  (disputeFlow.moves[moveTo[to]].from as readonly DisputeStatus[]).includes(from)

async function lockKnown(ctx: Context, tx: Tx, provider: string, news: Told): Promise<Dispute> {
  const known = await findDispute(tx, { provider, ref: news.ref })
  const locked = known && (await lockDispute(tx, known.id))
  if (!locked) return (await adoptNoted(tx, provider, news)) ?? addDispute(ctx, tx, provider, news)
  // Told before what it is about was in the books.
  if (locked.contractId === null)
    await nameOwner(tx, locked, await findDisputed(tx, provider, news))
  return (await findDispute(tx, { id: locked.id })) ?? locked
}

/**
 * What an operator had noted by a mail, and its provider now tells of itself, under the name that
 * it has for programs: it is one dispute, and goes on as its provider says.
 */
async function adoptNoted(tx: Tx, provider: string, news: Told): Promise<Dispute | undefined> {
  if (news.notedBy) return undefined
  const whose = await findDisputed(tx, provider, news)
  if (whose.contractId === null) return undefined
  const id = await findNoted(tx, { provider, ...whose, captureRef: news.captureRef })
  const noted = id && (await lockDispute(tx, id))
  if (!noted?.notedBy || !isUndecided(noted.status)) return undefined
  await changeDispute(tx, noted.id, { provider_ref: news.ref, noted_by: null })
  await nameMatter(tx, causeOf(noted), { reference: news.ref })
  return findDispute(tx, { id: noted.id })
}

/** Of two events about a new dispute at once, the second finds what the first has written. */
async function addDispute(ctx: Context, tx: Tx, provider: string, news: Told): Promise<Dispute> {
  const id = ctx.newId('dispute')
  const whose = news.whose ?? (await findDisputed(tx, provider, news))
  await insertDispute(tx, { id, ...whose, notedBy: news.notedBy, at: ctx.now() }, provider, news)
  const added = await findDispute(tx, { provider, ref: news.ref })
  const locked = added && (await lockDispute(tx, added.id))
  if (!locked) throw new Error('a dispute that was just added is not there')
  if (locked.id === id) ctx.log.warn({ provider, dispute: news.ref }, 'a payment is disputed')
  return locked
}

type Whose = {
  readonly contractId: Id<'contract'> | null
  readonly attemptId: Id<'attempt'> | null
}
/** What is told of a dispute, or noted by somebody of the mall, who knows whose it is. */
type Told = ProviderDispute & {
  readonly notedBy?: Id<'user'>
  readonly whose?: Whose
}

/** What of ours it is about: a capture, or all captures of a payment or promise that it names. */
async function findDisputed(
  tx: Tx,
  provider: string,
  { captureRef, paymentRef }: ProviderDispute,
): Promise<Whose> {
  const contractId = captureRef && (await findContractOfCapture(tx, provider, captureRef))
  if (contractId) return { contractId, attemptId: null }
  const attempt =
    (captureRef && (await findByAuthorisation(tx, provider, captureRef))) ||
    (paymentRef && (await findAttempt(tx, { provider, ref: paymentRef })))
  return attempt
    ? { contractId: attempt.contractId, attemptId: attempt.id }
    : { contractId: null, attemptId: null }
}

async function nameOwner(tx: Tx, { id }: Dispute, { contractId, attemptId }: Whose): Promise<void> {
  if (!contractId) return
  await changeDispute(tx, id, { contract_id: contractId, attempt_id: attemptId })
  await nameMatter(tx, causeOf({ id }), { contract_id: contractId })
}

/**
 * `disputed` is what may still come back, `losses` what will not: the mall bears them until sellers
 * are paid out and share them.
 */
async function book(
  ctx: Context,
  tx: Tx,
  dispute: Dispute,
  news: Pick<ProviderDispute, 'taken' | 'fee'>,
  to: DisputeStatus,
): Promise<void> {
  const taken = news.taken.minor
  const lost = to === 'LOST' ? taken : 0
  await post(ctx, tx, dispute, dispute.currency, [
    { account: 'provider', minor: dispute.taken - taken },
    { account: 'disputed', minor: taken - lost - (dispute.taken - dispute.lost) },
    { account: 'losses', minor: lost - dispute.lost },
  ])
  // Amounts of two currencies are never added: the first fee says in which it is. What is not said
  // stays as it was.
  const feeCurrency =
    dispute.fee === 0 ? (news.fee?.currency ?? dispute.feeCurrency) : dispute.feeCurrency
  const fee = news.fee?.currency === feeCurrency ? news.fee.minor : dispute.fee
  await post(ctx, tx, dispute, feeCurrency, [
    { account: 'fees', minor: fee - dispute.fee },
    { account: 'provider', minor: dispute.fee - fee },
  ])
  await changeDispute(tx, dispute.id, {
    taken,
    lost,
    fee,
    fee_currency: feeCurrency,
    // An answer that is to be sent again keeps its own moment.
    ...(isUndecided(to) && dispute.answerState === 'TO_SEND'
      ? {}
      : { next_check_at: isUndecided(to) ? new Date(ctx.now().getTime() + ASK_AGAIN_MS) : null }),
  })
  const { contractId } = dispute
  if (contractId) await ctx.jobs.send(tx, paymentJobs.disputeMoved, { contractId })
}

function post(ctx: Context, tx: Tx, dispute: Dispute, currency: string, entries: Entry[]) {
  return postEntries(tx, {
    event: 'dispute',
    ref: dispute.contractId ?? dispute.id,
    currency,
    at: ctx.now(),
    entries,
  })
}

async function listDispute(
  ctx: Context,
  tx: Tx,
  dispute: Dispute,
  news: ProviderDispute,
  to: DisputeStatus,
): Promise<void> {
  const cause = causeOf(dispute)
  if (!isUndecided(to)) {
    await resolveMatters(tx, { cause }, ctx.now())
    return
  }
  await openMatter(ctx, tx, {
    kind: 'DISPUTE',
    cause,
    provider: dispute.provider,
    reference: news.ref,
    contractId: dispute.contractId,
    amount: news.amount,
    reason: news.reason,
  })
}

/**
 * Refunds that the lost dispute had paid for are owed again, now that its payer lost the money: a
 * person sees to it.
 */
async function listTurned(ctx: Context, tx: Tx, dispute: Dispute, news: ProviderDispute) {
  const owed = await sumCovered(tx, dispute.id)
  if (owed === 0) return
  await openMatter(ctx, tx, {
    kind: 'DISPUTE_TURNED',
    cause: `turned:${dispute.id}`,
    provider: dispute.provider,
    reference: news.ref,
    contractId: dispute.contractId,
    amount: { minor: owed, currency: dispute.currency },
    reason: news.reason,
  })
}

async function wake(ctx: Context, tx: Tx, dispute: Dispute): Promise<void> {
  const refunds = await wakeRefundsOf(tx, dispute, ctx.now())
  for (const refundId of refunds) await ctx.jobs.send(tx, paymentJobs.sendRefund, { refundId })
}
