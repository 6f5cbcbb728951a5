import { applicationErrors } from '@galleria/contract/application-rules'
import { addressSchema } from '@galleria/contract/address-rules'
import { isPhone } from '@galleria/contract/phone-check'
import { languages, sites, storefronts, type Site } from '@galleria/contract/storefronts'
import { containedTax, money, share, type Currency } from '@galleria/kernel/money'
import type { Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentKey } from '../../api/src/modules/files/index.ts'
import type { TestDatabase } from '../../../database/test-server.ts'
import { firstTaxRates } from '../../../database/reference/tax-rates.ts'
import { seedDemo } from './seed.ts'
import { createDemoMall, DEMO_NOW as now } from './testing.ts'

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

type Row = Record<string, unknown>
async function ask<T extends Row = Row>(sql: string): Promise<T[]> {
  return (await client.query<T>(sql)).rows
}
const count = async (table: string) =>
  Number((await ask(`select count(*)::int as n from ${table}`))[0]!['n'])
const none = (sql: string) => async () => expect(await ask(sql)).toEqual([])

/** Orders with `surcharge_of` or `reissue_of` stand beside another one: nothing more was sold. */

/** An order `o` whose group its buyer left, or that was not filled: it ended before it was sent. */
const GROUP_IS_OVER = `exists (select 1 from transitions t where t.entity_id = o.id and t.event in ('leaveGroup', 'disband'))`

