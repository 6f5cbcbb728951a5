import type { WireMoney } from '@galleria/contract/wire'
import {
  add,
  fromMajor,
  subtract,
  toMajor,
  type Currency,
  type Money,
} from '@galleria/kernel/money'

/**
 * An amount less another one, to the cent. Throws RangeError for two currencies, and for what is no
 * amount.
 */
export function takeOff(amount: WireMoney, less: WireMoney): WireMoney {
  return toWire(subtract(toMoney(amount), toMoney(less)))
}
/** Amounts of one currency together, to the cent; of none there is no currency. */
export function addUp(amounts: readonly WireMoney[]): WireMoney {
  return toWire(amounts.map(toMoney).reduce(add))
}
export function negative(amount: WireMoney): WireMoney {
  return { ...amount, value: -amount.value }
}

function toMoney(amount: WireMoney): Money {
  const money = fromMajor(amount.value, amount.currency as Currency)
  if (!money) throw new RangeError(`${amount.value} ${amount.currency} is no amount of money`)
  return money
}
function toWire(money: Money): WireMoney {
  return { value: toMajor(money), currency: money.currency }
}
