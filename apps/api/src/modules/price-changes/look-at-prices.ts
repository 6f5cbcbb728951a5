import type { Parsed } from '@galleria/contract/define-call'
import type { priceChangeCalls, WirePriceChange } from '@galleria/contract/price-change'
import {
  currenciesOf,
  MOST_CHANGED_PRICES,
  type HowToChange,
} from '@galleria/contract/price-change-rules'
import { refuse } from '@galleria/contract/refusals'
import { fromMajor, type Currency } from '@galleria/kernel/money'
import { noteChanges, noteSubject } from '#platform/audit-log.ts'
import { refuseFields } from '#platform/bind.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { findChosenPrices } from './known-prices.queries.ts'
import { lookAtPrice } from './look-at-price.rules.ts'
import { nameOf, showPriceChange } from './price-changes.present.ts'
import { addPriceChange, forgetLooks } from './price-changes.store.ts'
import type { PriceChange } from './price-changes.types.ts'

type Form = Parsed<typeof priceChangeCalls.previewPriceChange>

/**
 * Works out what prices would become, and keeps it: what is set later is exactly this. All of them
 * are read by one statement, so that they are those of one moment; none changes.
 */
export async function lookAtPrices(ctx: Context, form: Form): Promise<WirePriceChange> {
  const how = readHow(form)
  const id = ctx.newId('priceChange')
  const change = {
    id,
    sellerId: sellerOf(ctx),
    userId: buyerOf(ctx),
    language: ctx.language,
    chosen: {
      keyword: form.keyword ?? '',
      shopId: form.shopId,
      categoryId: form.categoryId,
      stock: form.stock,
      itemIds: form.itemIdList && [...new Set(form.itemIdList)],
    },
    how,
    sites: [...new Set(form.siteList)],
    isReduced: form.isReduced ?? false,
  } satisfies Partial<PriceChange>
  await ctx.inTransaction(async (tx) => {
    const known = await findChosenPrices(tx, change, MOST_CHANGED_PRICES)
    if (known.length === 0) throw refuse('price_change.empty')
    if (known.length > MOST_CHANGED_PRICES)
      throw refuse('price_change.too_many', { most: MOST_CHANGED_PRICES })
    await forgetLooks(tx, change.sellerId, change.userId)
    const rows = known.map((price, index) => lookAtPrice(index + 1, price, how, change.isReduced))
    const about = { kind: 'priceChange', id, name: nameOf(change) } as const
    noteSubject(tx, about)
    await addPriceChange(tx, change, rows, ctx.now())
    noteChanges(tx, about, { after: { prices: rows.length } })
  })
  return showPriceChange(ctx, id)
}

/** A percentage, an amount in each currency that is chosen, by or to it, or only an ending. */
function readHow({ kind, percent, amountList = [], ending, siteList }: Form): HowToChange {
  if (kind === 'PERCENT' && !percent) throw refuseFields([{ path: 'percent', code: 'required' }])
  if (kind === 'NONE' && !ending) throw refuseFields([{ path: 'ending', code: 'required' }])
  return {
    kind,
    ...(kind === 'PERCENT' ? { percent } : {}),
    ...(kind === 'AMOUNT' || kind === 'FIXED'
      ? { amounts: readAmounts(amountList, siteList, kind) }
      : {}),
    ...(ending ? { ending } : {}),
  }
}

function readAmounts(
  list: NonNullable<Form['amountList']>,
  sites: Form['siteList'],
  kind: 'AMOUNT' | 'FIXED',
): Partial<Record<Currency, number>> {
  const found = currenciesOf(sites).map((currency) => {
    const index = list.findIndex((one) => one.currency === currency)
    return { currency, index, amount: list[index]?.amount ?? 0 }
  })
  // No price is nothing or less.
  const missing = found.filter(({ amount }) => amount === 0 || (kind === 'FIXED' && amount < 0))
  if (missing.length > 0)
    throw refuseFields(
      missing.map(({ index }) => ({
        path: index < 0 ? 'amountList' : `amountList.${index}.amount`,
        code: 'required',
      })),
    )
  return Object.fromEntries(
    found.map(({ currency, index, amount }) => {
      const minor = fromMajor(amount, currency)?.minor
      if (minor === undefined)
        throw refuseFields([{ path: `amountList.${index}.amount`, code: 'decimals' }])
      return [currency, minor]
    }),
  )
}
