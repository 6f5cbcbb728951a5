import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Problem } from '@galleria/contract/client'
import type { ArgumentOf } from '@galleria/contract/client'
import { addressCountries } from '@galleria/contract/address-countries'
import { findViolations } from '../../../../../database/audit.ts'
import { APPROVE, apply, reaches } from '../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { order, paidOrder, receivedOrder } from '../../testing/shop-steps.ts'
import { people, skus } from '../../testing/small-catalogue.ts'
import { foldGoodsTallies, foldTallies } from '../order/fold-tallies.ts'

/**
 * Saturday before the night in which Hamburg sets its clocks back: Sunday, 25 October, has 25
 * hours.
 */
const SATURDAY = new Date('2026-10-24T21:59:00Z')
const FIGURES = 'POST /sapi/mall-merchant/figures/sales' as const
const TABLE = 'POST /sapi/mall-merchant/figures/table' as const
const RANGE = 'POST /sapi/mall-merchant/figures/range' as const

let t: TestMall
let anna: Visitor
let merchant: Visitor
let other: Visitor
let client: pg.Client
beforeAll(async () => {
  t = await openTestMall({ at: SATURDAY })
  client = new pg.Client({ connectionString: t.databaseUrl })
  await client.connect()
  await trade()
})
afterAll(async () => {
  await client.end()
  await t.close()
})

const stockholm = {
  hearFrom: 'A friend',
  personPhone: '+46 812345678',
  poiName: 'Drottninggatan',
  houseNo: '5',
  detailAddress: 'lgh 1101',
  postalCode: '111 51',
  city: 'Stockholm',
  province: 'Stockholms län',
  country: 'Sverige',
}

/**
 * Two lamps on Saturday; a desk in the first minute and one in the last of the long Sunday, one of
 * them in Sweden; a lamp and a chair of another shop on Monday, when money of a lamp goes back.
 */
async function trade(): Promise<void> {
  ;[anna, merchant, other] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.merchant),
    t.signIn(people.otherMerchant),
  ])
  const first = await receivedOrder(t, anna, merchant, { lamp: 2 })
  t.clock.set(new Date('2026-10-24T22:01:00Z'))
  await paidOrder(t, t.visit(), { desk: 1 })
  await order(t.visit(), { deskWide: 3 })
  t.clock.set(new Date('2026-10-25T22:59:00Z'))
  await paidOrder(t, t.visit({ site: 'SE' }), { desk: 1 }, 'paid', stockholm)
  t.clock.set(new Date('2026-10-25T23:01:00Z'))
  await paidOrder(t, t.visit(), { lamp: 1, chair: 2 })
  const reverse = await apply(anna, first, { qty: 1, amount: 59.9 })
  await merchant.call(APPROVE, { id: reverse.id })
  await reaches(t, anna, reverse.id, 'REVERSE_DONE')
}

const read = (asked: ArgumentOf<typeof FIGURES> = {}, visitor = merchant) =>
  visitor.call(FIGURES, asked)
const eur = (value: number) => ({ value, currency: 'EUR' })
/** Lines, with blanks that may be broken. */
const plain = (content: string) => content.replaceAll('\u00a0', ' ').split('\r\n')
const wrong = async () =>
  (await findViolations(client))
    .filter(({ invariant }) => ['I44', 'I99'].includes(invariant.id))
    .flatMap(({ rows }) => rows)

test('each day of the shop has its orders, pieces and money, also the one with 25 hours, and a refund stands on the day it was given', async () => {
  const { currencyList, ...period } = await read({ days: 3 })
  expect(period).toEqual({
    from: '2026-10-24',
    to: '2026-10-26',
    before: { from: '2026-10-21', to: '2026-10-23' },
  })
  const [euros, kronor] = currencyList
  const brief = (list: typeof currencyList) =>
    list.map(({ currency, stepList }) => [
      currency,
      ...stepList.map((one) => [
        one.day,
        one.orders,
        one.pieces,
        one.soldAmt.value,
        one.refundedAmt.value,
        one.netAmt.value,
      ]),
    ])
  const paid = await t.sql<{ day: string; amount: number }>(
    `select to_char(paid_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day, sum(need_pay)::bigint as amount from orders
    where seller_id = 5 and paid_at is not null group by currency, 1 order by currency, 1`,
  )
  expect(paid.map(({ day }) => day)).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
    '2026-10-25',
  ])
  const [saturday = 0, sunday = 0, monday = 0, sweden = 0] = paid.map(({ amount }) => amount / 100)
  expect(brief(currencyList)).toEqual([
    [
      'EUR',
      ['2026-10-24', 1, 2, saturday, 0, saturday],
      ['2026-10-25', 1, 1, sunday, 0, sunday],
      ['2026-10-26', 1, 1, monday, 59.9, Math.round(monday * 100 - 5990) / 100],
    ],
    [
      'SEK',
      ['2026-10-24', 0, 0, 0, 0, 0],
      ['2026-10-25', 1, 1, sweden, 0, sweden],
      ['2026-10-26', 0, 0, 0, 0, 0],
    ],
  ])
  expect([saturday >= 119.8, sunday >= 189, monday >= 59.9]).toEqual([true, true, true])
  expect(euros).toMatchObject({ orders: 3, pieces: 4, refundedAmt: eur(59.9) })
  expect(kronor).toMatchObject({ orders: 1, pieces: 1, soldAmt: { value: sweden } })
  expect(await wrong()).toEqual([])
})