describe('the demo mall', () => {
  it('is filled once: a second start changes nothing', async () => {
    const sizes = `select (select count(*) from users), (select count(*) from items), (select count(*) from orders), (select count(*) from transitions), (select count(*) from stock_moves), (select count(*) from ledger_entries)`
    const before = await client.query({ text: sizes, rowMode: 'array' })
    await seedDemo({ databaseUrl: database.url, dataDir, now: new Date('2026-05-01T08:00:00Z') })
    expect((await client.query({ text: sizes, rowMode: 'array' })).rows).toEqual(before.rows)
    expect(await ask(`select value from mall_settings where key = 'seed'`)).toEqual([
      { value: { at: now.toISOString(), size: { buyers: 2_000, orders: 6_000 }, isDone: true } },
    ])
  })

  it('has an operator with applications on the desk, such as the form lets through, their documents in place', async () => {
    expect(await ask('select u.email from operators o join users u on u.id = o.user_id')).toEqual([
      { email: 'operator@galleria.test' },
    ])
    const applications =
      await ask(`select a.status, a.company, a.tax_id as "taxId", a.country, a.contact_name as "contactName", a.contact_phone as "contactPhone", a.email, a.shop_name as "shopName", a.about, a.return_address as "returnAddress", a.documents, array(select jsonb_object_keys(a.agreed)) as agreed, a.reject_reason <> '' as "hasReason",
      (select t.to_state from transitions t where t.entity_id = a.id order by seq desc limit 1) as last from merchant_applications a order by a.status`)
    expect(applications.map(({ status, last, hasReason }) => [status, last, hasReason])).toEqual([
      ['AUDIT', 'AUDIT', false],
      ['PASS', 'PASS', false],
      ['REJECTED', 'REJECTED', true],
    ])
    for (const application of applications)
      expect(
        applicationErrors(application as never, isPhone),
        String(application['company']),
      ).toEqual([])
    const files = await ask<{ id: Id<'file'>; bytes: number }>(
      `select f.id, f.bytes::int as bytes from files f where f.purpose = 'document'`,
    )
    expect(
      await Promise.all(
        files.map(
          async ({ id }) => (await readFile(join(dataDir, 'files', documentKey(id)))).length,
        ),
      ),
    ).toEqual(files.map(({ bytes }) => bytes))
  })

  it('has shops, rooms, goods, buyers and orders in every state', async () => {
    expect(await count('shops')).toBe(8)
    expect(await count('categories')).toBe(10)
    expect(await count('items')).toBe(245)
    expect(await count('skus')).toBeGreaterThanOrEqual(900)
    expect(await count('users')).toBe(2_015)
    expect(await count('orders')).toBe(6_048)
    const states = await ask<{ status: string; n: number }>(
      'select status, count(*)::int as n from orders group by 1 order by 1',
    )
    expect(states.map(({ status }) => status)).toEqual([
      'CANCELED',
      'CLOSED',
      'COMPLETE',
      'PENDING_MEMBERS',
      'PENDING_PAY',
      'PROCESSING',
      'UN_DELIVERY',
      'UN_RECEIVED',
    ])
    // Few orders are given back whole, and few wait for others.
    const few: Record<string, number> = { CLOSED: 10, PENDING_MEMBERS: 10 }
    expect(Math.min(...states.map(({ status, n }) => n * (few[status] ?? 1)))).toBeGreaterThan(20)
  })

  it('has codes that its buyer can use, and one that the shop took', async () => {
    expect(
      await ask(
        `select v.kind, v.status, count(*)::int as n from vouchers v join orders o on o.id = v.order_id join users u on u.id = o.buyer_id where u.email = 'anna@galleria.test' and o.status = 'UN_RECEIVED' group by 1, 2 order by 1, 2`,
      ),
    ).toEqual([
      { kind: 'service', status: 'NOT_USED', n: 1 },
      { kind: 'service', status: 'USED', n: 1 },
      { kind: 'shopping_card', status: 'NOT_USED', n: 1 },
    ])
  })

  it('speaks nine languages: every item, room and page in each', async () => {
    expect(await count('item_texts')).toBe(245 * languages.length)
    expect(await count('category_texts')).toBe(10 * languages.length)
    // Beside them the texts that one storefront has instead.
    const [common] = await ask<{ n: number }>(
      'select count(*)::int as n from article_texts where site is null',
    )
    expect(common?.n).toBe((await count('articles')) * languages.length)
    expect(
      await ask(
        `select item_id, language from item_texts where description like '%{%' or words <> plain_text(words) or length(name) < 4 or document = ''`,
      ),
    ).toEqual([])
  })

  it('sells every item in every storefront at prices that end as prices do', async () => {
    // What a removed shop had offered was for sale in one.
    expect(await count('item_offers')).toBe(244 * 8 + 1)
    expect(
      await ask(
        `select * from sku_prices where amount % 100 not in (0, 90) or lowest_30 > was or lowest_30 <= amount`,
      ),
    ).toEqual([])
    const [share] = await ask<{ reduced: number }>(
      'select avg((was is not null)::int)::float as reduced from item_offers',
    )
    expect(share!.reduced).toBeCloseTo(0.125, 2)
  })

  it('has five flash sales running, the next ones coming for a year, each a real reduction that ends as prices do', async () => {
    const sales = await ask<{ item: number; starts_at: Date; ends_at: Date }>(
      'select distinct s.item_id as item, starts_at, ends_at from flash_sales f join skus s on s.id = f.sku_id',
    )
    const start = await ask<{ at: string }>(
      `select value->>'at' as at from mall_settings where key = 'seed'`,
    )
    const running = (days: number) => {
      const at = Date.parse(start[0]!.at) + days * DAY
      return sales.filter((sale) => sale.starts_at.getTime() <= at && sale.ends_at.getTime() > at)
        .length
    }
    expect(running(0)).toBe(5)
    for (const days of [10, 100, 200, 300, 360])
      expect(running(days), `after ${days} days`).toBeGreaterThanOrEqual(3)
    expect(
      await ask(
        'select * from flash_sales f join sku_prices p using (sku_id, site) where f.amount >= p.amount or p.was is not null or f.amount % 100 not in (0, 90)',
      ),
    ).toEqual([])
    // An earlier sale of the same thing would make its price the lowest of the last 30 days.
    expect(
      await ask(
        `select * from flash_sales a join flash_sales b using (sku_id, site) where b.starts_at > a.starts_at and b.starts_at < a.ends_at + interval '30 days'`,
      ),
    ).toEqual([])
  })

  it('has a dozen sets, most of which can be had whole', async () => {
    const [sets] = await ask<{
      n: number
      whole: number
    }>(`select count(distinct main_id)::int as n, (count(distinct main_id) - count(distinct main_id) filter (where not there))::int as whole
      from set_parts g cross join lateral (select coalesce(max(q.on_hand - q.reserved), 0) >= g.qty as there from skus s join stock q on q.sku_id = s.id where s.item_id = g.part_id) part`)
    expect(sets!.n).toBe(12)
    expect(sets!.whole).toBeGreaterThanOrEqual(10)
  })

  it('shows goods that are sold out and goods that are nearly so', async () => {
    const [stock] = await ask<{ out: number; few: number }>(
      'select count(*) filter (where on_hand = reserved)::int as out, count(*) filter (where on_hand - reserved between 1 and 4)::int as few from stock',
    )
    expect(stock!.out).toBeGreaterThan(20)
    expect(stock!.few).toBeGreaterThan(40)
  })
})

