import { languages, sites, storefronts } from '@galleria/contract/storefronts'
import type { TestMall } from '../../testing/open-test-mall.ts'
import { runCoupon, runPromotion } from '../../testing/promotion-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { wire } from './choices.ts'

/**
 * What shops and the mall take off, give along and sell to groups: a shop of its own, so that
 * nothing of it touches what is foretold.
 */
export const OFFERING_SHOP = 12
const goods = { rug: 34, mug: 35, pouf: 36 } as const
/** Over the years that a walk may take. */
const always = { startTime: '2026-01-01T00:00:00Z', endTime: '2046-01-01T00:00:00Z' } as const

export async function runOffers(t: TestMall): Promise<void> {
  await layOut(t)
  const shop = await t.signIn(people.otherMerchant)
  const own = { ...always, shopId: OFFERING_SHOP }
  await runPromotion(t, shop, { ...own, name: 'A seventh', percentOff: 7 })
  await runPromotion(t, shop, {
    ...own,
    name: 'Much',
    kind: 'AMOUNT',
    percentOff: undefined,
    amountOff: 33.33,
    from: 150,
  })
  const gift = { ...own, kind: 'GIFT', percentOff: undefined, giftCode: 'NW-35' } as const
  await runPromotion(t, shop, { ...gift, name: 'A mug', from: 100 })
  const operator = await t.signIn(people.operator)
  // Few of each, so that people fight for the last one, lose it and get it back.
  await runCoupon(t, operator, { ...always, code: 'FEW', most: 3 })
  await runCoupon(t, operator, { ...always, code: 'ONCE', mostEach: 1, most: 12 })
  await runCoupon(t, operator, {
    ...always,
    code: 'TENTH',
    kind: 'PERCENT',
    amountOff: undefined,
    percentOff: 10,
    from: 0,
  })
}

async function layOut(t: TestMall): Promise<void> {
  await t.sql(
    `insert into shops (id, seller_id, name, city, country, handling_days, about) values (${OFFERING_SHOP}, 11, 'Nordlicht Textil', 'Hamburg', 'DE', 1, '{"en":"Soft."}')`,
  )
  await t.sql(
    `insert into shipping_rates (shop_id, site, freight, currency, fee, free_from, transit_days) select ${OFFERING_SHOP}, site, freight, currency, fee, free_from, transit_days from shipping_rates where shop_id = 11`,
  )
  await t.sql(`
    insert into items (id, shop_id, category_id, url_key, proper_name, model, manufacturer, responsible_person, freight, on_sale_since) values
      (3003, 12, 3, 'lume-rug', 'Lume', 'chair-bar', 'Nordlicht OHG', 'Nordlicht OHG', 'parcel', '2026-01-01')`)
  await t.sql(`
    insert into skus (id, item_id, code, suffix, finish, size, width_mm, depth_mm, height_mm, weight_g, picture, position) values
      (34, 3003, 'NW-34', 'oak', 'oak', '45 cm', 350, 350, 450, 4000, 'chair-bar--oak', 1), (35, 3003, 'NW-35', 'ash', 'ash', '10 cm', 100, 100, 100, 400, 'chair-bar--oak', 2),
      (36, 3003, 'NW-36', 'walnut', 'walnut', '50 cm', 500, 500, 400, 4000, 'chair-bar--walnut', 3)`)
  await t.sql('insert into stock (sku_id, on_hand) values (34, 60), (35, 25), (36, 60)')
  await t.sql(
    `insert into stock_moves (sku_id, d_on_hand, d_reserved, reason) select sku_id, on_hand, 0, 'receipt' from stock where sku_id in (34, 35, 36)`,
  )
  for (const language of languages)
    await t.sql(
      `insert into item_texts (item_id, language, name, noun, description, details, words, document)
      select i.id, $1, i.proper_name, i.url_key, 'Good.', '[]', plain_text(i.proper_name), '' from items i where i.id = 3003`,
      [language],
    )
  for (const site of sites)
    await t.sql(
      'insert into sku_prices (sku_id, site, currency, amount) values (34, $1, $2, 5990), (35, $1, $2, 790), (36, $1, $2, 8990)',
      [site, storefronts[site].currency],
    )
  const [offer] = await t.sql<{ id: number }>(
    'insert into group_buy_offers (sku_id, starts_at, ends_at, open_hours) values ($1, $2, $3, 24) returning id',
    [goods.pouf, always.startTime, always.endTime],
  )
  await t.sql('insert into group_buy_sizes values ($1, 2, 10), ($1, 3, 20)', [offer?.id])
}

type Basket = {
  readonly name: string
  readonly couponCode?: string
  readonly lines: readonly { readonly skuId: number; readonly skuQty: number }[]
}
const rugs = (skuQty: number, couponCode?: string): Basket => ({
  name: `${skuQty} reduced rugs${couponCode ? ` by ${couponCode}` : ''}`,
  ...(couponCode ? { couponCode } : {}),
  lines: [{ skuId: goods.rug, skuQty }],
})
export const reducedBaskets: readonly Basket[] = [
  rugs(1),
  rugs(3),
  rugs(1, 'FEW'),
  rugs(2, 'ONCE'),
  rugs(2, 'FEW'),
  rugs(3, 'TENTH'),
  {
    name: 'reduced goods of two shops, one of them fetched nowhere',
    couponCode: 'FEW',
    lines: [
      { skuId: goods.rug, skuQty: 1 },
      { skuId: goods.mug, skuQty: 2 },
      // Of the house shop, which takes nothing off.
      { skuId: 31, skuQty: 1 },
    ],
  },
]

/** A group to join, when one waits, or one to begin. */
export async function chooseGroup(
  t: TestMall,
  roll: number,
): Promise<{ skuId: number; skuQty: number; groupBuySize?: number; groupBuyId?: string }> {
  const open = await t.sql<{ id: string }>(
    `select id from group_buys where status = 'OPEN' and taken < size order by id desc limit 3`,
  )
  const found = open[roll % Math.max(1, open.length)]
  const line = { skuId: goods.pouf, skuQty: 1 + (roll % 2) }
  return found && roll % 4 > 0
    ? { ...line, groupBuyId: wire('groupBuy', found.id) }
    : { ...line, groupBuySize: 2 + (roll % 2) }
}
