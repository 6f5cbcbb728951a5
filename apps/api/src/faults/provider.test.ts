import { HOUR } from '@galleria/kernel/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { contractId } from '../testing/money-trail.ts'
import { double, garble, loseAnswer, unreachable, type Fate } from '../testing/provider-proxy.ts'
import { order, pay, until, type Contract } from '../testing/shop-steps.ts'
import { skus } from '../testing/small-catalogue.ts'
import { fates, nonsense } from './bad-answers.ts'
import { useBadProvider } from './bad-provider.ts'
import { checkDuePayments } from '../testing/payment-work.ts'

const stage = useBadProvider()
const { attempts, atProvider, orderStates, captures, refunds, poll, settleDown } = stage
let t: typeof stage.t
let proxy: typeof stage.proxy
beforeAll(async () => {
  ;({ t, proxy } = stage)
})

describe('the call that makes a payment', () => {
  const CREATE = /POST .*\/payments$/
  test('answered with nothing or nonsense: the attempt waits, and the poller finds the one payment under the same key, in whatever language it began', async () => {
    const contracts: Contract[] = []
    for (const [name, fate] of fates) {
      const guest = t.visit({ language: 'de' })
      const contract = await order(guest, { lamp: 1 })
      await t.scenario('paid')
      proxy.when(CREATE, fate, 2)
      for (let again = 0; again < 2; again += 1)
        expect([name, await pay(guest, contract.id)]).toMatchObject([
          name,
          { paymentRecordStatus: 'CREATED', redirectUrl: null },
        ])
      expect([name, await orderStates(contract), await captures(contract)]).toEqual([
        name,
        ['PENDING_PAY'],
        [],
      ])
      contracts.push(contract)
    }
    t.clock.advance(11_000)
    await checkDuePayments(t.mall.gate.own(), t.mall.providers)
    await settleDown()
    for (const contract of contracts) {
      expect(await atProvider(contract)).toMatchObject([{ status: 'paid' }])
      expect([
        await orderStates(contract),
        await captures(contract),
        (await attempts(contract)).length,
      ]).toEqual([['UN_DELIVERY'], ['APPLIED'], 1])
    }
  })

  test('delivered twice by the network, it makes one payment', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    proxy.when(CREATE, double)
    expect(await pay(guest, contract.id)).toMatchObject({ paymentRecordStatus: 'PAY_PENDING' })
    expect(await atProvider(contract)).toHaveLength(1)
  })

  test.each(['silent', 'slow'])(
    'while a %s provider still works on it, asking again is asked to wait, which is no refusal: nothing fails and one payment is made',
    async (outcome) => {
      const guest = t.visit()
      const contract = await order(guest, { lamp: 1 })
      await t.scenario(outcome)
      const tabs = await Promise.all([
        pay(guest, contract.id),
        until(async () => (await atProvider(contract)).length === 1, 'the payment').then(() =>
          pay(guest, contract.id),
        ),
      ])
      expect(new Set(tabs.map((tab) => tab.paymentRecordId)).size).toBe(1)
      expect((await attempts(contract)).map((one) => one.status)).toEqual(['PAY_PENDING'])
      await poll(contract)
      expect([await orderStates(contract), await captures(contract)]).toEqual([
        ['UN_DELIVERY'],
        ['APPLIED'],
      ])
    },
  )
})

