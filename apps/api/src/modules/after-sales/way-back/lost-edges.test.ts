import { DAY } from '@galleria/kernel/time'
import { expect, test } from 'vitest'
import { checkParcelsUnderWay, checkReverseParcels } from '#modules/shipping/index.ts'
import { confirmOverdue } from '#modules/order/receive-order.ts'
import {
  APPROVE,
  DETAIL,
  RENDER,
  apply,
  money,
  reaches,
  requestBody,
} from '../../../testing/after-sales-steps.ts'
import { agreedExchange, lamps } from '../../../testing/exchange-steps.ts'
import { advanceParcel, agreedReturn } from '../../../testing/return-steps.ts'
import { paidOrder, send, until } from '../../../testing/shop-steps.ts'
import { surchargeReads, surchargeSteps, useStage } from '../../../testing/surcharge-steps.ts'
import { stepDueReverses } from '../step-reverse.ts'

/** What happens beside a label that comes late or not at all, and beside a parcel that is lost. */

const LABEL = 'POST /sapi/mall-merchant/reverseorder/label' as const
const stage = useStage()
const { instead, exchangedForMore } = surchargeSteps(stage)
const { read, kept: retained } = surchargeReads(stage)
const defect = { qty: 1, more: { reverseReason: 'DAMAGED' } }
const agreed = async () => (await agreedReturn(stage.who, stage.orderId, defect)).id
const label = (id: string, serviceCode: string) =>
  stage.merchant.call(LABEL, { id, carrierId: 2, serviceCode, code: 'RETURN' })

async function later(ms: number): Promise<void> {
  stage.t.clock.advance(ms)
  for (const _ of [1, 2]) {
    await stepDueReverses(stage.t.mall.gate.own())
    await stage.t.drain()
  }
  await stage.signIn()
}

/** A lamp is on its way, and its carrier says that it is lost. */
async function lostOrder(): Promise<string> {
  const contract = await paidOrder(stage.t, stage.anna, { lamp: 1 })
  const id = contract.tradeOrderList[0]?.id ?? ''
  await send(stage.merchant, id)
  await stage.t.drain()
  const parcel = (await stage.anna.call(DETAIL, { id })).packageList[0]
  await until(async () => {
    const answer = await fetch(`${stage.t.lab.url}/carrier/test/advance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        carrier: parcel?.fulfillmentServiceProvider.entityCode,
        number: parcel?.serviceCode,
        to: 'lost',
      }),
    })
    return answer.ok
  }, 'the carrier')
  stage.t.clock.advance(60_000)
  await checkParcelsUnderWay(stage.t.mall.gate.own())
  await stage.t.drain()
  return id
}
const confirmDue = () => confirmOverdue(stage.t.mall.gate.own())
const order = (id: string) => stage.anna.call(DETAIL, { id })

test('what was paid more for goods goes back with them, and not because the mall was asked for want of a label', async () => {
  await instead(1)
  const more = await exchangedForMore(1)
  const { id } = await agreedExchange(stage.who, stage.orderId, { sku: lamps.gold })
  const before = await retained(more.order.id)
  await later(14 * DAY)
  expect((await read(id)).dispute?.cause).toBe('NO_LABEL')
  await later(1.2 * DAY)
  expect(await retained(more.order.id)).toEqual(before)
  expect((await read(id)).isInDispute).toBe(true)
  expect(await stage.t.audit('always')).toEqual([])
})

test('the first label that is owed begins the fourteen days anew, also in the last minute', async () => {
  const id = await agreed()
  await later(14 * DAY - 60_000)
  await label(id, 'LBL900')
  await later(120_000)
  expect((await read(id)).reverseTradeOrderStatus).toBe('WAITING_FOR_BUYER_RETURN')
  await later(14 * DAY)
  expect((await read(id)).reverseTradeOrderStatus).toBe('REVERSE_CLOSE')
})

test.each([
  ['delivered', 'WAITING_FOR_QC_DONE'],
  ['lost', 'REVERSE_DONE'],
] as const)(
  'a label of which the first news is that it is %s is followed at once',
  async (news, end) => {
    const id = await agreed()
    const number = `LBL-${news}`.replace('-', '').toUpperCase()
    await label(id, number)
    await stage.t.drain()
    await advanceParcel(stage.t, number, news)
    stage.t.clock.advance(60_000)
    await checkReverseParcels(stage.t.mall.gate.own())
    const found = await reaches(stage.t, stage.anna, id, end)
    // Three working days once it is there, and not the ten of one on its way.
    if (news === 'delivered')
      expect(Date.parse(found.nextStepTime ?? '') - stage.t.clock.now().getTime()).toBeLessThan(
        6 * DAY,
      )
    else expect(found.actualRefundAmt).toEqual(money(59.9))
  },
)

test('a lost parcel whose number was wrong has as long to come as one that was just sent', async () => {
  const id = await lostOrder()
  stage.t.clock.advance(30 * DAY)
  await confirmDue()
  await stage.signIn()
  const parcel = (await order(id)).packageList[0]
  const carrierId = parcel?.fulfillmentServiceProvider.id ?? 0
  await stage.merchant.call('POST /sapi/mall-merchant/order/correctParcel', {
    ...{ orderId: id, parcelId: parcel?.id ?? '', carrierId, serviceCode: 'NEWNUMBER1' },
    ...{ shownCarrierId: carrierId, shownCode: parcel?.serviceCode ?? '' },
  })
  await confirmDue()
  expect((await order(id)).displayStatus).toBe('UN_RECEIVED')
  const preview = await stage.anna.call(RENDER, await requestBody(stage.anna, id))
  expect(preview.availableReverseReasons).toContain('NOT_RECEIVED')
  stage.t.clock.advance(21 * DAY + 1000)
  await confirmDue()
  await stage.signIn()
  expect((await order(id)).displayStatus).toBe('COMPLETE')
})

test('an order ends once all that was lost of it was given back', async () => {
  const id = await lostOrder()
  const asked = await apply(stage.anna, id, {
    ...{ qty: 1, amount: 59.9, more: { reverseReason: 'NOT_RECEIVED' } },
  })
  await stage.merchant.call(APPROVE, { id: asked.id })
  await reaches(stage.t, stage.anna, asked.id, 'REVERSE_DONE')
  stage.t.clock.advance(30 * DAY)
  await confirmDue()
  await stage.signIn()
  expect((await order(id)).displayStatus).toBe('COMPLETE')
})
