import { fromWireId } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { describe, expect, test } from 'vitest'
import { PASS, money, reaches } from '../../../testing/after-sales-steps.ts'
import {
  LAMP_ITEM,
  REFUND_INSTEAD,
  agreedExchange,
  goodsSentBack,
  lamps,
  priceAt,
} from '../../../testing/exchange-steps.ts'
import { ITEM } from '../../../testing/item-steps.ts'
import { reopenSellers } from '../../../testing/merchant-steps.ts'
import { checkPayment } from '../../../testing/payment-work.ts'
import { pay, payFor, receivedOrder, until } from '../../../testing/shop-steps.ts'
import { payByStripe, typeCard } from '../../../testing/stripe-steps.ts'
import {
  dearer,
  surchargeClock,
  surchargeReads,
  surchargeSteps,
  useStage,
} from '../../../testing/surcharge-steps.ts'

/** How what an exchange costs more is paid, and what happens where it is not. */

const { gold } = lamps
const DAY = 24 * HOUR

const stage = useStage()
const { instead, due, paid, arrives, comesBack } = surchargeSteps(stage)
const { read, orderOf, statusOf, given, kept: retained } = surchargeReads(stage)
const { own, passTime, rounds, attemptOf, settled, waitsForBank } = surchargeClock(stage)

/** All that the mall took by provider less all it returned, by its books. */
async function atProvider(contractId: string): Promise<number> {
  const [row] = await stage.t.sql<{ sum: number }>(
    `select coalesce(sum(amount), 0)::int as sum from ledger_entries where ref = $1 and account in ('provider', 'fees')`,
    [fromWireId('contract', contractId)],
  )
  return row?.sum ?? 0
}

