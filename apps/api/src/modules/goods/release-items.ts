import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { itemDeskCalls, WireOwnItem } from '@galleria/contract/item-desk'
import { offsetOf } from '@galleria/kernel/page'
import { refuse } from '@galleria/contract/refusals'
import { sql } from 'kysely'
import { noteSeller, noteSubject } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { beginSale, freeGtins, moveItem } from '#modules/catalog/index.ts'
import { holdEnergyLabel } from '#modules/catalog/categories/index.ts'
import { sellerOf, worksFor } from '#modules/merchant/index.ts'
import { goodsJobs } from './goods.jobs.ts'
import { gapsOf, isLookedAt, presentToLookAt } from './own-item.present.ts'
import { findWaitingItem, findWaitingItems, type WholeItem } from './own-item.queries.ts'
import { demandSeen, lockOwn, lockOwnItem, ownItem } from './own-item.ts'

/** From the draft to the shop window, and back. */

type Which = Parsed<typeof itemDeskCalls.submitItem>

/** Puts a complete draft on sale; the first items of a seller wait for the mall's word. */
export async function submitItem(ctx: Context, which: Which): Promise<WireOwnItem> {
  await ctx.inTransaction(async (tx) => {
    // Two first items that are sent at once are counted one after the other; and a seller is locked
    // before its items.
    await lockRow(tx, 'sellers', { id: sellerOf(ctx) })
    const item = await lockOwnItem(ctx, tx, which)
    if (item.status !== 'DRAFT') throw refuse('goods.state')
    await demandComplete(tx, item)
    const by = { actor: 'shop', actorId: buyerOf(ctx), at: ctx.now() } as const
    const { id, sellerId } = item
    if (!isLookedAt(item)) {
      await beginSale(tx, { id, sellerId }, { ...by, move: 'submit', to: 'ON_SALE' })
      return
    }
    await moveItem(tx, id, { ...by, move: 'submit', to: 'IN_REVIEW', set: { review_note: null } })
    await ctx.jobs.send(tx, goodsJobs.mailItem, { ...told(item), kind: 'waiting' })
  })
  return ownItem(ctx, which)
}

export const takeItemBack = (ctx: Context, which: Which): Promise<WireOwnItem> =>
  moveOwn(ctx, which, 'takeBack')

/**
 * Puts away for good; orders, invoices and reviews keep what they say of it. Asked for again, it is
 * as it was.
 */
export const archiveItem = (ctx: Context, which: Which): Promise<WireOwnItem> =>
  moveOwn(ctx, which, 'archive')

async function moveOwn(
  ctx: Context,
  which: Which,
  move: 'takeBack' | 'archive',
): Promise<WireOwnItem> {
  await ctx.inTransaction(async (tx) => {
    const item = await lockOwn(ctx, tx, which)
    // Who asks again has not heard the answer, and knows the version of before.
    if (move === 'archive' && item.status === 'ARCHIVED') return
    demandSeen(item, which)
    const { id } = item
    const by = { actor: 'shop', actorId: buyerOf(ctx), at: ctx.now() } as const
    if ((await moveItem(tx, id, { ...by, move })) === undefined) throw refuse('goods.state')
    if (move === 'archive') await freeGtins(tx, id)
  })
  return ownItem(ctx, which)
}

/**
 * What its category asks of the law is asked under its lock: it does not change before the item is
 * on sale.
 */
async function demandComplete(tx: Tx, item: WholeItem): Promise<void> {
  const needsEnergyLabel = await holdEnergyLabel(tx, item.categoryId)
  if (gapsOf({ ...item, needsEnergyLabel }).length > 0) throw refuse('item.incomplete')
}

/** Items that wait for the word of the mall, the longest waiting first. */
export async function pageItemsToLookAt(
  ctx: Context,
  page: Parsed<typeof itemDeskCalls.pageItemsToLookAt>,
): Promise<Reply<typeof itemDeskCalls.pageItemsToLookAt>> {
  const { rows, total } = await findWaitingItems(ctx.db, {
    language: ctx.language,
    offset: offsetOf(page),
    limit: page.pageSize,
  })
  return { data: rows.map((row) => presentToLookAt(row, isOwn(ctx, row))), total }
}

const isOwn = (ctx: Context, { sellerId }: Pick<WholeItem, 'sellerId'>) => worksFor(ctx, sellerId)

export async function approveItem(
  ctx: Context,
  which: Which,
): Promise<Reply<typeof itemDeskCalls.approveItem>> {
  return ctx.inTransaction(async (tx) => {
    const item = await findToDecide(ctx, tx, which)
    await demandComplete(tx, item)
    const { id, sellerId } = item
    const before = await beginSale(
      tx,
      { id, sellerId },
      { ...decisionOn(ctx, which), move: 'approve' },
    )
    if (before) await ctx.jobs.send(tx, goodsJobs.mailItem, { ...told(item), kind: 'approved' })
    return decided(before, 'ON_SALE')
  })
}

export async function sendItemBack(
  ctx: Context,
  { note, ...which }: Parsed<typeof itemDeskCalls.sendItemBack>,
): Promise<Reply<typeof itemDeskCalls.sendItemBack>> {
  return ctx.inTransaction(async (tx) => {
    const item = await findToDecide(ctx, tx, which)
    const before = await moveItem(tx, item.id, {
      ...decisionOn(ctx, which),
      move: 'sendBack',
      facts: { reason: note },
      set: { review_note: note },
    })
    if (before)
      await ctx.jobs.send(tx, goodsJobs.mailItem, { ...told(item), kind: 'sentBack', note })
    return decided(before, 'DRAFT')
  })
}

const told = ({ id, version }: WholeItem) => ({ itemId: id, version })

const decisionOn = (ctx: Context, { version }: Which) => ({
  actor: 'operator' as const,
  actorId: buyerOf(ctx),
  at: ctx.now(),
  // Only if it is still the one that was looked at.
  where: sql<boolean>`t.version = ${version}`,
})

function decided<Status>(before: unknown, status: Status): { status: Status } {
  if (before === undefined) throw refuse('goods.state')
  return { status }
}

/** What is no draft, by its id: the shop sent it to be looked at. */
async function findToDecide(ctx: Context, tx: Tx, { itemId, version }: Which): Promise<WholeItem> {
  const item = await findWaitingItem(tx, ctx.language, itemId)
  if (!item) throw refuse('item.not_found')
  if (isOwn(ctx, item)) throw refuse('item.own')
  noteSubject(tx, { kind: 'item', id: item.historyId, name: item.name })
  noteSeller(tx, item.sellerId)
  if (item.status === 'IN_REVIEW' && item.version !== version) throw refuse('item.changed')
  return item
}
