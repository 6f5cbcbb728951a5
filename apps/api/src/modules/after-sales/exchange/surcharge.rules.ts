import { roundMinor, type Currency } from '@galleria/kernel/money'
import type { OrderLineRow } from '#modules/order/index.ts'
import { heldAmount, heldQty } from '#modules/order/claims/index.ts'
import { leastPayable } from '#modules/payment/providers/index.ts'
import type { HeldVersion, Swap } from './exchange.types.ts'
import { returningQty, sumOf, type AskedUnits } from '../reverse.rules.ts'
import type { ReverseLineRow, ReverseRow } from '../reverse.types.ts'

/**
 * Pure questions about what an exchange costs more: how much is paid, and how much of that goes
 * back.
 */

/**
 * What is left of what was paid for versions beside their first price, by sku. Nobody asks for it
 * who has not the goods.
 */
export function surchargesLeft(
  line: OrderLineRow,
  came: readonly Swap[],
  swaps: readonly Swap[],
): Map<number, number> {
  const more = came.flatMap(({ derivativeSkuId: skuId, replacedQty: qty, surchargePaid }) =>
    skuId !== null && qty > 0 ? [{ skuId, qty, amount: surchargePaid }] : [],
  )
  const left = new Map<number, number>()
  for (const { skuId, amount } of more) left.set(skuId, (left.get(skuId) ?? 0) + amount)
  for (const { surchargeBack, isForMoney, goodsSkuId } of swaps) {
    let back = surchargeBack
    const goods = isForMoney && goodsSkuId === null ? undefined : (goodsSkuId ?? line.skuId)
    for (const skuId of surchargesFrom(goods, more)) {
      const taken = Math.min(back, left.get(skuId) ?? 0)
      back -= taken
      left.set(skuId, (left.get(skuId) ?? 0) - taken)
    }
  }
  return left
}

/**
 * From which versions a request takes what goods had cost more: from its own, and where it may be
 * about any first from those of which one had cost most more.
 */
export function surchargesFrom(
  goodsSkuId: number | undefined,
  more: readonly { readonly skuId: number; readonly qty: number; readonly amount: number }[],
): number[] {
  const dearest = [...Map.groupBy(more, ({ skuId }) => skuId)]
    .map(([skuId, all]) => ({
      skuId,
      one: sumOf(all, ({ amount }) => amount) / sumOf(all, ({ qty }) => qty),
    }))
    .toSorted((a, b) => b.one - a.one)
    .map(({ skuId }) => skuId)
  return goodsSkuId === undefined
    ? dearest
    : [goodsSkuId, ...dearest.filter((skuId) => skuId !== goodsSkuId)]
}

/**
 * What of what was paid for dearer goods beside their first price goes back with so many of them:
 * all of them bring all that is left.
 */
export function surchargeBackOf({ surcharge = 0, qty: held }: HeldVersion, qty: number): number {
  return roundMinor((surcharge * qty) / held)
}

/**
 * The same of goods that do not come back: with all of the money of so many units goes what the
 * dearest of them had cost more, and with all that is left of the line's money all of it. Names the
 * version where all of the units are of it.
 */
export function dearestOf(
  { line, qty, unsentQty, unsentAmount, ceiling }: AskedUnits,
  versions: readonly HeldVersion[],
): { readonly goods: HeldVersion | undefined; readonly surchargeBack: number } {
  const held = heldQty(line)
  const staying = qty - unsentQty
  const isWhole = staying > 0 && ceiling - unsentAmount === heldAmount(line, held)
  let left = isWhole ? held : staying
  const taken = versions
    .filter(({ surcharge = 0 }) => surcharge > 0)
    .toSorted((a, b) => (b.surcharge ?? 0) / b.qty - (a.surcharge ?? 0) / a.qty)
    .flatMap((goods) => {
      const units = Math.min(left, goods.qty)
      left -= units
      return units > 0 ? [{ goods, units }] : []
    })
  const [first] = taken
  return {
    goods: taken.length === 1 && first && first.units >= staying ? first.goods : undefined,
    surchargeBack: sumOf(taken, ({ goods, units }) => surchargeBackOf(goods, units)),
  }
}

/** Nobody is asked for less than can be paid by every way. */
export function worthAsking(minor: number, currency: string): number {
  return minor < (leastPayable[currency as Currency] ?? 0) ? 0 : minor
}

/**
 * What is to be paid for the units of an exchange that are held for it: before its goods were
 * looked at of all that come back.
 */
export function surchargeIn({
  lines,
  surcharge,
  currency,
}: Pick<ReverseRow, 'lines' | 'surcharge' | 'currency'>): number {
  if (surcharge) return surcharge.amount
  const isHeld = lines.some(({ heldQty }) => heldQty > 0)
  return worthAsking(
    sumOf(lines, (line) => surchargeFor(line, isHeld ? line.heldQty : returningQty(line))),
    currency,
  )
}

/** Also where there was nothing to pay. */
export function isSurchargePaid(
  reverse: Pick<ReverseRow, 'lines' | 'surcharge' | 'currency'>,
): boolean {
  return reverse.surcharge ? reverse.surcharge.paidAt !== null : surchargeIn(reverse) === 0
}

/** What of a line's surcharge so many of its units cost. */
export function surchargeFor(
  { surcharge, qty }: Pick<ReverseLineRow, 'surcharge' | 'qty'>,
  units: number,
): number {
  return roundMinor((surcharge * units) / qty)
}
