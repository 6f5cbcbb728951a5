import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import type { ProposalAnswer } from './proposal.flow.ts'
import { proposalJobs } from './proposal.jobs.ts'
import {
  findDeciders,
  findDueProposals,
  findOpenProposal,
  findProposal,
  insertProposal,
  moveProposal,
} from './proposal.store.ts'
import type { Proposal, ProposalKind, Subject } from './proposal.types.ts'

/** How long somebody else has to agree. */
const OPEN_FOR_MS = 7 * DAY

/**
 * Whether somebody can agree to it now: it has not ended, its time is not over, and what it is
 * about stands as it stood.
 */
export function isLive(
  proposal: Pick<Proposal, 'status' | 'expiresAt' | 'seen'>,
  seen: string,
  now: Date,
): boolean {
  return proposal.status === 'OPEN' && proposal.expiresAt > now && proposal.seen === seen
}

/**
 * One person proposes, with a reason; whoever else may agree is told by mail. What the proposal is
 * about is locked by the caller.
 */
export async function propose(
  ctx: Context,
  tx: Tx,
  subject: Subject,
  draft: { readonly name: string; readonly way: object | null; readonly reason: string },
): Promise<void> {
  const earlier = await findOpenProposal(tx, subject)
  const at = ctx.now()
  if (earlier) {
    if (isLive(earlier, subject.seen, at)) throw refuse('proposal.open')
    await moveProposal(tx, earlier.id, {
      move: earlier.expiresAt > at ? 'outdate' : 'expire',
      actor: 'clock',
      at,
    })
  }
  const by = buyerOf(ctx)
  // Whoever is alone is told so at once: what nobody can agree to is not kept waiting.
  const others = (await findDeciders(tx, subject.kind)).filter(
    (one) => one.id !== by && one.id !== subject.buyerId && isOfOld(one, at),
  )
  if (others.length === 0) throw refuse('proposal.alone')
  const id = ctx.newId('proposal')
  const expiresAt = new Date(at.getTime() + OPEN_FOR_MS)
  await insertProposal(tx, subject, { ...draft, id, by, at, expiresAt })
  await ctx.jobs.send(tx, proposalJobs.mail, { proposalId: id, kind: 'made' })
}

/**
 * Another person agrees or refuses, or whoever proposed it takes it back. Of two who agree at once
 * one does; the other meets a proposal that is over. Answers with what was agreed to.
 */
export async function answerProposal(
  ctx: Context,
  tx: Tx,
  subject: Subject,
  answer: {
    readonly proposalId: Id<'proposal'>
    readonly move: ProposalAnswer
    readonly note?: string | undefined
  },
): Promise<Proposal> {
  const { proposalId: id, move, note } = answer
  const proposal = await findOpenProposal(tx, subject)
  // Somebody agrees to what they have read, and not to what was proposed since.
  if (proposal?.id !== id || !isLive(proposal, subject.seen, ctx.now()))
    throw refuse('proposal.over')
  const by = buyerOf(ctx)
  if ((move === 'withdraw') !== (proposal.proposedBy === by)) throw refuse('proposal.person')
  if (move !== 'withdraw' && !(await isSecond(tx, proposal, by, subject.buyerId)))
    throw refuse('proposal.person')
  const isMoved = await moveProposal(tx, id, {
    move,
    actor: 'operator',
    actorId: by,
    at: ctx.now(),
    set: { ended_by: by },
    ...(note ? { facts: { note } } : {}),
  })
  if (!isMoved) throw refuse('proposal.over')
  if (move !== 'withdraw')
    await ctx.jobs.send(tx, proposalJobs.mail, { proposalId: id, kind: move })
  return proposal
}

/** The role is read again, because it can have been taken since the call began. */
async function isSecond(
  tx: Tx,
  { kind, proposedAt }: Proposal,
  by: Id<'user'>,
  buyerId: Id<'user'> | null,
): Promise<boolean> {
  const deciders = await findDeciders(tx, kind)
  return by !== buyerId && deciders.some((one) => one.id === by && isOfOld(one, proposedAt))
}

/**
 * Not somebody who was given the role for it, just before or afterwards: whoever proposes could
 * have seen to that. The others, who are mailed of each new role, have a day to ask.
 */
function isOfOld({ since }: { readonly since: Date }, proposedAt: Date): boolean {
  return since.getTime() <= proposedAt.getTime() - DAY
}

/** Whether anybody but the caller can agree to such a thing, for the screen. */
export async function hasSecond(ctx: Context, kind: ProposalKind): Promise<boolean> {
  return (await findDeciders(ctx.db, kind)).some(
    (one) => one.id !== buyerOf(ctx) && isOfOld(one, ctx.now()),
  )
}

/** The clock's round: what nobody answered is over, and whoever proposed it is told. */
export async function expireProposals(ctx: Context): Promise<void> {
  for (const { id } of await findDueProposals(ctx.db, ctx.now()))
    await ctx.inTransaction(async (tx) => {
      if (await moveProposal(tx, id, { move: 'expire', actor: 'clock', at: ctx.now() }))
        await ctx.jobs.send(tx, proposalJobs.mail, { proposalId: id, kind: 'expire' })
    })
}

/**
 * What two had agreed to has come about by itself: both are told, so that nobody does it as well.
 */
export async function tellOvertaken(ctx: Context, tx: Tx, id: Id<'proposal'>): Promise<void> {
  if (await findProposal(tx, id))
    await ctx.jobs.send(tx, proposalJobs.mail, { proposalId: id, kind: 'overtaken' })
}
