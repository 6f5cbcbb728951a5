import { refuse } from '@galleria/contract/refusals'
import { allows } from '@galleria/kernel/flow'
import type { Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { postEntries, type Entry } from '#modules/ledger/index.ts'
import { attemptNamed, findAttempt, moveAttempt } from '../attempts/attempt.store.ts'
import { markSentBack } from '../captures/capture.store.ts'
import { saveAnswer } from '../disputes/answer-dispute.ts'
import { lockDispute } from '../disputes/dispute.store.ts'
import { loseByHand } from '../disputes/take-dispute.ts'
import { changeLegOf } from '../refunds/end-try.ts'
import { askOperator, findProposalOf, matterOperations } from './list-matters.ts'
import { lockMatterOf } from './lock-matter.ts'
import { takeAsArrived } from '../captures/take-as-arrived.ts'
import { isGivenAway, matterFlow } from './matter.flow.ts'
import { type MatterRow } from './matter.queries.ts'
import { linkLeg, moveMatter } from './matter.store.ts'
import { paymentJobs } from '../payment.jobs.ts'
import type { Providers } from '../providers/payment-provider.ts'
import { takeAgain } from '../captures/send-parcel-capture.ts'
import { reserveRefund } from '../refunds/reserve-refund.ts'
import { isOpen } from '../refunds/refund.rules.ts'
import { lockRefund } from '../refunds/refund.store.ts'
import { findTries } from '../refunds/refund-try.store.ts'

type OperatorMove =
  | 'sendBack'
  | 'tryAgain'
  | 'settle'
  | 'close'
  | 'explain'
  | 'answer'
  | 'accept'
  | 'arrive'
  | 'unroute'
type Decision = { readonly note: string; readonly reference: string; readonly canAsk: boolean }
type Work = (ctx: Context, tx: Tx, matter: MatterRow, decision: Decision) => Promise<void>

/** What each action does, in the transaction that records who took it. */
const works: Record<OperatorMove, Work> = {
  sendBack,
  tryAgain,
  close: closeByHand,
  // Who found out what is in its history, and that is all.
  explain: async () => {},
  answer: (ctx, tx, matter, { note }) => saveAnswer(ctx, tx, matter, 'EVIDENCE', note),
  accept,
  arrive: (ctx, tx, matter, { reference }) => takeAsArrived(ctx, tx, matter, reference),
  unroute,
  settle: async (ctx, tx, matter) => {
    if (matter.refundId && !isGivenAway(matter)) await settleLeg(ctx, tx, matter)
    await bookOutside(ctx, tx, matter)
    if (!isGivenAway(matter) && matter.kind !== 'DISPUTE_TURNED')
      await markSentBack(tx, matter.provider, matter.reference)
  },
}

/** An operator deals with a matter. Two at once: the second is refused, because it has changed. */
export async function actOnMatter(
  ctx: Context,
  providers: Providers,
  request: {
    readonly id: Id<'matter'>
    readonly move: OperatorMove
    readonly note?: string
    readonly reference?: string
  },
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const matter = await lockMatterOf(tx, request.id)
    const proposal = await findProposalOf(tx, matter)
    if (!allows(matterFlow, request.move, askOperator(ctx, matter, providers, proposal)))
      throw refuse('matter.state', {
        operationList: matterOperations(ctx, matter, providers, proposal),
      })
    await moveMatter(tx, matter.id, {
      move: request.move,
      actor: 'operator',
      actorId: buyerOf(ctx),
      facts: request.note ? { note: noteOf(request) } : undefined,
      at: ctx.now(),
    })
    const canAsk = providers.get(matter.provider)?.findDispute !== undefined
    const { note = '', reference = '' } = request
    await works[request.move](ctx, tx, matter, { note, reference, canAsk })
  })
}

/**
 * With the provider's name of what has arrived, so that whoever reads the history can look it up.
 */
const noteOf = ({ note, reference }: { readonly note?: string; readonly reference?: string }) =>
  reference ? `${reference}: ${note}` : note

/** The provider is told; one that cannot be asked is not, and the loss is booked at once. */
async function accept(ctx: Context, tx: Tx, matter: MatterRow, decision: Decision): Promise<void> {
  if (decision.canAsk && matter.notedBy === null)
    return saveAnswer(ctx, tx, matter, 'ACCEPT', decision.note)
  const dispute = matter.disputeId && (await lockDispute(tx, matter.disputeId))
  if (!dispute) throw new Error(`matter ${matter.id} is about no dispute`)
  await loseByHand(ctx, tx, dispute, buyerOf(ctx))
}

/**
 * A capture that waits for a person goes back to where it came from; the matter is resolved once it
 * has arrived.
 */
async function sendBack(ctx: Context, tx: Tx, matter: MatterRow): Promise<void> {
  const { amount, currency } = amountOf(matter)
  const capture = { provider: matter.provider, ref: matter.reference }
  const legs = await reserveRefund(
    ctx,
    tx,
    {
      id: ctx.newId('refund'),
      owner: await ownerOf(tx, matter),
      amount,
      currency,
      reason: isStray(matter) ? 'stray' : 'amount',
      requestKey: `matter:${matter.id}`,
      at: ctx.now(),
    },
    capture,
  )
  if (!legs?.[0]) throw new Error(`capture ${capture.ref} could not be sent back`)
  await linkLeg(tx, matter.id, legs[0])
  await markSentBack(tx, capture.provider, capture.ref)
}

