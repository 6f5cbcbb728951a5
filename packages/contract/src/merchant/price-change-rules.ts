import { currencies, roundMinor, type Currency } from '@galleria/kernel/money'
import { findUnless, formSchema } from '../form-schema.ts'
import { storefronts, type Site } from '../storefronts.ts'
import { HIGHEST_PRICE } from './goods-rules.ts'

/**
 * Many prices of a shop changed at once: looked at first, then set, and for some days undone. Safe
 * in a browser: no schema library.
 */

export const MOST_CHANGED_PRICES = 50_000
/**
 * How long a look waits for its word, a change can be undone, and what became of its prices is
 * kept.
 */
export const LOOK_HOURS = 24
export const UNDO_DAYS = 30
export const RETENTION_DAYS = 90

/** By a percentage, by an amount, to an amount, or only to another ending. */
export const changeKinds = ['PERCENT', 'AMOUNT', 'FIXED', 'NONE'] as const
export type ChangeKind = (typeof changeKinds)[number]
/** Hundredths that prices end in. */
export const priceEndings = ['00', '90', '95', '99'] as const
export type PriceEnding = (typeof priceEndings)[number]

export const changeStatuses = ['LOOKED', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE'] as const
export type ChangeStatus = (typeof changeStatuses)[number]

/** What a change would do to a price. */
export const pricePlans = ['CHANGE', 'SAME', 'FAULT'] as const
export type PriceRowPlan = (typeof pricePlans)[number]
/** What became of it: set, other than it was looked at, refused, or not to be set. */
export const priceAnswers = ['DONE', 'CONFLICT', 'REFUSED', 'LEFT'] as const
export type PriceAnswer = (typeof priceAnswers)[number]

export const MOST_PERCENT = 1000

/** How prices are to change; percent, and amounts by which, are below nothing to lower them. */
export type HowToChange = {
  readonly kind: ChangeKind
  readonly percent?: number | undefined
  /** In minor units. */
  readonly amounts?: Partial<Record<Currency, number>> | undefined
  readonly ending?: PriceEnding | undefined
}

/** Coins below these are no longer struck: prices that are calculated come out in whole ones. */
const SMALLEST: Readonly<Record<Currency, number>> = {
  EUR: 1,
  GBP: 1,
  PLN: 1,
  USD: 1,
  JPY: 1,
  SEK: 100,
}
export const wholeCurrencies = currencies.filter((one) => SMALLEST[one] > 1)

/**
 * What a price becomes, in minor units: rounded once, half away from zero, to the smallest coin of
 * its currency; then to the nearest price with the ending, the higher one of two as near. Nothing
 * or less where nothing would be left of it.
 */
export function changedPrice(minor: number, currency: Currency, how: HowToChange): number {
  const smallest = SMALLEST[currency]
  const rounded = roundMinor(moved(minor, currency, how) / smallest) * smallest
  if (rounded <= 0 || how.ending === undefined || smallest > 1) return rounded
  return nearestEnding(rounded, Number(how.ending))
}

function moved(minor: number, currency: Currency, { kind, percent = 0, amounts }: HowToChange) {
  if (kind === 'PERCENT') return (minor * (10_000 + Math.round(percent * 100))) / 10_000
  if (kind === 'FIXED') return amounts?.[currency] ?? minor
  return kind === 'AMOUNT' ? minor + (amounts?.[currency] ?? 0) : minor
}

/** Never nothing: of a price below the lowest ending that one. */
function nearestEnding(minor: number, ending: number): number {
  const below = Math.floor((minor - ending) / 100) * 100 + ending
  const nearest = minor - below < 50 ? below : below + 100
  return nearest > 0 ? nearest : nearest + 100
}

/** Why a price cannot be, as the field's sentence calls it. */
export function whyNoPrice(minor: number): 'bulk_nothing_left' | 'bulk_too_high' | undefined {
  if (minor <= 0) return 'bulk_nothing_left'
  return minor > HIGHEST_PRICE * 100 ? 'bulk_too_high' : undefined
}

/** The currencies of storefronts, each once. */
export function currenciesOf(sites: readonly Site[]): Currency[] {
  return [...new Set(sites.map((site) => storefronts[site].currency))]
}

/** Ways in which prices change, as the form names them. */
export const ways = [
  'LOWER_PERCENT',
  'RAISE_PERCENT',
  'LOWER_AMOUNT',
  'RAISE_AMOUNT',
  'FIXED_AMOUNT',
  'END',
] as const
export type Way = (typeof ways)[number]

/** A change as it is typed: figures that cannot be read are none. */
export type TypedPriceChange = {
  readonly way: Way
  readonly siteList: readonly Site[]
  readonly percent: number | undefined
  readonly amountList: readonly {
    readonly currency: Currency
    readonly amount: number | undefined
  }[]
  readonly ending: PriceEnding | undefined
}
export const changeField = (currency: string) => `amount-${currency}`

export const priceChangeSchema = formSchema<TypedPriceChange>((typed) => [
  ...findUnless(typed.siteList.length > 0, 'siteList', 'sites'),
  ...findUnless(!typed.way.endsWith('PERCENT') || Boolean(typed.percent), 'percent', 'above'),
  ...(typed.way.endsWith('AMOUNT')
    ? typed.amountList.flatMap(({ currency, amount }) =>
        findUnless(Boolean(amount), changeField(currency), 'above'),
      )
    : []),
  ...findUnless(typed.way !== 'END' || typed.ending !== undefined, 'ending', 'ending'),
])
