import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Providers } from '#modules/payment/providers/index.ts'
import { contractId, createMoneyTrail } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { reconcile } from '../../../testing/payment-work.ts'
import { openProxy, unreachable, type Proxy } from '../../../testing/provider-proxy.ts'
import { order, pay, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/**
 * A buyer who began to pay at a provider whose settings are gone, in a mall that has another one.
 */

const providers = new Map<string, NonNullable<ReturnType<Providers['get']>>>()
let demo: NonNullable<ReturnType<Providers['get']>>
let t: TestMall
let proxy: Proxy
let operator: Visitor
beforeAll(async () => {
  t = await openTestMall({
    delays: { script: 0, refund: 0 },
    through: async (labUrl) => (proxy = await openProxy(labUrl)).url,
    payments: ({ providers: all, channels }) => {
      demo = all.get('mockpay')!
      comeBack()
      return {
        providers,
        channels: [
          ...channels,
          { name: 'OTHER', provider: 'other', isAnonymous: true, isDemo: true, methods: [] },
        ],
      }
    },
  })
  operator = await t.signIn(people.operator)
})
afterAll(async () => {
  await t.close()
  await proxy.stop()
})
beforeEach(() => {
  proxy.clear()
  comeBack()
})

const { attempts, orderStates } = createMoneyTrail(() => t)
const comeBack = () => {
  providers.set('mockpay', demo)
  providers.set('other', { ...demo, name: 'other' })
}
const payOtherwise = (guest: Visitor, { id }: Contract) =>
  guest.call('POST /sapi/mall-pay/payment/firstPay', { payChannel: 'OTHER', contractId: id })
const matters = async () => (await operator.call('POST /sapi/mall-operator/money/page', {})).data
const unknown = { status: 409, code: 'payment.unreachable' }

/** The guest was sent to the provider's page, and then its settings are taken away. */
async function begun(): Promise<{ guest: Visitor; contract: Contract; payUniqueKey: string }> {
  const guest = t.visit()
  const contract = await order(guest, { lamp: 1 })
  const { payUniqueKey } = await pay(guest, contract.id)
  providers.delete('mockpay')
  return { guest, contract, payUniqueKey }
}

test('is told that nobody knows yet, pays by no other channel and cannot cancel, because the first page may still be paid; the operator sees it at once', async () => {
  const { guest, contract, payUniqueKey } = await begun()
  const [attempt] = await attempts(contract)
  await expect(payOtherwise(guest, contract)).rejects.toMatchObject(unknown)
  expect(await matters()).toMatchObject([
    { kind: 'UNCLOSED_PAYMENT', reference: attempt?.provider_ref, operationList: ['close'] },
  ])
  await expect(
    guest.call('POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm', {
      payUniqueKey,
      paymentRecordId: (await guest.call('POST /sapi/mall-pay/payment/payResult', { payUniqueKey }))
        .paymentRecordId,
    }),
  ).rejects.toMatchObject(unknown)
  await expect(
    guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: contract.tradeOrderList[0]?.id ?? '',
    }),
  ).rejects.toMatchObject(unknown)
  expect(
    await guest.call('POST /sapi/mall-pay/payment/payResult', { contractId: contract.id }),
  ).toMatchObject({ recordStatus: 'UNKNOWN', failedReason: 'payment.unreachable' })
  expect(await attempts(contract)).toMatchObject([{ id: attempt?.id, status: 'PAY_PENDING' }])
  expect(await orderStates(contract)).toEqual(['PENDING_PAY'])

  const [matter] = await matters()
  await operator.call('POST /sapi/mall-operator/money/closePayment', {
    id: matter?.id ?? '',
    note: 'their own desk shows it unpaid',
  })
  expect((await payOtherwise(guest, contract)).paymentRecordStatus).toBe('PAY_PENDING')
  expect((await attempts(contract)).map(({ status }) => status)).toEqual([
    'PAY_CLOSED',
    'PAY_PENDING',
  ])
})

test('and had paid there: the order is paid as soon as the provider is back, and nothing was taken twice', async () => {
  const { guest, contract } = await begun()
  await expect(payOtherwise(guest, contract)).rejects.toMatchObject(unknown)
  const [attempt] = await attempts(contract)
  await fetch(`${t.lab.url}/mockpay/pay/${attempt?.provider_ref}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'paid' }),
    redirect: 'manual',
  })
  await t.lab.idle()
  comeBack()
  await reconcile(t.mall.gate.own(), new Map([['mockpay', demo]]))
  await t.drain()
  expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
  expect(await matters()).toEqual([])
  expect(await t.audit()).toEqual([])
})

test('is told the same when the channel is there still, and another provider behind it', async () => {
  const { guest, contract } = await begun()
  await t.sql(`update payment_attempts set channel = 'OTHER' where contract_id = $1`, [
    contractId(contract),
  ])
  await expect(payOtherwise(guest, contract)).rejects.toMatchObject(unknown)
  for (const { id } of await matters())
    await operator.call('POST /sapi/mall-operator/money/closePayment', { id, note: 'unpaid' })
})

test('pays by another channel at once when nobody was ever sent to the first one', async () => {
  const guest = t.visit()
  const contract = await order(guest, { lamp: 1 })
  proxy.when(/POST .*\/payments$/, unreachable)
  expect((await pay(guest, contract.id)).paymentRecordStatus).toBe('CREATED')
  proxy.clear()
  providers.delete('mockpay')
  expect(
    await guest.call('POST /sapi/mall-pay/payment/payResult', { contractId: contract.id }),
  ).toMatchObject({ failedReason: null })
  expect((await payOtherwise(guest, contract)).paymentRecordStatus).toBe('PAY_PENDING')
  expect((await attempts(contract)).map(({ status }) => status)).toEqual([
    'PAY_CLOSED',
    'PAY_PENDING',
  ])
  expect(await matters()).toEqual([])
})
