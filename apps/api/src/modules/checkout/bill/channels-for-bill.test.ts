import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { order } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/** A mall with a channel that takes no points and whose methods have a limit and want a company. */
let t: TestMall
let anna: Visitor
beforeAll(async () => {
  t = await openTestMall({
    payments: ({ providers, channels }) => ({
      providers,
      channels: [
        ...channels.filter(({ provider }) => provider === 'mockpay'),
        {
          name: 'LATER',
          provider: 'mockpay',
          isAnonymous: true,
          isDemo: true,
          isForPoints: false,
          methods: [
            { type: 'small', name: 'Small', max: 1000_00 },
            { type: 'firm', name: 'Firm', needsCompany: true },
          ],
        },
      ],
    }),
  })
  anna = await t.signIn(people.anna)
})
afterAll(() => t.close())

type Bill = { amount?: number; isWithPoints?: boolean; hasCompany?: boolean }
const ask = (visitor: Visitor, body: { bill?: Bill; contractId?: string }) =>
  visitor.call('POST /sapi/mall-pay/payment/payChannel', body).then(({ payChannelGroups }) =>
    payChannelGroups
      .flatMap(({ payChannels }) => payChannels)
      .filter(({ channelName }) => channelName === 'LATER')
      .flatMap(({ paymentMethods }) => paymentMethods.map(({ type }) => type)),
  )
const offered = (bill: Bill) => ask(anna, { bill })

test('before there is an order, a bill closes what its amount, its points or a private buyer close', async () => {
  expect(await offered({})).toEqual(['small', 'firm'])
  expect(await offered({ amount: 1000_00 })).toEqual(['small', 'firm'])
  expect(await offered({ amount: 1000_01 })).toEqual(['firm'])
  expect(await offered({ hasCompany: false })).toEqual(['small'])
  expect(await offered({ hasCompany: true })).toEqual(['small', 'firm'])
  expect(await offered({ amount: 1000_01, hasCompany: false })).toEqual([])
  expect(await offered({ isWithPoints: true })).toEqual([])
})

test('of an order it is the order that counts, whatever is said of its bill', async () => {
  const guest = t.visit()
  const { id: contractId } = await order(guest, { lamp: 1 })
  expect(await ask(guest, { contractId })).toEqual(['small'])
  expect(await ask(guest, { contractId, bill: { amount: 1000_01, hasCompany: true } })).toEqual([
    'small',
  ])
})

test.each([{ amount: -1 }, { amount: 0.5 }, { amount: 'much' }, { hasCompany: 'yes' }])(
  'a bill that is none is refused: %o',
  async (bill) => {
    await expect(ask(anna, { bill: bill as Bill })).rejects.toMatchObject({ status: 400 })
  },
)
