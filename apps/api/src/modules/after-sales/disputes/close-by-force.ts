import type { closeCalls, RequestOfOrder } from '@galleria/contract/after-sales-close'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { allows } from '@galleria/kernel/flow'
import { toWireId, type Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { changeClaims } from '#modules/order/claims/index.ts'
import { worksFor } from '#modules/merchant/index.ts'
import {
  answerProposal,
  findOpenSubjects,
  findProposals,
  hasSecond,
  isLive,
  propose,
  type Proposal,
  type Subject,
} from '#modules/proposals/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { freeReplacement } from '../exchange/exchange.store.ts'
import { lock } from '../lock-reverse.ts'
import { endOffer } from '../offers/offer.store.ts'
import { factsOf } from '../reverse.facts.ts'
import { reverseFlow } from '../reverse.flow.ts'
import { presentReverseRow } from '../reverse.present.ts'
import { findReverseForMall, findReversesForMall, findVersions } from '../reverse.queries.ts'
import { claimsOf, moveReverse } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { receiptUrlOf } from '../receipts/receipt.rules.ts'
import { writeToShop } from '../mails/write-to-shop.ts'
import { refuseState } from '../answering/refuse-state.ts'

/**
 * A request that the mall closes by force (row A36): one of its people proposes it, another agrees.
 * Buyer and shop read why.
 */

export async function proposeClose(
  ctx: Context,
  { id, reason }: Parsed<typeof closeCalls.proposeClose>,
): Promise<RequestOfOrder> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockOthers(ctx, tx, id)
    if (!mayClose(reverse)) throw movedOn(reverse)
    await propose(ctx, tx, await subjectOf(tx, reverse), { name: reverse.code, way: null, reason })
  })
  return readRequest(ctx, id)
}

export async function answerClose(
  ctx: Context,
  { id, proposalId, answer, note }: Parsed<typeof closeCalls.answerClose>,
): Promise<RequestOfOrder> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockOthers(ctx, tx, id)
    const proposal = await answerProposal(ctx, tx, await subjectOf(tx, reverse), {
      proposalId,
      move: answer,
      note,
    })
    if (answer === 'agree') await close(ctx, tx, reverse, proposal)
  })
  return readRequest(ctx, id)
}

/**
 * What was claimed is free again; it counts as one that was asked for, so that nobody asks without
 * end.
 */
async function close(ctx: Context, tx: Tx, reverse: ReverseRow, { reason }: Proposal) {
  const at = ctx.now()
  const moved =
    mayClose(reverse) &&
    (await moveReverse(tx, reverse.id, {
      move: 'forceClose',
      actor: 'operator',
      actorId: buyerOf(ctx),
      facts: { reason },
      at,
      set: { next_step_at: null, stopped_at: at },
    }))
  if (!moved) throw movedOn(reverse)
  await endOffer(tx, reverse, 'DROPPED', at)
  await changeClaims(tx, claimsOf(reverse), 'refused')
  await freeReplacement(tx, reverse)
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'forceClosed' })
  await writeToShop(ctx, tx, reverse, { kind: 'forceClosedShop' })
}

/** Nobody decides about an own purchase, nor for the own shop. */
async function lockOthers(ctx: Context, tx: Tx, id: Id<'reverse'>): Promise<ReverseRow> {
  const reverse = await lock(tx, () => findReverseForMall(tx, id))
  if (isOwn(ctx, reverse)) throw refuse('dispute.own')
  return reverse
}

const isOwn = (ctx: Context, { buyerId, sellerId }: ReverseRow) =>
  buyerOf(ctx) === buyerId || worksFor(ctx, sellerId)

function mayClose(reverse: ReverseRow): boolean {
  return allows(reverseFlow, 'forceClose', {
    state: reverse.status,
    actor: 'operator',
    facts: factsOf(reverse),
  })
}

const movedOn = (reverse: ReverseRow) => refuseState(reverse, 'mall')

async function subjectOf(tx: Tx, { id, buyerId }: ReverseRow): Promise<Subject> {
  return subject(id, buyerId, await findVersions(tx, [id]))
}

const subject = (
  id: Id<'reverse'>,
  buyerId: Id<'user'>,
  versions: ReadonlyMap<Id<'reverse'>, string>,
): Subject => ({ kind: 'FORCE_CLOSE', id, seen: versions.get(id) ?? '', buyerId })

export async function listRequestsOfOrder(
  ctx: Context,
  { orderId }: Parsed<typeof closeCalls.requestsOfOrder>,
): Promise<RequestOfOrder[]> {
  return presentRequests(ctx, await findReversesForMall(ctx.db, { orderId }))
}

export async function listProposedCloses(ctx: Context): Promise<RequestOfOrder[]> {
  const ids = await findOpenSubjects(ctx.db, 'FORCE_CLOSE')
  const requests = await presentRequests(ctx, await findReversesForMall(ctx.db, { ids }))
  return requests.filter(({ proposal }) => proposal !== null)
}

async function readRequest(ctx: Context, id: Id<'reverse'>): Promise<RequestOfOrder> {
  const [request] = await presentRequests(ctx, await findReversesForMall(ctx.db, { ids: [id] }))
  if (!request) throw new Error('a request that was just looked at is not there')
  return request
}

async function presentRequests(
  ctx: Context,
  rows: readonly ReverseRow[],
): Promise<RequestOfOrder[]> {
  const ids = rows.map(({ id }) => id)
  const proposals = await findProposals(ctx.db, 'FORCE_CLOSE', ids)
  const versions = await findVersions(ctx.db, ids)
  const isTwo = await hasSecond(ctx, 'FORCE_CLOSE')
  return rows.map((row) => {
    const found = proposals.get(row.id)
    const { seen } = subject(row.id, row.buyerId, versions)
    const open = found && isLive(found, seen, ctx.now()) ? found : undefined
    const { reverseTradeOrderCode, reverseTradeOrderType, reverseTradeOrderStatus, ...wire } =
      presentReverseRow(row, 'mall')
    return {
      id: wire.id,
      ...{ reverseTradeOrderCode, reverseTradeOrderType, reverseTradeOrderStatus },
      isInDispute: wire.isInDispute,
      createdAt: wire.createdAt,
      tradeOrder: { id: wire.tradeOrder.id, tradeOrderCode: wire.tradeOrder.tradeOrderCode },
      shopName: wire.shop.name,
      applyRefundAmt: wireMoney(row.goods + row.shipping, row.currency),
      refundPoints: wire.refundPoints,
      isStatutory: row.refundBy !== null,
      receiptUrl: receiptUrlOf(row),
      proposal: open ? presentProposal(ctx, open) : null,
      hasSecond: isTwo,
      operationList: operationsFor(ctx, row, open),
    }
  })
}

function presentProposal(
  ctx: Context,
  { id, by, proposedBy, reason, proposedAt, expiresAt }: Proposal,
): NonNullable<RequestOfOrder['proposal']> {
  return {
    id: toWireId('proposal', id),
    by,
    isOwn: proposedBy === buyerOf(ctx),
    reason,
    proposedAt: proposedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

function operationsFor(
  ctx: Context,
  row: ReverseRow,
  open: Proposal | undefined,
): RequestOfOrder['operationList'] {
  if (!mayClose(row) || isOwn(ctx, row)) return []
  if (!open) return ['propose']
  return open.proposedBy === buyerOf(ctx) ? ['withdraw'] : ['agree', 'refuse']
}