describe('payment and end meet', () => {
  test('paid while the shop presses A25 at the same moment: both payments go back or none', async () => {
    for (let round = 0; round < 3; round += 1) {
      await instead(1)
      const { id, order } = await due()
      await stage.t.scenario('paid')
      const { payUniqueKey } = await pay(stage.anna, order.contractId)
      const { id: attempt } = await attemptOf(payUniqueKey)
      await Promise.allSettled([
        stage.merchant.call(REFUND_INSTEAD, { id }),
        checkPayment(own(), stage.t.mall.providers, attempt),
        checkPayment(own(), stage.t.mall.providers, attempt),
        rounds(),
      ])
      await settled(payUniqueKey, 'PAY_SUCCESS', 'PAY_DUPLICATE')
      await rounds()
      await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
      await given(id)
      await until(async () => {
        await stage.t.drain()
        return (await retained(order.id)) === 0
      }, 'the surcharge to go back')
      expect((await read(id)).actualRefundAmt).toEqual(money(64.8))
    }
  })

  test('paid late, after the clock has ended it: the money goes back and nothing is revived', async () => {
    const { id, order } = await due()
    await stage.t.scenario('late')
    const { payUniqueKey } = await pay(stage.anna, order.contractId)
    await passTime(100 * HOUR)
    await rounds()
    await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
    await settled(payUniqueKey, 'PAY_DUPLICATE')
    await until(async () => {
      await rounds()
      return (await atProvider(order.contractId)) === 0
    }, 'the money to go back')
    expect([await statusOf(order.id), await retained(order.id)]).toEqual(['CANCELED', 0])
  })

  test('of two attempts that both pay one goes back, and the exchange goes on', async () => {
    const { id, order } = await due()
    // Closed once the other one has paid, and paid all the same.
    await stage.t.scenario('late')
    const first = await pay(stage.anna, order.contractId)
    expect((await pay(stage.anna, order.contractId)).payUniqueKey).toBe(first.payUniqueKey)
    const second = await payByStripe(stage.anna, order.contractId)
    expect(second.payUniqueKey).not.toBe(first.payUniqueKey)
    await typeCard(stage.t.lab.url, second.redirectInfo?.clientSecret, '4242424242424242')
    await settled(second.payUniqueKey, 'PAY_SUCCESS')
    await stage.t.drain()
    await settled(first.payUniqueKey, 'PAY_DUPLICATE')
    await until(async () => {
      await rounds()
      return (await atProvider(order.contractId)) === 1000
    }, 'the second payment to go back')
    expect(await retained(order.id)).toBe(1000)
    await arrives(id)
  })

  test.each(['paid_twice', 'late'])(
    'by the scenario %s nothing more stays at the mall than is owed',
    async (scenario) => {
      const { id, order } = await due()
      await stage.t.scenario(scenario)
      const { payUniqueKey } = await pay(stage.anna, order.contractId)
      if (scenario === 'late') {
        await passTime(73 * HOUR)
        await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
      }
      const { id: attempt } = await attemptOf(payUniqueKey)
      const owed = scenario === 'late' ? 0 : 1000
      const seen = async () =>
        (
          await stage.t.sql<{ n: number }>(
            `select count(*)::int as n from ledger_entries where ref = $1`,
            [fromWireId('contract', order.contractId)],
          )
        )[0]?.n ?? 0
      await until(async () => {
        await checkPayment(own(), stage.t.mall.providers, attempt)
        await rounds()
        return (await seen()) > 0
      }, 'the money to be seen')
      for (let round = 0; round < 5; round += 1) {
        await stage.t.lab.idle()
        await checkPayment(own(), stage.t.mall.providers, attempt)
        await rounds()
      }
      await until(async () => {
        await rounds()
        return (await atProvider(order.contractId)) === owed
      }, 'what is not owed to go back')
      if (scenario === 'late') expect(await statusOf(order.id)).toBe('CANCELED')
      else await arrives(id)
      const { reverseTradeOrderStatus, actualRefundAmt } = await read(id)
      expect([reverseTradeOrderStatus, actualRefundAmt]).toEqual([
        'REVERSE_DONE',
        money(scenario === 'late' ? 59.9 : 0),
      ])
    },
  )

  test('its shop is frozen, and then cleared, between asking and paying: nobody is stuck', async () => {
    const { id, order } = await due()
    await stage.operator.call('POST /sapi/mall-operator/seller/freeze', {
      id: 5,
      reason: 'Looked at.',
    })
    await payFor(stage.t, stage.anna, order.contractId)
    await stage.t.drain()
    await stage.operator.call('POST /sapi/mall-operator/seller/clear', { id: 5, reason: 'Gone.' })
    await passTime(8 * DAY)
    await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
    expect(await given(id)).toBe(1000)
    await reopenSellers(stage.t)
    await stage.signIn()
  })

  test('a bank is at it when the shop presses A25, and pays after that: all goes back', async () => {
    const { id, order } = await due()
    await stage.t.scenario('pending_then_paid')
    const { payUniqueKey } = await pay(stage.anna, order.contractId)
    await checkPayment(own(), stage.t.mall.providers, (await attemptOf(payUniqueKey)).id)
    await stage.merchant.call(REFUND_INSTEAD, { id })
    await rounds()
    await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
    await stage.t.lab.idle()
    await checkPayment(own(), stage.t.mall.providers, (await attemptOf(payUniqueKey)).id)
    await rounds()
    await given(id)
    await until(async () => {
      await rounds()
      return (await retained(order.id)) === 0
    }, 'nothing kept')
  })

  test('nobody is reminded to pay while a bank is at it', async () => {
    const { id, order } = await due()
    const reminders = async () =>
      (
        await stage.t.sql<{ n: number }>(
          `select count(*)::int as n from pgboss.job where name = 'mail.reverse' and data->>'reverseId' = $1 and data->>'kind' = 'surchargeReminder'`,
          [fromWireId('reverse', id)],
        )
      )[0]?.n
    await waitsForBank(order)
    await passTime(49 * HOUR)
    expect(await reminders()).toBe(0)
    await stage.merchant.call(REFUND_INSTEAD, { id })
    await passTime(48 * HOUR)
    await passTime(24 * HOUR)
    await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
    expect(await reminders()).toBe(0)
  })

  test('a bank that never answers: it ends with the time to pay, and the money of the goods goes back', async () => {
    const { id, order } = await due()
    await waitsForBank(order)
    for (const hours of [49, 25, 24]) await passTime(hours * HOUR)
    const done = await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
    expect(done.actualRefundAmt).toEqual(money(59.9))
  })

  test('its buyer cancels it while the shop presses A25: the money of the goods goes back once', async () => {
    for (let round = 0; round < 2; round += 1) {
      await instead(1)
      const { id, order } = await due()
      await Promise.allSettled([
        stage.merchant.call(REFUND_INSTEAD, { id }),
        stage.anna.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
          id: order.id,
        }),
        rounds(),
      ])
      await rounds()
      expect((await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(
        money(64.8),
      )
    }
  })
})

