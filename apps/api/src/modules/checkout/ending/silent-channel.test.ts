import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { OutsideError } from '#platform/outside.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { order, until, type Contract } from '../../../testing/shop-steps.ts'
import { checkDuePayments, probeSilent } from '../../../testing/payment-work.ts'

let isDown = false
let isNextLost = false
/** Calls are taken and not answered: after a while who calls gives up. */
let isHanging = false
let asked = 0
let askedAbout: string[] = []
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
          if (isHanging) await sleep(1_000)
          if (isHanging || isDown || isNextLost) {
            isNextLost = false
            throw new OutsideError('nobody there')
          }
          return call(...given)
        }
      const other = {
        ...demo,
        name: 'other',
        create: whenUp((request: Parameters<typeof demo.create>[0]) => demo.create(request)),
        find: (ref: string) => {
          askedAbout.push(ref)
          return whenUp((one: string) => demo.find(one))(ref)
        },
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

test('a provider that takes calls and answers none keeps nobody waiting but its own buyers: of eight that are due it is asked about one, and who pays elsewhere knows meanwhile', async () => {
  t.lab.holdEvents(true)
  for (let count = 0; count < 8; count += 1) {
    const guest = t.visit()
    await pay(guest, await order(guest, { lamp: 1 }))
  }
  const elsewhere = t.visit()
  const contract = await order(elsewhere, { lamp: 1 })
  await t.scenario('paid')
  await pay(elsewhere, contract, 'MOCKPAY')
  const statusElsewhere = async () => {
    const [row] = await t.sql<{ status: string }>(
      'select status from payment_attempts where contract_id = $1',
      [fromWireId('contract', contract.id)],
    )
    return row?.status
  }
  t.clock.advance(11_000)
  askedAbout = []
  isHanging = true
  let isRoundOver = false
  const round = checkDuePayments(own(), t.mall.providers).then(() => {
    isRoundOver = true
  })
  await until(async () => (await statusElsewhere()) === 'PAY_SUCCESS', 'the payment elsewhere')
  expect(isRoundOver).toBe(false)
  await round
  expect(askedAbout).toHaveLength(1)
  expect(await offered(elsewhere)).toEqual(['MOCKPAY'])

  // Silent by now, and so long: the poller leaves it in peace, but for the one question whether it
  // is there.
  t.clock.advance(61_000)
  await probeSilent(own(), t.mall.providers)
  const before = asked
  await checkDuePayments(own(), t.mall.providers)
  expect([asked, askedAbout.length]).toEqual([before, 1])

  isHanging = false
  t.clock.advance(61_000)
  await probeSilent(own(), t.mall.providers)
  await checkDuePayments(own(), t.mall.providers)
  expect(new Set(askedAbout).size).toBe(8)
  t.lab.holdEvents(false)
  expect(await t.audit('always')).toEqual([])
})

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
