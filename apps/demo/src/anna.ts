import { DAY, HOUR } from './calendar.ts'
import type { Item } from './items.ts'
import {
  drawLines,
  type ContractPlan,
  type Fate,
  type Later,
  type OrderPlan,
} from './order-plan.ts'
import { takeUnits, type LinePlan, type ParcelPlan } from './parcel-plan.ts'
import type { Buyer } from './people.ts'
import type { Random } from './random.ts'
import { shopById } from './shops.ts'

/** Days ago; a parcel not delivered or not signed for says so by leaving it out. `all`, or so many units of the order. */
type Sent = { shipped: number; delivered?: number; signed?: number; units: 'all' | number }
type Bought = {
  shop: number
  lines: number
  sent?: Sent[]
  /** So many of the first line, where one parcel must not be enough. */ qty?: number
  later?: Later
}
type Story = { daysAgo: number; fate: Fate; orders: Bought[] }

/** Shipped two days after the order, delivered four later, signed for after a week. */
const received = (daysAgo: number): Sent[] => [
  { shipped: daysAgo - 2, delivered: daysAgo - 6, signed: daysAgo - 9, units: 'all' },
]
const complete = (daysAgo: number, ...bought: Bought[]): Story => ({
  daysAgo,
  fate: 'paid',
  orders: bought.map((order) => ({ ...order, sent: received(daysAgo) })),
})

/** A history in which every screen has something to show: orders in every state, some reviewed and some not, an after-sales order in every state, and the odd ones on purpose. */
const stories: readonly Story[] = [
  complete(531, { shop: 5, lines: 2, later: { reviewed: 'all' } }),
  complete(447, { shop: 11, lines: 1, later: { reviewed: 'all' } }),
  { daysAgo: 402, fate: 'canceled', orders: [{ shop: 12, lines: 1 }] },
  complete(
    356,
    { shop: 5, lines: 1, later: { reviewed: 'all' } },
    { shop: 16, lines: 2, later: { reviewed: 'first' } },
  ),
  complete(288, { shop: 13, lines: 1, later: { reviewed: 'all' } }),
  { daysAgo: 214, fate: 'canceled', orders: [{ shop: 5, lines: 1 }] },
  complete(176, { shop: 5, lines: 3, later: { reviewed: 'first' } }),
  complete(121, { shop: 14, lines: 1, later: { reverse: 'canceled' } }),
  complete(63, { shop: 15, lines: 1, later: { reverse: 'done' } }),
  complete(41, { shop: 12, lines: 1, later: { reverse: 'closed' } }),
  { daysAgo: 34, fate: 'canceled', orders: [{ shop: 5, lines: 2 }] },
  complete(29, { shop: 5, lines: 2, later: { reverse: 'waiting' } }),
  complete(27, { shop: 12, lines: 1, later: { reverse: 'failed' } }),
  complete(25, { shop: 5, lines: 1, later: { reverse: 'pending' } }),
  complete(23, { shop: 16, lines: 1 }),
  complete(21, { shop: 14, lines: 1, later: { reverse: 'done' } }),
  complete(19, { shop: 5, lines: 2 }),
  // Never sent, and given up: all the money went back.
  {
    daysAgo: 16,
    fate: 'paid',
    orders: [{ shop: 11, lines: 1, sent: [], later: { reverse: 'done' } }],
  },
  // Delivered, and the buyer has not said so yet.
  {
    daysAgo: 12,
    fate: 'paid',
    orders: [{ shop: 5, lines: 2, sent: [{ shipped: 10, delivered: 6, units: 'all' }] }],
  },
  // Two parcels: one signed for, one under way.
  {
    daysAgo: 9,
    fate: 'paid',
    orders: [
      {
        shop: 5,
        lines: 2,
        qty: 2,
        sent: [
          { shipped: 8, delivered: 5, signed: 4, units: 1 },
          { shipped: 3, units: 'all' },
        ],
      },
    ],
  },
  // Sent in part, the rest still to come.
  {
    daysAgo: 8,
    fate: 'paid',
    orders: [
      {
        shop: 11,
        lines: 2,
        qty: 2,
        sent: [
          { shipped: 5, delivered: 1, units: 1 },
          { shipped: -9, units: 'all' },
        ],
      },
    ],
  },
  // One payment, three shops, each at its own pace.
  {
    daysAgo: 5,
    fate: 'paid',
    orders: [
      { shop: 5, lines: 2, sent: [{ shipped: 3, units: 'all' }] },
      { shop: 11, lines: 1, sent: [{ shipped: -5, units: 'all' }] },
      { shop: 12, lines: 1, sent: [{ shipped: -4, units: 'all' }] },
    ],
  },
  {
    daysAgo: 2,
    fate: 'paid',
    orders: [{ shop: 16, lines: 1, sent: [{ shipped: -6, units: 'all' }] }],
  },
  { daysAgo: 1.4, fate: 'waiting', orders: [{ shop: 5, lines: 1 }] },
  { daysAgo: 0.9, fate: 'unpaid', orders: [{ shop: 11, lines: 1 }] },
  { daysAgo: 0.3, fate: 'waiting', orders: [{ shop: 12, lines: 2 }] },
  { daysAgo: 0.1, fate: 'unpaid', orders: [{ shop: 5, lines: 2 }] },
]

export function planAnnasContracts(
  random: Random,
  items: readonly Item[],
  anna: Buyer,
  now: number,
): ContractPlan[] {
  return stories.map(({ daysAgo, fate, orders }) => {
    const at = now - daysAgo * DAY
    return {
      buyer: anna,
      at,
      fate,
      orders: orders.map((bought) => planOrder(random, items, bought, at, now)),
    }
  })
}

function planOrder(
  random: Random,
  items: readonly Item[],
  { shop: id, lines: count, qty, sent, later = {} }: Bought,
  at: number,
  now: number,
): OrderPlan {
  const shop = shopById(id)
  const lines = drawLines(random, items, shop, at, count)
  if (qty !== undefined) lines[0]!.qty = qty
  return sent
    ? { shop, lines, later, parcels: planParcels(lines, sent, now) }
    : { shop, lines, later }
}

function planParcels(lines: readonly LinePlan[], sent: readonly Sent[], now: number): ParcelPlan[] {
  let left = lines.map(({ qty }) => qty)
  return sent.map(({ shipped, delivered, signed, units }) => {
    const carries = units === 'all' ? left : takeUnits(left, units)
    left = left.map((qty, line) => qty - carries[line]!)
    const when = (daysAgo: number | undefined) =>
      daysAgo === undefined ? Infinity : now - daysAgo * DAY + HOUR
    return {
      shippedAt: when(shipped),
      deliveredAt: when(delivered),
      signedAt: when(signed),
      signedBy: 'buyer',
      carries,
    }
  })
}