test('what sold best is told by pieces and by money of the goods alone', async () => {
  const [euros] = (await read({ days: 3 })).currencyList
  const brief = (list: NonNullable<typeof euros>['byPieces'] = []) =>
    list.map((one) => [one.skuCode, one.pieces, one.soldAmt.value, one.refundedAmt.value])
  expect(brief(euros?.byPieces)).toEqual([
    ['GH-3', 3, 179.7, 59.9],
    ['GH-1', 1, 189, 0],
  ])
  expect(brief(euros?.byAmount)).toEqual([
    ['GH-1', 1, 189, 0],
    ['GH-3', 3, 179.7, 59.9],
  ])
  expect(euros?.byPieces[0]).toMatchObject({ name: 'Vesna lamp' })
})

test('a period is compared with as many days before it, and steps that begin before it are cut', async () => {
  const monday = await read({ from: '2026-10-26', to: '2026-10-26' })
  expect(monday.before).toEqual({ from: '2026-10-25', to: '2026-10-25' })
  const [euros, kronor] = monday.currencyList
  expect([euros?.orders, euros?.before.orders, euros?.before.pieces]).toEqual([1, 1, 1])
  expect([kronor?.orders, kronor?.before.orders]).toEqual([0, 1])
  const weeks = await read({ from: '2026-10-21', to: '2026-10-26', step: 'week' })
  expect(weeks.currencyList[0]?.stepList.map(({ day, orders }) => [day, orders])).toEqual([
    ['2026-10-21', 2],
    ['2026-10-26', 1],
  ])
  const months = await read({ from: '2026-09-15', step: 'month' })
  expect(months.currencyList[0]?.stepList.map(({ day, orders }) => [day, orders])).toEqual([
    ['2026-09-15', 0],
    ['2026-10-01', 3],
  ])
})

test('one storefront can be asked for alone', async () => {
  const { currencyList } = await read({ days: 3, site: 'SE' })
  expect(currencyList.map(({ currency, orders }) => [currency, orders])).toEqual([['SEK', 1]])
})

test('another shop reads its own sales only', async () => {
  const { currencyList } = await read({ days: 3 }, other)
  expect(currencyList.map(({ currency, orders, pieces }) => [currency, orders, pieces])).toEqual([
    ['EUR', 1, 2],
  ])
  expect(currencyList[0]?.byPieces.map(({ skuCode }) => skuCode)).toEqual(['NW-1'])
  expect((await other.call(RANGE, {})).data.map(({ skuCode }) => skuCode)).toEqual([
    'NW-1',
    'NW-3',
    'NW-2',
  ])
})

test.each([
  [{ to: '2026-10-26' }, 'from'],
  [{ from: '2026-10-26', to: '2026-10-25' }, 'from'],
  [{ from: '2025-10-25', to: '2026-10-26' }, 'from'],
  [{ from: '2026-10-26', to: '2026-10-27' }, 'to'],
])('%j is no period', async (asked, path) => {
  const problem = await read(asked).catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(Problem)
  expect((problem as Problem).code).toBe('request.malformed')
  expect(JSON.stringify(problem)).toContain(`"${path}"`)
})

