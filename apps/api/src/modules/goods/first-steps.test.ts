import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemSteps, APPROVE, type ItemSteps } from '../../testing/item-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { paidOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

/** What the first page of an empty shop asks for, step by step. */
const STEPS = 'POST /sapi/mall-merchant/goods/firstSteps' as const

let t: TestMall
let [merchant, operator, other]: Visitor[] = []
let { begin, withVersion }: ItemSteps = {} as ItemSteps
beforeAll(async () => {
  t = await openTestMall()
  ;[merchant, operator, other] = await Promise.all(
    [people.merchant, people.operator, people.otherMerchant].map((who) => t.signIn(who)),
  )
  ;({ begin, withVersion } = itemSteps(t, merchant!, operator!))
  // The seller is new: nothing of it was on sale.
  await t.sql('update items set shop_id = 11 where shop_id = 5')
})
afterAll(() => t.close())

const steps = async (visitor = merchant!) =>
  Object.fromEntries(
    (await visitor.call(STEPS, {})).stepList.map(({ step, isDone }) => [step, isDone]),
  )
const asRole = (role: string) =>
  t.sql(
    `update seller_staff set role = $2 where user_id = (select id from users where email = $1)`,
    [people.merchant, role],
  )

test('each step is done by what it asks for, and the list is gone with the first sale', async () => {
  const none = { item: false, stock: false, onSale: false, people: false, secondFactor: false }
  expect(await steps()).toEqual(none)
  const draft = await withVersion(await begin({ name: 'First stool' }))
  expect(await steps()).toEqual({ ...none, item: true })
  await merchant!.call('POST /sapi/mall-merchant/goods/move', {
    skuCode: draft.versionList[0]?.skuCode ?? '',
    reason: 'RECEIVED',
    qty: 5,
    requestKey: 'first-receipt',
  })
  expect(await steps()).toEqual({ ...none, item: true, stock: true })
  const sent = await merchant!.call('POST /sapi/mall-merchant/item/submit', {
    itemId: draft.itemId,
    version: draft.version,
  })
  expect(await steps()).toMatchObject({ onSale: false })
  await operator!.call(APPROVE, { itemId: sent.itemId, version: sent.version })
  expect(await steps()).toEqual({ ...none, item: true, stock: true, onSale: true })
  await merchant!.call('POST /sapi/mall-merchant/people/invite', {
    email: 'pia@galleria.test',
    role: 'goods',
  })
  expect(await steps()).toMatchObject({ people: true, secondFactor: false })
})

test('somebody is told what their role leaves them to do', async () => {
  await asRole('orders')
  expect(Object.keys(await steps())).toEqual(['stock', 'secondFactor'])
  await asRole('reader')
  expect(Object.keys(await steps())).toEqual(['secondFactor'])
  await asRole('owner')
})

test('another shop that sells already is told nothing', async () => {
  expect(await steps(other!)).toMatchObject({ item: true, onSale: true })
  await paidOrder(t, t.visit(), { chair: 1 })
  expect(await steps(other!)).toEqual({})
})
