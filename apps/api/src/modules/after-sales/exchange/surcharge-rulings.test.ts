import { randomUUID } from 'node:crypto'
import { fromWireId, toWireId, type Id } from '@galleria/kernel/id'
import { describe, expect, test } from 'vitest'
import {
  CANCEL_PAID,
  PASS,
  REJECT,
  apply,
  everything,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import { askExchange, goodsSentBack, lamps, nextNumber } from '../../../testing/exchange-steps.ts'
import {
  dearer,
  surchargeReads,
  surchargeSteps,
  useStage,
} from '../../../testing/surcharge-steps.ts'

/**
 * Withdrawals by law and rulings of the mall where more was paid for goods, and what nobody can do
 * with the order by which that was paid.
 */

const { steel } = lamps
const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
const RULE = 'POST /sapi/mall-operator/dispute/rule' as const
const STATE = 'POST /sapi/mall-order/web/withdrawal/state' as const
const OP_READ = 'POST /sapi/mall-operator/order/detail' as const
const SAY = 'POST /sapi/mall-merchant/reverseorder/answerDispute' as const

const stage = useStage()
const { instead, due, paid, arrives, exchangedForMore, ofGold, comesBack, passReturn } =
  surchargeSteps(stage)
const { read, detail, given, kept: retained } = surchargeReads(stage)

/** Somebody withdraws from this order by law. */
function state(more: { orderCode: string; orderId?: string }) {
  const requestKey = randomUUID()
  const by = { requestKey, name: 'Kim Petersen', email: 'kim@galleria.test' }
  return stage.anna.call(STATE, { ...by, ...more })
}

/** The shop has rejected a return of the dearer pieces, and both have told the mall why. */
async function disputed(qty = 1): Promise<string> {
  const { id, surchargeBack } = await apply(stage.anna, stage.orderId, {
    type: 'SALE_RETURN',
    qty,
    more: { reverseReason: 'DAMAGED' },
  })
  expect(surchargeBack).toEqual({ amt: money(10 * qty), requestList: [] })
  await stage.merchant.call(REJECT, { id, reason: 'It was used.' })
  await stage.anna.call(ASK, { id, content: 'It never was.' })
  await stage.merchant.call(SAY, { id, content: 'It was.' })
  return id
}

describe('other ways back', () => {
  test('a withdrawal by law of the dearer piece gives back both, to the cent', async () => {
    await instead(1)
    const { order } = await exchangedForMore(1)
    await state({ orderCode: '0', orderId: stage.orderId })
    await stage.t.drain()
    const [row] = await stage.t.sql<{ id: Id<'reverse'> }>(
      `select id from reverse_orders where order_id = $1 and type = 'SALE_RETURN'`,
      [fromWireId('order', stage.orderId)],
    )
    const id = toWireId('reverse', row!.id)
    await comesBack(id)
    await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
    expect(await given(id)).toBe(1000)
    expect([await retained(order.id), await retained(stage.orderId)]).toEqual([0, 0])
  })

  test('a statement that names the order of the surcharge moves nothing by itself, whether it is unpaid, paid or done', async () => {
    const { id, order } = await due()
    const reverses = () => stage.t.sql('select id, status from reverse_orders order by id')
    const stated = async () => {
      await stage.t.drain()
      const before = await reverses()
      await state({ orderCode: order.tradeOrderCode })
      await stage.t.drain()
      expect(await reverses()).toEqual(before)
    }
    await stated()
    await paid(id)
    await stated()
    await arrives(id)
    await stated()
  })

  test('what its shop and the mall do with orders is refused of it, unpaid and paid, and nothing moves', async () => {
    const { id, order } = await due()
    const orderId = order.id
    const lineId = (await detail(orderId)).tradeOrderLineList[0]?.id ?? ''
    const { anna, merchant, operator } = stage
    const tries = async () => {
      const before = await everything(stage.t)
      const parcel = { carrierId: 2, serviceCode: nextNumber(), lines: [{ id: lineId, qty: 1 }] }
      const sent = { orderId, ...parcel }
      const reason = 'It is not so.'
      const held = { id: orderId, reason }
      const cut = { orderId, lines: [{ id: lineId, qty: 1 }], requestKey: randomUUID(), reason }
      const cancelled = {
        tradeOrder: { id: orderId },
        reverseTradeOrderLineList: [{ tradeOrderLine: { id: lineId }, reverseQty: 1 }],
      }
      const calls: Record<string, () => Promise<unknown>> = {
        'op ship': () => operator.call('POST /sapi/mall-operator/order/ship', { ...sent, reason }),
        'op hold': () => operator.call('POST /sapi/mall-operator/order/hold', held),
        'op cancel': () => operator.call('POST /sapi/mall-operator/order/cancelLines', cut),
        ship: () => merchant.call('POST /sapi/mall-merchant/order/ship', sent),
        hold: () => merchant.call('POST /sapi/mall-merchant/order/hold', held),
        apply: () => apply(anna, orderId),
        return: () => apply(anna, orderId, { type: 'SALE_RETURN', amount: 10 }),
        exchange: () => askExchange(anna, orderId, { sku: steel }),
        'cancel paid': () => anna.call(CANCEL_PAID, cancelled),
        sign: () => anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId }),
      }
      const results: Record<string, string> = {}
      for (const [name, call] of Object.entries(calls))
        results[name] = await call().then(
          () => 'done',
          (error: { code?: string; status?: number }) => String(error.code ?? error),
        )
      expect(
        Object.entries(results).filter(([, one]) => one === 'done' || /500|internal/.test(one)),
      ).toEqual([])
      expect(await everything(stage.t)).toEqual(before)
      return results
    }
    const unpaid = await tries()
    expect((await stage.operator.call(OP_READ, { id: orderId })).operationList).toEqual([])
    await paid(id)
    const done = await tries()
    expect((await stage.operator.call(OP_READ, { id: orderId })).operationList).toEqual([])
    expect(done).toEqual(unpaid)
    await arrives(id)
  })

  test('the mall gives the money of a return of it while the goods are with their buyer: both moneys go back', async () => {
    await instead(1)
    const { order } = await exchangedForMore(1)
    const id = await disputed()
    await stage.operator.call(RULE, { id, ruling: 'REFUND', reason: 'The photos show it.' })
    await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
    expect([await given(id), await retained(order.id)]).toEqual([1000, 0])
  })

  test('a part ruled: one of two units comes back and brings its part, then the other brings the rest', async () => {
    await instead(2)
    const { order } = await exchangedForMore(2)
    const id = await disputed(2)
    const { reverseTradeOrderLineList: lines } = await read(id)
    await stage.operator.call(RULE, {
      id,
      ruling: 'RETURN',
      reason: 'One.',
      lines: [{ id: lines[0]?.id ?? '', qty: 1 }],
    })
    await comesBack(id)
    await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
    expect(await given(id)).toBe(1000)
    const rest = await passReturn(1)
    expect(await given(rest.id)).toBe(1000)
    expect(await retained(order.id)).toBe(0)
  })

  test('a part of its money ruled for a return of it: what it cost more goes back with the goods', async () => {
    await instead(1)
    await exchangedForMore(1)
    const id = await disputed()
    const part = { ruling: 'REFUND' as const, reason: 'Half.', amount: money(10) }
    await stage.operator.call(RULE, { id, ...part })
    const done = await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
    expect(done.actualRefundAmt).toEqual(money(10))
    expect(await given(id)).toBe(0)
    const rest = await passReturn(1)
    expect(rest.actualRefundAmt).toEqual(money(54.8))
    expect(await given(rest.id)).toBe(1000)
  })

  test('of an exchange of three one is accepted, one refused and ruled for its buyer: the surcharge is of one, and comes back with it', async () => {
    const { id, lineId } = await goodsSentBack(stage.who, stage.orderId, dearer(3))
    const lines = [{ id: lineId, sellable: 1, scrap: 0, missing: 2 }]
    await stage.merchant.call(PASS, { id, lines })
    expect((await read(id)).exchangeSurcharge?.amt).toEqual(money(10))
    const order = await paid(id)
    await arrives(id)
    const refusedPart = (await read(id)).refusedPart!
    await stage.anna.call(ASK, { id: refusedPart.id, content: 'They were in it.' })
    await stage.merchant.call(SAY, { id: refusedPart.id, content: 'They were not.' })
    await stage.operator.call(RULE, { id: refusedPart.id, ruling: 'REFUND', reason: 'Weighed.' })
    const ruled = await reaches(stage.t, stage.anna, refusedPart.id, 'REVERSE_DONE')
    expect([ruled.actualRefundAmt, await given(refusedPart.id)]).toEqual([money(119.8), 0])
    const back = await passReturn(1, { amount: 59.9, more: await ofGold() })
    expect([await given(back.id), await retained(order.id)]).toEqual([1000, 0])
  })
})
