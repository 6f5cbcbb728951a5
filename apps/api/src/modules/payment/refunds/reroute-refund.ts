import type { Parsed } from '@galleria/contract/define-call'
import type { moneyCalls } from '@galleria/contract/money'
import { refuse } from '@galleria/contract/refusals'
import { allows } from '@galleria/kernel/flow'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { auditMoney, noteSubject } from '#platform/audit-log.ts'
import { answerProposal, propose } from '#modules/proposals/index.ts'
import { subjectOf } from './agreed-route.ts'
import { isInTheWay } from '../disputes/cover-legs.ts'
import { changeLegOf } from './end-try.ts'
import { askOperator, findProposalOf, matterOperations } from '../matters/list-matters.ts'
import { matterFlow } from '../matters/matter.flow.ts'
import type { MatterRow } from '../matters/matter.queries.ts'
import { moveMatter } from '../matters/matter.store.ts'
import { lockMatterOf } from '../matters/lock-matter.ts'
import { paymentJobs } from '../payment.jobs.ts'
import type { Providers } from '../providers/payment-provider.ts'
import { isOpen } from './refund.rules.ts'
import { lockRefund } from './refund.store.ts'
import { writeOff } from '../matters/write-off.ts'
import { findTries } from './refund-try.store.ts'

/**
 * A refund that its provider does not give goes another way (row A31): one person of the mall
 * proposes where to, a second agrees, and only then is it taken out of the provider's hands. The
 * payment itself is made at the bank, and said here once it is.
 */
export async function proposeRoute(
  ctx: Context,
  providers: Providers,
  { id, route, reason }: Parsed<typeof moneyCalls.proposeRoute>,
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const matter = await lockMatterOf(tx, id)
    // One that somebody else has proposed meanwhile is told as that.
    if (!(await mayNow(ctx, tx, providers, matter, 'propose')))
      if (!(await findProposalOf(tx, matter))) throw await movedOn(ctx, tx, providers, matter)
    await refuseDisputed(tx, matter)
    noteSubject(tx, { kind: 'matter', id })
    await propose(ctx, tx, subjectOf(matter), { name: amountWords(matter), way: route, reason })
  })
}

/**
 * What left a shop and will never be paid is a loss of the mall once two persons agree: one
 * proposes it, with a reason, another agrees. Its shop keeps what it sold. From then on nothing is
 * taken for it; should the provider take it all the same, that is stray money.
 */
export async function proposeWriteOff(
  ctx: Context,
  providers: Providers,
  { id, reason }: Parsed<typeof moneyCalls.proposeWriteOff>,
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const matter = await lockMatterOf(tx, id)
    // One that somebody else has proposed meanwhile is told as that.
    if (!(await mayNow(ctx, tx, providers, matter, 'proposeWriteOff')))
      if (!matter.parcelCaptureId || !(await findProposalOf(tx, matter)))
        throw await movedOn(ctx, tx, providers, matter)
    noteSubject(tx, { kind: 'matter', id })
    await propose(ctx, tx, subjectOf(matter), { name: amountWords(matter), way: null, reason })
  })
}

export async function answerRoute(
  ctx: Context,
  providers: Providers,
  { id, proposalId, answer, note }: Parsed<typeof moneyCalls.answerRoute>,
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const matter = await lockMatterOf(tx, id)
    noteSubject(tx, { kind: 'matter', id })
    const move = matter.parcelCaptureId ? 'writeOff' : 'reroute'
    const isAllowed = await mayNow(ctx, tx, providers, matter, move)
    const proposal = await answerProposal(ctx, tx, subjectOf(matter), {
      proposalId,
      move: answer,
      note,
    })
    if (answer !== 'agree') return
    if (!isAllowed) throw await movedOn(ctx, tx, providers, matter)
    await refuseDisputed(tx, matter)
    await moveMatter(tx, id, {
      move,
      actor: 'operator',
      actorId: buyerOf(ctx),
      facts: { proposalId: proposal.id, ...(note ? { note } : {}) },
      at: ctx.now(),
    })
    if (move === 'writeOff') await writeOff(ctx, tx, matter)
    else await takeOut(ctx, tx, matter)
  })
}

/** No provider is told to give it any more; a try that is out is still asked about. */
async function takeOut(ctx: Context, tx: Tx, { refundId, legId }: MatterRow): Promise<void> {
  const refund = refundId ? await lockRefund(tx, refundId) : undefined
  const leg = refund?.legs.find(({ id }) => id === legId)
  if (!refund || !leg) throw new Error('a refund that goes another way is not there')
  const isOut = (await findTries(tx, leg.id)).some(isOpen)
  await changeLegOf(ctx, tx, refund, leg, {
    status: 'ROUTED',
    nextTryAt: isOut ? leg.nextTryAt : null,
  })
  if (refund.contractId)
    await ctx.jobs.send(tx, paymentJobs.rerouted, { refundId: refund.id, legId: leg.id })
}

/**
 * While its payer disputes the payment, or has had the money by that, nobody gives it another way
 * as well.
 */
async function refuseDisputed(tx: Tx, matter: MatterRow): Promise<void> {
  if (matter.amount === null) return
  const refund = matter.refundId ? await lockRefund(tx, matter.refundId) : undefined
  const leg = refund?.legs.find(({ id }) => id === matter.legId)
  if (refund && leg && (await isInTheWay(tx, refund, leg))) throw refuse('matter.disputed')
}

async function mayNow(
  ctx: Context,
  tx: Tx,
  providers: Providers,
  matter: MatterRow,
  move: 'propose' | 'proposeWriteOff' | 'reroute' | 'writeOff',
): Promise<boolean> {
  const proposal = await findProposalOf(tx, matter)
  return allows(matterFlow, move, askOperator(ctx, matter, providers, proposal))
}

async function movedOn(ctx: Context, tx: Tx, providers: Providers, matter: MatterRow) {
  const proposal = await findProposalOf(tx, matter)
  return refuse('matter.state', {
    operationList: matterOperations(ctx, matter, providers, proposal),
  })
}

/** As mails name it. */
function amountWords({ amount, currency }: MatterRow): string {
  return amount === null || currency === null ? '' : auditMoney(amount, currency)
}
