import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isProblem } from '@galleria/contract/client'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { skus } from '../../../testing/small-catalogue.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.sql('delete from rate_limits')
})

const SCHOOL = '203.0.113.9'
/** Somebody new puts a lamp into a cart: the seconds to wait, or that it is in there. */
async function putIn(ip: string): Promise<number | 'in'> {
  try {
    await t
      .visit({ ip })
      .call('POST /sapi/mall-order/cartline/create', { skuId: skus.lamp, skuQty: 1 })
    return 'in'
  } catch (error) {
    if (!isProblem(error)) throw error
    expect(error.code).toBe('429')
    return Number(error.body['retryAfter'])
  }
}
const countGuests = async () =>
  (await t.sql<{ n: number }>(`select count(*)::int as n from users where kind = 'tourist'`))[0]?.n
/** As if so many had come already. */
async function come(name: string, times: number): Promise<void> {
  await t.sql(
    `insert into rate_limits (key, window_start, used) values ('${name}:${SCHOOL}', mall_now(), ${times})
    on conflict (key) do update set used = excluded.used`,
  )
}
const wait = (seconds: number) => t.clock.set(new Date(t.clock.now().getTime() + seconds * 1000))

test('behind one address three hundred guests begin at once; the next ones a moment later, one a second, and none waits for an hour', async () => {
  for (let guest = 0; guest < 4; guest += 1) expect(await putIn(SCHOOL)).toBe('in')
  await come('visit:ip', 299)
  expect(await Promise.all([1, 2, 3].map(() => putIn(SCHOOL)))).toEqual(['in', 'in', 'in'])
  const before = await countGuests()
  expect([await putIn(SCHOOL), await putIn(SCHOOL)]).toEqual([2, 2])
  expect(await countGuests()).toBe(before)
  expect(await putIn('203.0.113.10')).toBe('in')
  for (let round = 0; round < 20; round += 1) {
    wait(2)
    expect([await putIn(SCHOOL), await putIn(SCHOOL), await putIn(SCHOOL)]).toEqual(['in', 'in', 2])
  }
})

test('a program that begins as a guest all day long is told to wait after twenty thousand, and another address is not', async () => {
  await come('visit:ip', 300)
  await come('visit:day', 19_999)
  expect(await putIn(SCHOOL)).toBe('in')
  const before = await countGuests()
  expect(await putIn(SCHOOL)).toBe(86_400)
  expect(await countGuests()).toBe(before)
  expect(await putIn('203.0.113.10')).toBe('in')
})

test('who has a session, a guest or a member, goes on shopping whatever their address has used up', async () => {
  const guest = t.visit({ ip: SCHOOL })
  const put = { skuId: skus.lamp, skuQty: 1 }
  await guest.call('POST /sapi/mall-order/cartline/create', put)
  await come('visit:ip', 300)
  await come('visit:day', 20_000)
  await guest.call('POST /sapi/mall-order/cartline/create', put)
  const cart = await guest.call('POST /sapi/mall-order/cartline/list', {})
  expect(cart.cartLineList.map(({ skuQty }) => skuQty)).toEqual([2])
})
