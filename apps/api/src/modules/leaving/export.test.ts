import { afterAll, beforeAll, expect, test } from 'vitest'
import { READ, apply } from '../../testing/after-sales-steps.ts'
import { DECLINE, offerPart } from '../../testing/offer-steps.ts'
import { openTestMall, type TestMall } from '../../testing/open-test-mall.ts'
import { receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

test('a copy of a person’s data has what shops offered about their requests, in order, and what they said to it', async () => {
  const [anna, ben, merchant] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.ben),
    t.signIn(people.merchant),
  ])
  const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
  const { id } = await apply(anna, orderId, { amount: 20 })
  await offerPart(merchant, id, 8)
  const first = (await anna.call(READ, { id })).offer!
  await anna.call(DECLINE, { id, offerId: first.id })
  t.clock.advance(1000)
  await offerPart(merchant, id, 12)
  const copy = await anna.call('POST /auth/web/user/export', {})
  expect(copy['afterSales']).toMatchObject([
    {
      type: 'SALE_REFUND',
      offers: [
        { kind: 'PART', amount: 800, content: 'A scratch is worth less.', answer: 'DECLINED' },
        { kind: 'PART', amount: 1200, answer: null, answeredAt: null },
      ],
    },
  ])
  expect((await ben.call('POST /auth/web/user/export', {}))['afterSales']).toEqual([])
})
