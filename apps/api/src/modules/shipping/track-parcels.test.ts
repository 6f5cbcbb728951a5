import { DAY } from '@galleria/kernel/time'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { paidOrder, send, type Contract } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { checkParcelsUnderWay, followParcel } from './track-parcels.ts'

let t: TestMall
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
})
afterAll(() => t.close())

const own = () => t.mall.gate.own()
/** The mall with its carriers reached somewhere else. */
const withCarrierAt = (carrierUrl: string) => ({ ...own(), env: { ...own().env, carrierUrl } })

type Parcel = {
  id: string
  number: string
  status: string
  shipped_at: Date
  delivered_at: Date | null
  confirm_by: Date
  checked_at: Date | null
  entries: { area: string; text: string }[]
}
const parcelOf = async (contract: Contract): Promise<Parcel> => {
  const [parcel] = await t.sql<Parcel>(
    `select p.*, k.checked_at, k.entries from parcels p join orders o on o.id = p.order_id join parcel_tracks k on k.parcel_id = p.id where o.code = $1`,
    [contract.tradeOrderList[0]?.tradeOrderCode],
  )
  if (!parcel) throw new Error('no parcel')
  return parcel
}
async function sentOrder(language: 'en' | 'de' = 'en', buyer = t.visit({ language })) {
  const contract = await paidOrder(t, buyer, { lamp: 1 })
  await send(merchant, contract.tradeOrderList[0]?.id ?? '')
  return contract
}
/** How many parcels its buyer's order has, and how many of them were delivered. */
async function arrivedOf(buyer: Visitor, contract: Contract): Promise<number[]> {
  const { parcelCount, arrivedParcelCount } = await buyer.call(
    'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id: contract.tradeOrderList[0]?.id ?? '' },
  )
  return [parcelCount, arrivedParcelCount]
}
/** A minute later, which is when the mall asks again. */
async function round(ctx = own()): Promise<void> {
  t.clock.advance(60_000)
  await checkParcelsUnderWay({ ...ctx, now: () => t.clock.now() })
}
async function advance(number: string, to: string): Promise<void> {
  const answer = await fetch(`${t.lab.url}/carrier/test/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ carrier: await carrierOf(number), number, to }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
const carrierOf = async (number: string) =>
  (
    await t.sql<{ code: string }>(
      'select c.code from carriers c join parcels p on p.carrier_id = c.id where p.number = $1',
      [number],
    )
  )[0]?.code
/** What the carrier answers to everything, and how often it was asked. */
async function openCarrier(status: number, body: string) {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

test('a parcel is followed as soon as it was sent, and stays in the language of its buyer', async () => {
  const contract = await sentOrder('de')
  expect(await parcelOf(contract)).toMatchObject({ checked_at: null, entries: [] })
  await t.drain()
  const parcel = await parcelOf(contract)
  expect(parcel.checked_at).toEqual(t.clock.now())
  const texts = ['Die Sendung wurde dem Zusteller angekündigt.']
  expect(parcel.entries.map(({ text }) => text)).toEqual(texts)
  await round()
  expect((await parcelOf(contract)).entries.map(({ text }) => text)).toEqual(
    expect.arrayContaining(texts),
  )
})

test('a shop reads in its own language what a carrier says to a buyer in another', async () => {
  const contract = await sentOrder('de')
  await t.drain()
  const id = contract.tradeOrderList[0]?.id ?? ''
  const merchant = await t.signIn(people.merchant, { language: 'en' })
  const read = async (visitor: Visitor) =>
    (
      await visitor.call('POST /sapi/mall-merchant/order/detail', { id })
    ).packageList[0]?.logisticsList.map(({ context }) => context)
  expect(await read(merchant)).toEqual(['Announced to the carrier'])
  expect(await read(await t.signIn(people.merchant, { language: 'de' }))).toEqual([
    'Die Sendung wurde dem Zusteller angekündigt.',
  ])
})

test('each minute under way brings the newest entries first; receipt is expected 21 days after dispatch until the carrier says more', async () => {
  const contract = await sentOrder()
  await t.drain()
  const before = await parcelOf(contract)
  await advance(before.number, 'exception')
  await round()
  const parcel = await parcelOf(contract)
  expect(parcel.entries.length).toBeGreaterThan(before.entries.length)
  expect(parcel.entries.at(-1)).toEqual(before.entries[0])
  expect(parcel).toMatchObject({ status: 'SEND_DELIVERY', delivered_at: null })
  expect(parcel.confirm_by).toEqual(new Date(parcel.shipped_at.getTime() + 21 * DAY))
})

test('once delivered, receipt counts as confirmed 14 days later; what is delivered is not asked about again, so no later word moves that day', async () => {
  const buyer = t.visit({ language: 'en' })
  const contract = await sentOrder('en', buyer)
  await t.drain()
  const { number } = await parcelOf(contract)
  expect(await arrivedOf(buyer, contract)).toEqual([1, 0])
  await advance(number, 'delivered')
  const deliveredAt = t.clock.now()
  await round()
  const parcel = await parcelOf(contract)
  expect(parcel).toMatchObject({
    delivered_at: deliveredAt,
    confirm_by: new Date(deliveredAt.getTime() + 14 * DAY),
  })
  expect(await arrivedOf(buyer, contract)).toEqual([1, 1])
  await round()
  expect((await parcelOf(contract)).checked_at).toEqual(parcel.checked_at)
})

test('reported as delivered twice, on two days, a parcel keeps the first day', async () => {
  const contract = await sentOrder()
  await t.drain()
  const { id, number } = await parcelOf(contract)
  await advance(number, 'delivered')
  const follow = () => followParcel(own(), { parcelId: id as never, country: 'DE', language: 'en' })
  await follow()
  const first = await parcelOf(contract)
  expect(first.delivered_at).not.toBeNull()
  const later = await openCarrier(
    200,
    JSON.stringify({
      status: 'delivered',
      entries: [
        { time: t.clock.now().toISOString(), area: 'Hamburg', text: 'again', code: 'delivered' },
      ],
    }),
  )
  t.clock.advance(DAY)
  await followParcel(withCarrierAt(later.url), {
    parcelId: id as never,
    country: 'DE',
    language: 'en',
  })
  await later.close()
  const second = await parcelOf(contract)
  expect(second.entries.map(({ text }) => text)).toEqual(['again'])
  expect([second.delivered_at, second.confirm_by]).toEqual([first.delivered_at, first.confirm_by])
})

test('a carrier that is silent, talks nonsense or does not know the number changes nothing, and is asked again a minute later', async () => {
  const contract = await sentOrder()
  await t.drain()
  const before = await parcelOf(contract)
  await advance(before.number, 'delivered')
  for (const [status, body] of [
    [500, 'down'],
    [200, '{"status": 7}'],
    [200, '<html>'],
    [404, '{}'],
  ] as const) {
    const carrier = await openCarrier(status, body)
    await round(withCarrierAt(carrier.url))
    expect(carrier.asked()).toBeGreaterThan(0)
    await carrier.close()
    expect(await parcelOf(contract)).toMatchObject({
      delivered_at: null,
      confirm_by: before.confirm_by,
      entries: before.entries,
    })
  }
  await round(withCarrierAt('http://127.0.0.1:9'))
  expect((await parcelOf(contract)).delivered_at).toBeNull()
  await round()
  expect((await parcelOf(contract)).delivered_at).not.toBeNull()
})

test('a parcel nobody can tell anything about goes to the end of the queue, so that it keeps no other from being asked about', async () => {
  const contract = await sentOrder()
  await t.drain()
  await round(withCarrierAt('http://127.0.0.1:9'))
  expect((await parcelOf(contract)).checked_at).toEqual(t.clock.now())
})

test('within the same minute nobody is asked twice', async () => {
  await sentOrder()
  await t.drain()
  const carrier = await openCarrier(404, '{}')
  const ctx = withCarrierAt(carrier.url)
  await checkParcelsUnderWay(ctx)
  const once = carrier.asked()
  await checkParcelsUnderWay(ctx)
  await carrier.close()
  expect(carrier.asked()).toBe(once)
})

test('a parcel that was signed for is followed no more', async () => {
  const guest = t.visit()
  const contract = await paidOrder(t, guest, { lamp: 1 })
  await send(merchant, contract.tradeOrderList[0]?.id ?? '')
  await t.drain()
  await guest.call('POST /sapi/mall-order/web/order/signForDelivery', {
    id: contract.tradeOrderList[0]?.id ?? '',
  })
  const { number } = await parcelOf(contract)
  await advance(number, 'delivered')
  await round()
  expect(await parcelOf(contract)).toMatchObject({ status: 'SIGN_IN', delivered_at: null })
})
