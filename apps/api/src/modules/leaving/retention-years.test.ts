import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromWireId, newId, toWireId, type Id } from '@galleria/kernel/id'
import { forgetInvoices } from '../../testing/order-work.ts'
import { signUp, waitAMinute } from '../../testing/account-steps.ts'
import { findEverywhere, leaveBy } from '../../testing/leaving-steps.ts'
import { openTestMall, type TestMall } from '../../testing/open-test-mall.ts'
import { receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

test("what the law keeps goes when its years are over: each storefront's own, to the day, a batch at a time, with its tax document", async () => {
  const { visitor } = await signUp(t, 'years@galleria.test')
  const merchant = await t.signIn(people.merchant)
  const contractOf = async (orderId: string) =>
    (
      await t.sql<{ id: string }>('select contract_id as id from orders where id = $1', [
        fromWireId('order', orderId),
      ])
    )[0]?.id ?? ''
  const [german, italian, later] = [
    await contractOf(await receivedOrder(t, visitor, merchant, { desk: 1 })),
    await contractOf(await receivedOrder(t, visitor, merchant, { lamp: 1 })),
    await contractOf(await receivedOrder(t, visitor, merchant, { lamp: 1 })),
  ]
  const document = newId('file')
  await t.sql(
    `insert into files (id, owner_id, purpose, content_type, bytes, name, held_at, attached_at) select $1, buyer_id, 'document', 'application/pdf', 9, 'visura.pdf', mall_now(), mall_now() from contracts where id = $2`,
    [document, german],
  )
  const who = {
    firstName: 'Ottilie',
    lastName: 'Jahrmarkt',
    poiName: 'Altgasse',
    company: 'Jahrmarkt KG',
    taxCode: '01114601006',
    eori: 'IT01114601006',
    postalCode: '99998',
    city: 'Altstadt',
    province: 'Altland',
  }
  for (const [id, site, ordered] of [
    [german, 'DE', '2026-01-01'],
    [italian, 'IT', '2026-12-31'],
    [later, 'DE', '2027-01-01'],
  ]) {
    await t.sql(
      `update contracts set site = $2, created_at = $3::timestamptz, billing_address = billing_address || $4::jsonb, delivery_address = delivery_address || $4::jsonb where id = $1`,
      [
        id,
        site,
        ordered,
        JSON.stringify({
          ...who,
          ...(id === italian ? {} : { rfcFileId: toWireId('file', document) }),
        }),
      ],
    )
  }
  waitAMinute(t)
  await leaveBy(t, visitor, 'years@galleria.test')
  expect(
    await t.sql(
      `select keep_until::text as until from contracts where id = any($1) order by created_at`,
      [[german, italian, later]],
    ),
  ).toEqual([{ until: '2034-12-31' }, { until: '2036-12-31' }, { until: '2035-12-31' }])

  const own = t.mall.gate.own()
  const on = async (day: string, atOnce?: number) => {
    await forgetInvoices({ ...own, now: () => new Date(`${day}T00:00:00Z`) }, atOnce)
    const left = await t.sql<{ id: string }>(
      `select id from contracts where id = any($1) and billing_address->>'lastName' <> ''`,
      [[german, italian, later]],
    )
    return [
      [german, italian, later].filter((id) => left.some((one) => one.id === id)).length,
      (await t.sql('select held_at is not null as held from files where id = $1', [document]))[0],
    ]
  }
  expect(await on('2034-12-31')).toEqual([3, { held: true }])
  expect(await on('2035-01-01')).toEqual([2, { held: true }])
  expect(await on('2037-01-01', 1)).toEqual([1, { held: false }])
  expect(await on('2037-01-01', 1)).toEqual([0, { held: false }])
  expect(
    await findEverywhere(t, [
      'Ottilie',
      'Jahrmarkt',
      'Altgasse',
      '99998',
      'Altstadt',
      'Altland',
      '01114601006',
    ]),
  ).toEqual([])
  expect(
    await t.sql(
      `select billing_address->>'regionShortName' as country, delivery_address->>'email' as email, keep_until as until from contracts where id = $1`,
      [german],
    ),
  ).toEqual([{ country: 'DE', email: '', until: null }])
  // The mall can still show and count what it sold.
  const [{ id = '' } = {}] = await t.sql<{ id: string }>(
    'select id from orders where contract_id = $1',
    [german],
  )
  expect(
    (
      await merchant.call('POST /sapi/mall-merchant/order/detail', {
        id: toWireId('order', id as Id<'order'>),
      })
    ).deliverTo,
  ).toMatchObject({ name: ' ', city: '', country: expect.any(String) })
})
