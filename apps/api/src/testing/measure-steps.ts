import { languages, sites, storefronts } from '@galleria/contract/storefronts'
import type { TestMall } from './open-test-mall.ts'

/**
 * Of the house shop: a worktop by the half metre at 12.99 a metre, of which there are 50 m; oil by
 * the quarter of a kilogram at 39.95.
 */
export const measuredSkus = { worktop: 41, oil: 42 } as const

export async function sellByMeasure(t: Pick<TestMall, 'sql'>): Promise<void> {
  await t.sql(`
    insert into items (id, shop_id, category_id, url_key, proper_name, model, manufacturer, responsible_person, freight, on_sale_since, measure, step) values
      (4001, 5, 1, 'alm-worktop', 'Alm', 'desk-slim', 'Galleria House GmbH', 'Galleria House GmbH', 'parcel', '2026-01-01', 'metre', 50),
      (4002, 5, 1, 'hard-oil', 'Oil', 'desk-slim', 'Galleria House GmbH', 'Galleria House GmbH', 'parcel', '2026-01-01', 'kilogram', 25)`)
  await t.sql(`
    insert into skus (id, item_id, code, suffix, finish, size, width_mm, depth_mm, height_mm, weight_g, picture, position) values
      (41, 4001, 'GH-W', 'oak', 'oak', '60 x 4 cm', 600, 600, 40, 14000, 'desk-slim--oak', 1), (42, 4002, 'GH-O', 'clear', '', '', 0, 0, 0, 1000, 'desk-slim--oak', 1)`)
  await t.sql(`insert into stock (sku_id, on_hand) values (41, 100), (42, 400)`)
  await t.sql(
    `insert into stock_moves (sku_id, d_on_hand, d_reserved, reason) values (41, 100, 0, 'receipt'), (42, 400, 0, 'receipt')`,
  )
  for (const language of languages)
    await t.sql(
      `insert into item_texts (item_id, language, name, noun, description, details, words, document)
      select i.id, $1, i.proper_name || ' ' || split_part(i.url_key, '-', 2), i.url_key, 'Good.', '[]', plain_text(i.proper_name), '' from items i where i.measure is not null`,
      [language],
    )
  for (const site of sites)
    await t.sql(
      `insert into sku_prices (sku_id, site, currency, amount) values (41, $1, $2, 1299), (42, $1, $2, 3995)`,
      [site, storefronts[site].currency],
    )
}
