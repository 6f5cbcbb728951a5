import { fromWireId } from '@galleria/kernel/id'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASS, money, reaches } from '../../testing/after-sales-steps.ts'
import {
  CONFIRM,
  REFUND_INSTEAD,
  agreedExchange,
  goodsPassed,
  goodsSentBack,
  lamps,
  nextNumber,
  offerLamps,
  priceAt,
} from '../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { withStripe } from '../../testing/stripe-steps.ts'
import { sendBackBody } from '../../testing/return-steps.ts'
import { pay, payFor, receivedOrder, until } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { checkPayment } from '../../testing/payment-work.ts'
import { reopenSellers } from '../../testing/merchant-steps.ts'
import { dearer, surchargeClock, surchargeSteps } from '../../testing/surcharge-steps.ts'

/** How what an exchange costs more is paid, and what happens where it is not. */

const { gold } = lamps
const HOUR = 3_600_000
const DAY = 24 * HOUR

let t: TestMall
let anna: Visitor
let merchant: Visitor
let operator: Visitor
let orderId: string
const signInAll = async () => {
  ;[anna, merchant, operator] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.merchant),
    t.signIn(people.operator),
  ])
}
beforeAll(async () => {
  t = await openTestMall({ payments: withStripe })
  await offerLamps(t)
  await signInAll()
})
beforeEach(async () => {
  await t.sql('delete from rate_limits')
  await t.sql('delete from addresses')
  await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
  await reopenSellers(t)
  await priceAt(t, lamps.brass, 5990)
  await priceAt(t, lamps.steel, 5990)
  await priceAt(t, lamps.copper, 3990)
  await priceAt(t, lamps.gold, 6990)
  orderId = await receivedOrder(t, anna, merchant, { lamp: 3 })
})
afterEach(async () => {
  await t.drain()
  expect(await t.audit()).toEqual([])
})
afterAll(() => t.close())

const stage = () => ({ t, anna, merchant, orderId, signIn: signInAll })
const { ship, orderOf, paid, given, kept, read } = surchargeSteps(stage)
const { own, passTime, rounds, attemptOf, settled } = surchargeClock(stage)
const who = () => ({ buyer: anna, merchant })
/** All that the mall took by provider less all it returned, by its books. */
async function atProvider(contractId: string): Promise<number> {
  const [row] = await t.sql<{ sum: number }>(
    `select coalesce(sum(amount), 0)::int as sum from ledger_entries where ref = $1 and account in ('provider', 'fees')`,
    [fromWireId('contract', contractId)],
  )
  return row?.sum ?? 0
}

