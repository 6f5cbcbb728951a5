import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderInGroup } from '../../testing/group-buy-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { payFor } from '../../testing/shop-steps.ts'
import { people, skus } from '../../testing/small-catalogue.ts'

const LIST = 'POST /sapi/mall-merchant/groupOffer/list' as const
const PLAN = 'POST /sapi/mall-merchant/groupOffer/plan' as const
const END = 'POST /sapi/mall-merchant/groupOffer/end' as const
const OPEN = 'POST /sapi/mall-order/web/groupbuy/listOpen' as const
const ITEM = 1001

let t: TestMall
let merchant: Visitor
let other: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  other = await t.signIn(people.otherMerchant)
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.sql('delete from group_buy_offers')
  await t.sql('delete from pre_sales')
})

const at = (days: number) => new Date(t.clock.now().getTime() + days * DAY).toISOString()
const plan = (change: object = {}) => ({
  skuCode: 'GH-1',
  startTime: at(-1),
  endTime: at(10),
  openHours: 48,
  sizeList: [
    { size: 3, percentOff: 20 },
    { size: 2, percentOff: 10 },
  ],
  ...change,
})
const shown = async () =>
  (await t.visit().call('POST /sapi/mall-item/item/detail', { id: ITEM })).skuList.find(
    ({ id }) => id === skus.desk,
  )?.groupOffer

test('a shop plans a group offer, smallest size first with its price in each storefront, and buyers meet it while it runs; planned twice it is planned once', async () => {
  const body = plan({ startTime: at(1) })
  await merchant.call(PLAN, body)
  const [one, ...more] = await merchant.call(PLAN, body)
  expect(more).toEqual([])
  expect(one).toMatchObject({
    skuCode: 'GH-1',
    openHours: 48,
    fullQty: 0,
    openQty: 0,
    waitingQty: 0,
    lastCloseTime: null,
    status: 'COMING',
    operationList: ['end'],
  })
  expect(one?.sizeList.map(({ size, percentOff }) => [size, percentOff])).toEqual([
    [2, 10],
    [3, 20],
  ])
  // 189.00 on the shelf.
  expect(one?.sizeList[1]?.priceList.find(({ site }) => site === 'DE')).toEqual({
    site: 'DE',
    groupPrc: { value: 151.2, currency: 'EUR' },
  })
  expect(await shown()).toBeNull()
  t.clock.advance(2 * DAY)
  expect(await shown()).toMatchObject({ openHours: 48 })
  expect((await shown())?.sizeList.map(({ size }) => size)).toEqual([2, 3])
  expect((await merchant.call(LIST, {}))[0]?.status).toBe('RUNNING')
})

test('an offer that is ended leaves its open groups their terms: nobody begins one any more, somebody more can join, and the group fills', async () => {
  const [offer] = await merchant.call(PLAN, plan())
  const id = offer?.id ?? 0
  const [first, second] = [t.visit(), t.visit()]
  const begun = await orderInGroup(first, skus.desk, { groupBuySize: 2 })
  await payFor(t, first, begun.id)
  const [running] = await merchant.call(LIST, {})
  expect(running).toMatchObject({
    openQty: 1,
    fullQty: 0,
    waitingQty: 1,
    lastCloseTime: new Date(t.clock.now().getTime() + 2 * DAY).toISOString(),
  })

  const presses = await Promise.allSettled([1, 2].map(() => merchant.call(END, { id })))
  expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [ended] = await merchant.call(LIST, {})
  expect([ended?.status, ended?.operationList, ended?.openQty]).toEqual(['OVER', [], 1])
  expect(await shown()).toBeNull()
  await expect(orderInGroup(t.visit(), skus.desk, { groupBuySize: 2 })).rejects.toMatchObject({
    code: 'groupbuy.not_offered',
  })

  const [group] = await t.visit().call(OPEN, { itemId: ITEM })
  const joined = await orderInGroup(second, skus.desk, { groupBuyId: group?.id ?? '' })
  expect(joined.needPayAmt).toEqual({ value: 190, currency: 'EUR' })
  await payFor(t, second, joined.id)
  await t.drain()
  expect((await merchant.call(LIST, {}))[0]).toMatchObject({
    openQty: 0,
    fullQty: 1,
    waitingQty: 0,
    lastCloseTime: null,
  })
  await expect(merchant.call(END, { id })).rejects.toMatchObject({
    status: 409,
    code: 'groupoffer.over',
  })
  expect(await t.audit()).toEqual([])
})

test('one that has not begun is taken back; nobody sees, ends or plans that of another shop', async () => {
  const [one] = await merchant.call(PLAN, plan({ startTime: at(1) }))
  const id = one?.id ?? 0
  expect(await other.call(LIST, {})).toEqual([])
  await expect(other.call(END, { id })).rejects.toMatchObject({
    status: 404,
    code: 'groupoffer.not_found',
  })
  expect((await merchant.call(LIST, {})).map((row) => row.id)).toEqual([id])
  expect(await merchant.call(END, { id })).toEqual([])
  await expect(merchant.call(END, { id })).rejects.toMatchObject({ status: 404 })
})

test('what is wrong stands at its field, and nothing is planned', async () => {
  const wrong = async (change: object, who = merchant) =>
    who.call(PLAN, plan(change)).then(
      () => [],
      (error: { body: { errors: { path: string }[] } }) =>
        error.body.errors.map(({ path }) => path),
    )
  expect(await wrong({ skuCode: 'NO-SUCH' })).toEqual(['skuCode'])
  expect(await wrong({}, other)).toEqual(['skuCode'])
  expect(await wrong({ endTime: at(-2) })).toEqual(['endTime'])
  expect(await wrong({ startTime: at(-9), endTime: at(-1) })).toEqual(['endTime'])
  expect(await wrong({ endTime: at(366) })).toEqual(['endTime'])
  expect(await wrong({ openHours: 337 })).toEqual(['openHours'])
  const sizes = (...list: [number, number][]) => ({
    sizeList: list.map(([size, percentOff]) => ({ size, percentOff })),
  })
  expect(await wrong(sizes())).toEqual(['sizeList'])
  expect(await wrong(sizes([2, 61]))).toEqual(['sizeList.0.percentOff'])
  expect(await wrong(sizes([2, 10], [2, 12]))).toEqual(['sizeList.1.size'])
  expect(await wrong(sizes([2, 10], [5, 10]))).toEqual(['sizeList.1.percentOff'])
  expect(await wrong(sizes([5, 10], [2, 12]))).toEqual(['sizeList.0.percentOff'])
  expect(await merchant.call(LIST, {})).toEqual([])
})

test('an article has one offer at a time, and none while it is in a pre-sale: of two who plan at once one is told', async () => {
  const both = await Promise.allSettled(
    [24, 48].map((openHours) => merchant.call(PLAN, plan({ openHours }))),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await merchant.call(LIST, {})).toHaveLength(1)
  const presale = (from: number, until: number) =>
    merchant.call('POST /sapi/mall-merchant/preSale/plan', {
      skuCode: 'GH-1',
      startTime: at(from),
      endTime: at(until),
      duration: 14,
    })
  await expect(presale(5, 20)).rejects.toMatchObject({
    body: { errors: [{ path: 'skuCode', code: 'group_taken' }] },
  })
  await presale(20, 30)
  await expect(
    merchant.call(PLAN, plan({ startTime: at(25), endTime: at(40) })),
  ).rejects.toMatchObject({ body: { errors: [{ path: 'skuCode', code: 'presale_taken' }] } })
  expect(await merchant.call(LIST, {})).toHaveLength(1)
})
