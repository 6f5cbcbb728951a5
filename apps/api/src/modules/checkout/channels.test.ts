import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sites } from '@galleria/contract/storefronts'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { order, until, type Contract } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { expireContract } from './ending/close-contract.ts'
import { checkPayment } from '../../testing/payment-work.ts'

/**
 * A mall with four channels: the demo's, two that storefronts put first, and one for members. All
 * are paid at the lab.
 */
const rows = [
  { name: 'ADYEN_PC', isAnonymous: true },
  { name: 'PAYPAL_PAY_PC', isAnonymous: true },
  { name: 'FOR_MEMBERS', isAnonymous: false },
]
let t: TestMall
beforeAll(async () => {
  t = await openTestMall({
    delays: { late: 0, script: 0 },
    payments: ({ providers, channels }) => {
      const demo = providers.get('mockpay')
      if (!demo) throw new Error('the demo has no provider')
      const second = { ...demo, name: 'second' }
      return {
        providers: new Map([...providers, ['second', second]]),
        channels: [
          // The names of real ones are given to a second MOCKPAY.
          ...channels.filter(({ provider }) => provider === 'mockpay'),
          ...rows.map((row) => ({ ...row, provider: 'second', isDemo: true, methods: [] })),
        ],
      }
    },
  })
})
afterAll(() => t.close())
beforeEach(async () => {
  await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
})

const own = () => t.mall.gate.own()
const uuid = (contract: Contract) => fromWireId('contract', contract.id) as Id<'contract'>
const pay = (buyer: Visitor, contract: Contract, payChannel = 'MOCKPAY') =>
  buyer.call('POST /sapi/mall-pay/payment/firstPay', { payChannel, contractId: contract.id })
const attempts = (contract: Contract) =>
  t.sql<{ id: Id<'attempt'>; channel: string; status: string; ref: string }>(
    'select id, channel, status, provider_ref as ref from payment_attempts where contract_id = $1 order by created_at, id',
    [uuid(contract)],
  )
const states = async (contract: Contract) =>
  (await attempts(contract)).map(({ channel, status }) => [channel, status])
const orderState = async (contract: Contract) =>
  (
    await t.sql<{ status: string }>('select status from orders where contract_id = $1', [
      uuid(contract),
    ])
  )[0]?.status
const atProvider = async (ref: string) => {
  const answer = await fetch(`${t.lab.url}/mockpay/v1/payments/${ref}`, {
    headers: { authorization: 'Bearer mockpay-demo-key' },
  })
  return (await answer.json()) as { status: string; refunds: { status: string }[] }
}
const channelNames = async (buyer: Visitor) => {
  const { payChannelGroups } = await buyer.call('POST /sapi/mall-pay/payment/payChannel', {})
  return payChannelGroups[0]?.payChannels.map(({ channelName }) => channelName)
}

describe('the channels that a buyer is offered', () => {
  test('[PAY-002] a guest sees and can use those that are open to guests, and no others', async () => {
    const [guest, member] = [t.visit(), await t.signIn(people.anna)]
    const contract = await order(guest, { lamp: 1 })
    expect(await channelNames(member)).toContain('FOR_MEMBERS')
    expect(await channelNames(guest)).not.toContain('FOR_MEMBERS')
    await expect(pay(guest, contract, 'FOR_MEMBERS')).rejects.toMatchObject({
      status: 422,
      code: 'payment.channel',
    })
    expect(await attempts(contract)).toEqual([])
    await pay(guest, contract, 'ADYEN_PC')
    expect(await states(contract)).toEqual([['ADYEN_PC', 'PAY_PENDING']])
    const own = await order(member, { lamp: 1 })
    await pay(member, own, 'FOR_MEMBERS')
    expect(await states(own)).toEqual([['FOR_MEMBERS', 'PAY_PENDING']])
  })

  test.each(sites)(
    'begin on the storefront %s with its own favourite, the others stay in the order of the mall',
    async (site) => {
      const guest = t.visit({ site })
      await order(guest, {}).catch(() => undefined)
      const names = await channelNames(guest)
      expect(names).toEqual(
        site === 'DE'
          ? ['PAYPAL_PAY_PC', 'MOCKPAY', 'ADYEN_PC']
          : ['ADYEN_PC', 'MOCKPAY', 'PAYPAL_PAY_PC'],
      )
    },
  )
})

