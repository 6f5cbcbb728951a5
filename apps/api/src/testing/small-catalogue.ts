import { languages, sites, storefronts } from '@galleria/contract/storefronts'
import pg from 'pg'

/**
 * Argon2id of `galleria-demo` at the lowest cost: people of the tests sign in thousands of times. A
 * hash carries its cost, so the mall's own is untouched.
 */
export const DEMO_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$fb4KsYLis/Sggm5itBqQKg$PnjI0iUs59sy370Cw3hZx9Xg3B0lkNmfslvF2BErePA'

/**
 * Two shops of two sellers, four items with a few skus, and the people of the tests: enough to walk
 * every path, quick to lay out.
 */
export const skus = { desk: 1, deskWide: 2, chair: 3, lamp: 4, lastChair: 5, soldOut: 6 } as const
export const people = {
  anna: 'anna@galleria.test',
  ben: 'ben@galleria.test',
  merchant: 'merchant@galleria.test',
  otherMerchant: 'merchant2@galleria.test',
  operator: 'operator@galleria.test',
} as const

const ids = {
  anna: '01900000-0000-7000-8000-000000000001',
  ben: '01900000-0000-7000-8000-000000000002',
  merchant: '01900000-0000-7000-8000-000000000003',
  otherMerchant: '01900000-0000-7000-8000-000000000004',
  operator: '01900000-0000-7000-8000-000000000005',
}

/** Who answers for the mall of tests. */
const company = {
  ...{ company: 'Galleria Mall GmbH', street: 'Musterweg 1', postalCode: '20095', city: 'Hamburg' },
  ...{ country: 'DE', managers: 'Mara Muster', register: 'HRB 1', vatId: 'DE136695976' },
  ...{ email: 'service@galleria.test', version: 1 },
}