describe('the people of the demo mall', () => {
  it('have addresses that the forms of their storefronts accept', async () => {
    const rows = await ask<Record<string, string>>('select * from addresses')
    expect(rows).toHaveLength(2_001)
    const rules = Object.fromEntries(
      sites.map((site) => [site, addressSchema(site, 'SHIPPING', isPhone)]),
    )
    for (const row of rows) {
      const parsed = rules[row['site'] as Site]!.safeParse({
        gender: row['gender'],
        firstName: row['first_name'],
        lastName: row['last_name'],
        personPhone: row['phone'],
        email: row['email'],
        company: row['company'],
        poiName: row['street'],
        houseNo: row['house_number'],
        detailAddress: row['detail'],
        postalCode: row['postal_code'],
        city: row['city'],
        province: row['province'],
        country: row['country'],
        hearFrom: row['hear_from'],
        isDefault: row['is_default'],
      })
      expect(parsed.success ? [] : parsed.error.issues, JSON.stringify(row)).toEqual([])
    }
  })

  it('include Anna with at least two orders in every state and one that waits for members of its group, and Ben with none', async () => {
    const orders = await ask<{ email: string; status: string; n: number }>(`
      select u.email, o.status, count(*)::int as n from orders o join users u on u.id = o.buyer_id where u.email in ('anna@galleria.test', 'ben@galleria.test') group by 1, 2`)
    expect(orders.every(({ email }) => email === 'anna@galleria.test')).toBe(true)
    expect(orders).toHaveLength(8)
    expect(orders.filter(({ n }) => n < 2).map(({ status }) => status)).toEqual(['PENDING_MEMBERS'])
  })

  it('give Anna a contract with three shops, a parcel signed beside one under way, and an order sent in part', async () => {
    const mine = `o.buyer_id = (select id from users where email = 'anna@galleria.test')`
    expect(
      await ask(
        `select contract_id from orders o where ${mine} group by 1 having count(distinct shop_id) = 3`,
      ),
    ).toHaveLength(1)
    expect(
      await ask(
        `select o.id from orders o join parcels p on p.order_id = o.id where ${mine} and o.status = 'UN_RECEIVED' group by 1 having array_agg(p.status order by p.status) = '{SEND_DELIVERY,SIGN_IN}'`,
      ),
    ).toHaveLength(1)
    expect(
      await ask(
        `select o.id from orders o join order_lines l on l.order_id = o.id where ${mine} and o.status = 'UN_DELIVERY' group by 1 having sum(l.delivered_qty) > 0 and sum(l.delivered_qty) < sum(l.qty)`,
      ),
    ).toHaveLength(1)
  })

  it('leave the merchants one can sign in as at least 15 orders to ship', async () => {
    const work = await ask<{ n: number }>(
      `select f.seller_id, count(*)::int as n from seller_staff f join orders o using (seller_id) join users u on u.id = f.user_id where o.status = 'UN_DELIVERY' and u.email like 'merchant%@galleria.test' group by 1`,
    )
    expect(work).toHaveLength(2)
    expect(Math.min(...work.map(({ n }) => n))).toBeGreaterThanOrEqual(15)
  })
})

