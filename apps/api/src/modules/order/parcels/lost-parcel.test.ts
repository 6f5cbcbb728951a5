import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DETAIL, RENDER, apply, reaches, requestBody } from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { paidOrder, send, until } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { checkParcelsUnderWay } from '#modules/shipping/index.ts'
import { confirmOverdue } from '../receive-order.ts'

/** A parcel of an order that its carrier calls lost. */

const PAGE = 'POST /sapi/mall-merchant/order/page' as const
const CORRECT = 'POST /sapi/mall-merchant/order/correctParcel' as const
const APPROVE = 'POST /sapi/mall-merchant/reverseorder/approve' as const
const BUYER = 'kim@galleria.test'
let t: TestMall
let [anna, merchant]: Visitor[] = []
const signInAll = async () => {
  ;[anna, merchant] = await Promise.all([people.anna, people.merchant].map((one) => t.signIn(one)))
}
beforeAll(async () => {
  t = await openTestMall()
  await signInAll()
})
afterAll(() => t.close())

async function says(orderId: string, to: string): Promise<void> {
  const [parcel] = (await anna!.call(DETAIL, { id: orderId })).packageList
  const body = {
    carrier: parcel?.fulfillmentServiceProvider.entityCode,
    number: parcel?.serviceCode,
    to,
  }
  await until(async () => {
    const answer = await fetch(`${t.lab.url}/carrier/test/advance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.ok
  }, 'the carrier to know it')
  t.clock.advance(60_000)
  await checkParcelsUnderWay(t.mall.gate.own())
  await t.drain()
}
async function sentOrder() {
  const contract = await paidOrder(t, anna!, { lamp: 1 })
  const id = contract.tradeOrderList[0]?.id ?? ''
  await send(merchant!, id)
  await t.drain()
  return { id, code: contract.tradeOrderList[0]?.tradeOrderCode ?? '' }
}
const read = (id: string) => anna!.call(DETAIL, { id })
const lostOnes = async () =>
  (await merchant!.call(PAGE, { lostOnly: true, pageNo: 1, pageSize: 50 })).data.map(({ id }) => id)
const mailsOf = async (address: string, code: string) =>
  (await t.inbox(address)).filter(({ subject }) => subject.endsWith(`order ${code} is lost`)).length
const pass = async (days: number) => {
  t.clock.advance(days * DAY)
  await confirmOverdue(t.mall.gate.own())
  await signInAll()
}

test('never counts as received by itself; its buyer and its shop are told once, and a refund ends it', async () => {
  const { id, code } = await sentOrder()
  await says(id, 'lost')
  await says(id, 'lost')
  const lost = await read(id)
  expect(lost.packageList[0]).toMatchObject({ isLost: true, deliveredAt: null })
  expect(lost.nextStep).toEqual({ kind: 'confirm', at: null })
  expect(await lostOnes()).toContain(id)
  expect([await mailsOf(BUYER, code), await mailsOf(people.merchant, code)]).toEqual([1, 1])
  await pass(60)
  expect((await read(id)).displayStatus).toBe('UN_RECEIVED')

  const body = await requestBody(anna!, id)
  expect((await anna!.call(RENDER, body)).availableReverseReasons).toContain('NOT_RECEIVED')
  const asked = await apply(anna!, id, { more: { reverseReason: 'NOT_RECEIVED' } })
  await merchant!.call(APPROVE, { id: asked.id })
  const done = await reaches(t, anna!, asked.id, 'REVERSE_DONE')
  expect(done.actualRefundAmt).toEqual(lost.paidAmt)
  expect((await read(id)).displayStatus).toBe('CLOSED')
  expect(await lostOnes()).not.toContain(id)
  expect(await t.audit()).toEqual([])
})

test('that is found has days to come; one that was delivered is lost no more', async () => {
  const { id, code } = await sentOrder()
  await says(id, 'lost')
  await pass(30)
  // It is somewhere, and could not be delivered.
  await says(id, 'exception')
  expect((await read(id)).packageList[0]).toMatchObject({ isLost: false, deliveredAt: null })
  await pass(20)
  expect((await read(id)).displayStatus).toBe('UN_RECEIVED')
  await says(id, 'lost')
  expect(await mailsOf(BUYER, code)).toBe(2)
  await says(id, 'delivered')
  expect((await read(id)).packageList[0]).toMatchObject({ isLost: false })
  await pass(14)
  expect((await read(id)).displayStatus).toBe('COMPLETE')
  expect(await t.audit()).toEqual([])
})

test('can be received all the same, and is lost no more under the right number', async () => {
  const { id } = await sentOrder()
  await says(id, 'lost')
  const [parcel] = (await merchant!.call('POST /sapi/mall-merchant/order/detail', { id }))
    .packageList
  await merchant!.call(CORRECT, {
    orderId: id,
    parcelId: parcel?.id ?? '',
    shownCarrierId: parcel?.fulfillmentServiceProvider.id ?? 0,
    shownCode: parcel?.serviceCode ?? '',
    carrierId: parcel?.fulfillmentServiceProvider.id ?? 0,
    serviceCode: `${parcel?.serviceCode}R`,
  })
  expect((await read(id)).packageList[0]?.isLost).toBe(false)
})
