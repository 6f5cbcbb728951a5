import type { Parsed } from '@galleria/contract/define-call'
import type { merchantEntryCalls, OperatorSeller } from '@galleria/contract/merchant-entry'
import { offsetOf } from '@galleria/kernel/page'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { presentSeller, sellersOperations } from './application.present.ts'
import type { SellerMove } from './seller.flow.ts'
import { findSeller, pageSellers } from './seller.queries.ts'
import { findSellersHistory, moveSeller } from './seller.store.ts'
import { merchantJobs } from './merchant.jobs.ts'

/** What the catalogue does when a seller stops selling, in the transaction that stops it. Handed in, because the catalogue stands above. */
export type Shelves = {
  /** Nothing of this seller is listed or can be ordered any more. */
  clearShelves(tx: Tx, sellerId: number): Promise<void>
  /** What was taken off comes back, and nothing else. */
  fillShelves(tx: Tx, sellerId: number): Promise<void>
}

export async function listSellers(
  ctx: Context,
  body: Parsed<typeof merchantEntryCalls.pageSellers>,
): Promise<{ data: OperatorSeller[]; total: number }> {
  const { rows, total } = await pageSellers(ctx.db, {
    statuses: body.status ?? [],
    keyword: body.keyword ?? '',
    limit: body.pageSize,
    offset: offsetOf(body),
  })
  return {
    data: await Promise.all(
      rows.map(async (row) =>
        presentSeller(row, await findSellersHistory(ctx.db, row.id), isOwnSeller(ctx, row.id)),
      ),
    ),
    total,
  }
}

const mails = { freeze: 'frozen', unfreeze: 'unfrozen', clear: 'cleared' } as const

/** Freezes, unfreezes or clears a seller: status, shelves and the mail about it are one transaction. Existing orders are left alone. */
export async function changeSeller(
  ctx: Context,
  shelves: Shelves,
  { id, move, reason }: { id: number; move: SellerMove; reason: string },
): Promise<OperatorSeller> {
  await ctx.inTransaction(async (tx) => {
    const seller = await findSeller(tx, id)
    if (!seller) throw refuse('seller.not_found')
    if (isOwnSeller(ctx, id)) throw refuse('seller.own')
    if (!(await moveSeller(tx, id, { move, actorId: buyerOf(ctx), at: ctx.now(), reason })))
      throw refuse('seller.state', { operationList: sellersOperations(seller, false) })
    await (move === 'unfreeze' ? shelves.fillShelves(tx, id) : shelves.clearShelves(tx, id))
    await ctx.jobs.send(tx, merchantJobs.mailSeller, { sellerId: id, kind: mails[move] })
  })
  const seller = await findSeller(ctx.db, id)
  if (!seller) throw new Error('a seller that was just changed is not there')
  return presentSeller(seller, await findSellersHistory(ctx.db, id), false)
}

function isOwnSeller({ actor }: Context, sellerId: number): boolean {
  return actor.kind !== 'anonymous' && actor.sellerId === sellerId
}
