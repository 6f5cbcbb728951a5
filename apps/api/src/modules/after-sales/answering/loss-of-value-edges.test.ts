import { HOUR } from '@galleria/kernel/time'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../testing/account-steps.ts'
import {
  CANCEL,
  DETAIL,
  PASS,
  READ,
  RENDER,
  apply,
  money,
  reaches,
  requestBody,
} from '../../../testing/after-sales-steps.ts'
import { exchanged, lamps } from '../../../testing/exchange-steps.ts'
import { SCORCHED, lookedAt, withdrawn } from '../../../testing/loss-steps.ts'
import { endow, sellForPoints } from '../../../testing/point-steps.ts'
import { orderWith, runPromotion } from '../../../testing/promotion-steps.ts'
import { offerAssembly, orderWithExtras } from '../../../testing/service-steps.ts'
import { order, payFor, receivedOrder, send } from '../../../testing/shop-steps.ts'
import { useStage } from '../../../testing/surcharge-steps.ts'
import { photo, upload } from '../../../testing/upload-steps.ts'

/** What is kept for a loss of value beside all else that an order can have (decision 259). */

const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
const FIGURES = 'POST /sapi/mall-merchant/figures/aftersales' as const
const stage = useStage()
const withdraw = (orderId: string, qty?: number) => withdrawn(stage.t, stage.anna, orderId, qty)
const looked = (
  back: Parameters<typeof lookedAt>[2],
  found: Parameters<typeof lookedAt>[3],
): ReturnType<typeof lookedAt> => lookedAt(stage.t, stage.who, back, found)
const done = (id: string) => reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
const ask = (id: string) => stage.anna.call(ASK, { id, content: 'It was on for an hour.' })

/** One of an order's lamps is withdrawn from, and 20.00 of it are kept. */
async function withholdFromOne(orderId = stage.orderId): Promise<string> {
  const { lossOfValue } = await looked(await withdraw(orderId, 1), { scrap: 1, loss: 20 })
  return lossOfValue?.request.id ?? ''
}

test('a few cents that are kept of two lamps are not offered with the third', async () => {
  const back = await withdraw(stage.orderId, 2)
  await looked(back, { scrap: 2, loss: 0.02 })
  expect((await done(back.id)).actualRefundAmt).toEqual(money(119.78))
  const order = await stage.anna.call(DETAIL, { id: stage.orderId })
  expect(order.tradeOrderLineList[0]?.canReverseAmt).toEqual(money(59.9))
  const body = await requestBody(stage.anna, stage.orderId, { qty: 1 })
  expect((await stage.anna.call(RENDER, body)).availableRefundAmt).toEqual(money(59.9))
  expect(await refusalOf(apply(stage.anna, stage.orderId, { qty: 1, amount: 59.92 }))).toBe(
    '422 refund.exceeds_available',
  )
})

test('an exchange of another lamp shuts nobody’s way to the mall', async () => {
  const lossId = await withholdFromOne()
  stage.t.clock.advance(HOUR)
  await exchanged(stage.who, stage.orderId, { sku: lamps.steel, qty: 1 })
  expect((await ask(lossId)).isInDispute).toBe(true)
})

test('a gift that was not sent goes along with the last of the goods also while the mall looks at what is kept', async () => {
  const { t, anna, merchant } = stage
  await runPromotion(t, merchant, {
    name: 'A lamp for you',
    kind: 'GIFT',
    percentOff: undefined,
    giftCode: 'GH-3',
  } as never)
  const placed = await orderWith(anna, { goods: { desk: 2 } })
  await t.sql(`update promotions set status = 'ENDED' where status = 'RUNNING'`)
  await payFor(t, anna, placed.id)
  const id = placed.tradeOrderList[0]?.id ?? ''
  const { tradeOrderLineList } = await merchant.call('POST /sapi/mall-merchant/order/detail', {
    id,
  })
  const desks = tradeOrderLineList.find(({ canShipQty }) => canShipQty === 2)
  await merchant.call('POST /sapi/mall-merchant/order/ship', {
    orderId: id,
    carrierId: 2,
    serviceCode: 'GIFTLATER1',
    lines: [{ id: desks?.id ?? '', qty: 2 }],
  })
  const { lossOfValue } = await looked(await withdraw(id, 1), { scrap: 1, loss: 50 })
  const lossId = lossOfValue?.request.id ?? ''
  await ask(lossId)
  const last = await withdraw(id)
  await looked(last, { scrap: 1 })
  await done(last.id)
  await anna.call(CANCEL, { id: lossId })
  await t.drain()
  const order = await merchant.call('POST /sapi/mall-merchant/order/detail', { id })
  expect(order.tradeOrderLineList.map(({ canShipQty }) => canShipQty)).toEqual([0, 0])
  expect(order.displayStatus).not.toBe('UN_DELIVERY')
})

