import { describe, expect, it } from 'vitest'
import { asBuyer, makeBuyers } from './people.ts'
import { DAY } from '@galleria/kernel/time'
import { makeDemoAccounts } from './demo-accounts.ts'
import { planItems } from './items.ts'
import { makeTrade } from './orders.ts'
import { RETURNED_UNITS } from './live/live-returns.ts'
import { pickUpSku } from './pickup-sites.ts'
import { pointSkus } from './point-goods.ts'
import { setPrices } from './prices.ts'
import { createRandom } from './random.ts'
import { shops } from './shops.ts'
import { slugOf } from './slug.ts'

function plan(seed: number, now: number) {
  const random = createRandom(seed)
  const items = planItems(random, now)
  const prices = setPrices(random, items)
  const anna = asBuyer(random, makeDemoAccounts(random, now)[0]!)
  const buyers = makeBuyers(random, now, 50, now - 590 * DAY)
  return {
    items,
    prices,
    buyers,
    trade: makeTrade(random, {
      items,
      prices,
      buyers,
      anna,
      staff: new Map(),
      orderCount: 120,
      firstDay: now - 548 * DAY,
      now,
    }),
  }
}

describe('the plan of the demo mall', () => {
  const now = Date.parse('2026-03-02T12:00:00Z')

  it('is the same for the same seed and moment, ids included', () => {
    expect(plan(7, now)).toEqual(plan(7, now))
  })

  it('is another for another seed', () => {
    expect(plan(7, now).trade.books.orders).not.toEqual(plan(8, now).trade.books.orders)
  })

  it('has in stock what is still to be ordered for points while the past is lived through', () => {
    const { items, trade } = plan(7, now)
    const skus = pointSkus(items)
    expect(skus.length).toBeGreaterThan(0)
    for (const id of skus) expect(trade.demand.get(id)?.toCome).toBeGreaterThan(0)
  })

  it('has in stock what is still to be bought and fetched, or sent back, beside all else that is bought of it', () => {
    const { trade } = plan(7, now)
    const orders = trade.purchases.flatMap((one) => one.orders)
    const fetched = pickUpSku(orders)!.id
    const bought = orders
      .flatMap(({ lines }) => lines)
      .filter(({ sku }) => sku.id === fetched)
      .reduce((sum, { qty }) => sum + qty, 0)
    expect(bought).toBeGreaterThan(0)
    expect(trade.demand.get(fetched)?.toCome).toBe(bought + 1 + RETURNED_UNITS)
  })

  it('makes ids that are UUIDs of version 7 and sort by time', () => {
    const random = createRandom(1)
    const ids = [now, now + 1, now + 500_000].map((at) => random.uuid(at))
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(ids.toSorted()).toEqual(ids)
  })

  it('gives every item a link of its own and every variant a code of its own', () => {
    const { items } = plan(7, now)
    const skus = items.flatMap((item) => item.skus)
    expect(new Set(items.map(({ urlKey }) => urlKey)).size).toBe(items.length)
    expect(new Set(skus.map(({ code }) => code)).size).toBe(skus.length)
    for (const { urlKey } of items) expect(urlKey).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/)
  })

  it('writes names in letters that fit a link', () => {
    expect(slugOf('Łukasz Weiß-Ångström')).toBe('lukasz-weiss-angstrom')
    expect(slugOf('D’Amico Nicolò', '.')).toBe('d.amico.nicolo')
  })

  it('has sellers whose VAT ids are those of their countries', () => {
    const formats: Record<string, RegExp> = {
      DE: /^DE\d{9}$/,
      FR: /^FR\d{11}$/,
      ES: /^ESB\d{8}$/,
      PL: /^PL\d{10}$/,
      GB: /^GB\d{9}$/,
      NL: /^NL\d{9}B\d{2}$/,
    }
    for (const { vatId, country } of shops) expect(vatId).toMatch(formats[country]!)
  })

  it('names a responsible person inside the EU for a maker outside it', () => {
    expect(
      shops
        .filter(({ country }) => country === 'GB')
        .map(({ responsiblePerson }) => responsiblePerson?.includes(', NL,')),
    ).toEqual([true])
  })
})