describe('asking how a payment stands', () => {
  test('answered with nonsense: nothing moves until there is an answer', async () => {
    for (const [name, answer] of nonsense) {
      const guest = t.visit()
      const contract = await order(guest, { lamp: 1 })
      await t.scenario('paid')
      await pay(guest, contract.id)
      await t.lab.idle()
      proxy.when(/GET .*\/payments\//, garble(answer), 1)
      await poll(contract)
      expect([name, await orderStates(contract), await captures(contract)]).toEqual([
        name,
        ['PENDING_PAY'],
        [],
      ])
      await poll(contract)
      expect([name, await orderStates(contract), await captures(contract)]).toEqual([
        name,
        ['UN_DELIVERY'],
        ['APPLIED'],
      ])
    }
  })

  test('answered in pieces: what comes after money for a closed order was given back goes back, too', async () => {
    const guest = t.visit()
    const contract = await order(guest, { chair: 1 })
    await t.scenario('paid_twice')
    await pay(guest, contract.id)
    await t.lab.idle()
    const tell =
      (status: string, count: number): Fate =>
      async (ask) => {
        const answer = JSON.parse((await ask()).body) as {
          payment?: { captures: unknown[] }
          captures: unknown[]
        }
        const payment = answer.payment ?? answer
        return {
          status: 200,
          body: JSON.stringify({ ...payment, status, captures: payment.captures.slice(0, count) }),
        }
      }
    proxy.when(/\/payments\//, tell('canceled', 0))
    await guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: contract.tradeOrderList[0]?.id ?? '',
    })
    await t.sql('update sku_prices set amount = amount + 500 where sku_id = $1', [skus.chair])
    proxy.clear()
    proxy.when(/GET .*\/payments\//, tell('paid', 1))
    await poll(contract)
    await t.sql('update sku_prices set amount = amount - 500 where sku_id = $1', [skus.chair])
    proxy.clear()
    await poll(contract)
    await settleDown()
    expect([
      await orderStates(contract),
      await captures(contract),
      await refunds(contract),
    ]).toEqual([
      ['CANCELED'],
      ['AUTO_REFUNDED', 'AUTO_REFUNDED'],
      [
        { status: 'DONE', amount: 12_900, tries: 1 },
        { status: 'DONE', amount: 12_900, tries: 1 },
      ],
    ])
  })

  test('about an attempt that was given up does not disturb the one that the bank is working on', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const first = await pay(guest, contract.id)
    await guest.call('POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm', {
      payUniqueKey: first.payUniqueKey,
      paymentRecordId: first.paymentRecordId,
    })
    await t.scenario('pending_then_paid')
    await pay(guest, contract.id)
    await t.lab.idle()
    await poll(contract)
    const deadline = () =>
      t.sql('select deadline_at from contracts where id = $1', [contractId(contract)])
    const [states, until24h] = [await orderStates(contract), await deadline()]
    t.clock.advance(HOUR)
    await poll(contract)
    expect([states, await orderStates(contract), await deadline()]).toEqual([
      ['PROCESSING'],
      ['PROCESSING'],
      until24h,
    ])
    expect(
      await t.sql(
        `select event from transitions t join orders o on o.id = t.entity_id where o.contract_id = $1 order by seq`,
        [contractId(contract)],
      ),
    ).toEqual([{ event: 'submit' }, { event: 'wait' }])
  })
})

describe('giving up an unpaid order', () => {
  test('while the provider answers with nothing or nonsense: the buyer is asked to try again, and nothing is closed', async () => {
    for (const [name, fate] of fates) {
      const guest = t.visit()
      const contract = await order(guest, { lamp: 1 })
      const { payUniqueKey, paymentRecordId } = await pay(guest, contract.id)
      const cancel = () =>
        guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
          id: contract.tradeOrderList[0]?.id ?? '',
        })
      proxy.when(/\/cancel$/, fate, 1)
      await expect(cancel(), name).rejects.toMatchObject({ status: 503, code: 'service.busy' })
      proxy.when(/\/cancel$/, unreachable, 1)
      await expect(
        guest.call('POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm', {
          payUniqueKey,
          paymentRecordId,
        }),
        name,
      ).rejects.toMatchObject({ status: 503, code: 'service.busy' })
      expect([
        name,
        await orderStates(contract),
        (await attempts(contract)).map((one) => one.status),
      ]).toEqual([name, ['PENDING_PAY'], ['PAY_PENDING']])
      await cancel()
      expect([
        name,
        await orderStates(contract),
        (await atProvider(contract)).map((one) => one.status),
      ]).toEqual([name, ['CANCELED'], ['canceled']])
    }
  })

  test('before the provider has answered: what it made all the same is paid by nobody, or goes back', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('paid')
    proxy.when(/POST .*\/payments$/, loseAnswer)
    proxy.holdEvents(true)
    await pay(guest, contract.id)
    await guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: contract.tradeOrderList[0]?.id ?? '',
    })
    expect(await orderStates(contract)).toEqual(['CANCELED'])
    proxy.clear()
    await t.lab.idle()
    await proxy.events.at(-1)?.deliver()
    await settleDown()
    expect([
      await orderStates(contract),
      await captures(contract),
      (await attempts(contract)).map((one) => one.status),
    ]).toEqual([['CANCELED'], ['AUTO_REFUNDED'], ['PAY_DUPLICATE']])
  })
})