describe('between asking and sending', () => {
  test('an unpaid surcharge keeps nobody from ordering, and names no shop as late', async () => {
    const { id } = await due()
    for (let i = 0; i < 4; i += 1)
      await receivedOrder(stage.t, stage.anna, stage.merchant, { lamp: 1 })
    await paid(id)
    await passTime(3 * DAY)
    const overdue = await stage.t.sql<{ n: number }>(
      `select count(*)::int as n from orders where surcharge_of is not null and (overdue_told_at is not null or ship_by is not null)`,
    )
    expect(overdue).toEqual([{ n: 0 }])
    await arrives(id)
  })

  test('none of the mails about it says that something is packed or was sent', async () => {
    const { id, order } = await due()
    await paid(id)
    const code = order.tradeOrderCode
    await arrives(id)
    await passTime(30 * DAY)
    const mails = (await stage.t.inbox('kim@galleria.test')).filter(({ text, subject }) =>
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
    const { id, order } = await due()
    await stage.merchant.call(REFUND_INSTEAD, { id })
    await until(async () => {
      await rounds()
      return (await orderOf(id)).isOpen === false && (await stage.t.drain()) === 0
    }, 'its order to end')
    await passTime(HOUR)
    // Its words: "We did not receive a payment in time, so the order has been closed and the items
    // are back on sale".
    const told = await stage.t.sql<{ name: string }>(
      `select name from pgboss.job where name = 'mail.closed' and data->>'contractId' = $1`,
      [fromWireId('contract', order.contractId)],
    )
    expect(told).toEqual([])
  })

  test('the shop says nothing about the goods: the clock asks for the surcharge, once; two presses ask once', async () => {
    const { id } = await goodsSentBack(stage.who, stage.orderId, dearer())
    await stage.t.drain()
    await passTime(30 * DAY)
    expect((await read(id)).exchangeSurcharge).toMatchObject({ amt: money(10) })
    const other = await receivedOrder(stage.t, stage.anna, stage.merchant, { lamp: 1 })
    const back = await goodsSentBack(stage.who, other, dearer())
    const press = () =>
      stage.merchant.call(PASS, { id: back.id, lines: [{ id: back.lineId, sellable: 1 }] })
    await Promise.allSettled([press(), press()])
    expect(
      await stage.t.sql('select count(*)::int as n from orders where surcharge_of = $1', [
        fromWireId('reverse', back.id),
      ]),
    ).toEqual([{ n: 1 }])
    await paid(back.id)
    // The shop's own mailbox and the person who works there are reminded of sending, once each.
    await passTime(5 * DAY + 2 * HOUR)
    const reminded = await stage.t.sql<{ n: number }>(
      `select count(distinct coalesce(data->>'to', ''))::int as n, count(*)::int as all from pgboss.job where name like 'mail.%' and data->>'reverseId' = $1 and data->>'kind' = 'toReplace'`,
      [fromWireId('reverse', back.id)],
    )
    expect(reminded).toEqual([{ n: 2, all: 2 }])
    await arrives(back.id)
  })
})

describe('last, because what is put away stays so', () => {
  /** All versions of the lamp, off sale and then for good. */
  async function putAwayLamps() {
    const which = { itemId: LAMP_ITEM }
    const skuCode = (await stage.merchant.call(ITEM, which)).versionList[0]?.skuCode ?? ''
    const off = { skuCode, isOnSale: false }
    await stage.merchant.call('POST /sapi/mall-merchant/goods/sell', off)
    const { version } = await stage.merchant.call(ITEM, which)
    await stage.merchant.call('POST /sapi/mall-merchant/item/archive', { ...which, version })
  }

  test('the price changes after the form, and after approval the version is archived: what was said holds, and nobody is stuck', async () => {
    const { id } = await agreedExchange(stage.who, stage.orderId, dearer())
    await priceAt(stage.t, gold, 9990)
    await putAwayLamps()
    await comesBack(id)
    expect((await read(id)).exchangeSurcharge?.amt).toEqual(money(10))
    await paid(id)
    await arrives(id)
  })
})
