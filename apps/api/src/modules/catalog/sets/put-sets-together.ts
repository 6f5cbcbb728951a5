import type { Parsed, Reply } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { setDeskCalls } from '@galleria/contract/set-desk'
import { noteChanges } from '#platform/audit-log.ts'
import { refuseFields } from '#platform/bind.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { listSets } from './list-sets.ts'
import { findOwnItems } from '../selling/own-goods.queries.ts'
import { fingerprintOf } from './set.rules.ts'
import { findOwnSets, removeSet, writeSet, type OwnSet } from './set.store.ts'

type Body = Parsed<typeof setDeskCalls.saveSet>
type Which = Parsed<typeof setDeskCalls.sellSet>
type Desk = Reply<typeof setDeskCalls.listSets>
type Terms = Pick<OwnSet, 'code' | 'shopId' | 'percentOff' | 'parts'>

/**
 * Under the main item's lock: of two people who change a set at once the second reads that it has
 * changed. A set that is on sale stays there as it is changed; who has a bill open is told so,
 * because the shares are part of it.
 */
export async function saveSet(ctx: Context, body: Body): Promise<Desk> {
  await ctx.inTransaction(async (tx) => {
    const { mainId, terms } = await readTerms(tx, sellerOf(ctx), body)
    await lockRow(tx, 'items', { id: mainId })
    const [known] = await findOwnSets(tx, sellerOf(ctx), { id: mainId })
    if (known && fingerprintOf(known) === fingerprintOf({ ...known, ...terms })) return
    if (known && body.fingerprint === undefined)
      throw refuseFields([{ path: 'skuCode', code: 'set_taken' }])
    if (body.fingerprint !== undefined && (!known || fingerprintOf(known) !== body.fingerprint))
      throw refuse('set.changed')
    await writeSet(tx, { id: mainId, isOnSale: known?.isOnSale ?? false, ...terms })
    noteChanges(
      tx,
      { kind: 'set', id: mainId, name: terms.code },
      {
        ...(known ? { before: { terms: await termsText(tx, known) } } : {}),
        after: { terms: await termsText(tx, terms) },
      },
    )
  })
  return listSets(ctx)
}

/** As it stands in the log: with the number of each item's first version. */
async function termsText(tx: Tx, { percentOff, parts }: Pick<Terms, 'percentOff' | 'parts'>) {
  const rows = await tx
    .selectFrom('skus')
    .where(
      'item_id',
      'in',
      parts.map(({ partId }) => partId),
    )
    .select(['item_id as itemId', 'code'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const codeOf = (id: number) => rows.find(({ itemId }) => itemId === id)?.code ?? id
  return `${percentOff} %: ${parts.map(({ partId, qty }) => `${qty} × ${codeOf(partId)}`).join(', ')}`
}

/** What was typed, as items; what is wrong stands at its field. */
async function readTerms(
  tx: Tx,
  sellerId: number,
  body: Body,
): Promise<{ mainId: number; terms: Terms }> {
  const codes = [body.skuCode, ...body.partList.map(({ skuCode }) => skuCode)].map((code) =>
    code.trim(),
  )
  const found = await findOwnItems(tx, sellerId, codes)
  const items = codes.map((code) => found.find((one) => one.code === code))
  const [main] = items
  const wrong = items.flatMap((item, index) => {
    const path = index === 0 ? 'skuCode' : `partList.${index - 1}.skuCode`
    if (!item || item.shopId !== (main ?? item).shopId) return [{ path, code: 'item_number' }]
    return items.findIndex((one) => one?.itemId === item.itemId) < index
      ? [{ path, code: 'set_twice' }]
      : []
  })
  if (wrong.length > 0 || !main) throw refuseFields(wrong)
  const parts = body.partList.map(({ qty }, index) => ({
    partId: items[index + 1]?.itemId ?? 0,
    qty,
  }))
  return {
    mainId: main.itemId,
    terms: { code: main.code, shopId: main.shopId, percentOff: body.percentOff, parts },
  }
}

export const sellSet = (ctx: Context, which: Which): Promise<Desk> => moveSet(ctx, which, true)
export const putSetAway = (ctx: Context, which: Which): Promise<Desk> => moveSet(ctx, which, false)

async function moveSet(ctx: Context, which: Which, isOnSale: boolean): Promise<Desk> {
  await ctx.inTransaction(async (tx) => {
    const set = await lockSet(ctx, tx, which)
    if (set.isOnSale === isOnSale) return
    if (isOnSale && !(await areSold(tx, set))) throw refuse('set.parts')
    await writeSet(tx, { ...set, isOnSale })
    noteChanges(
      tx,
      { kind: 'set', id: set.id, name: set.code },
      {
        before: { state: isOnSale ? 'PUT_AWAY' : 'ON_SALE' },
        after: { state: isOnSale ? 'ON_SALE' : 'PUT_AWAY' },
      },
    )
  })
  return listSets(ctx)
}

/** Only what is not on sale is forgotten, so that nobody removes with one press what buyers see. */
export async function forgetSet(ctx: Context, which: Which): Promise<Desk> {
  await ctx.inTransaction(async (tx) => {
    const set = await lockSet(ctx, tx, which)
    if (set.isOnSale) throw refuse('set.changed')
    await removeSet(tx, set.id)
    noteChanges(
      tx,
      { kind: 'set', id: set.id, name: set.code },
      { before: { terms: await termsText(tx, set) }, after: { terms: null } },
    )
  })
  return listSets(ctx)
}

/**
 * The set as it was read: where it stands does not matter, since to put on sale what is there
 * already changes nothing.
 */
async function lockSet(ctx: Context, tx: Tx, { id, fingerprint }: Which): Promise<OwnSet> {
  const sellerId = sellerOf(ctx)
  const [known] = await findOwnSets(tx, sellerId, { id })
  if (!known) throw refuse('set.not_found')
  await lockRow(tx, 'items', { id })
  const [set] = await findOwnSets(tx, sellerId, { id })
  if (!set) throw refuse('set.not_found')
  if (fingerprintOf(set) !== fingerprint) throw refuse('set.changed')
  return set
}

/** Whether all its goods are still some that a shop sells, by the piece. */
async function areSold(tx: Tx, set: OwnSet): Promise<boolean> {
  const ids = [set.id, ...set.parts.map(({ partId }) => partId)]
  const rows = await tx
    .selectFrom('items')
    .select('id')
    .where('id', 'in', ids)
    .where('shop_id', '=', set.shopId)
    .where('voucher', 'is', null)
    .where('measure', 'is', null)
    .where('status', 'in', ['ON_SALE', 'PAUSED'])
    .execute()
  return rows.length === ids.length
}
