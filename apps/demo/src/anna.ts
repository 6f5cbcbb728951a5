import { DAY, HOUR, MINUTE } from '@galleria/kernel/time'
import type { Item } from './items.ts'
import { drawLines, type ReverseEnd } from './order-plan.ts'
import { takeUnits, type LinePlan } from './parcel-plan.ts'
import type { Buyer } from './people.ts'
import type { Random } from './random.ts'
import { drawParcelNumber, type ParcelNumber } from './record-parcel.ts'
import { sideboardSet } from './sets.ts'
import { shopById, type Shop } from './shops.ts'

/**
 * What comes of it when she pays: the bank's word, or she leaves the provider's page as she found
 * it.
 */
type BankAnswer = 'paid' | 'declined' | 'pending' | 'left'
/** Days ago; signed for once everything is on its way. `all`, or so many units of the order. */
type Sent = { shipped: number; signed?: number; units: 'all' | number }
type Bought = {
  shop: number
  lines: number
  sent: Sent[]
  /** So many of the first line, where one parcel must not be enough. */ qty?: number
  /** Instead of single goods. */ isSet?: boolean
  reviewed?: 'all' | 'first'
  /** The shop says something to her reviews. */ isAnswered?: true
  asksBack?: ReverseEnd
}
type PastPurchase = {
  daysAgo: number
  bank: BankAnswer[]
  givenUpBy?: 'buyer' | 'clock'
  orders: Bought[]
}

/**
 * A parcel is at the door four days after it was sent: the carrier takes a day for each of its
 * steps.
 */
export const CARRIER_STEP = (4 * DAY) / 5
const ON_THE_ROAD = 5 * CARRIER_STEP

/** Shipped two days after the order, delivered four later, signed for after a week. */
const complete = (daysAgo: number, ...bought: Omit<Bought, 'sent'>[]): PastPurchase => ({
  daysAgo,
  bank: ['paid'],
  orders: bought.map((order) => ({
    ...order,
    sent: [{ shipped: daysAgo - 2, signed: daysAgo - 9, units: 'all' }],
  })),
})

/**
 * A history in which every screen has something to show: orders in every state, some reviewed and
 * some not, an after-sales order in every state, and the odd ones on purpose.
 */
const pastPurchases: readonly PastPurchase[] = [
  complete(531, { shop: 5, lines: 2, reviewed: 'all', isAnswered: true }),
  complete(447, { shop: 11, lines: 1, reviewed: 'all' }),
  {
    daysAgo: 402,
    bank: ['left'],
    givenUpBy: 'clock',
    orders: [{ shop: 12, lines: 1, sent: [] }],
  },
  complete(
    356,
    { shop: 5, lines: 1, reviewed: 'all' },
    { shop: 16, lines: 2, reviewed: 'first', isAnswered: true },
  ),
  complete(288, { shop: 13, lines: 1, reviewed: 'all' }),
  {
    daysAgo: 214,
    bank: ['left'],
    givenUpBy: 'buyer',
    orders: [{ shop: 5, lines: 1, sent: [] }],
  },
  complete(176, { shop: 5, lines: 3, reviewed: 'first', isAnswered: true }),
  complete(121, { shop: 14, lines: 1, asksBack: 'canceled' }),
  complete(63, { shop: 15, lines: 1, asksBack: 'done' }),
  complete(41, { shop: 12, lines: 1, asksBack: 'closed' }),
  {
    daysAgo: 34,
    bank: ['declined'],
    givenUpBy: 'clock',
    orders: [{ shop: 5, lines: 2, sent: [] }],
  },
  complete(29, { shop: 5, lines: 2, asksBack: 'waiting' }),
  complete(27, { shop: 12, lines: 1, asksBack: 'failed' }),
  complete(25, { shop: 5, lines: 1, asksBack: 'pending' }),
  complete(23, { shop: 16, lines: 1 }),
  { ...complete(21, { shop: 14, lines: 1, asksBack: 'done' }), bank: ['declined', 'paid'] },
  complete(19, { shop: 5, lines: 2, isSet: true }),
  // Never sent, and given up: all the money went back.
  {
    daysAgo: 16,
    bank: ['paid'],
    orders: [{ shop: 11, lines: 1, sent: [], asksBack: 'done' }],
  },
  // Delivered, and the buyer has not said so yet.
  {
    daysAgo: 12,
    bank: ['paid'],
    orders: [{ shop: 5, lines: 2, sent: [{ shipped: 10, units: 'all' }] }],
  },
  // Two parcels: one signed for, one under way.
  {
    daysAgo: 9,
    bank: ['paid'],
    orders: [
      {
        shop: 5,
        lines: 2,
        qty: 2,
        sent: [
          { shipped: 8, signed: 2, units: 1 },
          { shipped: 3, units: 'all' },
        ],
      },
    ],
  },
  // Sent in part, the rest still to come.
  {
    daysAgo: 8,
    bank: ['paid'],
    orders: [{ shop: 11, lines: 2, qty: 2, sent: [{ shipped: 5, units: 1 }] }],
  },
  // One payment, three shops, each at its own pace.
  {
    daysAgo: 5,
    bank: ['paid'],
    orders: [
      { shop: 5, lines: 2, sent: [{ shipped: 3, units: 'all' }] },
      { shop: 11, lines: 1, sent: [] },
      { shop: 12, lines: 1, sent: [] },
    ],
  },
  { daysAgo: 2, bank: ['paid'], orders: [{ shop: 16, lines: 1, sent: [] }] },
  { daysAgo: 1.4, bank: ['pending'], orders: [{ shop: 5, lines: 1, sent: [] }] },
  { daysAgo: 0.9, bank: ['declined'], orders: [{ shop: 11, lines: 1, sent: [] }] },
  { daysAgo: 0.3, bank: ['pending'], orders: [{ shop: 12, lines: 2, sent: [] }] },
  { daysAgo: 0.1, bank: [], orders: [{ shop: 5, lines: 2, sent: [] }] },
]