test('nothing is kept of what was paid for with points: all of them come back', async () => {
  const { t, anna, merchant } = stage
  await sellForPoints(t, 4, { points: 333, amount: 1000 })
  await endow(t, anna, 3000)
  const contract = await order(anna, { lamp: 2 })
  await payFor(t, anna, contract.id)
  await t.sql('delete from point_prices')
  const orderId = contract.tradeOrderList[0]?.id ?? ''
  await send(merchant, orderId)
  await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
  const back = await withdraw(orderId)
  const shops = await merchant.call('POST /sapi/mall-merchant/reverseorder/detail', {
    id: back.id,
  })
  expect(shops.lossOfValueList).toEqual([])
  expect(await refusalOf(looked(back, { scrap: 2, loss: 0.01 }))).toBe('422 reverse.loss')
  await looked(back, { scrap: 2 })
  expect((await done(back.id)).refundPoints).toBe(666)
})

test('what assembling and covering a desk cost is no value that it can lose', async () => {
  const { t, anna, merchant } = stage
  await offerAssembly(merchant)
  const contract = await orderWithExtras(anna, { goods: { desk: 1 } })
  await payFor(t, anna, contract.id)
  const orderId = contract.tradeOrderList[0]?.id ?? ''
  await send(merchant, orderId)
  await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
  const back = await withdraw(orderId)
  const shops = await merchant.call('POST /sapi/mall-merchant/reverseorder/detail', {
    id: back.id,
  })
  expect(shops.lossOfValueList).toEqual([{ id: back.lineId, most: money(189) }])
  expect(await refusalOf(looked(back, { scrap: 1, loss: 189.01 }))).toBe('422 reverse.loss')
  const { lossOfValue } = await looked(back, { scrap: 1, loss: 189 })
  expect(lossOfValue?.amt).toEqual(money(189))
  await done(back.id)
})

test('once it is given back the withdrawal says that nothing is kept', async () => {
  const orderId = await receivedOrder(stage.t, stage.anna, stage.merchant, { lamp: 1 })
  const lossId = await withholdFromOne(orderId)
  const { lossOfValueOf } = await stage.anna.call(READ, { id: lossId })
  const readLoss = async () =>
    (await stage.anna.call(READ, { id: lossOfValueOf?.id ?? '' })).lossOfValue
  expect(await readLoss()).toMatchObject({ amt: money(20), isOpen: true })
  // Until the mall has ruled the shop keeps it.
  await ask(lossId)
  expect(await readLoss()).toMatchObject({ amt: money(20), isOpen: false })
  await stage.merchant.call('POST /sapi/mall-merchant/reverseorder/giveIn', { id: lossId })
  await done(lossId)
  expect(await readLoss()).toMatchObject({ amt: money(0), isOpen: false })
})

test('it is no request in the figures of a shop, and its goods came back once', async () => {
  const read = () => stage.merchant.call(FIGURES, { days: 30 })
  const before = await read()
  const lossId = await withholdFromOne()
  await ask(lossId)
  await stage.merchant.call('POST /sapi/mall-merchant/reverseorder/giveIn', { id: lossId })
  await done(lossId)
  const after = await read()
  const of = ({ kindList }: typeof before, which: string) =>
    kindList.find(({ kind }) => kind === which)?.requests ?? 0
  expect(of(after, 'SALE_REFUND')).toBe(of(before, 'SALE_REFUND'))
  expect(of(after, 'WITHDRAWAL')).toBe(of(before, 'WITHDRAWAL') + 1)
})

test('two people who look at once keep it once', async () => {
  const { id, lineId } = await withdraw(stage.orderId, 1)
  const shown = async () => ({
    files: [{ url: (await upload(stage.t, stage.merchant, 'evidence', await photo())).url }],
  })
  const [one, two] = [await shown(), await shown()]
  const pass = (attachmentList: typeof one) =>
    refusalOf(
      stage.merchant.call(PASS, {
        id,
        lines: [{ id: lineId, scrap: 1, lossOfValueAmt: { value: 20 } }],
        reason: SCORCHED,
        attachmentList,
      }),
    )
  const answers = await Promise.all([pass(one), pass(two)])
  expect(answers.toSorted()).toEqual(['409 reverse.state', 'no refusal'])
  expect((await done(id)).actualRefundAmt).toEqual(money(39.9))
})
