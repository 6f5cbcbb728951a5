import { DAY, HOUR } from '@galleria/kernel/time'
import { rm } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestDatabase } from '../../../database/test-server.ts'
import { keepDemoOpen } from './keep-open.ts'
import { createDemoMall, DEMO_NOW } from './testing.ts'

let database: TestDatabase
let client: pg.Client
let dataDir: string
beforeAll(async () => {
  ;({ database, dataDir } = await createDemoMall())
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await database?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const ANNA = `(select id from users where email = 'anna@galleria.test')`
type Row = Record<string, unknown>
async function ask<T extends Row = Row>(sql: string): Promise<T[]> {
  return (await client.query<T>(sql)).rows
}

it('her orders are in each tab of her list as often as its screens need', async () => {
  expect(
    await ask(
      `select status, count(*)::int as n, count(*) filter (where is_reviewed)::int as reviewed from orders where buyer_id = ${ANNA} group by 1 order by 1`,
    ),
  ).toEqual([
    { status: 'CANCELED', n: 3, reviewed: 0 },
    { status: 'CLOSED', n: 6, reviewed: 0 },
    { status: 'COMPLETE', n: 43, reviewed: 5 },
    { status: 'PENDING_MEMBERS', n: 1, reviewed: 0 },
    { status: 'PENDING_PAY', n: 2, reviewed: 0 },
    { status: 'PROCESSING', n: 2, reviewed: 0 },
    // What is sent at no charge has nothing to review.
    { status: 'UN_DELIVERY', n: 12, reviewed: 1 },
    { status: 'UN_RECEIVED', n: 5, reviewed: 0 },
  ])
})

it('the screws that were missing are sent to her at no charge, and not packed yet', async () => {
  expect(
    await ask(
      `select o.status, o.reissue_reason as reason, p.status as of, o.need_pay::int as price, l.snapshot->>'part' as part
      from orders o join orders p on p.id = o.reissue_of join order_lines l on l.order_id = o.id where o.buyer_id = ${ANNA}`,
    ),
  ).toEqual([
    {
      ...{ status: 'UN_DELIVERY', reason: 'MISSING', of: 'COMPLETE', price: 0 },
      part: '8 Schrauben M6 × 40 und der Inbusschlüssel',
    },
  ])
})

it('a desk of hers is assembled and covered, by the prices of the shop and of the mall', async () => {
  expect(
    await ask(
      `select o.status, o.service_charge as service, o.insurance, o.service->>'shippingName' as who, o.service->>'contactNumber' <> '' as "isToBeCalled" from orders o where o.buyer_id = ${ANNA} and o.service is not null`,
    ),
  ).toEqual([
    {
      status: 'UN_DELIVERY',
      service: 8900,
      insurance: 1990,
      who: 'Two fitters with a van',
      isToBeCalled: true,
    },
  ])
})

it('she has bought together with others: a group that was missed gave her money back, one is full, and one waits for its third member', async () => {
  expect(
    await ask(
      `select b.status, b.size, b.paid, o.status as order, o.paid = o.refunded as "isBack" from orders o join group_buys b on b.id = o.group_buy_id where o.buyer_id = ${ANNA} order by b.started_at`,
    ),
  ).toEqual([
    { status: 'CLOSED', size: 5, paid: 2, order: 'CLOSED', isBack: true },
    { status: 'FULL', size: 2, paid: 2, order: 'UN_DELIVERY', isBack: false },
    { status: 'OPEN', size: 3, paid: 2, order: 'PENDING_MEMBERS', isBack: false },
  ])
})

it('one of her orders was made with the promotion of its shop and a coupon, and a shop has one that runs', async () => {
  const [order] = await ask(
    `select o.shop_discount > 0 as promotion, o.order_discount as coupon, (select array_agg(u.status) from promotion_uses u where u.contract_id = o.contract_id) as uses from orders o where o.buyer_id = ${ANNA} and o.order_discount > 0`,
  )
  expect(order).toEqual({ promotion: true, coupon: 2500, uses: ['USED', 'USED'] })
  expect(await ask(`select status, is_shown from promotions order by shop_id`)).toEqual([
    { status: 'RUNNING', is_shown: false },
    { status: 'RUNNING', is_shown: true },
  ])
})

it('one of her orders is of a set', async () => {
  const [set] = await ask(
    `select count(*)::int as goods, count(distinct snapshot->'set'->>'id')::int as sets, bool_and(discount > 0) as "isLess" from order_lines where buyer_id = ${ANNA} and snapshot ? 'set'`,
  )
  expect(set).toEqual({ goods: 2, sets: 1, isLess: true })
})

it('none of her orders is a copied row: each was placed from somewhere, paid at the provider and followed by the carrier', async () => {
  expect(
    await ask(
      // What a replacement costs more is ordered by the mall itself, and what is sent at no charge by
      // its shop.
      `select id from contracts where buyer_id = ${ANNA} and not exists (select from orders o where o.contract_id = contracts.id and (o.surcharge_of is not null or o.reissue_of is not null)) and (network is null or not exists (select from quotes q where q.id = quote_id))
      union all select id from payment_attempts where buyer_id = ${ANNA} and (provider_ref is null or provider_ref like 'mp\\_seed%')`,
    ),
  ).toEqual([])
  const parcels = await ask<{ told: string; steps: number; days: number | null; status: string }>(
    `select t.entries -> -1 ->> 'text' as told, json_array_length(t.entries::json) as steps, extract(epoch from p.delivered_at - p.shipped_at) / 86400 as days, p.status
    from parcels p join parcel_tracks t on t.parcel_id = p.id where p.buyer_id = ${ANNA}`,
  )
  expect(parcels).toHaveLength(50)
  for (const { told, steps, days } of parcels) {
    expect(told).toBe('Die Sendung wurde dem Zusteller angekündigt.')
    expect(days === null ? steps < 6 : steps === 6 && Number(days) === 4).toBe(true)
  }
})

it('her bank took the money, refused it, or still thinks; what was refused once was paid the second time', async () => {
  const courses = await ask<{ course: string; n: number }>(
    `select course, count(*)::int as n from (select c.id, string_agg(a.status, ' ' order by a.created_at) as course from contracts c left join payment_attempts a on a.contract_id = c.id where c.buyer_id = ${ANNA} group by 1) x group by 1 order by 1`,
  )
  expect(courses).toEqual([
    { course: 'PAY_CLOSED', n: 2 },
    { course: 'PAY_FAILED', n: 2 },
    { course: 'PAY_FAILED PAY_SUCCESS', n: 1 },
    { course: 'PAY_PENDING', n: 2 },
    { course: 'PAY_SUCCESS', n: 60 },
    // One of them was sent at no charge.
    { course: null, n: 3 },
  ])
})

it('shops have said something to her reviews, and the reminder of a request that waits has gone out', async () => {
  const [reviews] = await ask(
    `select count(*)::int as written, count(r.comment_id)::int as answered from comments c left join comment_replies r on r.comment_id = c.id where c.author_id = ${ANNA}`,
  )
  expect(reviews).toEqual({ written: 7, answered: 4 })
  expect(
    await ask(
      `select id from reverse_orders where status = 'WAITING_FOR_AUDIT_BY_SELLER' and not exists (select from reverse_offers f where f.reverse_id = reverse_orders.id) and not exists (select from reverse_changes h where h.reverse_id = reverse_orders.id) and (reminded_at is null) <> (applied_at > (select (value ->> 'at')::timestamptz from mall_settings where key = 'seed') - interval '24 hours')`,
    ),
  ).toEqual([])
})

it('what she asked about goods that came stands where each screen of it has something to show', async () => {
  expect(
    await ask(
      `select r.type, r.status, r.refund_by is not null as "isByLaw", r.split_from is not null as "isRest", (select count(*)::int from reverse_parcels p where p.reverse_id = r.id) as parcels from reverse_orders r join orders o on o.id = r.order_id
        where r.buyer_id = ${ANNA} and (r.type <> 'SALE_REFUND') and r.seller_id = 5 and o.ordered_at > (select (value ->> 'at')::timestamptz from mall_settings where key = 'seed') - interval '30 days' order by r.applied_at, r.id`,
    ),
  ).toEqual([
    { type: 'SALE_RETURN', status: 'REVERSE_DONE', isByLaw: false, isRest: false, parcels: 1 },
    { type: 'SALE_RETURN', status: 'REVERSE_DONE', isByLaw: true, isRest: false, parcels: 1 },
    {
      type: 'SALE_EXCHANGE',
      status: 'WAITING_FOR_SELLER_SHIP',
      isByLaw: false,
      isRest: false,
      parcels: 1,
    },
    { type: 'SALE_RETURN', status: 'IN_DISPUTE', isByLaw: false, isRest: true, parcels: 1 },
    {
      type: 'SALE_RETURN',
      status: 'WAITING_FOR_QC_DONE',
      isByLaw: false,
      isRest: false,
      parcels: 1,
    },
    { type: 'SALE_RETURN', status: 'REVERSE_DONE', isByLaw: true, isRest: false, parcels: 1 },
    {
      type: 'SALE_RETURN',
      status: 'WAITING_FOR_BUYER_RETURN',
      isByLaw: true,
      isRest: false,
      parcels: 0,
    },
    {
      type: 'SALE_RETURN',
      status: 'WAITING_FOR_AUDIT_BY_SELLER',
      isByLaw: false,
      isRest: false,
      parcels: 0,
    },
  ])
})

it('a shop has kept something for a loss of value twice: one she has taken to the mall, the other she still can; and one application she can still change', async () => {
  expect(
    await ask(
      `select r.status, r.goods::int > 0 as "isMoney", r.qc_reject_reason <> '' and cardinality(r.qc_photos) = 1 as "isShown", (select sum(l.withheld) from order_lines l where l.order_id = r.order_id) = r.goods as "isWithheld",
        r.stopped_at > (select (value ->> 'at')::timestamptz from mall_settings where key = 'seed') - interval '4 days' as "isFresh"
      from reverse_orders r where r.buyer_id = ${ANNA} and r.loss_of is not null order by r.applied_at`,
    ),
  ).toEqual([
    { status: 'IN_DISPUTE', isMoney: true, isShown: true, isWithheld: false, isFresh: null },
    { status: 'REVERSE_CLOSE', isMoney: true, isShown: true, isWithheld: true, isFresh: true },
  ])
  expect(
    await ask(
      `select count(*)::int as n from reverse_orders r where r.buyer_id = ${ANNA} and r.status = 'WAITING_FOR_AUDIT_BY_SELLER' and r.seller_id = 5 and not exists (select from reverse_offers f where f.reverse_id = r.id)`,
    ),
  ).toEqual([{ n: 2 }])
})

it('a shop was removed that owes her something: an order that was never sent, about which she has written, and an answer about one that came', async () => {
  expect(
    await ask(
      `select o.status, (select r.status from reverse_orders r where r.order_id = o.id) as request, (select m.author from order_messages m where m.order_id = o.id) as writes
      from orders o join sellers s on s.id = o.seller_id where o.buyer_id = ${ANNA} and s.status = 'CLEARED' order by o.ordered_at`,
    ),
  ).toEqual([
    { status: 'COMPLETE', request: 'WAITING_FOR_AUDIT_BY_SELLER', writes: null },
    { status: 'UN_DELIVERY', request: null, writes: 'buyer' },
  ])
})

it('a letter, a deadline or a session of the past is nowhere left', async () => {
  expect(
    await ask('select id::text from pgboss.job union all select id::text from sessions'),
  ).toEqual([])
})

/** What waits for somebody, and the least and the most hours that are left. */
const waiting = (since: Date) => {
  const left = (end: string) =>
    `floor(min(extract(epoch from ${end} - '${since.toISOString()}') / 3600))::int as least, ceil(max(extract(epoch from ${end} - '${since.toISOString()}') / 3600))::int as most`
  return ask<{ what: string; least: number; most: number }>(`
    select 'unpaid' as what, ${left('deadline_at')} from orders where status in ('PENDING_PAY', 'PROCESSING')
    union all select 'parcel', ${left('confirm_by')} from parcels where status = 'SEND_DELIVERY'
    union all select 'offer', ${left('answer_until')} from reverse_offers where answer is null
    union all select status, ${left('answer_by')} from reverse_orders where status like 'WAITING%' and status <> 'WAITING_FOR_REFUND' group by status`)
}
/**
 * At most what a shop gives: 24 hours to pay, two days to answer, ten to say that a parcel has
 * come, two weeks to send back.
 */
const most: Record<string, number> = {
  unpaid: 24,
  parcel: 240,
  offer: 72,
  // Three days where it is its buyer's time to answer an offer.
  WAITING_FOR_AUDIT_BY_SELLER: 72,
  WAITING_FOR_BUYER_RETURN: 336,
  WAITING_FOR_QC_DONE: 240,
  WAITING_FOR_SELLER_SHIP: 168,
  WAITING_FOR_BUYER_CONFIRMED: 240,
}
function expectTimeOfAShop(found: Awaited<ReturnType<typeof waiting>>): void {
  expect(found.map(({ what }) => what).toSorted()).toEqual(
    expect.arrayContaining(['WAITING_FOR_AUDIT_BY_SELLER', 'parcel', 'unpaid']),
  )
  for (const one of found)
    expect([one.what, one.least >= 6, one.most <= (most[one.what] ?? 0)]).toEqual([
      one.what,
      true,
      true,
    ])
}

it('what waits for somebody has as much time left as in a shop, however many days the demo has run; what a visitor does has the time of the mall', async () => {
  expectTimeOfAShop(await waiting(DEMO_NOW))
  const later = new Date(DEMO_NOW.getTime() + 30 * DAY)
  await client.query(
    `update orders set ordered_at = $1 where id = (select id from orders where status = 'PENDING_PAY' order by id limit 1)`,
    [later],
  )
  const visitors = () =>
    client
      .query<{ deadline_at: Date }>('select deadline_at from orders where ordered_at = $1', [later])
      .then(({ rows }) => rows[0]?.deadline_at.getTime())
  const before = await visitors()
  await keepDemoOpen(database.url, later)
  expect(await visitors()).toBe(before)
  await client.query(`update orders set ordered_at = $1, deadline_at = $2 where ordered_at = $3`, [
    DEMO_NOW,
    new Date(later.getTime() + 10 * HOUR),
    later,
  ])
  expectTimeOfAShop(await waiting(later))
})
