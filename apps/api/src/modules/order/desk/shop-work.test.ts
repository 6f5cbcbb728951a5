import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { paidOrder, order, send } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

const PAGE = 'POST /sapi/mall-merchant/order/page' as const
const DETAIL = 'POST /sapi/mall-merchant/order/detail' as const
const HOLD = 'POST /sapi/mall-merchant/order/hold' as const
const RELEASE = 'POST /sapi/mall-merchant/order/release' as const
const NOTE = 'POST /sapi/mall-merchant/order/note' as const

let t: TestMall
let merchant: Visitor
let other: Visitor
beforeAll(async () => {
  t = await openTestMall({ at: new Date('2026-11-30T23:30:00Z') })
  merchant = await t.signIn(people.merchant)
  other = await t.signIn(people.otherMerchant)
})
afterAll(() => t.close())

const find = async (body: Parameters<typeof merchant.call<typeof PAGE>>[1]) =>
  (await merchant.call(PAGE, body)).data.map((row) => row.id)
const paid = async (who = t.visit(), address = {}) => {
  const contract = await paidOrder(t, who, { desk: 1, lamp: 1 }, 'paid', address)
  return contract.tradeOrderList[0]?.id ?? ''
}
const refused = (status: number, code: string) => ({ status, code })

test('orders are narrowed by day of the shop, country and amount, alone and together, in every tab', async () => {
  // Half past midnight on the first of December in Hamburg, still November in UTC.
  const german = await paid()
  t.clock.set(new Date('2026-12-02T12:00:00Z'))
  const austrian = await paid(t.visit(), {
    personPhone: '+43 15131234',
    postalCode: '1010',
    city: 'Wien',
    province: 'Wien',
    country: 'Österreich',
  })
  const day = { dayFrom: '2026-12-01' }
  expect(await find(day)).toEqual([austrian, german])
  expect(await find({ ...day, sort: 'oldest' })).toEqual([german, austrian])
  expect(await find({ ...day, dayTo: '2026-12-01' })).toEqual([german])
  expect(await find({ dayTo: '2026-11-30', countryCode: 'AT' })).toEqual([])
  expect(await find({ ...day, countryCode: 'AT' })).toEqual([austrian])
  const amount = (await merchant.call(DETAIL, { id: austrian })).needPayAmt.value
  expect(await find({ ...day, countryCode: 'AT', amountFrom: amount, amountTo: amount })).toEqual([
    austrian,
  ])
  expect(await find({ ...day, countryCode: 'AT', amountFrom: amount + 0.01 })).toEqual([])
  expect(await find({ ...day, countryCode: 'AT', amountTo: amount - 0.01 })).toEqual([])
  expect(await find({ ...day, countryCode: 'AT', keyword: 'wien', toShipOnly: true })).toEqual([
    austrian,
  ])
  expect(await find({ ...day, countryCode: 'AT', keyword: 'hamburg' })).toEqual([])
  expect(await merchant.call(PAGE, { ...day, pageSize: 1, pageNo: 2 })).toMatchObject({
    total: 2,
    isTotalExact: true,
    data: [{ id: german }],
  })
})

test('an order on hold is not to ship and not late, cannot be sent, and its buyer reads why it waits', async () => {
  const buyer = t.visit()
  const id = await paid(buyer)
  const held = await merchant.call(HOLD, { id, reason: 'The oak comes on Friday.' })
  expect(held.holdReason).toBe('The oak comes on Friday.')
  expect(held.operationList).toEqual(['release', 'cancelForStock'])
  expect(await find({ toShipOnly: true })).not.toContain(id)
  expect(await find({ heldOnly: true })).toEqual([id])
  t.clock.advance(20 * 86_400_000)
  expect(await find({ lateOnly: true })).not.toContain(id)
  expect(
    (
      await buyer.call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', {
        id,
      })
    ).holdReason,
  ).toBe('The oak comes on Friday.')

  await expect(send(merchant, id)).rejects.toMatchObject(refused(409, 'order.state'))
  await expect(merchant.call(HOLD, { id, reason: 'Once more' })).rejects.toMatchObject(
    refused(409, 'order.state'),
  )
  expect((await merchant.call(DETAIL, { id })).holdReason).toBe('The oak comes on Friday.')

  const released = await merchant.call(RELEASE, { id })
  expect(released).toMatchObject({ holdReason: null })
  expect(released.operationList).toContain('ship')
  expect(released.progressList.map(({ event }) => event).slice(-2)).toEqual(['hold', 'release'])
  expect(await find({ lateOnly: true })).toContain(id)
  await expect(merchant.call(RELEASE, { id })).rejects.toMatchObject(refused(409, 'order.state'))
  await send(merchant, id)
  await expect(merchant.call(HOLD, { id, reason: 'Too late' })).rejects.toMatchObject(
    refused(409, 'order.state'),
  )
  expect(await t.audit('always')).toEqual([])
})

