import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { OutsideError } from '#platform/outside.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { order, type Contract } from '../../../testing/shop-steps.ts'
import { checkDuePayments, probeSilent } from '../../../testing/payment-work.ts'

let isDown = false
let isNextLost = false
let asked = 0
let t: TestMall
/** Beside the demo's provider, one that can be switched off. */
beforeAll(async () => {
  t = await openTestMall({
    payments: ({ providers, channels }) => {
      const demo = providers.get('mockpay')
      if (!demo) throw new Error('the demo has no provider')
      const whenUp =
        <Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) =>
        async (...given: Given) => {
          asked += 1
          if (isDown || isNextLost) {
            isNextLost = false
            throw new OutsideError('nobody there')
          }
          return call(...given)
        }
      const other = {
        ...demo,
        name: 'other',
        create: whenUp((request: Parameters<typeof demo.create>[0]) => demo.create(request)),
        find: whenUp((ref: string) => demo.find(ref)),
        openSession: whenUp(async () => ({ channelToken: 'token' })),
        listCaptures: whenUp(async () => ({ captures: [], unreadable: [], hasMore: false })),
        listRefunds: whenUp(async () => ({ refunds: [], hasMore: false })),
      }
      return {
        providers: new Map([...providers, ['other', other]]),
        channels: [
          ...channels.filter(({ provider }) => provider === 'mockpay'),
          { name: 'OTHER', provider: 'other', isAnonymous: true, isDemo: true, methods: [] },
        ],
      }
    },
  })
})
afterAll(() => t.close())

const own = () => t.mall.gate.own()
const offered = async (buyer: Visitor) => {
  const { payChannelGroups } = await buyer.call('POST /sapi/mall-pay/payment/payChannel', {})
  return payChannelGroups[0]?.payChannels.map(({ channelName }) => channelName)
}
const pay = (buyer: Visitor, contract: Contract, payChannel = 'OTHER') =>
  buyer.call('POST /sapi/mall-pay/payment/firstPay', { payChannel, contractId: contract.id })

test('a provider that is down takes its channels off the list with the first call that it does not answer, nobody else’s, and gets them back when it answers; what was begun is asked for then', async () => {
  const guest = t.visit()
  const contract = await order(guest, { lamp: 1 })
  isDown = true
  expect(await pay(guest, contract)).toMatchObject({ paymentRecordStatus: 'CREATED' })
  expect(await offered(guest)).toEqual(['MOCKPAY'])

  // Asked now and then, not with each round.
  t.clock.advance(5_000)
  const before = asked
  await probeSilent(own(), t.mall.providers)
  await probeSilent(own(), t.mall.providers)
  expect(asked).toBe(before + 1)
  expect(await offered(guest)).toEqual(['MOCKPAY'])

  isDown = false
  t.clock.advance(61_000)
  await probeSilent(own(), t.mall.providers)
  expect(await offered(guest)).toEqual(['MOCKPAY', 'OTHER'])
  await checkDuePayments(own(), t.mall.providers)
  expect(
    await t.sql('select status from payment_attempts where contract_id = $1', [
      fromWireId('contract', contract.id),
    ]),
  ).toEqual([{ status: 'PAY_PENDING' }])
  expect(await t.audit()).toEqual([])
})

test('one call that was lost by chance takes nothing off the list, because its provider answers when it is asked; two in a row do', async () => {
  const guest = t.visit()
  const contract = await order(guest, { lamp: 1 })
  isNextLost = true
  expect(await pay(guest, contract)).toMatchObject({ paymentRecordStatus: 'CREATED' })
  expect(await offered(guest)).toEqual(['MOCKPAY', 'OTHER'])
  isNextLost = true
  await pay(guest, contract)
  expect(await offered(guest)).toEqual(['MOCKPAY'])
  t.clock.advance(6_000)
  await probeSilent(own(), t.mall.providers)
  expect(await offered(guest)).toEqual(['MOCKPAY', 'OTHER'])
})

test('a widget that cannot be shown says so, and counts as well', async () => {
  const guest = t.visit()
  await guest.call('POST /auth/web/user/tourist', {})
  isDown = true
  await expect(
    guest.call('POST /sapi/mall-pay/payment/authority', { channel: 'OTHER' }),
  ).rejects.toMatchObject({ code: 'payment.provider' })
  expect(await offered(guest)).toEqual(['MOCKPAY'])
  isDown = false
})
