import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { runSql } from './account-steps.ts'
import { newMember } from './steps.ts'
import type { RunningMall } from './start-mall.ts'

/**
 * Somebody whose shop was let in today: it has nothing yet, and its first items are looked at.
 * `number` tells it from others of its kind; its id is drawn, as two journeys open one at once.
 */
export async function openShop(mall: RunningMall, number: number): Promise<string> {
  const email = await newMember(mall, 'Quill')
  await runSql(
    mall,
    `with seller as (
      insert into sellers (id, name, street, city, country, vat_id, email)
      values ($3, 'Quill OHG', 'Kai 1', '20457 Hamburg', 'DE', 'DE129274202', $1) returning id
    ), shop as (
      insert into shops (id, seller_id, name, city, country, handling_days, about)
      select id, id, 'Quill & Daughters ' || $2::int, 'Hamburg', 'DE', 1, '{"en":"Chairs."}' from seller returning id
    ), rates as (
      insert into shipping_rates (shop_id, site, freight, currency, fee, free_from, transit_days)
      select shop.id, r.site, r.freight, r.currency, r.fee, r.free_from, r.transit_days from shipping_rates r, shop where r.shop_id = 16
    )
    insert into seller_staff (user_id, seller_id) select u.id, seller.id from users u, seller where u.email = $1`,
    [email, number, randomInt(10_000, 1_000_000_000)],
  )
  return email
}

export const picture = async (background: string, number: number) => ({
  name: `item-${number}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

export const settled = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector('[data-stale], [aria-busy=true], [data-sending]'),
  )