test('of two tabs that hold and send the same order at once, one is refused', async () => {
  const id = await paid()
  const both = await Promise.allSettled([
    merchant.call(HOLD, { id, reason: 'The oak comes on Friday.' }),
    send(merchant, id),
  ])
  expect(both.filter(({ status: outcome }) => outcome === 'fulfilled')).toHaveLength(1)
  const { displayStatus, holdReason } = await merchant.call(DETAIL, { id })
  expect(displayStatus === 'UN_RECEIVED').toBe(holdReason === null)
})

test('an unpaid order cannot be held, and nobody holds or notes what another shop sells', async () => {
  const { tradeOrderList } = await order(t.visit(), { desk: 1 })
  const unpaid = tradeOrderList[0]?.id ?? ''
  await expect(merchant.call(HOLD, { id: unpaid, reason: 'Not yet' })).rejects.toMatchObject(
    refused(409, 'order.state'),
  )
  const id = await paid()
  const theirs = [
    () => other.call(HOLD, { id, reason: 'Not mine' }),
    () => other.call(RELEASE, { id }),
    () => other.call(NOTE, { id, content: 'Not mine', requestKey: 'not-mine-1' }),
  ]
  for (const call of theirs)
    await expect(call()).rejects.toMatchObject(refused(404, 'order.not_found'))
  expect(await merchant.call(DETAIL, { id })).toMatchObject({ holdReason: null, noteList: [] })
})

test('a note is read by the people of the shop and by nobody else, and sent twice it is one', async () => {
  const buyer = t.visit()
  const id = await paid(buyer)
  const note = { id, content: 'Called: please after five.', requestKey: 'first-note' }
  await Promise.all([merchant.call(NOTE, note), merchant.call(NOTE, note)])
  await merchant.call(NOTE, { ...note, content: 'Said thank you.', requestKey: 'second-note' })
  const { noteList } = await merchant.call(DETAIL, { id })
  expect(noteList.map(({ content }) => content)).toEqual([
    'Called: please after five.',
    'Said thank you.',
  ])
  const read = await buyer.call(
    'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id },
  )
  expect(JSON.stringify(read)).not.toContain('after five')
})

test('a note of somebody without a nickname, as guests are who became members, bears the address they sign in with', async () => {
  const id = await paid()
  await merchant.call(NOTE, { id, content: 'By whom?', requestKey: 'nameless-note' })
  const authors = async () =>
    (await merchant.call(DETAIL, { id })).noteList.map(({ author }) => author)
  const [nickname] = await authors()
  const rename = (name: string | undefined) =>
    t.sql(`update users set nickname = $2 where email = $1`, [people.merchant, name])
  await rename('')
  const nameless = await authors()
  await rename(nickname)
  expect(nameless).toEqual([people.merchant])
})

test('an order takes a hundred notes and no more', async () => {
  const id = await paid()
  for (let n = 0; n < 100; n += 1)
    await merchant.call(NOTE, { id, content: `Note ${n}`, requestKey: `note-${1000 + n}` })
  await expect(
    merchant.call(NOTE, { id, content: 'One more', requestKey: 'note-one-more' }),
  ).rejects.toMatchObject(refused(422, 'order.notes_full'))
  expect((await merchant.call(DETAIL, { id })).noteList).toHaveLength(100)
})
