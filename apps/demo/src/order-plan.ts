import { storefronts, type Site } from '@galleria/contract/storefronts'
import { DAY } from '@galleria/kernel/time'
import { drawMoment } from './calendar.ts'
import type { Item, Sku } from './items.ts'
import type { Buyer } from './people.ts'
import type { LinePlan } from './parcel-plan.ts'
import type { Random } from './random.ts'
import { HOUSE_SHOP, shops, type Shop } from './shops.ts'

/** What becomes of it when money is asked back. */
export type ReverseEnd = 'waiting' | 'pending' | 'failed' | 'done' | 'canceled' | 'closed'
export type OrderPlan = { shop: Shop; lines: LinePlan[] }
/** What became of the payment: none yet, the bank still thinks, given up, or paid. */
export type Fate = 'unpaid' | 'waiting' | 'canceled' | 'paid'
export type ContractPlan = { buyer: Buyer; at: number; fate: Fate; orders: OrderPlan[] }

/** One to four lines, one or two shops, seldom three. */
const lineCounts = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4]
const shopCounts = [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3]
const CANCELED_SHARE = 0.09
/** Unpaid orders are a few days old at most; the demo's stay open, so that one can be paid. */
const UNPAID_DAYS = 8
const UNPAID_SHARE = 0.09

/** Contracts of many people, oldest first, until there are as many orders as asked for. */
export function planContracts(
  random: Random,
  options: {
    items: readonly Item[]
    buyers: readonly Buyer[]
    orderCount: number
    firstDay: number
    now: number
  },
): ContractPlan[] {
  const { items, buyers, firstDay, now } = options
  const counts = drawShopCounts(random, options.orderCount)
  const moments = counts.map(() => drawMoment(random, firstDay, now)).sort((a, b) => a - b)
  let known = 0
  return moments.map((at, index) => {
    while (known < buyers.length && buyers[known]!.createdAt < at - DAY / 24) known += 1
    const buyer = drawBuyer(random, buyers, Math.max(1, known))
    const orders = drawShops(random, buyer.site, counts[index]!).map((shop) => ({
      shop,
      lines: drawLines(random, items, shop, at),
    }))
    return { buyer, at, fate: drawFate(random, (now - at) / DAY), orders }
  })
}

function drawShopCounts(random: Random, orderCount: number): number[] {
  const counts: number[] = []
  for (let left = orderCount; left > 0; left -= counts.at(-1)!)
    counts.push(Math.min(left, random.pick(shopCounts)))
  return counts
}

/** Every fourth order comes from somebody who joined lately. */
function drawBuyer(random: Random, buyers: readonly Buyer[], known: number): Buyer {
  const first = random.chance(0.25) ? Math.floor(known * 0.95) : 0
  return buyers[random.int(first, known - 1)]!
}

function drawFate(random: Random, ageInDays: number): Fate {
  if (ageInDays < UNPAID_DAYS && random.chance(2 * UNPAID_SHARE))
    return random.chance(0.5) ? 'unpaid' : 'waiting'
  return random.chance(CANCELED_SHARE) ? 'canceled' : 'paid'
}

/** The house shop first of all, then one's own country's. */
function drawShops(random: Random, site: Site, count: number): Shop[] {
  const left = [...shops]
  return Array.from({ length: count }, () => {
    const shop = random.weighted(left, ({ id, country }) =>
      id === HOUSE_SHOP ? 4 : country === storefronts[site].country ? 3 : 1,
    )
    left.splice(left.indexOf(shop), 1)
    return shop
  })
}

export function drawLines(
  random: Random,
  items: readonly Item[],
  shop: Shop,
  at: number,
  count = random.pick(lineCounts),
): LinePlan[] {
  const onSale = items.filter((item) => item.shop === shop && item.onSaleSince < at)
  const skus = new Set<Sku>()
  for (let i = 0; i < count; i++)
    skus.add(random.pick(random.weighted(onSale, ({ appeal }) => appeal).skus))
  return [...skus].map((sku) => ({ sku, qty: drawQuantity(random, sku) }))
}

/** Chairs are bought for a table, the rest mostly one by one. */
function drawQuantity(random: Random, { item: { model } }: Sku): number {
  if (model.category === 'chairs') return random.pick([1, 2, 2, 4, 4, 6])
  return model.freight === 'parcel'
    ? random.pick([1, 1, 1, 2, 2, 3])
    : random.pick([1, 1, 1, 1, 1, 2])
}
