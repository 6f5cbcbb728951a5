import { refuse } from '@galleria/contract/refusals'
import { toMajor } from '@galleria/kernel/money'
import type { Refusal } from '@galleria/kernel/refusal'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import type { RowWork } from '#platform/take-rows.ts'
import { priceGoodsIn } from '#modules/goods/index.ts'
import { findPriceNow, type PriceNow } from './known-prices.queries.ts'
import type { LookedPrice, PriceChange, PriceEnd } from './price-changes.types.ts'

/**
 * One price, by the door by which a person changes it: set while it is as it was looked at, set
 * back while it is as this change has made it. Whoever has set it meanwhile, to the same amount
 * too, keeps it.
 */
export function setPrice(
  ctx: Context,
  tx: Tx,
  change: PriceChange,
): RowWork<LookedPrice, PriceEnd> {
  const isUndoing = change.status === 'UNDOING'
  return {
    async take(row) {
      const { skuId, site, currency, before, after } = row
      await lockItem(tx, skuId)
      const now = await findPriceNow(tx, skuId, site)
      if (!now || !(isUndoing ? now.changeId === change.id : isAsLookedAt(now, row)))
        throw refuse('price.changed_meanwhile')
      const major = (minor: number) => toMajor({ minor, currency })
      await priceGoodsIn(
        ctx,
        tx,
        {
          skuCode: row.code,
          priceList: [
            {
              site,
              amount: major(isUndoing ? before : after),
              seenAmount: major(isUndoing ? after : before),
              // A price that comes back is none that was lowered: the lower one was asked within
              // its 30 days.
              isReduced: !isUndoing && change.isReduced,
            },
          ],
          // It was asked when it was looked at.
          isSure: true,
        },
        { kind: isUndoing ? 'UNDO' : 'CHANGE', id: change.id },
      )
      return { rowNo: row.rowNo, answer: 'DONE' }
    },
    refused: async (row, refusal) => ({
      rowNo: row.rowNo,
      ...answerOf(refusal),
      found: (await findPriceNow(tx, row.skuId, row.site))?.amount ?? null,
    }),
  }
}

const isAsLookedAt = (now: PriceNow, { before, was }: LookedPrice) =>
  now.amount === before && now.was === was

/** The lock under which prices are set; a version that is gone has none. */
async function lockItem(tx: Tx, skuId: number): Promise<void> {
  const sku = await tx
    .selectFrom('skus')
    .where('id', '=', skuId)
    .select('item_id as itemId')
    .executeTakeFirst()
  if (!sku) throw refuse('sku.not_found')
  await lockRow(tx, 'items', { id: sku.itemId })
}

const MEANWHILE: ReadonlySet<string> = new Set(['price.changed_meanwhile', 'sku.not_found'])

/** What the door said, at the price where it named one. */
function answerOf({ code, facts = {} }: Refusal): Pick<PriceEnd, 'answer' | 'why'> {
  const errors = facts['errors'] as readonly { readonly code: string }[] | undefined
  return {
    answer: MEANWHILE.has(code) ? 'CONFLICT' : 'REFUSED',
    why: errors?.[0]?.code ?? code,
  }
}
