import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fromWireId, toWireId, type Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { createLog } from '#platform/log.ts'
import { DETAIL, everything, reaches } from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { codeOf, openSites, orderToFetch, sites } from '../../../testing/pick-up-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'
import { issueCodes, issueOverdue } from './issue-codes.ts'
import { remindUnfetched } from './remind-unfetched.ts'

/**
 * Goods that their buyer fetches at a site of the shop: chosen before ordering, made ready, handed
 * over for the code.
 */

const CODE = 'POST /sapi/mall-order/web/order/queryVerifyCode' as const
const READY = 'POST /sapi/mall-merchant/order/ready' as const
const HAND_OVER = 'POST /sapi/mall-merchant/order/handOver' as const
const UNFETCHED = 'POST /sapi/mall-merchant/order/cancelUnfetched' as const
const CANCEL = 'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForCancelFlow' as const
const SHIP = 'POST /sapi/mall-merchant/order/ship' as const

let t: TestMall
let [anna, ben, merchant, other]: Visitor[] = []
const logged: string[] = []
beforeAll(async () => {
  t = await openTestMall({
    delays: { script: 0, refund: 0 },
    log: createLog('debug', { write: (line: string) => logged.push(line) }),
  })
  await openSites(t)
  ;[anna, ben, merchant, other] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.ben),
    t.signIn(people.merchant),
    t.signIn(people.otherMerchant),
  ])
})
afterAll(() => t.close())
afterEach(async () => expect(await t.audit('always')).toEqual([]))

const orderOf = (who: Visitor, id: string) => who.call(DETAIL, { id })
const toFetch = async (quantity = 1, siteId: number = sites.hamburg) => {
  const order = await orderToFetch(t, anna!, [[skus.lamp, quantity]], siteId)
  await t.drain()
  return order
}
test('[ORD-065, ORD-066] an order that is fetched says where, cannot be followed, and shows its code to its buyer alone', async () => {
  const { id } = await toFetch()
  const shown = await orderOf(anna!, id)
  expect(shown).toMatchObject({
    fulfillmentType: 'SITE_PICK_UP',
    shop: {
      id: 5,
      name: 'Galleria House',
      shopChannelType: 'O2O',
      siteAddress: {
        id: sites.hamburg,
        name: 'Galleria Hamburg',
        street: 'Am Sandtorkai',
        houseNo: '30',
        postalCode: '20457',
        city: 'Hamburg',
        country: 'DE',
        phone: '+49 40 123456',
        openingHours: 'Mo-Fr 10-18',
      },
    },
    pickUp: { readyTime: null, fetchUntil: null },
    shippingAmt: { value: 0 },
    nextStep: { kind: 'prepare', at: null },
  })
  expect(shown.operationList).toContain('checkVerifyCode')
  for (const operation of ['checkExpressTrack', 'confirm', 'buyerChangeAddress'])
    expect(shown.operationList).not.toContain(operation)

  const code = await codeOf(anna!, id)
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  await expect(ben!.call(CODE, { id })).rejects.toMatchObject({ code: 'order.not_found' })
  const plain = code.replaceAll('-', '')
  const copy = JSON.stringify(await t.sql('select to_jsonb(c) as row from order_codes c'))
  const mails = JSON.stringify(await t.inbox('kim@galleria.test'))
  const theirs = JSON.stringify(
    await merchant!.call('POST /sapi/mall-merchant/order/detail', { id }),
  )
  for (const place of [copy, mails, theirs, JSON.stringify(shown), logged.join()])
    for (const form of [plain, code]) expect(place).not.toContain(form)
})

test('a shop finds the orders that are fetched, and no other', async () => {
  const { id } = await orderToFetch(t, anna!, [[skus.lamp, 1]])
  const page = async (body: object) =>
    (await merchant!.call('POST /sapi/mall-merchant/order/page', body)).data
  const fetched = await page({ fetchedOnly: true })
  expect(fetched.map((one) => one.id)).toContain(id)
  expect(new Set(fetched.map((one) => one.fulfillmentType))).toEqual(new Set(['SITE_PICK_UP']))
  expect(await page({ fetchedOnly: true, countryCode: 'SE' })).toEqual([])
})

test('a code is made once, however many workers there are; a job that is lost is made up for', async () => {
  const { id, contractId } = await orderToFetch(t, anna!, [[skus.lamp, 1]])
  const own = t.mall.gate.own()
  expect((await anna!.call(CODE, { id })).verifyCode).toBeNull()
  t.clock.advance(120_000)
  await Promise.all([issueOverdue(own), issueOverdue(own)])
  const code = await codeOf(anna!, id)
  await issueCodes(own, fromWireId('contract', contractId) as Id<'contract'>)
  await t.drain()
  expect(await codeOf(anna!, id)).toBe(code)
})

