import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { DETAIL, SIGN } from '../../../testing/order-steps.ts'
import { receivedOrder, send, until } from '../../../testing/shop-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'
import { checkParcelsUnderWay } from '#modules/shipping/index.ts'
import { confirmOverdue } from '../receive-order.ts'

/** What is sent at no charge ends, however far it came: nobody has money to ask back. */

const REISSUE = 'POST /sapi/mall-merchant/order/reissue' as const
const CALL_OFF = 'POST /sapi/mall-merchant/order/cancelReissue' as const
const READ = 'POST /sapi/mall-merchant/order/detail' as const

let t: TestMall
let [anna, merchant]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant] = await Promise.all([people.anna, people.merchant].map((one) => t.signIn(one)))
})
beforeEach(() => t.sql('delete from addresses'))
afterAll(() => t.close())

const readStock = async () =>
  (
    await t.sql<{ on_hand: number; reserved: number }>(
      'select on_hand, reserved from stock where sku_id = $1',
      [skus.lamp],
    )
  )[0]
const read = (id: string) => merchant!.call(READ, { id })
const callOff = (id: string) => merchant!.call(CALL_OFF, { id })
const refusal = { status: 409, code: 'order.state' }

/** Two lamps to send at no charge, for an order of two. */
async function toSend(part?: string) {
  const of = await receivedOrder(t, anna!, merchant!, { lamp: 2 })
  const line = (await read(of)).tradeOrderLineList[0]
  const before = await readStock()
  const { reissueList } = await merchant!.call(REISSUE, {
    orderId: of,
    reason: 'DAMAGED',
    lines: [{ id: line?.id ?? '', qty: 2, ...(part ? { part } : {}) }],
    requestKey: `call-off-${of.slice(-20)}`,
    knownCount: 0,
  })
  const { id = '', tradeOrderCode: code = '' } = reissueList[0] ?? {}
  return { id, code, of, before }
}

const sendBulb = async (of: string, key: string) =>
  merchant!.call(REISSUE, {
    orderId: of,
    reason: 'MISSING',
    lines: [{ id: (await read(of)).tradeOrderLineList[0]?.id ?? '', part: 'A bulb' }],
    requestKey: key,
    knownCount: (await read(of)).reissueList.length,
  })

/** The carrier of its last parcel says so. */
async function says(id: string, to: string): Promise<void> {
  const parcel = (await read(id)).packageList.at(-1)
  const body = {
    carrier: parcel?.fulfillmentServiceProvider.entityCode,
    number: parcel?.serviceCode,
    to,
  }
  await t.drainAll()
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
  await t.drainAll()
}

const unitsOf = async (id: string) =>
  t.sql<{ sent: number; canceled: number }>(
    'select delivered_qty as sent, canceled_qty as canceled from order_lines where order_id = $1 order by position',
    [fromWireId('order', id)],
  )
async function mailsOf(code: string) {
  await t.drainAll()
  return (await t.inbox('kim@galleria.test'))
    .filter(({ text }) => text.includes(code))
    .map(({ subject }) => subject)
    .toSorted()
}

test('of what was sent in part the rest is cancelled once: its hold is free, and what is on its way arrives', async () => {
  const { id, code, before } = await toSend('A bulb')
  const [lamps] = (await read(id)).tradeOrderLineList
  await merchant!.call('POST /sapi/mall-merchant/order/ship', {
    orderId: id,
    carrierId: 2,
    serviceCode: 'PART1',
    lines: [{ id: lamps?.id ?? '', qty: 1 }],
  })
  expect((await read(id)).operationList).toContain('cancelReissue')
  expect((await callOff(id)).displayStatus).toBe('UN_RECEIVED')
  expect((await callOff(id)).displayStatus).toBe('UN_RECEIVED')
  expect(await unitsOf(id)).toEqual([
    { sent: 1, canceled: 1 },
    { sent: 0, canceled: 1 },
  ])
  expect(await readStock()).toEqual({
    on_hand: (before?.on_hand ?? 0) - 1,
    reserved: before?.reserved,
  })
  expect(await mailsOf(code)).toEqual([
    `A parcel from order ${code} is on its way`,
    'Galleria House is sending you something at no charge',
    `The rest of order ${code} will not be sent`,
  ])
  await anna!.call(SIGN, { id })
  expect((await anna!.call(DETAIL, { id })).displayStatus).toBe('COMPLETE')
  expect(await t.audit()).toEqual([])
})

test('with what was sent of it received already the rest ends it complete', async () => {
  const { id, code } = await toSend()
  await send(merchant!, id, 1)
  await anna!.call(SIGN, { id })
  expect((await read(id)).displayStatus).toBe('UN_DELIVERY')
  expect((await callOff(id)).displayStatus).toBe('COMPLETE')
  expect(await unitsOf(id)).toEqual([{ sent: 1, canceled: 1 }])
  expect(await mailsOf(code)).toContain(`The rest of order ${code} will not be sent`)
  expect(await t.audit()).toEqual([])
})

