import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RawBuilder } from 'kysely'
import type { Id } from '@galleria/kernel/id'
import { openDatabase, type Database } from '#platform/db.ts'
import { systemClock } from '#platform/clock.ts'
import { createTestDatabase } from '../../../../../../database/testing.ts'
import type { TestDatabase } from '../../../../../../database/test-server.ts'
import { drawPlan } from '../../../testing/draw-plan.ts'
import { commonWord, rareWord } from './found-orders.queries.ts'
import {
  conditionsOf,
  filteredCount,
  filteredIds,
  orderIdsAt,
  type SellersListRequest,
} from './merchant-orders.queries.ts'
import { newest, withWords, type AllOrdersRequest } from './operator-orders.queries.ts'
import { placePageText, todayText, type TalliedList } from './order-tallies.queries.ts'

/**
 * How PostgreSQL reads a shop's list, for a shop with half of many orders. The plans are kept
 * beside this file: one that reads or sorts all orders of a shop is seen in the change that brings
 * it, not in a shop that has grown.
 */
const ORDERS = Number(process.env['PLAN_ORDERS'] ?? 20_000)

let file: TestDatabase
let database: Database
beforeAll(async () => {
  file = await createTestDatabase()
  database = openDatabase({ url: file.url, clock: systemClock, statementTimeout: 120_000 })
  await fill(database)
}, 600_000)
afterAll(async () => {
  await database.close()
  await file.drop()
})

/**
 * A shop with half of all orders and five others, over two years; one in forty waits to be sent,
 * and of these most are late.
 */
async function fill({ pool }: Database): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    // Vacuum takes no row for visible to all whose commit is not on the disk yet.
    await client.query('set synchronous_commit = on')
    await client.query(`insert into contracts (id, buyer_id, quote_id, site, language, currency, need_pay, email, delivery_address, billing_address, deadline_at)
      select md5('c' || n)::uuid, md5('b' || n)::uuid, md5('q' || n)::uuid, 'DE', 'de', 'EUR', 100, 'buyer' || n || '@galleria.test',
        jsonb_build_object('firstName', 'Kim', 'lastName', 'Name' || n % 977, 'city', 'Berlin'), '{}', now() from generate_series(1, ${ORDERS}) n`)
    await client.query(`insert into orders (id, buyer_id, contract_id, shop_id, seller_id, code, status, site, currency, goods, shipping, tax, tax_rate, need_pay, paid, unit_count, search_words, deadline_at, ordered_at, paid_at, ship_by)
      select md5('o' || n)::uuid, md5('b' || n)::uuid, md5('c' || n)::uuid, s.id, s.id, 'code' || n,
        (array['UN_DELIVERY', 'PENDING_PAY', 'CANCELED', 'CLOSED', 'UN_RECEIVED', 'UN_RECEIVED', 'COMPLETE'])[least(n % 40, 6) + 1], (array['DE', 'NL', 'SE'])[n % 7 % 3 + 1], 'EUR', 100, 0, 0, 0, 100, 0, 1,
        'code' || n || ' desk model' || n % 1009, now(), at, at, at::date + 2
      from generate_series(1, ${ORDERS}) n cross join lateral (select case when n % 2 = 0 then 5 else 1 + n % 4 end as id, timestamptz '2026-11-20' - n * interval '2 years' / ${ORDERS} as at) s`)
    await client.query('select recount_orders()')
    await client.query('set session_replication_role = origin')
    await client.query('vacuum (analyze) orders')
    await client.query('vacuum (analyze) contracts')
    await client.query('vacuum (analyze) order_tallies')
  } finally {
    client.release()
  }
}

const days = [{ shopId: 5, today: '2026-11-19' }]
const list: TalliedList = {
  sellerId: 5,
  tallies: ['UN_RECEIVED'],
  shopId: null,
  site: null,
  lateOn: null,
}
const asked: SellersListRequest = {
  sellerId: 5,
  statuses: [],
  keyword: '',
  shopId: null,
  site: null,
  isToShipOnly: false,
  isLateOnly: false,
  isHeldOnly: false,
  filters: {},
  days,
  isOldestFirst: false,
  limit: 25,
  offset: 0,
}
const place = {
  total: 1,
  first: new Date('2026-11-18'),
  last: new Date('2026-11-18'),
  skip: 3,
}
const search = { ...asked, keyword: 'desk', conditions: conditionsOf(asked) }
const filtered = { ...asked, filters: { country: 'DE', least: 1, most: 9 } }
const page = { offset: 0, limit: 25, isOldestFirst: false }

const BUYER = '01900000-0000-7000-8000-000000000002' as Id<'user'>
const ofAll: AllOrdersRequest = {
  keyword: undefined,
  sellerId: undefined,
  buyerId: undefined,
  after: '01900000-0000-7000-8000-000000000001' as Id<'order'>,
  limit: 25,
}

const texts: Readonly<Record<string, RawBuilder<unknown>>> = {
  'where a page stands': placePageText(list, page),
  'where a page of late orders stands': placePageText(
    { ...list, tallies: ['DUE'], lateOn: days },
    page,
  ),
  'the numbers of the tabs': todayText(5, days),
  'all orders': orderIdsAt(asked, place),
  'all orders, oldest first, of a storefront': orderIdsAt(
    { ...asked, isOldestFirst: true, site: 'NL' },
    place,
  ),
  'orders in some states': orderIdsAt({ ...asked, statuses: ['CANCELED', 'CLOSED'] }, place),
  'orders to ship': orderIdsAt({ ...asked, isToShipOnly: true }, place),
  'late orders': orderIdsAt({ ...asked, isToShipOnly: true, isLateOnly: true }, place),
  'orders on hold': orderIdsAt({ ...asked, isHeldOnly: true }, place),
  'orders of a country, by amount': filteredIds(filtered),
  'how many orders of a country, by amount': filteredCount(filtered),
  'orders that are fetched': filteredIds({ ...asked, filters: { isFetched: true } }),
  'how many of them are in a country': filteredCount({
    ...asked,
    filters: { isFetched: true, country: 'DE' },
  }),
  'a word that few have': rareWord(search),
  'a word that very many have': commonWord(search, null),
  'orders of all shops': newest({ ...ofAll, after: undefined }),
  'orders of all shops after one that is shown': newest(ofAll),
  'orders of one seller after one that is shown': newest({ ...ofAll, sellerId: 5 }),
  'orders of one buyer': newest({ ...ofAll, after: undefined, buyerId: BUYER }),
  'orders of all shops with a word': withWords(ofAll, 'desk'),
}

test("each text of a shop's list is read by its index", async () => {
  const plans: string[] = []
  for (const [name, text] of Object.entries(texts))
    plans.push(`${name}\n${await drawPlan(database, text)}`)
  await expect(`${plans.join('\n\n')}\n`).toMatchFileSnapshot('merchant-orders.plans.txt')
})