test('the shop makes an order ready, its buyer is told until when, and who shows the code gets it: stock, invoice and state at once', async () => {
  const { id, code: number } = await toFetch(2)
  const before = await shelf()
  const ready = await merchant!.call(READY, { id })
  const until = new Date(t.clock.now().getTime() + 14 * DAY).toISOString()
  expect(ready).toMatchObject({
    displayStatus: 'UN_DELIVERY',
    pickUp: { readyTime: t.clock.now().toISOString(), fetchUntil: until },
  })
  expect(ready.operationList).toEqual(
    expect.arrayContaining(['handOver', 'hold', 'cancelForStock']),
  )
  for (const operation of ['ship', 'readyForPickUp', 'cancelUnfetched'])
    expect(ready.operationList).not.toContain(operation)
  expect((await orderOf(anna!, id)).nextStep).toEqual({ kind: 'fetch', at: until })
  await expect(merchant!.call(READY, { id })).rejects.toMatchObject({ code: 'order.state' })
  await t.drain()
  const mail = (await t.inbox('kim@galleria.test')).find(
    ({ subject }) => subject === `Order ${number} is ready to collect`,
  )
  expect(mail?.text).toContain('Am Sandtorkai 30')
  const paid = (await t.inbox('kim@galleria.test')).find(
    ({ subject, text }) => subject.includes(number) && text.includes('have received your payment'),
  )
  expect(paid?.text).toContain('we’ll email you as soon as you can collect it')
  expect(paid?.text).toContain('To collect at Galleria Hamburg')
  const sold = (await t.inbox(people.merchant)).find(({ subject }) => subject.includes(number))
  expect(sold?.text).toContain('The buyer is collecting it at Galleria Hamburg')
  expect(mail?.links.some((link) => link.endsWith(`/buyer/order/detail/${id}`))).toBe(true)

  t.clock.advance(60_000)
  const typed = ` ${(await codeOf(anna!, id)).toLowerCase().replaceAll('-', ' ')} `
  const done = await merchant!.call(HAND_OVER, { id, verifyCode: typed })
  expect(done).toMatchObject({
    displayStatus: 'COMPLETE',
    timeline: { completedTime: t.clock.now().toISOString() },
    tradeOrderLineList: [{ deliveredQty: 2, canShipQty: 0 }],
  })
  expect(await shelf()).toEqual({ on_hand: before.on_hand - 2, reserved: before.reserved - 2 })
  expect((await orderOf(anna!, id)).invoiceStatus).toBe('ISSUED')
  // The paper says where it was handed over, because that country's tax is in it.
  const [paper] = await t.sql<{ facts: { deliverTo: object; lines: object[]; shipping: null } }>(
    'select facts from invoices where order_id = $1',
    [fromWireId('order', id) as Id<'order'>],
  )
  expect(paper?.facts).toMatchObject({
    deliverTo: {
      company: 'Galleria Hamburg',
      street: 'Am Sandtorkai',
      city: 'Hamburg',
      country: 'DE',
    },
    lines: [{ gross: 11_980, tax: 1913, rate: 0.19 }],
    shipping: null,
  })
  for (const call of [
    () => anna!.call(CODE, { id }),
    () => merchant!.call(HAND_OVER, { id, verifyCode: typed }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'order.state' })
  await t.drain()
  expect(
    (await t.inbox('kim@galleria.test')).filter(
      ({ subject }) => subject === `Order ${number} has been collected`,
    ),
  ).toHaveLength(1)
  expect(await t.audit('all')).toEqual([])
})
const shelf = async () => {
  const [row] = await t.sql<{ on_hand: number; reserved: number }>(
    'select on_hand, reserved from stock where sku_id = $1',
    [skus.lamp],
  )
  return row ?? { on_hand: 0, reserved: 0 }
}

test('a wrong code, that of another order, another shop and a parcel move nothing; tries of a person about an order come to an end', async () => {
  const [one, two] = [await toFetch(), await toFetch()]
  const foreign = await codeOf(anna!, two.id)
  const right = await codeOf(anna!, one.id)
  const before = await everything(t)
  for (const verifyCode of ['0000-0000-0000', foreign])
    await expect(merchant!.call(HAND_OVER, { id: one.id, verifyCode })).rejects.toMatchObject({
      code: 'verify_code.wrong',
    })
  await expect(other!.call(HAND_OVER, { id: one.id, verifyCode: right })).rejects.toMatchObject({
    code: 'order.not_found',
  })
  const { tradeOrderLineList } = await orderOf(anna!, one.id)
  await expect(
    merchant!.call(SHIP, {
      orderId: one.id,
      carrierId: 1,
      serviceCode: 'A1',
      lines: [{ id: tradeOrderLineList[0]?.id ?? '', qty: 1 }],
    }),
  ).rejects.toMatchObject({ code: 'order.state' })
  for (let tries = 2; tries < 10; tries += 1)
    await expect(
      merchant!.call(HAND_OVER, { id: one.id, verifyCode: 'AAAA' }),
    ).rejects.toMatchObject({ code: 'verify_code.wrong' })
  await expect(merchant!.call(HAND_OVER, { id: one.id, verifyCode: right })).rejects.toMatchObject({
    code: '429',
  })
  expect(await everything(t)).toEqual(before)
  t.clock.advance(3_700_000)
  await merchant!.call(HAND_OVER, { id: one.id, verifyCode: right })
})

test('two at the counter with one code: the goods are handed over once', async () => {
  const { id } = await toFetch()
  const verifyCode = await codeOf(anna!, id)
  const answers = await Promise.allSettled([
    merchant!.call(HAND_OVER, { id, verifyCode }),
    merchant!.call(HAND_OVER, { id, verifyCode }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('before it is fetched its buyer cancels as what was not sent; what is asked back is not handed over', async () => {
  const { id } = await toFetch(2)
  const verifyCode = await codeOf(anna!, id)
  const { tradeOrderLineList } = await orderOf(anna!, id)
  const reverse = await anna!.call(CANCEL, {
    tradeOrder: { id },
    reverseTradeOrderLineList: [
      { tradeOrderLine: { id: tradeOrderLineList[0]?.id ?? '' }, reverseQty: 1 },
    ],
  })
  const handed = await merchant!.call(HAND_OVER, { id, verifyCode })
  expect([handed.displayStatus, handed.tradeOrderLineList[0]?.deliveredQty]).toEqual([
    'UN_DELIVERY',
    1,
  ])
  await reaches(t, anna!, reverse.id, 'REVERSE_DONE')
  const done = await orderOf(anna!, id)
  expect([done.displayStatus, done.paidAmt.value, done.refundedAmt.value]).toEqual([
    'COMPLETE',
    119.8,
    59.9,
  ])
  expect(await t.audit('all')).toEqual([])
})

test('what nobody fetches: a reminder three days before the end, then the shop may cancel it and all the money goes back', async () => {
  const { id, code } = await toFetch(1, sites.vienna)
  const own = t.mall.gate.own()
  await merchant!.call(READY, { id })
  t.clock.advance(3.9 * DAY)
  await remindUnfetched(own)
  await t.drain()
  const reminders = async () =>
    (await t.inbox('kim@galleria.test')).filter(
      ({ subject }) => subject === `Order ${code} is still waiting for you`,
    ).length
  expect(await reminders()).toBe(0)
  t.clock.advance(0.2 * DAY)
  await remindUnfetched(own)
  await remindUnfetched(own)
  await t.drain()
  expect(await reminders()).toBe(1)
  await expect(merchant!.call(UNFETCHED, { id })).rejects.toMatchObject({ code: 'order.state' })

  t.clock.advance(3 * DAY)
  const late = await merchant!.call('POST /sapi/mall-merchant/order/detail', { id })
  expect(late.operationList).toContain('cancelUnfetched')
  await Promise.allSettled([merchant!.call(UNFETCHED, { id }), merchant!.call(UNFETCHED, { id })])
  const rows = await t.sql<{ id: Id<'reverse'> }>(
    'select id from reverse_orders where order_id = $1',
    [fromWireId('order', id) as Id<'order'>],
  )
  expect(rows).toHaveLength(1)
  await reaches(t, anna!, toWireId('reverse', rows[0]!.id), 'REVERSE_DONE')
  expect(await orderOf(anna!, id)).toMatchObject({
    displayStatus: 'CLOSED',
    paidAmt: { value: 59.9 },
    refundedAmt: { value: 59.9 },
  })
  expect(
    (await t.inbox('kim@galleria.test')).some(
      ({ subject }) => subject === `Order ${code} was not collected in time`,
    ),
  ).toBe(true)
})
