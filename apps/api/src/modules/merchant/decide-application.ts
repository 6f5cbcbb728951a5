import type { Parsed } from '@galleria/contract/define-call'
import type {
  merchantEntryCalls,
  OperatorApplication,
  OperatorApplicationRow,
} from '@galleria/contract/merchant-entry'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import { offsetOf } from '@galleria/kernel/page'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findHistory } from '#platform/transitions.ts'
import { operationsOf, presentApplicationRow, presentForOperator } from './application.present.ts'
import {
  findSellersWithTaxId,
  findSentApplication,
  pageApplications,
} from './application.queries.ts'
import { moveApplication, setSeller } from './application.store.ts'
import type { ApplicationRow } from './application.types.ts'
import { findSellerOf, openSeller } from './seller.store.ts'
import { merchantJobs } from './merchant.jobs.ts'

type Decision = { id: Id<'application'>; version: number }

export async function listApplications(
  ctx: Context,
  body: Parsed<typeof merchantEntryCalls.pageApplications>,
): Promise<{ data: OperatorApplicationRow[]; total: number }> {
  const { rows, total } = await pageApplications(ctx.db, {
    statuses: body.status ?? [],
    keyword: body.keyword ?? '',
    limit: body.pageSize,
    offset: offsetOf(body),
  })
  return { data: rows.map(presentApplicationRow), total }
}

export async function readApplication(
  ctx: Context,
  id: Id<'application'>,
): Promise<OperatorApplication> {
  const row = await findSentApplication(ctx.db, id)
  if (!row) throw refuse('application.not_found')
  const [history, sameTaxId] = await Promise.all([
    findHistory(ctx.db, 'application', id),
    findSellersWithTaxId(ctx.db, row.taxId),
  ])
  return presentForOperator(row, {
    history,
    sameTaxId: sameTaxId.filter((seller) => seller.sellerId !== row.sellerId),
    isOwn: row.userId === buyerOf(ctx),
  })
}

/**
 * Lets the shop in. The application moves first: of several operators who approve at once only one
 * finds it waiting, and only that one opens a seller.
 */
export async function approveApplication(
  ctx: Context,
  { id, version }: Decision,
): Promise<OperatorApplication> {
  await ctx.inTransaction(async (tx) => {
    const application = await findForDecision(ctx, tx, id)
    await decide(ctx, tx, application, { move: 'approve', version })
    if (await findSellerOf(tx, application.userId)) throw refuse('application.seller')
    await setSeller(
      tx,
      id,
      await openSeller(tx, application, { actorId: buyerOf(ctx), at: ctx.now() }),
    )
    await ctx.jobs.send(tx, merchantJobs.mailApplication, { applicationId: id, kind: 'approved' })
  })
  return readApplication(ctx, id)
}

export async function rejectApplication(
  ctx: Context,
  { id, version, reason }: Decision & { reason: string },
): Promise<OperatorApplication> {
  await ctx.inTransaction(async (tx) => {
    await decide(ctx, tx, await findForDecision(ctx, tx, id), { move: 'reject', version, reason })
    await ctx.jobs.send(tx, merchantJobs.mailApplication, { applicationId: id, kind: 'rejected' })
  })
  return readApplication(ctx, id)
}

async function findForDecision(
  ctx: Context,
  tx: Tx,
  id: Id<'application'>,
): Promise<ApplicationRow> {
  const application = await findSentApplication(tx, id)
  if (!application) throw refuse('application.not_found')
  if (application.userId === buyerOf(ctx)) throw refuse('application.own')
  return application
}

async function decide(
  ctx: Context,
  tx: Tx,
  application: ApplicationRow,
  { move, version, reason }: { move: 'approve' | 'reject'; version: number; reason?: string },
): Promise<void> {
  const isMoved = await moveApplication(tx, application.id, {
    move,
    actor: 'operator',
    actorId: buyerOf(ctx),
    at: ctx.now(),
    facts: reason ? { reason } : undefined,
    set: { decided_by: buyerOf(ctx), reject_reason: reason },
    // Only if it is still the one that was looked at.
    where: sql`t.version = ${version}`,
  })
  if (isMoved) return
  const now = await findSentApplication(tx, application.id)
  throw refuse('application.state', {
    operationList: now ? operationsOf(now, { actor: 'operator', isOwn: false }) : [],
  })
}