export async function stockShelves(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    insert into sellers (id, name, street, city, country, vat_id, email) values (5, 'Galleria House GmbH', 'Musterweg 1', 'Hamburg', 'DE', 'DE136695976', 'house@galleria.test'), (11, 'Nordlicht OHG', 'Hafenstr. 2', 'Hamburg', 'DE', 'DE129274202', 'nordlicht@galleria.test');
    insert into shops (id, seller_id, name, city, country, handling_days, about) values (5, 5, 'Galleria House', 'Hamburg', 'DE', 1, '{"en":"Ours."}'), (11, 11, 'Nordlicht Werkstatt', 'Hamburg', 'DE', 2, '{"en":"Theirs."}');
    insert into mall_settings (key, value) values ('company', '${JSON.stringify(company)}');
    insert into carriers (id, code, name, tracking_url) values (1, 'dhl', 'DHL', 'https://track.example/{number}'), (2, 'dpd', 'DPD', 'https://dpd.example/{number}');
    insert into categories (id, key, position, picture) values (1, 'desks', 1, 'room-desks'), (3, 'chairs', 2, 'room-chairs');
    insert into items (id, shop_id, category_id, url_key, proper_name, model, manufacturer, responsible_person, freight, on_sale_since) values
      (1001, 5, 1, 'halden-desk', 'Halden', 'desk-slim', 'Galleria House GmbH', 'Galleria House GmbH, Hamburg', 'bulky', '2026-01-01'),
      (1002, 11, 3, 'orla-chair', 'Orla', 'chair-dining', 'Nordlicht OHG', 'Nordlicht OHG, Hamburg', 'parcel', '2026-02-01'),
      (1003, 5, 1, 'vesna-lamp', 'Vesna', 'lamp-globe', 'Galleria House GmbH', 'Galleria House GmbH, Hamburg', 'parcel', '2026-03-01'),
      (1004, 11, 3, 'tarn-chair', 'Tarn', 'chair-bar', 'Nordlicht OHG', 'Nordlicht OHG, Hamburg', 'parcel', '2026-04-01');
    insert into skus (id, item_id, code, suffix, finish, size, width_mm, depth_mm, height_mm, weight_g, picture, position) values
      (1, 1001, 'GH-1', 'oak-100x50', 'oak', '100 x 50 cm', 1000, 500, 740, 18000, 'desk-slim--oak', 1), (2, 1001, 'GH-2', 'oak-120x60', 'oak', '120 x 60 cm', 1200, 600, 740, 21000, 'desk-slim--oak', 2),
      (3, 1002, 'NW-1', 'oak', 'oak', '50 x 52 x 79 cm', 500, 520, 790, 6000, 'chair-dining--oak', 1), (4, 1003, 'GH-3', 'brass', 'brass', '22 x 22 x 42 cm', 220, 220, 420, 2000, 'lamp-globe--brass', 1),
      (5, 1004, 'NW-2', 'oak', 'oak', '42 x 46 x 88 cm', 420, 460, 880, 7000, 'chair-bar--oak', 1), (6, 1004, 'NW-3', 'walnut', 'walnut', '42 x 46 x 88 cm', 420, 460, 880, 7000, 'chair-bar--walnut', 2);
    insert into stock (sku_id, on_hand) values (1, 1000), (2, 1000), (3, 1000), (4, 1000), (5, 10), (6, 0);
    insert into stock_moves (sku_id, d_on_hand, d_reserved, reason) select sku_id, on_hand, 0, 'receipt' from stock where on_hand > 0;`)
  for (const language of languages) {
    await client.query(
      `insert into category_texts select id, $1, initcap(key), 'All ' || key from categories`,
      [language],
    )
    await client.query(
      `insert into item_texts (item_id, language, name, noun, description, details, words, document)
      select i.id, $1, i.proper_name || ' ' || split_part(i.url_key, '-', 2), split_part(i.url_key, '-', 2), 'A good piece.', '["Made to last"]', plain_text(i.proper_name || ' ' || i.url_key),
        to_tsvector(search_config($1), plain_text(i.proper_name || ' ' || replace(i.url_key, '-', ' '))) from items i`,
      [language],
    )
  }
  for (const site of sites) {
    const { currency } = storefronts[site]
    await client.query(
      `insert into sku_prices (sku_id, site, currency, amount, was, lowest_30, since, sold_since) select v.sku_id, $1, $2, v.amount, v.was, v.lowest_30, v.since, '2026-01-01' from (values (1, 18900, null, null, '2026-01-01'::timestamptz), (2, 22900, 25900, 23900, now() - interval '10 days'), (3, 12900, null, null, '2026-02-01'), (4, 5990, null, null, '2026-03-01'), (5, 13900, null, null, '2026-04-01'), (6, 14900, null, null, '2026-04-01')) v(sku_id, amount, was, lowest_30, since)`,
      [site, currency],
    )
    await client.query(
      `insert into price_history (sku_id, site, currency, amount, since) values (2, $1, $2, 25900, '2026-01-01'), (2, $1, $2, 23900, now() - interval '30 days'), (2, $1, $2, 25900, now() - interval '20 days')`,
      [site, currency],
    )
    await client.query(
      `insert into shipping_rates (shop_id, site, freight, currency, fee, free_from, transit_days) select h.id, $1, f.freight, $2, f.fee, f.free, 2 from shops h,
      (values ('parcel', 490, 9900), ('bulky', 1990, 49900), ('freight', 4900, null)) f(freight, fee, free)`,
      [site, currency],
    )
  }
  for (const [name, id] of Object.entries(ids)) {
    await client.query(
      `insert into users (id, kind, email, nickname, password_hash) values ($1, 'member', $2, $3, $4)`,
      [id, people[name as keyof typeof people], name, DEMO_HASH],
    )
  }
  await client.query('insert into seller_staff values ($1, 5), ($2, 11)', [
    ids.merchant,
    ids.otherMerchant,
  ])
  await client.query('insert into operators values ($1)', [ids.operator])
  await client.end()
}
