import { currenciesOf, priceEndings } from '@galleria/contract/price-change-rules'
import { sites } from '@galleria/contract/storefronts'
import { readDecimal, wordsOf } from '../../parts/typed-prices.ts'
import type { PriceChangeForm } from './price-change-queries.ts'

/** Ways in which prices change, as the form names them. */
export const ways = [
  'LOWER_PERCENT',
  'RAISE_PERCENT',
  'LOWER_AMOUNT',
  'RAISE_AMOUNT',
  'END',
] as const
export type Way = (typeof ways)[number]
export type Wrong = 'siteList' | 'by' | 'ending'

export const amountField = (currency: string) => `by-${currency}`

/** What was typed, as the mall wants it; or what is missing. */
export function readChange(
  typed: FormData,
): { readonly form: PriceChangeForm } | { readonly wrong: Wrong } {
  const way = ways.find((one) => one === typed.get('way')) ?? 'LOWER_PERCENT'
  const siteList = sites.filter((site) => typed.getAll('site').includes(site))
  if (siteList.length === 0) return { wrong: 'siteList' }
  const ending = priceEndings.find((one) => one === typed.get('ending'))
  if (way === 'END' && !ending) return { wrong: 'ending' }
  const sign = way.startsWith('LOWER') ? -1 : 1
  const percent = readDecimal(typed, 'percent')
  const amountList = currenciesOf(siteList).map((currency) => ({
    currency,
    amount: readDecimal(typed, amountField(currency)),
  }))
  const isPercent = way.endsWith('PERCENT')
  const isAmount = way.endsWith('AMOUNT')
  if (isPercent ? percent === 0 : isAmount && amountList.some(({ amount }) => amount === 0))
    return { wrong: 'by' }
  return {
    form: {
      ...chosenGoods(typed),
      siteList,
      kind: isPercent ? 'PERCENT' : isAmount ? 'AMOUNT' : 'NONE',
      ...(isPercent ? { percent: sign * percent } : {}),
      ...(isAmount
        ? { amountList: amountList.map((one) => ({ ...one, amount: sign * one.amount })) }
        : {}),
      ...(ending ? { ending } : {}),
      isReduced: typed.get('isReduced') === 'on',
    },
  }
}

function chosenGoods(typed: FormData) {
  const keyword = wordsOf(typed, 'keyword')
  const [shopId, categoryId] = [Number(typed.get('shopId')), Number(typed.get('categoryId'))]
  const stock = (['LOW', 'SOLD_OUT', 'PAUSED'] as const).find((one) => one === typed.get('stock'))
  return {
    ...(keyword ? { keyword } : {}),
    ...(shopId ? { shopId } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(stock ? { stock } : {}),
  }
}
