import { taxCountries, type TaxRates } from '@galleria/contract/vat'
import type { CountryCode } from '@galleria/contract/address-countries'

/** A rate from the day on which it begins; the day begins at midnight of its own country. */
export type DatedRate = {
  readonly country: CountryCode
  readonly beginsOn: string
  readonly beginsAt: Date
  readonly rate: number
}

/**
 * The rate of a country at a time: the last that had begun. Before the first one, that one: nothing
 * was sold then.
 */
export function rateAt(rates: readonly DatedRate[], country: CountryCode, at: Date): DatedRate {
  const own = rates
    .filter((one) => one.country === country)
    .toSorted((a, b) => a.beginsAt.getTime() - b.beginsAt.getTime())
  const found = own.findLast(({ beginsAt }) => beginsAt <= at) ?? own[0]
  if (!found) throw new Error(`the mall knows no tax rate of ${country}`)
  return found
}

export function ratesAt(rates: readonly DatedRate[], at: Date): TaxRates {
  return Object.fromEntries(
    taxCountries.map((country) => [country, rateAt(rates, country, at).rate]),
  ) as TaxRates
}

/**
 * So long before a rate begins it stands: far longer than a process keeps what it has read, so that
 * every one of them knows what begins.
 */
export const SETTLED_MS = 60_000

/** Whether it can still be changed or taken back. */
export function isOpen({ beginsAt }: Pick<DatedRate, 'beginsAt'>, now: Date): boolean {
  return beginsAt.getTime() >= now.getTime() + SETTLED_MS
}
