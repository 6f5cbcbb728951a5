import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { toWireId, type Id } from '@galleria/kernel/id'
import { operatorRoles, type OperatorRole } from '@galleria/contract/merchant-rights'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { refusalOf } from '../../testing/account-steps.ts'
import { paidOrder, send } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

/**
 * One search over what the mall is asked about: it finds each kind by what it is known by, and
 * shows nobody what their role keeps from them.
 */

const FIND = 'POST /sapi/mall-operator/search/find' as const
let t: TestMall
let head: Visitor
let order: { id: string; code: string }
let reference: string
let number: string
beforeAll(async () => {
  t = await openTestMall()
  head = await t.signIn(people.operator)
  const { tradeOrderList } = await paidOrder(t, await t.signIn(people.anna), { lamp: 1 })
  const [{ id, tradeOrderCode: code }] = tradeOrderList as [{ id: string; tradeOrderCode: string }]
  order = { id, code }
  await send(await t.signIn(people.merchant), id)
  const [row] = await t.sql<{ ref: string; number: string }>(
    'select (select provider_ref from payment_attempts) as ref, (select number from parcels) as number',
  )
  reference = row!.ref
  number = row!.number
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from rate_limits'))

const find = (keyword: string, by = head) => by.call(FIND, { keyword })
/** How many of each kind; null for what is not looked for. */
async function counts(keyword: string, by = head) {
  const found = await find(keyword, by)
  return Object.fromEntries(
    Object.entries(found).map(([kind, group]) => [kind, group && group.list.length]),
  )
}
const none = { people: 0, orders: 0, payments: 0, parcels: 0, shops: 0 }

test('a member is found by the whole mail address and by its start, with no more than that and the number of orders', async () => {
  const [row] = await t.sql<{ id: Id<'user'> }>('select id from users where email = $1', [
    people.anna,
  ])
  const anna = toWireId('user', row!.id)
  const { people: found } = await find(people.anna.slice(0, 3).toUpperCase())
  expect(found).toEqual({
    list: [{ id: anna, email: people.anna, createTime: expect.any(String), orderCount: 1 }],
    hasMore: false,
  })
  // Placed with another address than that of the account.
  const { data } = await head.call('POST /sapi/mall-operator/order/page', { buyerId: anna })
  expect(data.map(({ id, buyerMail }) => [id, buyerMail])).toEqual([
    [order.id, 'kim@galleria.test'],
  ])
  expect((await find(people.anna)).people?.list).toEqual(found?.list)
  expect((await find(people.anna.slice(1))).people?.list).toEqual([])
})

test('an order is found by its code, its payment by the reference of the provider, its parcel by the tracking number', async () => {
  const ofOrder = { tradeOrderCode: order.code }
  expect((await find(order.code)).orders?.list).toMatchObject([{ id: order.id, ...ofOrder }])
  expect((await find(reference)).payments).toMatchObject({
    list: [
      { kind: 'PAYMENT', providerRef: reference, status: 'PAY_SUCCESS', orderId: order.id },
      ...((await capturesApart()) ? [{ kind: 'PAYMENT', orderId: order.id }] : []),
    ],
    hasMore: false,
  })
  const spaced = `${number.slice(0, 2)} ${number.slice(2)}`.toLowerCase()
  expect((await find(spaced)).parcels).toMatchObject({
    list: [{ kind: 'OUT', number, orderId: order.id, ...ofOrder }],
  })
})

/**
 * Whether the money was taken under a reference of its own that begins like that of the attempt.
 */
async function capturesApart(): Promise<boolean> {
  const rows = await t.sql(
    'select from captures where provider_ref <> $1 and provider_ref like $2',
    [reference, `${reference}%`],
  )
  return rows.length > 0
}

test('a parcel that comes back leads to its order, one that the books do not know to none; one that is settled is gone', async () => {
  await t.sql(`insert into stray_parcels (id, status, carrier_code, number, reason, found_at) values
    (gen_random_uuid(), 'OPEN', 'dhl', 'LOST4711', 'ORDER_UNKNOWN', now()), (gen_random_uuid(), 'OPEN', 'dhl', 'lost4712', 'ORDER_UNKNOWN', now())`)
  await t.sql(
    `update stray_parcels set status = 'SETTLED', closed_at = now() where number = 'lost4712'`,
  )
  expect((await find('lost47')).parcels?.list).toEqual([
    expect.objectContaining({
      kind: 'STRAY',
      number: 'LOST4711',
      orderId: null,
      tradeOrderCode: null,
    }),
  ])
})

test('a shop is found by its own name, by that of its seller, by VAT ID and by mail address', async () => {
  const [seller] = await t.sql<{ name: string; vat: string; email: string; shop: string }>(
    'select s.name, s.vat_id as vat, s.email, h.name as shop from sellers s join shops h on h.seller_id = s.id where s.id = 5',
  )
  for (const typed of [seller!.name, seller!.vat, seller!.email, seller!.shop.toUpperCase()]) {
    const { shops } = await find(typed)
    expect(shops?.list).toMatchObject([{ sellerId: 5, sellerName: seller!.name, status: 'ACTIVE' }])
  }
})

test('the signs of a pattern stand for themselves; two signs are not looked for', async () => {
  for (const typed of ['%%%', '___', 'a%a', String.raw`\\\ `.repeat(2)])
    expect([typed, await counts(typed)]).toEqual([typed, none])
  expect(await refusalOf(find(' an '))).toBe('400 request.malformed')
})

test('of each kind five are shown, and that there are more', async () => {
  await t.sql(
    `insert into users (id, kind, email, nickname, language) select gen_random_uuid(), 'member', 'many' || n || '@galleria.test', 'many', 'en' from generate_series(1, 6) n`,
  )
  await t.sql(
    `insert into sellers (id, name, street, city, country, vat_id, email) select 9000 + n, 'Many Makers ' || n, '', '', 'DE', 'DE' || n, 'a@galleria.test' from generate_series(1, 5) n`,
  )
  const { people: members, shops } = await find('many')
  expect(members?.list.map(({ email }) => email)).toEqual(
    [1, 2, 3, 4, 5].map((n) => `many${n}@galleria.test`),
  )
  expect([members?.hasMore, shops?.list.length, shops?.hasMore]).toEqual([true, 5, false])
})

test('each role finds what its desks show, and nothing else', async () => {
  const ben = await t.signIn(people.ben)
  expect(await refusalOf(find(people.anna, ben))).toBe('403 auth.role')
  await t.sql(
    `insert into operators (user_id, role) select id, 'head' from users where email = $1`,
    [people.ben],
  )
  const seen: Record<string, string[]> = {}
  for (const role of operatorRoles) {
    await become(role)
    const found = await find(people.anna, ben)
    seen[role] = Object.entries(found)
      .filter(([, group]) => group !== null)
      .map(([kind]) => kind)
  }
  expect(seen).toEqual({
    head: ['people', 'orders', 'payments', 'parcels', 'shops'],
    admission: ['shops'],
    content: ['shops'],
    service: ['people', 'orders', 'payments', 'parcels', 'shops'],
    money: ['orders', 'payments', 'parcels', 'shops'],
  })
})

const become = (role: OperatorRole) =>
  t.sql(`update operators set role = $2 where user_id = (select id from users where email = $1)`, [
    people.ben,
    role,
  ])

test('nobody reads the people of the mall by typing one beginning after the other', async () => {
  await find('anna')
  await t.sql(`update rate_limits set used = 300 where key like 'operator.search:%'`)
  expect(await refusalOf(find('anna'))).toBe('429 429')
})