describe('payment and end meet', () => {
  test('paid while the shop presses A25 at the same moment: both payments go back or none', async () => {
    for (let round = 0; round < 3; round += 1) {
      orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
      const { id } = await goodsPassed(who(), orderId, dearer())
      const order = await orderOf(id)
      await t.scenario('paid')
      const { payUniqueKey } = await pay(anna, order?.contractId ?? '')
      const { id: attempt } = await attemptOf(payUniqueKey)
      await Promise.allSettled([
        merchant.call(REFUND_INSTEAD, { id }),
        checkPayment(own(), t.mall.providers, attempt),
        checkPayment(own(), t.mall.providers, attempt),
        rounds(),
      ])
      await settled(payUniqueKey, 'PAY_SUCCESS', 'PAY_DUPLICATE')
      await rounds()
      await reaches(t, anna, id, 'REVERSE_DONE')
      await given(id)
      await until(async () => {
        await t.drain()
        return (await kept(order?.id ?? '')) === 0
      }, 'the surcharge to go back')
      expect((await read(id)).actualRefundAmt).toEqual(money(64.8))
    }
  })

  test('paid late, after the clock has ended it: the money goes back and nothing is revived', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const order = await orderOf(id)
    await t.scenario('late')
    const { payUniqueKey } = await pay(anna, order?.contractId ?? '')
    await passTime(100 * HOUR)
    await rounds()
    await reaches(t, anna, id, 'REVERSE_DONE')
    const [row] = await t.sql<{ status: string }>('select status from orders where id = $1', [
      fromWireId('order', order?.id ?? ''),
    ])
    expect(['CANCELED', 'CLOSED']).toContain(row?.status)
    expect(await kept(order?.id ?? '')).toBe(0)
    void payUniqueKey
  })

  test('of two attempts that both pay one goes back, and the exchange goes on', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const order = await orderOf(id)
    await t.scenario('paid')
    const one = await pay(anna, order?.contractId ?? '')
    await t.scenario('paid')
    const two = await pay(anna, order?.contractId ?? '').catch(() => one)
    await settled(one.payUniqueKey, 'PAY_SUCCESS', 'PAY_DUPLICATE', 'PAY_CLOSED')
    await settled(two.payUniqueKey, 'PAY_SUCCESS', 'PAY_DUPLICATE', 'PAY_CLOSED')
    await t.drain()
    expect(await kept(order?.id ?? '')).toBe(1000)
    await ship(id)
    await anna.call(CONFIRM, { id })
  })

  test.each(['paid_twice', 'late'])(
    'by the scenario %s nothing more stays at the mall than is owed',
    async (scenario) => {
      const { id } = await goodsPassed(who(), orderId, dearer())
      const order = await orderOf(id)
      await t.scenario(scenario)
      const { payUniqueKey } = await pay(anna, order?.contractId ?? '')
      if (scenario === 'late') {
        await passTime(73 * HOUR)
        await reaches(t, anna, id, 'REVERSE_DONE')
      }
      const { id: attempt } = await attemptOf(payUniqueKey)
      const due = scenario === 'late' ? 0 : 1000
      const seen = async () =>
        (
          await t.sql<{ n: number }>(
            `select count(*)::int as n from ledger_entries where ref = $1`,
            [fromWireId('contract', order?.contractId ?? '')],
          )
        )[0]?.n ?? 0
      await until(async () => {
        await checkPayment(own(), t.mall.providers, attempt)
        await rounds()
        return (await seen()) > 0
      }, 'the money to be seen')
      for (let round = 0; round < 5; round += 1) {
        await t.lab.idle()
        await checkPayment(own(), t.mall.providers, attempt)
        await rounds()
      }
      await until(async () => {
        await rounds()
        return (await atProvider(order?.contractId ?? '')) === due
      }, 'what is not owed to go back')
      if (scenario !== 'late') {
        await ship(id)
        await anna.call(CONFIRM, { id })
      }
    },
  )

  test('its shop is frozen, and then cleared, between asking and paying: nobody is stuck', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const order = await orderOf(id)
    await operator.call('POST /sapi/mall-operator/seller/freeze', { id: 5, reason: 'Looked at.' })
    await payFor(t, anna, order?.contractId ?? '')
    await t.drain()
    await operator.call('POST /sapi/mall-operator/seller/clear', { id: 5, reason: 'Gone.' })
    await passTime(8 * DAY)
    await reaches(t, anna, id, 'REVERSE_DONE')
    expect(await given(id)).toBe(1000)
    await reopenSellers(t)
    await signInAll()
  })

  test('a bank is at it when the shop presses A25, and pays after that: all goes back', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const order = await orderOf(id)
    await t.scenario('pending_then_paid')
    const { payUniqueKey } = await pay(anna, order?.contractId ?? '')
    await checkPayment(own(), t.mall.providers, (await attemptOf(payUniqueKey)).id)
    await merchant.call(REFUND_INSTEAD, { id })
    await rounds()
    await reaches(t, anna, id, 'REVERSE_DONE')
    await t.lab.idle().catch(() => undefined)
    await checkPayment(own(), t.mall.providers, (await attemptOf(payUniqueKey)).id)
    await rounds()
    await given(id)
    await until(async () => {
      await rounds()
      return (await kept(order?.id ?? '')) === 0
    }, 'nothing kept')
  })

  test('nobody is reminded to pay while a bank is at it', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const order = await orderOf(id)
    const reminders = async () =>
      (
        await t.sql<{ n: number }>(
          `select count(*)::int as n from pgboss.job where name = 'mail.reverse' and data->>'reverseId' = $1 and data->>'kind' = 'surchargeReminder'`,
          [fromWireId('reverse', id)],
        )
      )[0]?.n
    await t.scenario('pending')
    const { payUniqueKey } = await pay(anna, order?.contractId ?? '')
    await until(async () => {
      await checkPayment(own(), t.mall.providers, (await attemptOf(payUniqueKey)).id)
      const [row] = await t.sql<{ status: string }>('select status from orders where id = $1', [
        fromWireId('order', order?.id ?? ''),
      ])
      return row?.status === 'PROCESSING'
    }, 'the bank to be at it')
    await passTime(49 * HOUR)
    expect(await reminders()).toBe(0)
    await merchant.call(REFUND_INSTEAD, { id })
    await passTime(48 * HOUR)
    await passTime(24 * HOUR)
    await reaches(t, anna, id, 'REVERSE_DONE')
    expect(await reminders()).toBe(0)
  })

  test('a bank that never answers: it ends with the time to pay, and the money of the goods goes back', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const order = await orderOf(id)
    await t.scenario('pending')
    const { payUniqueKey } = await pay(anna, order?.contractId ?? '')
    await until(async () => {
      await checkPayment(own(), t.mall.providers, (await attemptOf(payUniqueKey)).id)
      const [row] = await t.sql<{ status: string }>('select status from orders where id = $1', [
        fromWireId('order', order?.id ?? ''),
      ])
      return row?.status === 'PROCESSING'
    }, 'the bank to be at it')
    for (const hours of [49, 25, 24]) await passTime(hours * HOUR)
    await reaches(t, anna, id, 'REVERSE_DONE')
  })

  test('its buyer cancels it while the shop presses A25: the money of the goods goes back once', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { id } = await goodsPassed(
        who(),
        await receivedOrder(t, anna, merchant, { lamp: 1 }),
        dearer(),
      )
      const order = await orderOf(id)
      await Promise.allSettled([
        merchant.call(REFUND_INSTEAD, { id }),
        anna.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
          id: order?.id ?? '',
        }),
        rounds(),
      ])
      await rounds()
      expect((await reaches(t, anna, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(64.8))
    }
  })
})

