import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { itemDeskCalls, WireOwnItem } from '@galleria/contract/item-desk'
import { offsetOf } from '@galleria/kernel/page'
import { refuse } from '@galleria/contract/refusals'
import { noteSubject } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { selectAttributes } from '#modules/catalog/categories/index.ts'
import { hasRight, sellerOf } from '#modules/merchant/index.ts'
import { presentAsked, presentListedItem, presentOwnItem } from './own-item.present.ts'
import {
  findItems,
  findLastMaker,
  findOwnItem,
  findOwnShops,
  findRooms,
  type WholeItem,
} from './own-item.queries.ts'

export async function itemForm(ctx: Context): Promise<Reply<typeof itemDeskCalls.itemForm>> {
  const sellerId = sellerOf(ctx)
  const [shopList, categoryList, attributes, maker] = await Promise.all([
    findOwnShops(ctx.db, sellerId),
    findRooms(ctx.db, ctx.language),
    selectAttributes(ctx.db),
    findLastMaker(ctx.db, sellerId),
  ])
  return {
    shopList,
    categoryList,
    attributeList: attributes
      .filter(({ isHidden }) => !isHidden)
      .map((attribute) => presentAsked(attribute, ctx.language)),
    manufacturer: maker?.manufacturer ?? '',
    responsiblePerson: maker?.responsiblePerson ?? '',
  }
}

export async function pageItems(
  ctx: Context,
  { keyword = '', status, ...page }: Parsed<typeof itemDeskCalls.pageItems>,
): Promise<Reply<typeof itemDeskCalls.pageItems>> {
  const { rows, total } = await findItems(ctx.db, {
    sellerId: sellerOf(ctx),
    language: ctx.language,
    keyword,
    status,
    offset: offsetOf(page),
    limit: page.pageSize,
  })
  return { data: rows.map((row) => presentListedItem(row, hasRight(ctx, 'write'))), total }
}

export async function ownItem(
  ctx: Context,
  { itemId }: { readonly itemId: number },
): Promise<WireOwnItem> {
  const row = await findOwnItem(ctx.db, { sellerId: sellerOf(ctx), language: ctx.language }, itemId)
  if (!row) throw refuse('item.not_found')
  return presentOwnItem(row, hasRight(ctx, 'write'))
}

type Seen = { readonly itemId: number; readonly version: number }

/** The item as it is under a lock, and as the caller has seen it; anybody else's is not found. */
export async function lockOwnItem(ctx: Context, tx: Tx, seen: Seen): Promise<WholeItem> {
  const item = await lockOwn(ctx, tx, seen)
  demandSeen(item, seen)
  return item
}

/** The same, whatever of it the caller has seen. */
export async function lockOwn(
  ctx: Context,
  tx: Tx,
  { itemId }: Pick<Seen, 'itemId'>,
): Promise<WholeItem> {
  const which = { sellerId: sellerOf(ctx), language: ctx.language }
  if (!(await findOwnItem(tx, which, itemId))) throw refuse('item.not_found')
  await lockRow(tx, 'items', { id: itemId })
  const item = await findOwnItem(tx, which, itemId)
  if (!item) throw refuse('item.not_found')
  noteSubject(tx, { kind: 'item', id: item.historyId, name: item.name })
  return item
}

export function demandSeen(item: WholeItem, { version }: Pick<Seen, 'version'>): void {
  if (item.version !== version) throw refuse('item.changed')
}