test('what is free of each version is told in days, what runs out first comes first', async () => {
  await t.sql(
    `with shelf as (select sku_id, reserved + 7 - on_hand as more from stock where sku_id = $1),
      moved as (insert into stock_moves (sku_id, d_on_hand, d_reserved, reason) select sku_id, more, 0, 'counted' from shelf)
    update stock k set on_hand = on_hand + s.more from shelf s where s.sku_id = k.sku_id`,
    [skus.lamp],
  )
  const { data, total } = await merchant.call(RANGE, {})
  expect(total).toBe(3)
  const last = data.pop()
  expect([last?.skuCode, last?.soldQty, last?.lastsDays]).toEqual(['GH-2', 0, null])
  expect(data.map((one) => [one.skuCode, one.freeQty, one.soldQty, one.lastsDays])).toEqual([
    // Three in thirty days: seven last for seventy.
    ['GH-3', 7, 3, 70],
    ['GH-1', 998, 2, 14_970],
  ])
})

test('tables to keep have a line per day and currency, amounts as numbers, and no formula', async () => {
  const sales = await merchant.call(TABLE, { table: 'sales', from: '2026-10-26' })
  expect(sales.name).toBe('figures-sales.csv')
  const lines = sales.content.slice(1).split('\r\n')
  expect(lines[0]).toBe('From,Currency,Orders,Pieces,Sales,Refunded,After refunds')
  expect(lines).toHaveLength(3 + 1)
  expect(lines[1]).toMatch(/^2026-10-26,EUR,1,1,\d+\.\d\d,59\.90,-?\d+\.\d\d$/)
  await t.sql(`update item_texts set name = '=cmd()' where item_id = 1003 and language = 'en'`)
  const goods = await merchant.call(TABLE, { table: 'goods', days: 3 })
  expect(plain(goods.content)[2]).toBe(`EUR,GH-3,'=cmd(),"Brass, 22 × 22 × 42 cm",3,179.70,59.90`)
  const stock = await merchant.call(TABLE, { table: 'stock' })
  expect(plain(stock.content)[1]).toBe(`GH-3,'=cmd(),"Brass, 22 × 22 × 42 cm",7,3,70`)
  await t.sql(`update item_texts set name = 'Vesna lamp' where item_id = 1003 and language = 'en'`)
})

test('figures stay the same when their rows are folded, two clocks at once, and counted anew', async () => {
  const before = await read({ days: 3 })
  const own = t.mall.gate.own()
  await Promise.all([foldGoodsTallies(own), foldTallies(own), foldGoodsTallies(own, 2)])
  await foldGoodsTallies(own)
  expect(await t.sql('select from goods_tallies where not is_sum')).toEqual([])
  expect(await read({ days: 3 })).toEqual(before)
  await t.sql('select recount_orders()')
  expect(await read({ days: 3 })).toEqual(before)
  expect(await wrong()).toEqual([])
})

test('money that the bank sends back counts as given no more', async () => {
  const before = await read({ days: 3 })
  const [refund] = await t.sql<{ id: string }>(
    `select id from refunds where status = 'DONE' limit 1`,
  )
  const turn = async (from: string, to: string) => {
    await t.sql('update refunds set status = $2 where id = $1', [refund?.id, to])
    await t.sql(
      `insert into transitions (entity, entity_id, seq, from_state, to_state, event, actor, at)
      select 'refund', $1, max(seq) + 1, $2, $3, 'bounce', 'payment', (select updated_at from refunds where id = $1) from transitions where entity = 'refund' and entity_id = $1`,
      [refund?.id, from, to],
    )
  }
  await turn('DONE', 'FAILED')
  const [euros] = (await read({ days: 3 })).currencyList
  expect([euros?.refundedAmt, euros?.byPieces[0]?.refundedAmt]).toEqual([eur(0), eur(0)])
  expect(await wrong()).toEqual([])
  await turn('FAILED', 'DONE')
  expect(await read({ days: 3 })).toEqual(before)
  expect(await wrong()).toEqual([])
})

test('a tally of goods that is not that of the orders is found by the audit', async () => {
  await t.sql(
    'update goods_tallies set pieces = pieces + 1 where ctid = (select min(ctid) from goods_tallies)',
  )
  expect(await wrong()).toHaveLength(2)
  await t.sql('select recount_orders()')
  expect(await wrong()).toEqual([])
})

test('the database knows the same time zones as the mall', async () => {
  const rows = await t.sql<{ country: string; zone: string }>(
    'select c as country, time_zone_of(c) as zone from unnest($1::text[]) c',
    [[...Object.keys(addressCountries), 'JP']],
  )
  expect(Object.fromEntries(rows.map(({ country, zone }) => [country, zone]))).toEqual({
    ...Object.fromEntries(
      Object.values(addressCountries).map(({ shortName, timeZone }) => [shortName, timeZone]),
    ),
    JP: 'Europe/Berlin',
  })
})