describe('between asking and sending', () => {
  test('the price changes after the form, the version is archived after approval: what was said holds, and nobody is stuck', async () => {
    const { id, lineId } = await agreedExchange(who(), orderId, dearer())
    await priceAt(t, gold, 9990)
    await t.sql(`update skus set status = 'OFF' where id = $1`, [gold]).catch(() => undefined)
    await t.sql(`update items set is_listed = false where id = 1003`)
    await anna.call(
      'POST /api/trantor/flow/trade_PostBackReverseTradeOrderFlow',
      sendBackBody(id, { number: nextNumber() }),
    )
    await merchant.call(PASS, { id, lines: [{ id: lineId, sellable: 1 }] })
    expect((await read(id)).exchangeSurcharge?.amt).toEqual(money(10))
    await paid(id)
    await ship(id)
    await anna.call(CONFIRM, { id })
  })

  test('an unpaid surcharge keeps nobody from ordering, and names no shop as late', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    for (let i = 0; i < 4; i += 1) await receivedOrder(t, anna, merchant, { lamp: 1 })
    await paid(id)
    await passTime(3 * DAY)
    const overdue = await t.sql<{ n: number }>(
      `select count(*)::int as n from orders where surcharge_of is not null and (overdue_told_at is not null or ship_by is not null)`,
    )
    expect(overdue).toEqual([{ n: 0 }])
    await ship(id)
    await anna.call(CONFIRM, { id })
  })

  test('none of the mails about it says that something is packed or was sent', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    await paid(id)
    await t.drain()
    const code = (await orderOf(id))?.tradeOrderCode ?? ''
    await ship(id)
    await anna.call(CONFIRM, { id })
    await passTime(30 * DAY)
    const mails = (await t.inbox('kim@galleria.test')).filter(({ text, subject }) =>
      (text + subject).includes(code),
    )
    expect(mails.map(({ subject }) => subject.replace(/ \d{4}-\d+-\d+/, ''))).toEqual(
      expect.arrayContaining([`Your invoice for order ${code}`]),
    )
    expect(mails.length).toBeGreaterThan(1)
    expect(
      mails.filter(({ text }) => /packed|has sent your order|Expected|Delivery/.test(text)),
    ).toEqual([])
    expect(mails.find(({ subject }) => subject.startsWith('Your invoice'))?.text).toContain(
      `Thank you for paying the price difference for your exchange`,
    )
  })

  test('the shop presses A25 before it is paid: its buyer is not told that the time to pay was over', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const code = (await orderOf(id))?.tradeOrderCode ?? ''
    await merchant.call(REFUND_INSTEAD, { id })
    await until(async () => {
      await rounds()
      return (await orderOf(id))?.isOpen === false && (await t.drain()) === 0
    }, 'its order to end')
    await passTime(HOUR)
    // Its words: "We did not receive a payment in time, so the order has been closed and the items are back on sale".
    const told = await t.sql<{ name: string }>(
      `select name from pgboss.job where name = 'mail.closed' and data->>'contractId' = (select contract_id::text from orders where code = $1)`,
      [code],
    )
    expect(told).toEqual([])
  })

  test('the shop says nothing about the goods: the clock asks for the surcharge, once; two presses ask once', async () => {
    const { id } = await goodsSentBack(who(), orderId, dearer())
    await t.drain()
    await passTime(30 * DAY)
    expect((await read(id)).exchangeSurcharge).toMatchObject({ amt: money(10) })
    const other = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const back = await goodsSentBack(who(), other, dearer())
    const press = () =>
      merchant.call(PASS, { id: back.id, lines: [{ id: back.lineId, sellable: 1 }] })
    await Promise.allSettled([press(), press()])
    expect(
      await t.sql('select count(*)::int as n from orders where surcharge_of = $1', [
        fromWireId('reverse', back.id),
      ]),
    ).toEqual([{ n: 1 }])
    await paid(back.id)
    // Reminded of its payment's end or not: the shop is reminded of sending.
    await passTime(5 * DAY + 2 * HOUR)
    const reminded = await t.sql<{ n: number }>(
      `select count(distinct coalesce(data->>'to', ''))::int as n, count(*)::int as all from pgboss.job where name like 'mail.%' and data->>'reverseId' = $1 and data->>'kind' = 'toReplace'`,
      [fromWireId('reverse', back.id)],
    )
    expect(reminded).toEqual([{ n: reminded[0]?.n, all: reminded[0]?.n }])
    expect(reminded[0]?.n).toBeGreaterThan(0)
    await ship(back.id)
    await anna.call(CONFIRM, { id: back.id })
  })
})