describe('starting to pay', () => {
  test('through the channel that is under way goes on with it; through another one closes the first', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const first = await pay(guest, contract)
    expect((await pay(guest, contract)).paymentRecordId).toBe(first.paymentRecordId)
    const second = await pay(guest, contract, 'ADYEN_PC')
    expect(second).toMatchObject({ channel: 'ADYEN_PC', paymentRecordStatus: 'PAY_PENDING' })
    expect(second.redirectUrl).not.toBe(first.redirectUrl)
    expect(await states(contract)).toEqual([
      ['MOCKPAY', 'PAY_CLOSED'],
      ['ADYEN_PC', 'PAY_PENDING'],
    ])
    expect((await atProvider((await attempts(contract))[0]?.ref ?? '')).status).toBe('canceled')
  })

  test('through another channel when the first was paid meanwhile: that result is the answer, and nothing else is opened', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('paid')
    const first = await pay(guest, contract)
    const ref = (await attempts(contract))[0]?.ref ?? ''
    await until(async () => (await atProvider(ref)).status === 'paid', 'the money')
    expect(await pay(guest, contract, 'ADYEN_PC')).toMatchObject({
      channel: 'MOCKPAY',
      paymentRecordId: first.paymentRecordId,
      paymentRecordStatus: 'PAY_SUCCESS',
    })
    expect(await states(contract)).toEqual([['MOCKPAY', 'PAY_SUCCESS']])
    expect(await orderState(contract)).toBe('UN_DELIVERY')
  })

  test('in two tabs by two channels at once leaves one payment that can be paid', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await Promise.allSettled([
      pay(guest, contract),
      pay(guest, contract, 'ADYEN_PC'),
      pay(guest, contract, 'PAYPAL_PAY_PC'),
    ])
    const made = await attempts(contract)
    expect(made.filter(({ status }) => status === 'PAY_PENDING')).toHaveLength(1)
    const open = await Promise.all(made.map(async ({ ref }) => (await atProvider(ref)).status))
    expect(open.filter((status) => status === 'open')).toHaveLength(1)
  })

  test('more than sixty times in ten minutes is refused with the time to wait, and nothing is opened', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    for (let count = 0; count < 60; count += 1) await pay(guest, contract)
    await expect(pay(guest, contract, 'ADYEN_PC')).rejects.toMatchObject({
      status: 429,
      code: '429',
      body: { retryAfter: expect.any(Number) as number },
    })
    expect(await states(contract)).toEqual([['MOCKPAY', 'PAY_PENDING']])
  })
})

describe('a payment order that is paid', () => {
  /** An attempt that was given up is paid late, while a second one is open. */
  async function paidBesideAnother(): Promise<{ guest: Visitor; contract: Contract }> {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('late')
    await pay(guest, contract)
    await pay(guest, contract, 'ADYEN_PC')
    const [first] = await attempts(contract)
    await until(
      async () => (await atProvider(first?.ref ?? '')).status === 'paid',
      'the late money',
    )
    await checkPayment(own(), t.mall.providers, first!.id)
    expect(await states(contract)).toEqual([
      ['MOCKPAY', 'PAY_SUCCESS'],
      ['ADYEN_PC', 'PAY_PENDING'],
    ])
    return { guest, contract }
  }

  test('has its other attempt closed at the provider, so that nobody pays twice', async () => {
    const { contract } = await paidBesideAnother()
    await t.drain()
    expect(await states(contract)).toEqual([
      ['MOCKPAY', 'PAY_SUCCESS'],
      ['ADYEN_PC', 'PAY_CLOSED'],
    ])
    expect((await atProvider((await attempts(contract))[1]?.ref ?? '')).status).toBe('canceled')
    expect(await orderState(contract)).toBe('UN_DELIVERY')
    expect(await t.audit()).toEqual([])
  })

  test('and what was paid for the other one meanwhile goes back', async () => {
    const { contract } = await paidBesideAnother()
    const second = (await attempts(contract))[1]
    await fetch(`${t.lab.url}/mockpay/pay/${second?.ref}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'outcome=paid',
      redirect: 'manual',
    })
    expect((await atProvider(second?.ref ?? '')).status).toBe('paid')
    await t.drain()
    expect(await states(contract)).toEqual([
      ['MOCKPAY', 'PAY_SUCCESS'],
      ['ADYEN_PC', 'PAY_DUPLICATE'],
    ])
    expect((await atProvider(second?.ref ?? '')).refunds.map(({ status }) => status)).toEqual([
      'succeeded',
    ])
    expect(await orderState(contract)).toBe('UN_DELIVERY')
    expect(await t.audit()).toEqual([])
  })

  test('of an order that the clock closes in between is closed with all its attempts', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await pay(guest, contract, 'ADYEN_PC')
    t.clock.advance(31 * 60_000)
    await expireContract(own(), t.mall.providers, uuid(contract))
    expect([await orderState(contract), await states(contract)]).toEqual([
      'CANCELED',
      [['ADYEN_PC', 'PAY_CLOSED']],
    ])
  })

  test('has its other attempt closed once that is asked about, if its closing was given up before because its provider was silent', async () => {
    const { contract } = await paidBesideAnother()
    await t.sql(`delete from pgboss.job where name = 'payment.close'`)
    await t.drain()
    t.clock.advance(3 * HOUR + 1)
    const payableTwice = async () => (await t.audit()).filter((one) => one.startsWith('I120 '))
    expect(await payableTwice()).toHaveLength(1)
    const second = (await attempts(contract))[1]
    await checkPayment(own(), t.mall.providers, second!.id)
    expect(await states(contract)).toEqual([
      ['MOCKPAY', 'PAY_SUCCESS'],
      ['ADYEN_PC', 'PAY_CLOSED'],
    ])
    expect((await atProvider(second?.ref ?? '')).status).toBe('canceled')
    expect(await payableTwice()).toEqual([])
  })
})
