import type { PlannedCapture, TakenBefore } from '#modules/payment/captures/index.ts'
import type { OrderLineRow, OrderRow } from '../order.types.ts'

type Part = {
  readonly lineId: OrderLineRow['id']
  readonly goods: number
  readonly shipping: number
}

/**
 * What is to be taken now for what left of an order that was only promised to be paid: of each line
 * as much as its sent units are of it, the delivery with the first parcel. Once nothing is left to
 * send it is the rest, so that the parts come to the order's money to the cent. What will never be
 * sent is released, and not taken.
 */
export function planParcelCapture(
  order: Pick<OrderRow, 'needPay' | 'shipping' | 'unsentQty' | 'lines'>,
  before: TakenBefore,
): PlannedCapture {
  const parts = partsOf(order, before)
  const amount = Math.max(0, dueOf(order, before) - before.reserved)
  const lines = parts.map((part) => lessTaken(part, before)).filter((part) => sumOf([part]) !== 0)
  const isExact =
    sumOf(lines) === amount && lines.every(({ goods, shipping }) => goods >= 0 && shipping >= 0)
  return { amount, lines: isExact ? lines : [] }
}

/** What of an order is to be taken in all, from the first parcel to now. */
export function dueOf(
  order: Pick<OrderRow, 'needPay' | 'shipping' | 'unsentQty' | 'lines'>,
  before: TakenBefore,
): number {
  const owed = order.needPay - before.released
  return order.unsentQty === 0 ? owed : Math.min(sumOf(partsOf(order, before)), owed)
}

/** From the first parcel to now. */
function partsOf(
  { shipping, lines }: Pick<OrderRow, 'shipping' | 'lines'>,
  before: TakenBefore,
): Part[] {
  const sent = lines.filter(({ deliveredQty }) => deliveredQty > 0)
  // Whichever line left first has the delivery, and keeps it when those before it leave later.
  const first = before.lines.find((line) => line.shipping > 0)?.lineId ?? sent[0]?.id
  return sent.map((line) => ({
    lineId: line.id,
    goods: moneyOfSent(line),
    shipping: line.id === first ? shipping : 0,
  }))
}

/**
 * All of what is not asked back once nothing of the line is left to send; before that rounded down,
 * so that the last unit has the rest.
 */
function moneyOfSent(line: OrderLineRow): number {
  const toSend = line.qty - line.canceledQty - line.openCancelQty
  const remaining = line.needPay - line.cancelClaimed
  if (line.deliveredQty >= toSend) return remaining
  return Math.min(remaining, Math.floor((line.needPay * line.deliveredQty) / line.qty))
}

function lessTaken(part: Part, { lines }: TakenBefore): Part {
  const taken = lines.filter(({ lineId }) => lineId === part.lineId)
  return {
    lineId: part.lineId,
    goods: part.goods - taken.reduce((sum, one) => sum + one.goods, 0),
    shipping: part.shipping - taken.reduce((sum, one) => sum + one.shipping, 0),
  }
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { goods, shipping }) => sum + goods + shipping, 0)
}