describe('the books of the demo mall', () => {
  it(
    'sum to zero in every transaction and contract',
    none(`
    select txn_id::text from ledger_entries group by txn_id, currency having sum(amount) <> 0 union all select ref::text from ledger_entries group by ref having sum(amount) <> 0`),
  )
  it(
    'owe the buyers nothing once their money became a sale',
    none(
      `select ref from ledger_entries where account = 'buyer' group by 1 having sum(amount) <> 0`,
    ),
  )
  it(
    'hold as much as the captures brought less fees and refunds',
    none(`
    select c.contract_id from captures c left join ledger_entries e on e.ref = c.contract_id and e.account = 'provider'
    group by c.contract_id, c.amount, c.fee having coalesce(sum(e.amount), 0) <> c.amount - c.fee - coalesce((select sum(r.amount) from refunds r where r.contract_id = c.contract_id and r.status = 'DONE'), 0)`),
  )
  it(
    'have one applied capture for one success, equal to what the contract asks',
    none(`
    select k.id from contracts k left join payment_attempts a on a.contract_id = k.id and a.status = 'PAY_SUCCESS' left join captures c on c.attempt_id = a.id
    left join payment_orders p on p.contract_id = k.id join (select contract_id, sum(paid) as paid, sum(need_pay) as need from orders group by 1) o on o.contract_id = k.id
    where k.need_pay <> o.need or p.amount <> k.need_pay or coalesce(a.amount, 0) <> o.paid or coalesce(c.amount, 0) <> o.paid or (p.status = 'PAID') <> (o.paid > 0)`),
  )
  it(
    'say paid where goods may leave, and unpaid where they may not',
    none(`
    select id from orders where status in ('PENDING_MEMBERS', 'UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE', 'CLOSED') and paid <> need_pay or status = 'CLOSED' and refunded <> paid or status not in ('PENDING_MEMBERS', 'UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE', 'CLOSED') and paid > 0 or (paid > 0 or need_pay = 0 and reissue_of is null) <> (paid_at is not null) or status = 'COMPLETE' and completed_at is null or status not in ('COMPLETE', 'CLOSED') and completed_at is not null`),
  )
  it(
    'add up from lines to orders',
    none(`
    select o.id from orders o left join order_lines l on l.order_id = o.id group by o.id having count(l.id) = 0 or sum(l.need_pay) <> o.goods - o.shop_discount - o.order_discount + o.insurance + o.service_charge or sum(l.qty) <> o.unit_count or sum(l.tax) > o.tax`),
  )
  it('contain tax and commission to the cent', async () => {
    const lines = await ask<{
      site: Site
      currency: Currency
      need_pay: string
      tax: string
      commission: string
    }>(
      // What a coupon takes off comes out of the commission.
      'select o.site, o.currency, l.need_pay, l.tax, l.commission from order_lines l join orders o on o.id = l.order_id where o.insurance = 0 and o.order_discount = 0',
    )
    const wrong = lines.filter(({ site, currency, need_pay, tax, commission }) => {
      const paid = money(Number(need_pay), currency)
      return (
        containedTax(paid, firstTaxRates[storefronts[site].country]).minor !== Number(tax) ||
        share(paid, 0.12).minor !== Number(commission)
      )
    })
    expect(wrong).toEqual([])
  })
  it(
    'price every line as its storefront does',
    none(
      `select l.id from order_lines l join orders o on o.id = l.order_id join sku_prices p on p.sku_id = l.sku_id and p.site = o.site left join point_prices m on m.sku_id = l.sku_id and m.site = o.site where o.surcharge_of is null and o.reissue_of is null and case when l.points > 0 then m.amount else p.amount end is distinct from l.unit_price or l.points not in (0, m.points * 100 * l.qty) or p.currency <> o.currency`,
    ),
  )
  it(
    'ask for shipping as the shop says, by the heaviest goods',
    none(`
    select o.id from orders o join lateral (select case max(case l.snapshot->>'freight' when 'parcel' then 1 when 'bulky' then 2 else 3 end) when 1 then 'parcel' when 2 then 'bulky' else 'freight' end as class from order_lines l where l.order_id = o.id) h on true
    join shipping_rates r on r.shop_id = o.shop_id and r.site = o.site and r.freight = h.class where o.handover = 'parcel' and o.reissue_of is null and o.shipping <> case when o.points > 0 or o.goods >= r.free_from then 0 else r.fee end`),
  )
})