/**
 * What she did and when, and what shops and carriers did about it; what the mall makes of it is the
 * mall's business.
 */
export type Purchase = {
  buyer: Buyer
  at: number
  payments: { at: number; answer: BankAnswer }[]
  givenUp?: { at: number; by: 'buyer' | 'clock' }
  orders: AnnasOrder[]
}
export type AnnasOrder = {
  buyer: Buyer
  shop: Shop
  lines: LinePlan[]
  /** They are bought as one, the main item's first. */ isSet: boolean
  parcels: AnnasParcel[]
  paidAt: number
  /** When the last parcel was signed for, if everything was sent. */
  receivedAt: number | undefined
  wanted: Pick<Bought, 'reviewed' | 'isAnswered' | 'asksBack'>
}
export type AnnasParcel = ParcelNumber & {
  shippedAt: number
  deliveredAt: number
  signedAt: number | undefined
  /** A quantity per line of the order. */
  carries: number[]
}

export function planPurchases(
  random: Random,
  items: readonly Item[],
  buyer: Buyer,
  now: number,
): Purchase[] {
  return pastPurchases.map(({ daysAgo, bank, givenUpBy, orders }) => {
    const at = now - daysAgo * DAY
    const payments = bank.map((answer, nth) => ({ at: at + (4 + 6 * nth) * MINUTE, answer }))
    return {
      buyer,
      at,
      payments,
      ...(givenUpBy && { givenUp: { at: givenUpAt(at, givenUpBy), by: givenUpBy } }),
      orders: orders.map((bought) =>
        planOrder(random, items, bought, { buyer, at, paidAt: payments.at(-1)?.at ?? at, now }),
      ),
    }
  })
}

/** The clock comes when the time to pay is over. */
function givenUpAt(at: number, by: 'buyer' | 'clock'): number {
  return by === 'clock' ? at + 30 * MINUTE + 20_000 : at + 17 * MINUTE
}

function planOrder(
  random: Random,
  items: readonly Item[],
  { shop: id, lines: count, qty, isSet = false, sent, ...wanted }: Bought,
  { buyer, at, paidAt, now }: { buyer: Buyer; at: number; paidAt: number; now: number },
): AnnasOrder {
  const shop = shopById(id)
  const drawn = drawLines(random, items, shop, at, count)
  const lines = isSet ? sideboardSet(items) : drawn
  if (qty !== undefined) lines[0]!.qty = qty
  let left = lines.map((line) => line.qty)
  const parcels = sent.map(({ shipped, signed, units }): AnnasParcel => {
    const carries = units === 'all' ? left : takeUnits(left, units)
    left = left.map((units, line) => units - carries[line]!)
    const shippedAt = now - shipped * DAY + HOUR
    return {
      ...drawParcelNumber(random, buyer.site),
      shippedAt,
      deliveredAt: shippedAt + ON_THE_ROAD,
      signedAt: signed === undefined ? undefined : now - signed * DAY + 2 * HOUR,
      carries,
    }
  })
  const isReceived =
    left.every((units) => units === 0) && parcels.every(({ signedAt }) => signedAt !== undefined)
  return {
    buyer,
    shop,
    lines,
    isSet,
    parcels,
    paidAt,
    receivedAt: isReceived ? Math.max(...parcels.map(({ signedAt }) => signedAt!)) : undefined,
    wanted,
  }
}
