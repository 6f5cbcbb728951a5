import type { Amount } from './paypal.types.ts'

/** Currencies that PayPal takes without decimals. */
const whole = new Set(['JPY', 'HUF', 'TWD'])

function placesOf(currency: string): number {
  return whole.has(currency) ? 0 : 2
}

export function toMinor({ currency_code, value }: Amount): number {
  return Math.round(Number(value) * 10 ** placesOf(currency_code))
}

export function fromMinor(minor: number, currency: string): Amount {
  const places = placesOf(currency)
  return { currency_code: currency, value: (minor / 10 ** places).toFixed(places) }
}

/** True when it has the places of its currency and is more than nothing. */
export function isAmount({ currency_code, value }: Amount): boolean {
  const pattern = placesOf(currency_code) === 0 ? /^\d{1,9}$/ : /^\d{1,9}\.\d{2}$/
  return pattern.test(value) && Number(value) > 0
}

/**
 * 2.99 % and 39 minor units, rounded half up; in whole ten-thousandths, so that no float decides a
 * cent.
 */
export function feeOf(amount: Amount): Amount {
  const fee = Math.floor((toMinor(amount) * 299 + 5000) / 10_000) + 39
  return fromMinor(Math.min(fee, toMinor(amount)), amount.currency_code)
}
