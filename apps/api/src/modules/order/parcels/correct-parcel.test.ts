import { fromWireId } from '@galleria/kernel/id'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkParcelsUnderWay } from '#modules/shipping/index.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { DETAIL, SHIP, SIGN, orderId, parcelOf } from '../../../testing/order-steps.ts'
import { paidOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { reconcileParcels } from './reconcile-parcels.ts'

const CORRECT = 'POST /sapi/mall-merchant/order/correctParcel' as const
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

const refused = (status: number, code: string) => ({ status, code })

/** A sent order of a German reader, followed by its carrier. */
async function sent(qty = 1) {
  const buyer = t.visit({ language: 'de' })
  const contract = await paidOrder(t, buyer, { desk: qty })
  const id = orderId(contract)
  const shipment = parcelOf(await buyer.call(DETAIL, { id }), 1)
  const read = await merchant.call(SHIP, { orderId: id, ...shipment })
  await t.drain()
  const parcelId = read.packageList[0]?.id ?? ''
  const number = shipment.serviceCode
  const correct = (serviceCode: string, change = {}, who = merchant) =>
    who.call(CORRECT, {
      orderId: id,
      parcelId,
      shownCarrierId: 1,
      shownCode: number,
      carrierId: 1,
      serviceCode,
      ...change,
    })
  return { buyer, id, parcelId, number, correct, code: read.tradeOrderCode }
}
const shown = async (id: string) => {
  const { packageList, progressList } = await merchant.call(READ, { id })
  return {
    numbers: packageList.map(
      (one) => `${one.fulfillmentServiceProvider.entityName} ${one.serviceCode}`,
    ),
    corrections: progressList.flatMap(({ event, changed }) =>
      event === 'correctParcel' ? [changed] : [],
    ),
  }
}
const untouched = (number: string) => ({ numbers: [`DHL ${number}`], corrections: [] })
const advance = (number: string, to: string) =>
  fetch(`${t.lab.url}/carrier/test/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ carrier: 'dhl', number, to }),
  })
const mailsTo = async (code: string) =>
  (await t.inbox('kim@galleria.test')).filter(
    ({ subject }) => subject === `Neue Sendungsnummer zur Bestellung ${code}`,
  )

test('a corrected number and carrier stand in both histories, are tracked anew, and the buyer is told once in the own language', async () => {
  const { buyer, id, number, correct, code } = await sent(2)
  await advance(number, 'exception')
  await t.sql('update parcel_tracks set checked_at = null')
  await checkParcelsUnderWay(t.mall.gate.own())
  const before = await buyer.call(DETAIL, { id })
  const done = await correct(`right${number}`, { carrierId: 2 })
  const changed = { from: `DHL ${number}`, to: `DPD RIGHT${number}` }
  expect(done.displayStatus).toBe('UN_DELIVERY')
  expect(done.packageList[0]).toMatchObject({
    logisticsList: [],
    operationList: ['correct', 'callBack'],
  })
  expect(await shown(id)).toEqual({ numbers: [changed.to], corrections: [changed] })

  await t.drain()
  const after = await buyer.call(DETAIL, { id })
  expect(after.progressList).toEqual([
    ...before.progressList,
    {
      fromState: 'UN_DELIVERY',
      toState: 'UN_DELIVERY',
      event: 'correctParcel',
      actor: 'merchant',
      at: t.clock.now().toISOString(),
      changed,
    },
  ])
  expect(after.packageList[0]).toMatchObject({
    serviceCode: `RIGHT${number}`,
    fulfillmentServiceProvider: { entityCode: 'dpd' },
    confirmDeadline: before.packageList[0]?.confirmDeadline,
  })
  expect(before.packageList[0]?.logisticsList.length).toBeGreaterThan(1)
  expect(after.packageList[0]?.logisticsList.map(({ context }) => context)).toEqual([
    'Die Sendung wurde dem Zusteller angekündigt.',
  ])
  const mails = await mailsTo(code)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(`mit DPD unter RIGHT${number} unterwegs`)
  expect(await t.audit('always')).toEqual([])
  // The carrier goes on listing the old number: to restored books it is none that they lost.
  expect(await reconcileParcels(t.mall.gate.own(), new Date(0))).toEqual({ takenIn: 0, stray: 0 })
})

test('pressed twice it is one correction; of two tabs with different numbers the second is refused and reads the first', async () => {
  const { id, number, correct, code } = await sent()
  await Promise.all([correct(`A${number}`), correct(`A${number}`)])
  await correct(`A${number}`)
  const first = { from: `DHL ${number}`, to: `DHL A${number}` }
  expect(await shown(id)).toEqual({ numbers: [first.to], corrections: [first] })
  await t.drain()
  expect(await mailsTo(code)).toHaveLength(1)

  await expect(correct(`B${number}`)).rejects.toMatchObject(refused(409, 'parcel.corrected'))
  await expect(
    correct(`B${number}`, { shownCarrierId: 2, shownCode: `A${number}` }),
  ).rejects.toMatchObject(refused(409, 'parcel.corrected'))
  expect(await shown(id)).toEqual({ numbers: [first.to], corrections: [first] })

  const tabs = await Promise.allSettled(
    ['C', 'D'].map((letter) => correct(`${letter}${number}`, { shownCode: `A${number}` })),
  )
  expect(tabs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await shown(id)).corrections).toHaveLength(2)
})

test('a number belongs to one parcel of a carrier, also when two parcels ask for it at once; what was given up is free again', async () => {
  const [one, two] = [await sent(), await sent()]
  await expect(one.correct(two.number)).rejects.toMatchObject(refused(422, 'parcel.number_taken'))
  expect(await shown(one.id)).toEqual(untouched(one.number))
  const both = await Promise.allSettled([one.correct('WANTED1'), two.correct('WANTED1')])
  expect(
    both.map((end) => (end.status === 'rejected' ? (end.reason as { code: string }).code : 'done')),
  ).toEqual(expect.arrayContaining(['done', 'parcel.number_taken']))
  await one.correct('GIVEN1', {
    shownCode: (await shown(one.id)).numbers[0]?.slice(4),
  })
  await two.correct(one.number, { shownCode: (await shown(two.id)).numbers[0]?.slice(4) })
  expect((await shown(two.id)).numbers).toEqual([`DHL ${one.number}`])
})

test('an unknown carrier, a number with signs and a parcel of another order or shop change nothing', async () => {
  const [one, two] = [await sent(), await sent()]
  for (const [attempt, why] of [
    [() => one.correct('Y1', { carrierId: 99 }), refused(422, 'carrier.not_found')],
    [() => one.correct('Y-1'), { status: 400 }],
    [() => one.correct('Y1', { parcelId: two.parcelId }), refused(404, 'parcel.not_found')],
    [() => one.correct('Y1', {}, other), refused(404, 'order.not_found')],
  ] as const)
    await expect(attempt()).rejects.toMatchObject(why)
  expect(await shown(one.id)).toEqual(untouched(one.number))
})

test('what the carrier reports before delivery hinders nothing; once it is delivered or received its number stays', async () => {
  const delivered = await sent()
  await advance(delivered.number, 'delivered')
  await t.sql('update parcel_tracks set checked_at = null')
  await checkParcelsUnderWay(t.mall.gate.own())
  const read = await merchant.call(READ, { id: delivered.id })
  expect(read.packageList[0]?.operationList).toEqual([])
  await expect(delivered.correct('LATE1')).rejects.toMatchObject(refused(409, 'parcel.delivered'))
  expect(await shown(delivered.id)).toEqual(untouched(delivered.number))

  const received = await sent()
  await received.buyer.call(SIGN, { id: received.id })
  await expect(received.correct('LATE2')).rejects.toMatchObject(refused(409, 'parcel.received'))
  expect(await shown(received.id)).toEqual(untouched(received.number))
})

test('a carrier that answers for the old number after the correction is not heard', async () => {
  const { id, parcelId, number, correct } = await sent()
  await advance(number, 'delivered')
  // The only one that is asked about in this round.
  await t.sql(
    `update parcel_tracks set checked_at = case when parcel_id = $1 then null else 'infinity'::timestamptz end`,
    [fromWireId('parcel', parcelId)],
  )
  const own = t.mall.gate.own()
  let isCorrected = false
  await checkParcelsUnderWay({
    ...own,
    inTransaction: async (act) => {
      if (!isCorrected) {
        isCorrected = true
        await correct(`NEW${number}`)
      }
      return own.inTransaction(act)
    },
  })
  expect(isCorrected).toBe(true)
  const parcel = (await merchant.call(READ, { id })).packageList.find((one) => one.id === parcelId)
  expect(parcel).toMatchObject({
    serviceCode: `NEW${number}`,
    deliveredAt: null,
    logisticsList: [],
  })
})
