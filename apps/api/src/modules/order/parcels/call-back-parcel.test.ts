import { fromWireId } from '@galleria/kernel/id'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkParcelsUnderWay } from '#modules/shipping/index.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { DETAIL, SHIP, SIGN, orderId, parcelOf } from '../../../testing/order-steps.ts'
import { paidOrder, until } from '../../../testing/shop-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'

const CALL_BACK = 'POST /sapi/mall-merchant/order/callParcelBack' as const
const CANCEL_LINES = 'POST /sapi/mall-merchant/order/cancelLines' as const
const READ = 'POST /sapi/mall-merchant/order/detail' as const
const PACKAGES = 'POST /sapi/mall-order/web/order/listPackage' as const

let t: TestMall
let merchant: Visitor
let other: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  other = await t.signIn(people.otherMerchant)
})
afterAll(() => t.close())

const refused = (code: string, status = 409) => ({ status, code })
const reason = 'A leg is missing.'

/** Desks of a German reader, all or some of them in a parcel that its carrier has only heard of. */
async function sent(qty = 1, inParcel = qty) {
  const buyer = t.visit({ language: 'de' })
  const id = orderId(await paidOrder(t, buyer, { desk: qty }))
  const shipment = parcelOf(await buyer.call(DETAIL, { id }), inParcel)
  const read = await merchant.call(SHIP, { orderId: id, ...shipment })
  await t.drain()
  const parcelId = read.packageList[0]?.id ?? ''
  return {
    buyer,
    id,
    parcelId,
    number: shipment.serviceCode,
    lineId: shipment.lines[0]?.id ?? '',
    code: read.tradeOrderCode,
    callBack: (who = merchant, change = {}) =>
      who.call(CALL_BACK, { orderId: id, parcelId, reason, ...change }),
  }
}
type Sent = Awaited<ReturnType<typeof sent>>

