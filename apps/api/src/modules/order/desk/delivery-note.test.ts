import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { orderId } from '../../../testing/order-steps.ts'
import { paidOrder, send } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { findNoteOfParcel, findNotesOfOrders } from './delivery-note.ts'

const READ = 'POST /sapi/mall-merchant/order/detail' as const

let t: TestMall
let merchant: Visitor
let other: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  other = await t.signIn(people.otherMerchant)
})
afterAll(() => t.close())

/** As somebody of the house shop reads it. */
const shopsContext = () => {
  const own = t.mall.gate.own()
  return { ...own, actor: { ...own.actor, kind: 'member', sellerId: 5 } as never }
}
const paid = async (language: 'de' | 'en', goods: Parameters<typeof paidOrder>[2]) => {
  t.clock.advance(60_000)
  return orderId(await paidOrder(t, t.visit({ language }), goods))
}
const fetched = (url: string, who: Visitor = merchant) => who.raw('GET', url)

test('the note of a parcel says in its buyer’s language where it goes and what is in it by article number, and no price', async () => {
  const id = await paid('de', { desk: 2, lamp: 1 })
  await send(merchant, id)
  const read = await merchant.call(READ, { id })
  const parcelId = read.packageList[0]?.id ?? ''
  const [note] = await findNoteOfParcel(
    shopsContext(),
    fromWireId('parcel', parcelId) as Id<'parcel'>,
  )
  expect(note).toMatchObject({
    language: 'de',
    orderCode: read.tradeOrderCode,
    deliverTo: { name: read.deliverTo.name, city: 'Hamburg', country: 'DE' },
    sent: { carrier: 'DPD', number: read.packageList[0]?.serviceCode },
    lines: [
      { code: 'GH-1', qty: 2 },
      { code: 'GH-3', qty: 1 },
    ],
  })
  expect(JSON.stringify(note)).not.toMatch(/price|amount|minor/i)

  const answer = await fetched(`/delivery-notes/${parcelId}.pdf`)
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } })
  expect(String(answer.body)).toMatch(/^%PDF-1\.7/)
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="delivery-note-${read.tradeOrderCode}.pdf"`,
  )
})

test('of chosen orders what is still to be sent has a note each, the oldest first', async () => {
  const [first, second, gone] = [
    await paid('de', { desk: 2 }),
    await paid('en', { lamp: 1 }),
    await paid('en', { lamp: 1 }),
  ]
  await send(merchant, gone)
  const ids = [second, gone, first].map((id) => fromWireId('order', id) as Id<'order'>)
  expect(await findNotesOfOrders(shopsContext(), ids)).toMatchObject([
    { language: 'de', sent: undefined, lines: [{ code: 'GH-1', qty: 2 }] },
    { language: 'en', sent: undefined, lines: [{ code: 'GH-3', qty: 1 }] },
  ])
  const answer = await fetched(`/delivery-notes/orders.pdf?ids=${second},${first}`)
  expect(answer.status).toBe(200)
  // Two pages, and none besides.
  expect(String(answer.body).match(/\/Type \/Page\b/g)).toHaveLength(2)
})

test('for another shop, a buyer or a stranger there is no note, also not half a list', async () => {
  const id = await paid('de', { desk: 1 })
  await send(merchant, id)
  const parcelId = (await merchant.call(READ, { id })).packageList[0]?.id ?? ''
  const open = await paid('de', { desk: 1 })
  const theirs = `/delivery-notes/${parcelId}.pdf`
  for (const who of [other, await t.signIn(people.ben), t.visit()])
    for (const url of [theirs, `/delivery-notes/orders.pdf?ids=${open}`])
      expect((await fetched(url, who)).status).toBe(404)
  for (const ids of ['', 'x', `${open},x`, `${open},ord_01jd4vr6f5e7s8kq2m3n4p5q6r`])
    expect((await fetched(`/delivery-notes/orders.pdf?ids=${ids}`)).status).toBe(404)
})
