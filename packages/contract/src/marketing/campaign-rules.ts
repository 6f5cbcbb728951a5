import { findEmpty, findUnless, formSchema, type Found } from '../form-schema.ts'
import { readTypedAmount, readTypedWhole } from '../typed-number.ts'

/**
 * Limits of the operator's campaigns, for the form and for the server. Safe in a browser: no schema
 * library.
 */

export const LONGEST_CAMPAIGN_NAME = 80
export const MOST_PRIZES = 12
export const MOST_POINTS = 100_000
export const MOST_WEIGHT = 100_000
export const MOST_STOCK = 1_000_000

/** How long after the payment a prize can be drawn. */
export const DRAW_DAYS = 30

/** A gift card is good for at most so many days. */
export const MOST_CARD_DAYS = 1095

/**
 * A gift card is used for goods of at least so many times its value. The mall pays it out of its
 * commission, which is more than the tenth part of the goods: so its shop earns what it does
 * without, and the card costs nobody else a cent.
 */
export const CARD_GOODS_TIMES = 10

/** Of so many orders one is free. */
export const MOST_ONE_IN = 100_000

/** For which orders a campaign is, as it is typed. */
export type TypedTerms = {
  readonly name: string
  readonly amount: string
  readonly siteList: readonly string[]
  readonly startTime: string
  readonly endTime: string
}
type Typed<Field extends string> = TypedTerms & Readonly<Record<Field, string>>

function termsErrors(typed: TypedTerms): Found[] {
  const { amount, siteList, startTime, endTime } = typed
  const isOver = startTime !== '' && endTime !== '' && endTime <= startTime
  return [
    ...findUnless(typed.name.trim() !== '', 'name', 'name'),
    ...amountErrors(amount, 'amount'),
    ...findUnless(siteList.length > 0, 'siteList', 'choose'),
    ...findEmpty(typed, 'startTime', 'endTime'),
    ...findUnless(!isOver, 'endTime', 'over'),
  ]
}
const amountErrors = (typed: string, path: string) =>
  findUnless(readTypedAmount(typed) !== undefined, path, 'amount')
const wholeErrors = (typed: string, path: string, most: number) =>
  findUnless(readTypedWhole(typed, { least: 1, most }) !== undefined, path, 'whole')

export const giftCardSchema = formSchema<Typed<'value' | 'days' | 'budget'>>((typed) => [
  ...termsErrors(typed),
  ...amountErrors(typed.value, 'value'),
  ...wholeErrors(typed.days, 'days', MOST_CARD_DAYS),
  ...amountErrors(typed.budget, 'budget'),
])

export const freeOrderSchema = formSchema<Typed<'oneIn' | 'most' | 'budget'>>((typed) => [
  ...termsErrors(typed),
  ...wholeErrors(typed.oneIn, 'oneIn', MOST_ONE_IN),
  ...amountErrors(typed.most, 'most'),
  ...amountErrors(typed.budget, 'budget'),
])

/**
 * A prize as it is typed: without points it is nothing, without a number there is always one left.
 */
export type TypedPrize = {
  readonly key: number
  readonly points: string
  readonly weight: string
  readonly stock: string
}
export const prizeField = (part: 'points' | 'weight' | 'stock', key: number) => `${part}-${key}`

const isNothingOr = (typed: string, least: number, most: number) =>
  typed.trim() === '' || readTypedWhole(typed, { least, most }) !== undefined

export const prizesSchema = formSchema<TypedTerms & { readonly prizes: readonly TypedPrize[] }>(
  (typed) => [
    ...termsErrors(typed),
    ...typed.prizes.flatMap(({ key, points, weight, stock }) => [
      ...findUnless(isNothingOr(points, 0, MOST_POINTS), prizeField('points', key), 'prize'),
      ...findUnless(
        readTypedWhole(weight, { least: 1, most: MOST_WEIGHT }) !== undefined,
        prizeField('weight', key),
        'prize',
      ),
      ...findUnless(isNothingOr(stock, 0, MOST_STOCK), prizeField('stock', key), 'prize'),
    ]),
  ],
)