const advance = (number: string, to: string) =>
  fetch(`${t.lab.url}/carrier/test/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ carrier: 'dhl', number, to }),
  })
const stock = async () =>
  (
    await t.sql<{ on_hand: number; reserved: number }>(
      'select on_hand, reserved from stock where sku_id = $1',
      [skus.desk],
    )
  )[0]
const stateOf = async ({ id }: Sent) => {
  const { displayStatus, packageList, parcelCount, unshippedQty } = await merchant.call(READ, {
    id,
  })
  return {
    displayStatus,
    parcelCount,
    unshippedQty,
    parcels: packageList.map((one) => one.fulfillmentProgressStatus),
  }
}
const papersOf = ({ id }: Sent) =>
  t.sql<{ kind: string; gross: number }>(
    'select kind, gross::int from invoices where order_id = $1 order by serial',
    [fromWireId('order', id)],
  )
const underWay = {
  displayStatus: 'UN_RECEIVED',
  parcelCount: 1,
  unshippedQty: 0,
  parcels: ['SEND_DELIVERY'],
}

test('[LOG-020] a parcel that its carrier does not have yet comes back: its units are to be sent again, and its buyer reads why in the progress and by one mail', async () => {
  const before = await stock()
  const one = await sent(2)
  const { packageList } = await merchant.call(READ, { id: one.id })
  expect(packageList[0]?.operationList).toEqual(['correct', 'callBack'])

  await one.callBack()
  await one.callBack(merchant, { reason: 'Again.' })
  await t.drain()
  expect(await stateOf(one)).toEqual({
    displayStatus: 'UN_DELIVERY',
    parcelCount: 0,
    unshippedQty: 2,
    parcels: ['CANCEL'],
  })
  expect(await stock()).toEqual({
    on_hand: before?.on_hand,
    reserved: (before?.reserved ?? 0) + 2,
  })
  const seen = await one.buyer.call(DETAIL, { id: one.id })
  expect(seen.progressList.at(-1)).toEqual({
    fromState: 'UN_RECEIVED',
    toState: 'UN_DELIVERY',
    event: 'callBack',
    actor: 'merchant',
    at: t.clock.now().toISOString(),
    reason,
  })
  expect(seen.progressList.filter(({ event }) => event === 'callBack')).toHaveLength(1)
  expect(seen.operationList).not.toContain('checkExpressTrack')
  const packages = await one.buyer.call(PACKAGES, { id: one.id, tradeType: 'SALE' })
  expect(packages).toMatchObject([
    { fulfillmentProgressStatus: 'CANCEL', callBackReason: reason, operationList: [] },
  ])
  const mails = (await t.inbox('kim@galleria.test')).filter(
    ({ subject }) => subject === `Ein Paket der Bestellung ${one.code} wurde zurückgerufen`,
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(`Der Grund: ${reason}`)
  expect(await t.audit('always')).toEqual([])
})

test('what came back is sent anew under another number, on the same invoice; what is cancelled instead has its credit note', async () => {
  const one = await sent(2)
  const papers = await papersOf(one)
  expect(papers.map(({ kind }) => kind)).toEqual(['INVOICE'])
  await one.callBack()
  await merchant.call(CANCEL_LINES, {
    orderId: one.id,
    lines: [{ id: one.lineId, qty: 1 }],
    requestKey: `key-${one.code}`,
  })
  const sendAs = (serviceCode: string) =>
    merchant.call(SHIP, {
      orderId: one.id,
      carrierId: 1,
      serviceCode,
      lines: [{ id: one.lineId, qty: 1 }],
    })
  await expect(sendAs(one.number)).rejects.toMatchObject({ code: 'parcel.number_taken' })
  await sendAs(`${one.number}B`)
  const after = await until(async () => {
    await t.drain()
    const found = await papersOf(one)
    return found.length > 1 && found
  }, 'the credit note')
  expect(after).toEqual([...papers, { kind: 'CREDIT_NOTE', gross: expect.any(Number) }])
  expect(await stateOf(one)).toEqual({
    displayStatus: 'UN_RECEIVED',
    parcelCount: 1,
    unshippedQty: 0,
    parcels: ['CANCEL', 'SEND_DELIVERY'],
  })
  await one.buyer.call(SIGN, { id: one.id })
  expect((await stateOf(one)).displayStatus).toBe('COMPLETE')
  expect(await t.audit('always')).toEqual([])
})

test('of an order that is sent in part the other parcel goes on', async () => {
  const one = await sent(3, 1)
  await merchant.call(SHIP, {
    orderId: one.id,
    carrierId: 1,
    serviceCode: `${one.number}B`,
    lines: [{ id: one.lineId, qty: 2 }],
  })
  await one.callBack()
  expect(await stateOf(one)).toEqual({
    displayStatus: 'UN_DELIVERY',
    parcelCount: 1,
    unshippedQty: 1,
    parcels: ['CANCEL', 'SEND_DELIVERY'],
  })
  await one.buyer.call(SIGN, { id: one.id })
  expect(await stateOf(one)).toMatchObject({
    displayStatus: 'UN_DELIVERY',
    parcels: ['CANCEL', 'SIGN_IN'],
  })
})

test('once its carrier has it, or its buyer, a parcel stays where it is: its first scan ends it, and the carrier is asked in that moment', async () => {
  const scanned = await sent()
  await advance(scanned.number, 'in_transit')
  // Nothing that the books know is against it.
  expect((await merchant.call(READ, { id: scanned.id })).packageList[0]?.operationList).toContain(
    'callBack',
  )
  await expect(scanned.callBack()).rejects.toMatchObject(refused('parcel.scanned'))
  expect(await stateOf(scanned)).toEqual(underWay)
  expect((await merchant.call(READ, { id: scanned.id })).packageList[0]?.operationList).toEqual([
    'correct',
  ])

  // It was a wrong number, and somebody else's parcel that moved: this one is still at the shop.
  await merchant.call('POST /sapi/mall-merchant/order/correctParcel', {
    orderId: scanned.id,
    parcelId: scanned.parcelId,
    shownCarrierId: 1,
    shownCode: scanned.number,
    carrierId: 1,
    serviceCode: `${scanned.number}R`,
  })
  await t.drain()
  await scanned.callBack()
  expect(await stateOf(scanned)).toMatchObject({ parcels: ['CANCEL'], unshippedQty: 1 })

  const received = await sent()
  await received.buyer.call(SIGN, { id: received.id })
  await expect(received.callBack()).rejects.toMatchObject(refused('parcel.scanned'))
  expect(await stateOf(received)).toMatchObject({ displayStatus: 'COMPLETE', parcels: ['SIGN_IN'] })
})

test('what its carrier answers after it was called back is not written', async () => {
  const one = await sent()
  await t.sql(
    `update parcel_tracks set checked_at = case when parcel_id = $1 then null else 'infinity'::timestamptz end`,
    [fromWireId('parcel', one.parcelId)],
  )
  const own = t.mall.gate.own()
  let isCalledBack = false
  await checkParcelsUnderWay({
    ...own,
    inTransaction: async (act) => {
      if (!isCalledBack) {
        isCalledBack = true
        await one.callBack()
        await advance(one.number, 'in_transit')
      }
      return own.inTransaction(act)
    },
  })
  const [parcel] = await t.sql<{ status: string; scanned_at: Date | null }>(
    'select status, scanned_at from parcels where id = $1',
    [fromWireId('parcel', one.parcelId)],
  )
  expect(parcel).toEqual({ status: 'CANCEL', scanned_at: null })
})

test('called back and confirmed at once, one of the two happens', async () => {
  for (let round = 0; round < 3; round += 1) {
    const one = await sent()
    const ends = await Promise.allSettled([
      one.callBack(),
      one.buyer.call(SIGN, { id: one.id }),
      one.callBack(),
    ])
    const state = await stateOf(one)
    if (state.displayStatus === 'COMPLETE') {
      expect(state.parcels).toEqual(['SIGN_IN'])
      expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
    } else {
      expect(state).toMatchObject({ displayStatus: 'UN_DELIVERY', parcels: ['CANCEL'] })
      expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    }
  }
  expect(await t.audit('always')).toEqual([])
})

test('a parcel with goods that money is asked back for is not called back, nor is that of another shop or order', async () => {
  const buyer = await t.signIn(people.anna)
  const id = orderId(await paidOrder(t, buyer, { desk: 1 }))
  const shipment = parcelOf(await buyer.call(DETAIL, { id }))
  const { packageList } = await merchant.call(SHIP, { orderId: id, ...shipment })
  const parcelId = packageList[0]?.id ?? ''
  await buyer.call('POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow', {
    tradeOrder: { id },
    reverseTradeOrderLineList: [
      { tradeOrderLine: { id: shipment.lines[0]?.id ?? '' }, reverseQty: 1 },
    ],
    applyRefundAmt: { value: 10 },
    reverseReason: 'OTHER',
  })
  const asked = { orderId: id, parcelId, reason }
  await expect(merchant.call(CALL_BACK, asked)).rejects.toMatchObject(refused('parcel.asked_back'))
  expect((await merchant.call(READ, { id })).packageList[0]?.operationList).toEqual(['correct'])

  const one = await sent()
  await expect(one.callBack(other)).rejects.toMatchObject(refused('order.not_found', 404))
  await expect(one.callBack(merchant, { parcelId })).rejects.toMatchObject(
    refused('parcel.not_found', 404),
  )
  await expect(one.callBack(merchant, { reason: ' ' })).rejects.toMatchObject({ status: 400 })
  expect(await stateOf(one)).toEqual(underWay)
})