test('what was lost on its way is cancelled, and no sooner; found again it stays cancelled', async () => {
  const { id, code, of } = await toSend()
  await send(merchant!, id)
  const sent = await readStock()
  await expect(callOff(id)).rejects.toMatchObject(refusal)
  await says(id, 'lost')
  expect((await read(id)).operationList).toEqual(['cancelReissue'])
  const { tradeOrderCode } = await read(of)
  const [shops, ...others] = (await t.inbox(people.merchant)).filter(
    ({ subject }) => subject === `A parcel of order ${code} is lost`,
  )
  expect(others).toEqual([])
  expect(shops?.text).toContain(
    `To send it again, open order ${tradeOrderCode}; then cancel what is lost in order ${code}.`,
  )
  expect(shops?.text).not.toContain('refund')
  const ended = await callOff(id)
  expect([ended.displayStatus, ended.operationList]).toEqual(['CANCELED', []])
  expect((await callOff(id)).displayStatus).toBe('CANCELED')
  expect([await readStock(), await unitsOf(id)]).toEqual([sent, [{ sent: 2, canceled: 0 }]])
  const mails = [
    `A parcel from order ${code} is lost`,
    `A parcel from order ${code} is on its way`,
    'Galleria House is sending you something at no charge',
    `Order ${code} will not arrive in full`,
  ]
  expect(await mailsOf(code)).toEqual(mails)
  const [mail] = (await t.inbox('kim@galleria.test')).filter(({ subject }) =>
    subject.endsWith(`${code} will not arrive in full`),
  )
  expect(mail?.text).toContain(`Galleria House has cancelled what was lost or not sent yet`)
  expect(mail?.text).toContain(tradeOrderCode)
  await says(id, 'delivered')
  t.clock.advance(30 * DAY)
  await confirmOverdue(t.mall.gate.own())
  const found = `A parcel from order ${code} has been delivered`
  expect(await mailsOf(code)).toEqual([found, ...mails])
  const told = (await t.inbox('kim@galleria.test')).find(({ subject }) => subject === found)
  expect(told?.text).not.toContain('confirm receipt')
  ;[anna, merchant] = await Promise.all([people.anna, people.merchant].map((one) => t.signIn(one)))
  expect((await read(id)).displayStatus).toBe('CANCELED')
  expect(await t.audit()).toEqual([])
})

test('with one parcel received and the other lost it is complete; with one still to come it waits for that', async () => {
  const { id } = await toSend()
  await send(merchant!, id, 1)
  await anna!.call(SIGN, { id })
  await send(merchant!, id)
  await says(id, 'lost')
  expect((await callOff(id)).displayStatus).toBe('COMPLETE')
  expect(await unitsOf(id)).toEqual([{ sent: 2, canceled: 0 }])

  const other = await toSend()
  await send(merchant!, other.id, 1)
  await says(other.id, 'lost')
  await send(merchant!, other.id)
  await expect(callOff(other.id)).rejects.toMatchObject(refusal)
  expect(await read(other.id)).toMatchObject({ displayStatus: 'UN_RECEIVED', operationList: [] })
  expect(await t.audit()).toEqual([])
})

test('with what was sent of it lost the rest goes along, and nothing of it is left', async () => {
  const { id, code, before } = await toSend()
  await send(merchant!, id, 1)
  await says(id, 'lost')
  expect((await callOff(id)).displayStatus).toBe('CANCELED')
  expect(await unitsOf(id)).toEqual([{ sent: 1, canceled: 1 }])
  expect(await readStock()).toEqual({
    on_hand: (before?.on_hand ?? 0) - 1,
    reserved: before?.reserved,
  })
  expect(await mailsOf(code)).toContain(`Order ${code} will not arrive in full`)
  expect(await t.audit()).toEqual([])
})

test('what was cancelled before anything of it was sent is none of the five; what was lost is', async () => {
  const { id, of } = await toSend()
  await callOff(id)
  await sendBulb(of, 'a-bulb-that-is-lost')
  const lost = (await read(of)).reissueList[1]?.id ?? ''
  await send(merchant!, lost)
  await says(lost, 'lost')
  await callOff(lost)
  for (const key of ['bulb-no-2', 'bulb-no-3', 'bulb-no-4', 'bulb-no-5']) await sendBulb(of, key)
  const { reissueList } = await read(of)
  expect(reissueList.map(({ displayStatus }) => displayStatus)).toEqual([
    'CANCELED',
    'CANCELED',
    'UN_DELIVERY',
    'UN_DELIVERY',
    'UN_DELIVERY',
    'UN_DELIVERY',
  ])
  expect(await t.audit()).toEqual([])
  await expect(sendBulb(of, 'bulb-no-6')).rejects.toMatchObject({
    status: 422,
    code: 'reissue.too_many',
    body: { most: 5 },
  })
  expect((await read(of)).reissueList).toEqual(reissueList)
  await callOff(reissueList[2]?.id ?? '')
  await sendBulb(of, 'bulb-no-6')
  expect((await read(of)).reissueList).toHaveLength(7)
  expect(await t.audit()).toEqual([])
})

test('what is made and cancelled again and again comes to an end as well', async () => {
  const { id, of } = await toSend()
  await callOff(id)
  for (let made = 1; made < 20; made += 1) {
    await sendBulb(of, `bulb-again-${made}`)
    await callOff((await read(of)).reissueList.at(-1)?.id ?? '')
  }
  await expect(sendBulb(of, 'bulb-again-20')).rejects.toMatchObject({
    code: 'reissue.too_many',
    body: { most: 20 },
  })
  expect((await read(of)).reissueList).toHaveLength(20)
})
