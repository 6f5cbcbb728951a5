/**
 * Money is an integer of minor units with its currency; it becomes a decimal only on the wire and
 * on the screen. Minor digits follow ISO 4217.
 */

export type Currency = 'EUR' | 'GBP' | 'SEK' | 'PLN' | 'USD' | 'JPY'

export type Money = { readonly minor: number; readonly currency: Currency }

const MINOR_DIGITS: Record<Currency, number> = { EUR: 2, GBP: 2, SEK: 2, PLN: 2, USD: 2, JPY: 0 }

export const currencies = Object.keys(MINOR_DIGITS) as readonly Currency[]

/** How many decimals a currency has: 2, or 0 for the yen. */
export function minorDigits(currency: Currency): number {
  return MINOR_DIGITS[currency]
}

/** Throws RangeError unless `minor` is an integer that a double holds exactly. */
export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor))
    throw new RangeError(`${minor} is not a whole number of minor units`)
  return { minor: minor + 0, currency }
}

export function zero(currency: Currency): Money {
  return { minor: 0, currency }
}

export function add(a: Money, b: Money): Money {
  return money(a.minor + inSameCurrency(a, b).minor, a.currency)
}

export function subtract(a: Money, b: Money): Money {
  return money(a.minor - inSameCurrency(a, b).minor, a.currency)
}

export function times(a: Money, quantity: number): Money {
  if (!Number.isInteger(quantity)) throw new RangeError(`${quantity} is not a whole quantity`)
  return money(a.minor * quantity, a.currency)
}

export function total(parts: readonly Money[], currency: Currency): Money {
  return parts.reduce(add, zero(currency))
}

/** The one rounding of the mall: half away from zero, to whole minor units. */
export function roundMinor(value: number): number {
  const rounded = Math.sign(value) * Math.round(Math.abs(value) + Number.EPSILON * Math.abs(value))
  return rounded === 0 ? 0 : rounded
}

/** A share of an amount, e.g. commission: `rate` is a fraction (0.12), rounded once. */
export function share(a: Money, rate: number): Money {
  return money(roundMinor(a.minor * rate), a.currency)
}

/**
 * What part of a line's tax or commission goes back when its refunds grow from `before` to `after`:
 * the difference of two rounded sums, so that a line that is given back whole, in however many
 * steps, gives back exactly what it had.
 */
export function partOf(whole: number, paid: number, before: number, after: number): number {
  if (paid === 0) return 0
  return roundMinor((whole * after) / paid) - roundMinor((whole * before) / paid)
}

/**
 * The tax contained in a gross amount: gross * rate / (1 + rate), rounded once. `rate` is a
 * fraction (0.19).
 */
export function containedTax(gross: Money, rate: number): Money {
  return money(roundMinor((gross.minor * rate) / (1 + rate)), gross.currency)
}

/**
 * Divide an amount over weights by largest remainder, so that the parts sum to the whole to the
 * minor unit. Ties go to the earlier part. All weights zero divides evenly; an empty list gives an
 * empty list only for zero.
 */
export function split(amount: Money, weights: readonly number[]): Money[] {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError('weights are whole numbers from 0')
  if (weights.length === 0) {
    if (amount.minor !== 0) throw new RangeError('nothing to divide an amount over')
    return []
  }
  const even = weights.every((weight) => weight === 0)
  const shares = weights.map((weight) => BigInt(even ? 1 : weight))
  const sum = shares.reduce((a, b) => a + b, 0n)
  const whole = BigInt(Math.abs(amount.minor))
  const parts = shares.map((weight, index) => ({
    index,
    floor: (whole * weight) / sum,
    rest: (whole * weight) % sum,
  }))
  let left = Number(whole - parts.reduce((a, part) => a + part.floor, 0n))
  const minors = parts.map((part) => Number(part.floor))
  const byRest = parts.toSorted((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1,
  )
  for (const part of byRest) {
    if (left === 0) break
    minors[part.index] = (minors[part.index] ?? 0) + 1
    left -= 1
  }
  const sign = amount.minor < 0 ? -1 : 1
  return minors.map((minor) => money(sign * minor, amount.currency))
}

/** Major units as the wire has them: 12990 EUR cents -> 129.9. */
export function toMajor(a: Money): number {
  // Dividing by 1 or 100 gives the number nearest to the decimal, the one that its text would be
  // read as; and there is no -0.
  return a.minor / 10 ** minorDigits(a.currency) + 0
}

/**
 * Back from the wire. Undefined for a number with more decimals than the currency has, or too large
 * to be exact.
 */
export function fromMajor(value: number, currency: Currency): Money | undefined {
  const factor = 10 ** minorDigits(currency)
  const minor = Math.round(value * factor)
  if (!Number.isSafeInteger(minor) || minor / factor !== value) return undefined
  return money(minor, currency)
}

function inSameCurrency(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} do not mix`)
  return b
}
