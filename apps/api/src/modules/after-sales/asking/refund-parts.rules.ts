import { priceOfSteps } from '@galleria/kernel/measure'
import { roundMinor } from '@galleria/kernel/money'
import type { OrderRow } from '#modules/order/index.ts'
import type { Available } from '#modules/order/claims/index.ts'
import { sumOf, type AskedUnits } from '../reverse.rules.ts'
import { taxBackOf } from '../exchange/undo-sale.rules.ts'

/**
 * How the most that comes back comes about, in minor units: `goods + extras - discount - earlier`
 * and the shipping are exactly that.
 */
export type RefundParts = {
  /** At the price they were ordered at. */ readonly goods: number
  /** Assembly and cover that were ordered with them. */ readonly extras: number
  /** Their share of promotion, coupon, group, points and gift card. */ readonly discount: number
  /** What has gone back of them already, or is asked for. */ readonly earlier: number
  /** Contained in the most. */ readonly tax: number
}

export function refundPartsOf(order: OrderRow, { lines, shipping }: Available): RefundParts {
  const parts = lines.map(partsOfUnits)
  const sum = (part: keyof Omit<RefundParts, 'tax'>) => sumOf(parts, (one) => one[part])
  const back = lines.map(({ line, ceiling }) => ({
    tax: line.tax,
    paid: line.needPay,
    refunded: line.refunded,
    applyAmount: ceiling,
  }))
  return {
    goods: sum('goods'),
    extras: sum('extras'),
    discount: sum('discount'),
    earlier: sum('earlier'),
    tax: taxBackOf(order, { lines: back, shipping }),
  }
}

function partsOfUnits({ line, qty, ceiling }: AskedUnits): Omit<RefundParts, 'tax'> {
  const { service, insurance, measure } = line.snapshot
  const shareOf = (whole: number) => roundMinor((whole * qty) / line.qty)
  const paid = paidFor({ line, ceiling }, shareOf(line.needPay))
  const extras = Math.min(paid, shareOf((service?.fee ?? 0) + (insurance?.fee ?? 0)))
  // Rounding over the units of a line stands with their price; nothing is taken off where nothing
  // was.
  const goods =
    line.discount === 0
      ? paid - extras
      : Math.max(paid - extras, priceOfSteps(line.unitPrice, qty, measure))
  return { goods, extras, discount: goods + extras - paid, earlier: paid - ceiling }
}

/**
 * What was paid for the units: what they give back, unless some of that has gone back or is asked
 * for. A cent more or less is how a line's money is divided over its units.
 */
function paidFor({ line, ceiling }: Pick<AskedUnits, 'line' | 'ceiling'>, share: number): number {
  return line.claimed === 0 || ceiling >= share - 1 ? ceiling : share
}