describe('the stock of the demo mall', () => {
  it(
    'equals its moves and is never below zero',
    none(`
    select s.sku_id from stock s left join (select sku_id, sum(d_on_hand) as h, sum(d_reserved) as r from stock_moves group by 1) m using (sku_id)
    where s.on_hand <> coalesce(m.h, 0) or s.reserved <> coalesce(m.r, 0) or s.on_hand < s.reserved or s.reserved < 0`),
  )
  it(
    'was never below zero on the way either',
    none(`
    select sku_id from (select sku_id, sum(d_on_hand) over w as h, sum(d_reserved) over w as r from stock_moves window w as (partition by sku_id order by at, id)) m where h < 0 or r < 0 or r > h`),
  )
  it(
    'holds what is ordered and neither sent nor given up, and nothing for orders that died',
    none(`
    select l.id from order_lines l join orders o on o.id = l.order_id join stock_moves m on m.line_id = l.id group by l.id, o.id having sum(m.d_reserved) <> case when o.status = 'CANCELED' or ${GROUP_IS_OVER} then 0 else l.qty - l.delivered_qty - l.canceled_qty + (select coalesce(sum(k.held_qty), 0) from reverse_lines k where k.line_id = l.id) end`),
  )
  it(
    'left in parcels, or was used as codes, unit for unit',
    none(`
    select l.id from order_lines l left join parcel_lines p on p.line_id = l.id where not exists (select from orders o where o.id = l.order_id and o.surcharge_of is not null) group by l.id having coalesce(sum(p.qty), 0) + (select count(*) from vouchers v where v.line_id = l.id and v.status = 'USED') <> l.delivered_qty`),
  )
  it(
    'counts as sold what was not cancelled',
    none(`
    select i.id from items i left join (select l.item_id, sum(case when l.snapshot ? 'measure' then 1 else l.qty end) as n from order_lines l join orders o on o.id = l.order_id where o.status <> 'CANCELED' and o.surcharge_of is null and o.reissue_of is null and not ${GROUP_IS_OVER} group by 1) s on s.item_id = i.id where i.sold_count <> coalesce(s.n, 0)`),
  )
})

describe('the history of the demo mall', () => {
  const history = `select *, lag(to_state) over w as before, lag(at) over w as earlier, row_number() over w as place from transitions window w as (partition by entity, entity_id order by seq)`
  it(
    'has no gaps and goes forward in time',
    none(
      `select entity_id from (${history}) t where seq <> place or from_state is distinct from before or at < earlier`,
    ),
  )
  it(
    'is over: nothing happened after the first start',
    none(`select entity_id from transitions where at > '${now.toISOString()}'`),
  )
  it(
    'ends where orders, attempts, parcels and after-sales orders stand',
    none(`
    select x.id from (select 'order' as entity, id, status, version from orders union all select 'payment', id, status, version from payment_attempts union all select 'parcel', id, status, version from parcels union all select 'reverse', id, status, version from reverse_orders) x
    left join lateral (select to_state, seq from transitions t where t.entity = x.entity and t.entity_id = x.id order by seq desc limit 1) t on true where t.to_state is distinct from x.status or t.seq <> x.version`),
  )
  it(
    'completes an order when its last parcel is signed for',
    none(`
    select o.id from orders o left join parcels p on p.order_id = o.id where o.surcharge_of is null group by o.id
    having o.status <> 'CLOSED' and (o.status = 'COMPLETE') <> (count(p.id) > 0 and bool_and(p.status = 'SIGN_IN') and o.unit_count = (select sum(delivered_qty + canceled_qty) from order_lines l where l.order_id = o.id))
      or o.status = 'COMPLETE' and max(p.signed_at) <> o.completed_at and not exists (select from transitions t where t.entity_id = o.id and t.event = 'skipRest')`),
  )
  it(
    'leaves what is open open for longer than until it is kept open anew, and refunds that fail for a year',
    none(`
    select id from orders where status in ('PENDING_PAY', 'PROCESSING') and deadline_at < timestamptz '2026-03-02T12:00:00Z' + interval '6 hours' union all select id from parcels where status = 'SEND_DELIVERY' and confirm_by < '2026-03-05T12:00:00Z'
    union all select contract_id from orders o join contracts c on c.id = o.contract_id where o.status in ('PENDING_PAY', 'PROCESSING') and c.deadline_at <> o.deadline_at
    union all select id from reverse_orders where status like 'WAITING%' and next_step_at < timestamptz '2026-03-02T12:00:00Z' + interval '8 hours' union all select id from refund_legs where status = 'FAILED' and next_try_at < '2027-01-01'`),
  )
  it(
    'has nobody ordering before joining, or what was not yet on sale',
    none(`
    select o.id from orders o join users u on u.id = o.buyer_id join order_lines l on l.order_id = o.id join items i on i.id = l.item_id where o.ordered_at < u.created_at or o.ordered_at < i.on_sale_since`),
  )
})
