import { MINUTE } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUp, waitAMinute } from '../../../testing/account-steps.ts'
import { createMoneyTrail } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import {
  loseAnswer,
  openProxy,
  unreachable,
  type Answer,
  type Proxy,
} from '../../../testing/provider-proxy.ts'
import { checkDuePayments, sendDueRefunds } from '../../../testing/payment-work.ts'
import { order, until, type Contract } from '../../../testing/shop-steps.ts'
import { payByStripe, typeCard, withStripe } from '../../../testing/stripe-steps.ts'

/** The call that takes the money was made, and nobody heard what became of it. */
let t: TestMall
let proxy: Proxy
const { attempts, orderStates, captures, refunds, check } = createMoneyTrail(() => t)
beforeAll(async () => {
  await import('stripe')
  t = await openTestMall({
    payments: withStripe,
    through: async (labUrl) => (proxy = await openProxy(labUrl)).url,
  })
})
afterAll(async () => {
  await t.close()
  await proxy.stop()
})
afterEach(async () => {
  proxy.clear()
  proxy.holdEvents(false)
  expect(await t.audit('always')).toEqual([])
})

describe('a call for a kept card whose answer was lost', () => {
  const CREATE = /POST .*\/payment_intents$/
  const SEARCH = /GET .*\/payment_intents\/search/
  let anna: Visitor
  let number = 0
  beforeEach(async () => {
    waitAMinute(t)
    ;({ visitor: anna } = await signUp(t, `lost${(number += 1)}@galleria.test`, t.visit()))
  })

  /** An order that is paid by a kept card, whose call meets a fate. */
  async function payByKept(fate: typeof loseAnswer) {
    return (await payAndKeep(fate)).contract
  }
  /** And the card is taken away. */
  async function payAndTakeAway(fate: typeof loseAnswer) {
    const { contract, id } = await payAndKeep(fate)
    await anna.call('POST /api/trantor/func/customer_DeleteCardFunc', { id })
    return contract
  }
  async function payAndKeep(fate: typeof loseAnswer) {
    const { id, extra } = await anna.call('POST /api/trantor/flow/customer_CreateCardFlow', {
      ...{ cardHolderName: 'Anna Berg', mobile: '+49 4030123456', email: 'anna@galleria.test' },
      ...{ country: 'DE', street: 'Lange Reihe', houseNumber: '5a', zipCode: '20099', isSave: 1 },
      address: { provinceName: 'Hamburg', cityName: 'Hamburg', regionName: 'St. Georg' },
      ...{ city: 'Hamburg', state: 'Hamburg' },
    })
    await typeCard(t.lab.url, extra.clientSecret, '4242424242424242')
    const card = await anna.call('POST /api/trantor/func/customer_QueryOneCardFunc', { id })
    const contract = await order(anna, { lamp: 1 })
    proxy.holdEvents(true)
    proxy.when(CREATE, fate)
    expect(await payByStripe(anna, contract.id, card.payCenterToken ?? '')).toMatchObject({
      paymentRecordStatus: 'CREATED',
    })
    return { contract, id }
  }
  const payAtMockpay = (contract: Contract) =>
    anna.call('POST /sapi/mall-pay/payment/firstPay', {
      payChannel: 'MOCKPAY',
      contractId: contract.id,
    })
  const standing = async (contract: Parameters<typeof attempts>[0]) => ({
    attempts: (await attempts(contract)).map(({ status }) => status),
    orders: await orderStates(contract),
    taken: (await captures(contract)).map(({ amount }) => Number(amount)),
  })

  test('had taken the money, and the card is taken away: it is found, and the order is paid', async () => {
    const contract = await payAndTakeAway(loseAnswer)
    await check(contract)
    expect(await standing(contract)).toEqual({
      attempts: ['PAY_SUCCESS'],
      orders: ['UN_DELIVERY'],
      taken: [6480],
    })
  })

  test('is not believed to have taken nothing, because the card is gone, while Stripe cannot be asked, or may not find it yet', async () => {
    const contract = await payAndTakeAway(loseAnswer)
    const open = { attempts: ['CREATED'], orders: ['PENDING_PAY'], taken: [] }
    proxy.when(SEARCH, unreachable)
    await expect(check(contract)).rejects.toThrow()
    expect(await standing(contract)).toEqual(open)
    proxy.clear()
    const nothing: Answer = {
      status: 200,
      body: JSON.stringify({ object: 'search_result', url: '', has_more: false, data: [] }),
    }
    proxy.when(SEARCH, async () => nothing)
    await expect(check(contract)).rejects.toThrow('may not find yet')
    expect(await standing(contract)).toEqual(open)
    proxy.clear()
    await check(contract)
    expect(await standing(contract)).toMatchObject({ attempts: ['PAY_SUCCESS'], taken: [6480] })
  })

  test('had never arrived, and the card is gone: nothing is charged, and once that is sure it has failed', async () => {
    const contract = await payAndTakeAway(unreachable)
    proxy.clear()
    t.clock.advance(6 * MINUTE)
    await check(contract)
    expect(await standing(contract)).toEqual({
      attempts: ['PAY_FAILED'],
      orders: ['PENDING_PAY'],
      taken: [],
    })
  })

  test('and is not paid a second time by who chooses another way: the lost call is looked up first', async () => {
    const contract = await payByKept(loseAnswer)
    expect(await payAtMockpay(contract)).toMatchObject({ paymentRecordStatus: 'PAY_SUCCESS' })
    expect(await standing(contract)).toEqual({
      attempts: ['PAY_SUCCESS'],
      orders: ['UN_DELIVERY'],
      taken: [6480],
    })
  })

  test('and where Stripe is silent then, the other way is open; what the lost call took is found minutes later and goes back', async () => {
    const contract = await payByKept(loseAnswer)
    proxy.when(SEARCH, unreachable)
    proxy.holdEvents(false)
    await t.scenario('paid')
    expect(await payAtMockpay(contract)).toMatchObject({ paymentRecordStatus: 'PAY_PENDING' })
    await until(async () => {
      await t.drain()
      return (await orderStates(contract))[0] === 'UN_DELIVERY'
    }, 'it to be paid')
    proxy.clear()
    t.clock.advance(5 * MINUTE)
    await checkDuePayments(t.mall.gate.own(), t.mall.providers)
    await t.drain()
    expect(await standing(contract)).toEqual({
      attempts: ['PAY_SUCCESS', 'PAY_DUPLICATE'],
      orders: ['UN_DELIVERY'],
      taken: [6480, 6480],
    })
    await sendDueRefunds(t.mall.gate.own(), t.mall.providers)
    expect(await refunds(contract)).toMatchObject([{ status: 'DONE', amount: 6480 }])
  })
})
