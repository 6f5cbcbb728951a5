import { HOUR } from '@galleria/kernel/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contractId, createMoneyTrail } from '../../testing/money-trail.ts'
import { openTestMall, type TestMall } from '../../testing/open-test-mall.ts'
import { people, skus } from '../../testing/small-catalogue.ts'
import { order, pay, until } from '../../testing/shop-steps.ts'
import { expireContract } from './ending/close-contract.ts'
import { settlePayment } from './ending/settle-payment.ts'
import { checkDuePayments } from '../../testing/payment-work.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())
beforeEach(async () => {
  await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
})

const { attempts, providerState, orderStates, captures, refunds, books, check, atProvider } =
  createMoneyTrail(() => t)

describe('paying', () => {
  test("the attempt exists before the provider is called, for the contract's amount whatever the body says", async () => {
    const guest = t.visit()
    const contract = await order(guest, { desk: 1 })
    const started = await guest.call('POST /sapi/mall-pay/payment/firstPay', {
      payChannel: 'MOCKPAY',
      contractId: contract.id,
      amount: { value: 1, currency: 'EUR' },
      tradeAmt: 1,
    } as never)
    expect(started).toMatchObject({
      channel: 'MOCKPAY',
      paymentRecordStatus: 'PAY_PENDING',
      needConfirm: false,
      channelToken: null,
    })
    expect(started.redirectUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mockpay\/pay\/mp_/)
    expect(await attempts(contract)).toMatchObject([{ status: 'PAY_PENDING', amount: 20890 }])
    expect(await orderStates(contract)).toEqual(['PENDING_PAY'])
  })

  test('webhook, return page and poller at once settle a payment once', async () => {
    const guest = t.visit()
    const contract = await order(guest, { desk: 1, chair: 1 })
    await t.scenario('paid')
    await pay(guest, contract.id)
    await atProvider(contract, 'paid')
    await Promise.all([
      check(contract),
      check(contract),
      check(contract),
      t.drain(),
      guest.call('POST /sapi/mall-pay/payment/payResult', {
        contractId: contract.id,
        isReturn: true,
      }),
    ])
    await t.drain()
    expect(await attempts(contract)).toMatchObject([{ status: 'PAY_SUCCESS' }])
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY', 'UN_DELIVERY'])
    expect(await captures(contract)).toEqual([
      { disposition: 'APPLIED', amount: 33790, reason: 'paid' },
    ])
    // 337.90: 12 % of 189.00 + 129.00 is 38.16; tax 30.18 + 3.18 + 20.60; the provider keeps 1.4 %
    // + 0.25.
    expect(await books(contract)).toEqual([
      { account: 'commission', amount: -3816 },
      { account: 'fees', amount: 498 },
      { account: 'provider', amount: 33292 },
      { account: 'seller:11', amount: -(12900 - 1548 - 2060) },
      { account: 'seller:5', amount: -(20890 - 2268 - 3336) },
      { account: 'tax', amount: -5396 },
    ])
    const result = await guest.call('POST /sapi/mall-pay/payment/payResult', {
      contractId: contract.id,
    })
    expect([
      result.paymentRecordStatus,
      result.recordStatus,
      result.tradeOrderList.map((one) => one.displayStatus),
    ]).toEqual(['PAY_SUCCESS', 'SUCCESS', ['UN_DELIVERY', 'UN_DELIVERY']])
  })

  test('a payment whose webhook and browser never come is found by the poller, by two clocks once', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('paid_no_return')
    await pay(guest, contract.id)
    await atProvider(contract, 'paid')
    await t.sql('delete from provider_events')
    t.clock.advance(11_000)
    await Promise.all([1, 2].map(() => checkDuePayments(t.mall.gate.own(), t.mall.providers)))
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
    expect(await captures(contract)).toEqual([
      { disposition: 'APPLIED', amount: 6480, reason: 'paid' },
    ])
  })

  test('two tabs that pay one order open one attempt', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const tabs = await Promise.all([1, 2, 3, 4].map(() => pay(guest, contract.id)))
    expect(new Set(tabs.map((tab) => tab.paymentRecordId)).size).toBe(1)
    expect(await attempts(contract)).toHaveLength(1)
  })

  test('a second success is given back by itself, and the order stays paid once', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('paid_twice')
    await pay(guest, contract.id)
    await until(async () => (await providerState(contract)).captures.length === 2, 'two captures')
    await check(contract)
    await t.drain()
    await t.drain()
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
    expect((await captures(contract)).map((one) => one.disposition).toSorted()).toEqual([
      'APPLIED',
      'AUTO_REFUNDED',
    ])
    expect(await refunds(contract)).toEqual([{ status: 'DONE', amount: 6480, reason: 'duplicate' }])
    const mails = await until(
      async () =>
        (await t.inbox('kim@galleria.test')).filter(
          (mail) =>
            mail.subject.includes(contract.tradeOrderList[0]?.tradeOrderCode ?? '-') &&
            mail.subject.startsWith('We have refunded'),
        ),
      'the mail',
    )
    expect(mails).toHaveLength(1)
  })

  test('a declined payment leaves the order to be paid, and another attempt may start', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('declined')
    await pay(guest, contract.id)
    await atProvider(contract, 'declined')
    await check(contract)
    expect(await attempts(contract)).toMatchObject([{ status: 'PAY_FAILED' }])
    expect(await orderStates(contract)).toEqual(['PENDING_PAY'])
    const detail = await guest.call(
      'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id: contract.tradeOrderList[0]?.id ?? '' },
    )
    expect(detail.operationList).toEqual(['buyerCancelBeforePay', 'secondary_pay'])
    await t.scenario('paid')
    await pay(guest, contract.id)
    expect(await attempts(contract)).toHaveLength(2)
  })

  test('[PAY-105] resuming tells where the newest attempt stands', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await expect(
      guest.call('POST /sapi/mall-order/web/order/secondaryPay', { id: contract.id }),
    ).rejects.toMatchObject({ code: 'payment.not_found' })
    const { payUniqueKey, paymentRecordId } = await pay(guest, contract.id)
    await guest.call('POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm', {
      payUniqueKey,
      paymentRecordId,
    })
    t.clock.advance(1000)
    const started = await pay(guest, contract.id)
    expect(
      await guest.call('POST /sapi/mall-order/web/order/secondaryPay', { id: contract.id }),
    ).toEqual({
      payUniqueKey: started.payUniqueKey,
      paymentRecordStatus: 'PAY_PENDING',
      paymentRecordId: started.paymentRecordId,
    })
  })

  test('[PAY-106] the old attempt is closed at the provider before another one starts', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const { payUniqueKey, paymentRecordId } = await pay(guest, contract.id)
    expect(
      await guest.call('POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm', {
        payUniqueKey,
        paymentRecordId,
      }),
    ).toEqual({ paymentRecordStatus: 'PAY_CLOSED' })
    expect((await providerState(contract)).status).toBe('canceled')
    const next = await pay(guest, contract.id)
    expect(next.paymentRecordId).not.toBe(paymentRecordId)
  })

  test('closing an attempt that was paid meanwhile closes nothing and says so', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('paid')
    const { payUniqueKey, paymentRecordId } = await pay(guest, contract.id)
    await atProvider(contract, 'paid')
    expect(
      await guest.call('POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm', {
        payUniqueKey,
        paymentRecordId,
      }),
    ).toEqual({ paymentRecordStatus: 'PAY_SUCCESS' })
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
  })

  test('a bank that is still thinking makes the order wait, with more time', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('pending')
    await pay(guest, contract.id)
    await atProvider(contract, 'processing')
    await check(contract)
    expect(await orderStates(contract)).toEqual(['PROCESSING'])
    const [row] = await t.sql<{ deadline_at: Date }>(
      'select deadline_at from contracts where id = $1',
      [contractId(contract)],
    )
    expect(row?.deadline_at.getTime()).toBe(t.clock.now().getTime() + 24 * HOUR)
  })

  test('the right number in another currency is another amount: it pays nothing and goes back', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await pay(guest, contract.id)
    const [attempt] = await attempts(contract)
    const usd = { minor: 6480, currency: 'USD' } as const
    await settlePayment(t.mall.gate.own(), attempt!.id, {
      ref: attempt!.provider_ref,
      reference: attempt!.id,
      status: 'paid',
      amount: usd,
      redirectUrl: null,
      failedReason: null,
      captures: [{ ref: 'cap_in_dollars', amount: usd, fee: { minor: 0, currency: 'USD' } }],
      refunds: [],
    })
    expect(await orderStates(contract)).toEqual(['PENDING_PAY'])
    expect(await attempts(contract)).toMatchObject([{ status: 'PAY_DUPLICATE' }])
    expect(await captures(contract)).toEqual([
      { disposition: 'AUTO_REFUNDED', amount: 6480, reason: 'amount' },
    ])
    expect(
      await t.sql('select status from payment_orders where contract_id = $1', [
        contractId(contract),
      ]),
    ).toEqual([{ status: 'OPEN' }])
    expect(
      await t.sql('select currency, amount, reason from refunds where contract_id = $1', [
        contractId(contract),
      ]),
    ).toEqual([{ currency: 'USD', amount: 6480, reason: 'amount' }])
  })

  test('a capture of another amount pays nothing and goes back, is on the list until it has, and the order can be paid until its time is over', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('wrong_amount')
    await pay(guest, contract.id)
    await atProvider(contract, 'paid')
    const matters = () =>
      t.sql(
        'select kind, status, amount from money_matters where contract_id = $1 order by found_at',
        [contractId(contract)],
      )
    await check(contract)
    await check(contract)
    expect(await orderStates(contract)).toEqual(['PENDING_PAY'])
    expect(await captures(contract)).toEqual([
      { disposition: 'AUTO_REFUNDED', amount: 6479, reason: 'amount' },
    ])
    expect(await matters()).toEqual([{ kind: 'OTHER_AMOUNT', status: 'OPEN', amount: 6479 }])
    await t.drain()
    expect(await refunds(contract)).toEqual([{ status: 'DONE', amount: 6479, reason: 'amount' }])
    expect(await matters()).toEqual([{ kind: 'OTHER_AMOUNT', status: 'RESOLVED', amount: 6479 }])
    expect((await books(contract)).filter(({ account }) => account === 'buyer')).toEqual([])
    expect(
      await guest.call('POST /sapi/mall-pay/payment/payResult', { contractId: contract.id }),
    ).toMatchObject({ recordStatus: 'FAILED', failedReason: 'amount' })
    await t.scenario('paid')
    await pay(guest, contract.id)
    await until(async () => {
      await check(contract)
      return (await orderStates(contract))[0] === 'UN_DELIVERY'
    }, 'the order to be paid')
    expect(await t.audit()).toEqual([])
  })

  test('how a payment stands is told to its buyer alone, by whichever name it is asked for', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('paid')
    const { payUniqueKey } = await pay(guest, contract.id)
    const stranger = await t.signIn(people.ben)
    for (const asked of [{ contractId: contract.id }, { payUniqueKey }]) {
      await expect(
        stranger.call('POST /sapi/mall-pay/payment/payResult', asked),
      ).rejects.toMatchObject({ status: 404, code: 'payment.not_found' })
      expect(await guest.call('POST /sapi/mall-pay/payment/payResult', asked)).toMatchObject({
        contractId: contract.id,
      })
    }
  })

  test('an order whose buyer never pays the right amount is closed when its time is over, and its goods are free again', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const held = async () =>
      (
        await t.sql<{ held: number }>('select reserved as held from stock where sku_id = $1', [
          skus.lamp,
        ])
      )[0]?.held ?? 0
    const before = await held()
    await t.scenario('wrong_amount')
    await pay(guest, contract.id)
    await atProvider(contract, 'paid')
    await check(contract)
    t.clock.advance(31 * 60_000)
    await expireContract(t.mall.gate.own(), t.mall.providers, contractId(contract))
    await t.drain()
    expect(await orderStates(contract)).toEqual(['CANCELED'])
    expect(await held()).toBe(before - 1)
    expect(await refunds(contract)).toEqual([{ status: 'DONE', amount: 6479, reason: 'amount' }])
    expect(await t.audit()).toEqual([])
  })

  test('an unknown channel, a foreign contract and ids of two contracts are refused, and no attempt is made', async () => {
    const [guest, stranger] = [t.visit(), t.visit()]
    const [contract, other] = [await order(guest, { lamp: 1 }), await order(guest, { lamp: 1 })]
    await order(stranger, { lamp: 1 })
    await expect(
      guest.call('POST /sapi/mall-pay/payment/firstPay', {
        payChannel: 'NO_SUCH_CHANNEL',
        contractId: contract.id,
      }),
    ).rejects.toMatchObject({ status: 422, code: 'payment.channel' })
    await expect(
      stranger.call('POST /sapi/mall-pay/payment/firstPay', {
        payChannel: 'MOCKPAY',
        contractId: contract.id,
      }),
    ).rejects.toMatchObject({ status: 404, code: 'contract.not_found' })
    await expect(
      guest.call('POST /sapi/mall-pay/payment/firstPay', {
        payChannel: 'MOCKPAY',
        contractId: contract.id,
        paymentOrderId: other.paymentOrderList[0]?.id,
      }),
    ).rejects.toMatchObject({ status: 404, code: 'payment.not_found' })
    await expect(
      guest.call('POST /sapi/mall-pay/payment/firstPay', {
        payChannel: 'MOCKPAY',
        contractId: contract.id,
        orderId: other.tradeOrderList[0]?.id,
      }),
    ).rejects.toMatchObject({ status: 404, code: 'contract.not_found' })
    expect(await attempts(contract)).toEqual([])
  })

  test('the channels are listed with their methods and their order', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const { payChannelGroups } = await guest.call('POST /sapi/mall-pay/payment/payChannel', {
      environment: 'PC',
      countryCode: 'DE',
      contractId: contract.id,
    })
    expect(payChannelGroups[0]?.payChannels).toContainEqual({
      channelName: 'MOCKPAY',
      isAnonymous: true,
      paymentMethods: [{ type: 'mockpay', name: 'MOCKPAY' }],
      config: {},
    })
    const names = payChannelGroups[0]?.payChannels.map(({ channelName }) => channelName) ?? []
    expect(payChannelGroups[0]?.configMap['MOCKPAY']).toEqual({
      type: 'mockpay',
      name: 'MOCKPAY',
      order: names.indexOf('MOCKPAY') + 1,
    })
  })
})
