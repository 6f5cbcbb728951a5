import type { ArgumentOf, ReplyOf } from '../client.ts'
import { formSchema } from '../form-schema.ts'
import { readTypedNumber } from '../typed-number.ts'
import { HIGHEST_PRICE } from './goods-rules.ts'

type Goods = ReplyOf<'POST /sapi/mall-merchant/goods/detail'>
type NewPrices = ArgumentOf<'POST /sapi/mall-merchant/goods/price'>

/**
 * Prices as they are typed: by storefront an amount, whether it is announced as reduced, whether
 * the sale there ends, and that all of them are meant.
 */
export type TypedPrices = Readonly<Record<string, string>>

export const amountField = (site: string) => `amount-${site}`
export const reducedField = (site: string) => `reduced-${site}`
/** Whether they begin later, and when. */
export const LATER_FIELD = 'isLater'
export const TIME_FIELD = 'shopTime'
export const endedField = (site: string) => `ended-${site}`

/** A price in its field: always with the cents, so that nobody takes 189 for 18.90. */
export function writeAmount(value: number): string {
  return value.toFixed(2)
}

export function pricesSchema(prices: Goods['priceList']) {
  return formSchema<TypedPrices>((typed) => [
    ...(typed[LATER_FIELD] !== undefined && !typed[TIME_FIELD]
      ? [{ path: TIME_FIELD, code: 'moment' }]
      : []),
    ...prices.flatMap(({ site, salePrc }) => {
      // Where it is not sold, nothing is typed, and where it is to be no longer, it does not
      // matter.
      if (salePrc === null && !typed[amountField(site)]?.trim()) return []
      if (typed[endedField(site)] !== undefined) return []
      const amount = readTypedNumber(typed[amountField(site)])
      return amount === undefined || amount === 0 || amount > HIGHEST_PRICE
        ? [{ path: amountField(site), code: 'amount' }]
        : []
    }),
  ])
}

/** What has been changed of the prices, in the order of the list. */
export function changedPrices(
  prices: Goods['priceList'],
  typed: TypedPrices,
): NewPrices['priceList'] {
  return prices.flatMap<NewPrices['priceList'][number]>(({ site, salePrc, originalPrc }) => {
    const seenAmount = salePrc?.value ?? null
    if (typed[endedField(site)] !== undefined)
      return [{ site, amount: null, seenAmount, isReduced: false }]
    const amount = readTypedNumber(typed[amountField(site)]) ?? seenAmount
    const isReduced = typed[reducedField(site)] !== undefined
    return amount === null || (amount === seenAmount && isReduced === (originalPrc !== null))
      ? []
      : [{ site, amount, seenAmount, isReduced }]
  })
}
