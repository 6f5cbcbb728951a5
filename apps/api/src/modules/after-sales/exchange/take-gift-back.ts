import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { postEntries } from '#modules/ledger/index.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { setGiftsBack } from '../reverse.store.ts'
import { sumOf } from '../reverse.rules.ts'
import { entriesOfGifts, giftsBack } from './undo-sale.rules.ts'

/**
 * Goods of a free order are back for good: the mall, which had paid for them, gets the shop's
 * share. In the transaction that counts the units as returned, and before it does.
 */
export async function takeGiftBack(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const gifts = giftsBack(reverse)
  await setGiftsBack(tx, gifts)
  await book(
    ctx,
    tx,
    reverse,
    sumOf(gifts, ({ back }) => back),
  )
}

/** The bank sent its money back: until that is sent again the units count as asked for. */
export async function returnGift(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const before = sumOf(reverse.lines, ({ giftBack }) => giftBack)
  await setGiftsBack(
    tx,
    reverse.lines
      .filter(({ giftUndone }) => giftUndone > 0)
      .map(({ id }) => ({ id, undone: 0, back: 0 })),
  )
  await book(ctx, tx, reverse, -before)
}

async function book(ctx: Context, tx: Tx, reverse: ReverseRow, back: number): Promise<void> {
  if (back === 0) return
  await postEntries(tx, {
    event: 'gift',
    ref: reverse.contractId,
    currency: reverse.currency,
    at: ctx.now(),
    entries: entriesOfGifts(reverse.shopId, back),
  })
}
