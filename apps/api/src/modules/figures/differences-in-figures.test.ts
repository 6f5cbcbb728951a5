import { afterAll, beforeAll, expect, test } from 'vitest'
import { reaches, READ } from '../../testing/after-sales-steps.ts'
import { exchanged, lamps, offerLamps, priceAt } from '../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

const FIGURES = 'POST /sapi/mall-merchant/figures/aftersales' as const

let t: TestMall
let [anna, merchant]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
  await priceAt(t, lamps.copper, 3990)
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 6 })
  const { id } = await exchanged({ buyer: anna!, merchant: merchant! }, orderId, {
    sku: lamps.copper,
  })
  const given = (await anna!.call(READ, { id })).exchangeDifference?.request?.id ?? ''
  await reaches(t, anna!, given, 'REVERSE_DONE')
})
afterAll(() => t.close())

const none = { done: 0, open: 0, rejected: 0, takenBack: 0 }

test('an exchange for something cheaper is one request in the figures, although its difference goes back as one of its own', async () => {
  const { kindList, reasonList } = await merchant!.call(FIGURES, { days: 30 })
  expect(kindList).toEqual([{ ...none, kind: 'SALE_EXCHANGE', requests: 1, done: 1 }])
  expect(reasonList).toEqual([{ ...none, reason: 'DAMAGED', requests: 1, done: 1 }])
})

test('its goods came back: no piece stayed for money, because the difference is for what came instead', async () => {
  const { itemList } = await merchant!.call(FIGURES, { days: 30 })
  expect(itemList.map(({ stayedQty }) => stayedQty)).toEqual([0])
})

test('what was exchanged came back', async () => {
  const { itemList } = await merchant!.call(FIGURES, { days: 30 })
  expect(itemList.map(({ backQty }) => backQty)).toEqual([1])
})