async function ownerOf(tx: Tx, matter: MatterRow) {
  const { id, contractId } = matter
  if (!contractId || isStray(matter)) return { matterId: id }
  const { buyer_id: buyerId } = await tx
    .selectFrom('payment_orders')
    .where('contract_id', '=', contractId)
    .select('buyer_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { contractId, buyerId: buyerId as Id<'user'> }
}

/** The failed leg, or what was not taken, is due now: the next try goes out as any other. */
async function tryAgain(ctx: Context, tx: Tx, matter: MatterRow): Promise<void> {
  const { refundId, legId, parcelCaptureId } = matter
  if (parcelCaptureId) return takeAgain(ctx, tx, parcelCaptureId)
  const refund = refundId ? await lockRefund(tx, refundId) : undefined
  const leg = refund?.legs.find(({ id }) => id === legId)
  if (!refund || leg?.status !== 'FAILED') throw refuse('matter.state', { operationList: [] })
  await changeLegOf(ctx, tx, refund, leg, { nextTryAt: ctx.now() })
  await ctx.jobs.send(tx, paymentJobs.sendRefund, { refundId: refund.id })
}

/**
 * Nobody can ask whether it was paid, so a person has found out: it was not. The order's module
 * closes what its time is over for.
 */
async function closeByHand(ctx: Context, tx: Tx, matter: MatterRow): Promise<void> {
  const attempt = await findAttempt(tx, attemptNamed(matter))
  const isClosed =
    attempt &&
    (await moveAttempt(tx, attempt.id, {
      move: 'close',
      actor: 'operator',
      actorId: buyerOf(ctx),
      facts: { reason: 'closed' },
      at: ctx.now(),
      set: { failed_reason: 'closed' },
    }))
  if (!isClosed) throw new Error(`matter ${matter.id} is about a payment that is over`)
  await ctx.jobs.send(tx, paymentJobs.closedByHand, { contractId: attempt.contractId })
}

/**
 * The buyer has the money some other way: the leg counts as given, and is not sent any more. A try
 * that is out is still asked about: if it gave the money as well, that is found out.
 */
async function settleLeg(ctx: Context, tx: Tx, { refundId, legId }: MatterRow): Promise<void> {
  const refund = refundId ? await lockRefund(tx, refundId) : undefined
  const leg = refund?.legs.find(({ id }) => id === legId)
  if (!refund || !leg) throw new Error('a refund that is settled is not there')
  const isOut = (await findTries(tx, leg.id)).some(isOpen)
  await changeLegOf(
    ctx,
    tx,
    refund,
    leg,
    { status: 'SETTLED', nextTryAt: isOut ? leg.nextTryAt : null },
    null,
    buyerOf(ctx),
  )
}

/**
 * What two had agreed to was not done, or came back: the buyer is owed the money as before, and
 * another way is proposed anew.
 */
async function unroute(ctx: Context, tx: Tx, matter: MatterRow, { note }: Decision): Promise<void> {
  const refund = matter.refundId ? await lockRefund(tx, matter.refundId) : undefined
  const leg = refund?.legs.find(({ id }) => id === matter.legId)
  if (!refund || !leg) throw new Error('a refund that went another way is not there')
  const isOut = (await findTries(tx, leg.id)).some(isOpen)
  const status = isOut ? 'UNKNOWN' : 'FAILED'
  await changeLegOf(ctx, tx, refund, leg, { status, nextTryAt: leg.nextTryAt }, note)
}

/**
 * Money that moved without a provider: what was owed to its owner is owed no more; what was given
 * twice has come back.
 */
async function bookOutside(ctx: Context, tx: Tx, matter: MatterRow): Promise<void> {
  const { amount, currency } = amountOf(matter)
  const sign = isGivenAway(matter) ? -1 : 1
  await postEntries(tx, {
    event: 'settlement',
    ref: matter.bookRef,
    currency,
    at: ctx.now(),
    entries: [
      { account: owingAccount(matter), minor: sign * amount },
      { account: 'outside', minor: -sign * amount },
    ],
  })
}

/** What is given back after a dispute that was won in the end was booked as lost before. */
function owingAccount(matter: MatterRow): Entry['account'] {
  if (matter.kind === 'DISPUTE_TURNED') return 'losses'
  const isOfNobody = isGivenAway(matter) || isStray(matter) || !matter.contractId
  return isOfNobody ? 'suspense' : 'buyer'
}
/** What was taken by a promise without being asked for is owed to nobody in the books either. */
const isStray = ({ kind }: MatterRow) => kind === 'STRAY_CAPTURE'

function amountOf({ id, amount, currency }: MatterRow): { amount: number; currency: string } {
  if (amount === null || currency === null) throw new Error(`matter ${id} has no amount`)
  return { amount, currency }
}
