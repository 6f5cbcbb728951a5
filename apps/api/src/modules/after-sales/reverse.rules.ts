import { reverseReasons, type ReverseReason } from '@galleria/contract/after-sales-rules'
import { money, split, type Currency } from '@galleria/kernel/money'
import { askableQty, type Available, type OrderRow } from '#modules/order/index.ts'
import type { ReverseLineRow } from './reverse.types.ts'

/** Pure questions about what may be given back; sums are in minor units of the order's currency. */

/** The most that these units can give back, with the shipping. */
export function mostOf({ lines, shipping }: Available): number {
  return sumOf(lines, (one) => one.ceiling) + shipping
}

/** Unsent units come with all of their money, and with the shipping where nothing else is asked about. */
export function leastOf({ lines, shipping }: Available): number {
  const isAllUnsent = lines.every((one) => one.qty === one.unsentQty)
  return sumOf(lines, (one) => one.unsentAmount) + (isAllUnsent ? shipping : 0)
}

export type AskedUnits = Available['lines'][number]

export type Share = { readonly goods: readonly number[]; readonly shipping: number }

/** Shares an amount between least and most out over the lines: first what is unsent, then the goods that stay by what each could give back, then the shipping. */
export function shareOut(amount: number, available: Available, currency: string): Share {
  const { lines } = available
  const unsent = sumOf(lines, (one) => one.unsentAmount)
  const ofHeld = Math.min(
    amount - unsent,
    sumOf(lines, (one) => one.heldCeiling),
  )
  const parts = split(
    money(ofHeld, currency as Currency),
    lines.map((one) => one.heldCeiling),
  )
  return {
    goods: lines.map((one, index) => one.unsentAmount + (parts[index]?.minor ?? 0)),
    shipping: amount - unsent - ofHeld,
  }
}

/** How many units of the line can be asked about on the wire; none once that was done too often. */
export function canReverseQtyOf(
  line: Pick<ReverseLineRow, 'boughtQty' | 'reversedQty' | 'openReverseQty' | 'requests'>,
): number {
  return askableQty({ ...line, qty: line.boughtQty })
}

/** Why somebody may ask, by where the goods are. */
const reasonsOf: Readonly<Record<'unsent' | 'underWay' | 'received', readonly ReverseReason[]>> = {
  unsent: ['NO_LONGER_WANTED', 'TOO_LATE', 'OTHER'],
  underWay: [
    'NOT_RECEIVED',
    'TOO_LATE',
    'DAMAGED',
    'NOT_AS_DESCRIBED',
    'WRONG_ITEM',
    'MISSING_PARTS',
    'OTHER',
  ],
  received: ['DAMAGED', 'NOT_AS_DESCRIBED', 'WRONG_ITEM', 'MISSING_PARTS', 'TOO_LATE', 'OTHER'],
}

/** The reasons that fit these units, in the order in which reasons are always named. */
export function reasonsFor(
  order: Pick<OrderRow, 'completedAt'>,
  lines: readonly Pick<AskedUnits, 'qty' | 'unsentQty'>[],
): ReverseReason[] {
  const fitting = new Set([
    ...(lines.some((one) => one.unsentQty > 0) ? reasonsOf.unsent : []),
    ...(lines.some((one) => one.qty > one.unsentQty)
      ? reasonsOf[order.completedAt ? 'received' : 'underWay']
      : []),
  ])
  return reverseReasons.filter((reason) => fitting.has(reason))
}

export function sumOf<T>(list: readonly T[], amountOf: (one: T) => number): number {
  return list.reduce((sum, one) => sum + amountOf(one), 0)
}
