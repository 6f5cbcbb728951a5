import type { Parsed } from '@galleria/contract/define-call'
import type { merchantEntryCalls, OperatorSeller } from '@galleria/contract/merchant-entry'
import { offsetOf } from '@galleria/kernel/page'
import { refuse } from '@galleria/contract/refusals'
import { noteSeller } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { presentSeller, sellersOperations } from './application.present.ts'
import { worksFor } from './roles.ts'
import type { SellerMove } from './seller.flow.ts'
import { findSeller, pageSellers, type SellerRow } from './seller.queries.ts'
import { findSellersHistories, moveSeller } from './seller.store.ts'
import { merchantJobs } from './merchant.jobs.ts'

/**
 * What modules of higher ranks do for a seller, in the transaction that changes it, and know of
 * one. Handed in where the mall is wired.
 */
export type AboveMerchant = {
  /** Nothing of this seller is listed or can be ordered any more. */
  hideItems(tx: Tx, sellerId: number): Promise<void>
  /** What was taken off comes back, and nothing else. */
  showItems(tx: Tx, sellerId: number): Promise<void>
  /** How many items each of these sellers has listed; none where a seller is not in the map. */
  countListed: CountBySeller
  countOpenOrders: CountBySeller
  countOpenReverses: CountBySeller
}
type CountBySeller = (
  db: Db | Tx,
  sellerIds: readonly number[],
) => Promise<ReadonlyMap<number, number>>

export async function listSellers(
  ctx: Context,
  above: AboveMerchant,
  body: Parsed<typeof merchantEntryCalls.pageSellers>,
): Promise<{ data: OperatorSeller[]; total: number }> {
  const { rows, total } = await pageSellers(ctx.db, {
    statuses: body.status ?? [],
    keyword: body.keyword ?? '',
    limit: body.pageSize,
    offset: offsetOf(body),
  })
  return { data: await showSellers(ctx, above, rows), total }
}

async function showSellers(
  ctx: Context,
  above: AboveMerchant,
  rows: readonly SellerRow[],
): Promise<OperatorSeller[]> {
  const ids = rows.map(({ id }) => id)
  const [listed, orders, reverses, histories] = await Promise.all([
    above.countListed(ctx.db, ids),
    above.countOpenOrders(ctx.db, ids),
    above.countOpenReverses(ctx.db, ids),
    findSellersHistories(ctx.db, ids),
  ])
  return rows.map((row) =>
    presentSeller(row, {
      itemCount: listed.get(row.id) ?? 0,
      openOrders: orders.get(row.id) ?? 0,
      openReverses: reverses.get(row.id) ?? 0,
      history: histories.get(row.id) ?? [],
      isOwn: worksFor(ctx, row.id),
    }),
  )
}

const mails = { freeze: 'frozen', unfreeze: 'unfrozen', clear: 'cleared' } as const

/**
 * Freezes, unfreezes or clears a seller: status, shelves and the mail about it are one transaction.
 * Existing orders are left alone.
 */
export async function changeSeller(
  ctx: Context,
  above: AboveMerchant,
  { id, move, reason }: { id: number; move: SellerMove; reason: string },
): Promise<OperatorSeller> {
  await ctx.inTransaction(async (tx) => {
    const seller = await findSeller(tx, id)
    if (!seller) throw refuse('seller.not_found')
    if (worksFor(ctx, id)) throw refuse('seller.own')
    noteSeller(tx, id)
    if (!(await moveSeller(tx, id, { move, actorId: buyerOf(ctx), at: ctx.now(), reason })))
      throw refuse('seller.state', { operationList: sellersOperations(seller, false) })
    await (move === 'unfreeze' ? above.showItems(tx, id) : above.hideItems(tx, id))
    await ctx.jobs.send(tx, merchantJobs.mailSeller, { sellerId: id, kind: mails[move] })
  })
  const seller = await findSeller(ctx.db, id)
  if (!seller) throw new Error('a seller that was just changed is not there')
  const [shown] = await showSellers(ctx, above, [seller])
  if (!shown) throw new Error('a seller that is not shown')
  return shown
}
