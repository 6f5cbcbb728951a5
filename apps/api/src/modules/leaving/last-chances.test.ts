import { fromWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf, signUp, waitAMinute } from '../../testing/account-steps.ts'
import { CANCEL, DETAIL, REJECT, apply, ledger } from '../../testing/after-sales-steps.ts'
import { leaveBy } from '../../testing/leaving-steps.ts'
import { withholdTwenty } from '../../testing/loss-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

/**
 * Whoever deletes the account is told about what the mall can still be asked to decide; afterwards
 * nobody asks, and the shop's answer stands (decision 263).
 */

const CHECK = 'POST /auth/web/user/destroy-check' as const
const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const

let t: TestMall
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
})
beforeEach(() => t.sql(`delete from rate_limits`))
afterEach(async () => {
  await t.drain()
  expect(await t.audit()).toEqual([])
})
afterAll(() => t.close())

const keep = async (email: string) => {
  const { visitor: buyer } = await signUp(t, email)
  return { buyer, withheld: await withholdTwenty(t, { buyer, merchant }) }
}
/** Of what somebody can still take to the mall: each application and how many days are left. */
const chancesOf = async (buyer: Visitor) =>
  (await buyer.call(CHECK, {})).lastChanceList.map((one) => [
    one.reverseTradeOrderId,
    (new Date(one.askMallUntilTime).getTime() - t.clock.now().getTime()) / DAY,
  ])

test('what is kept for a loss of value and what a shop has declined can be taken to the mall for seven days, and is named until then', async () => {
  const { buyer, withheld } = await keep('lou.asks@galleria.test')
  const orderId = await receivedOrder(t, buyer, merchant, { desk: 1 })
  const declined = await apply(buyer, orderId, { qty: 1, amount: 10 })
  await merchant.call(REJECT, { id: declined.id, reason: 'It was whole.' })
  t.clock.advance(2 * DAY)
  expect(await chancesOf(buyer)).toEqual([
    [withheld.lossId, 5],
    [declined.id, 5],
  ])
  // Somebody else is told of their own only.
  expect(await chancesOf(merchant)).toEqual([])

  // While the mall looks at it the account is held; what was asked about once is no chance any
  // more.
  await buyer.call(ASK, { id: withheld.lossId, content: 'It was on for an hour.' })
  const held = await buyer.call(CHECK, {})
  expect([held.reasons.map(({ kind }) => kind), held.lastChanceList.length]).toEqual([
    ['AFTER_SALES'],
    1,
  ])
  await buyer.call(CANCEL, { id: withheld.lossId })
  expect(await chancesOf(buyer)).toEqual([[declined.id, 5]])
  t.clock.advance(5 * DAY)
  expect(await chancesOf(buyer)).toEqual([])
})

test('whoever leaves all the same gives it up: nobody asks any more, the shop keeps it, and the books say so', async () => {
  merchant = await t.signIn(people.merchant)
  const { buyer, withheld } = await keep('lou.leaves@galleria.test')
  const { contractId } = await buyer.call(DETAIL, { id: withheld.orderId })
  waitAMinute(t)
  expect(await chancesOf(buyer)).toHaveLength(1)
  expect((await buyer.call(CHECK, {})).reasons).toEqual([])
  await leaveBy(t, buyer, 'lou.leaves@galleria.test')
  expect(await refusalOf(buyer.call(ASK, { id: withheld.lossId, content: 'It was fine.' }))).toBe(
    '401 auth.signed_out',
  )
  t.clock.advance(8 * DAY)
  await t.drain()
  expect(
    await t.sql(
      `select r.status, l.withheld::int, l.refunded::int from reverse_orders r join order_lines l on l.order_id = r.order_id where r.id = $1`,
      [fromWireId('reverse', withheld.lossId)],
    ),
  ).toEqual([{ status: 'REVERSE_CLOSE', withheld: 2000, refunded: 9980 }])
  expect((await ledger(t, contractId))['buyer']).toBeUndefined()
})

test('what the mall has ruled about is no chance any more', async () => {
  const operator = await t.signIn(people.operator)
  merchant = await t.signIn(people.merchant)
  const { buyer, withheld } = await keep('lou.lost@galleria.test')
  await buyer.call(ASK, { id: withheld.lossId, content: 'It was on for an hour.' })
  await merchant.call('POST /sapi/mall-merchant/reverseorder/answerDispute', {
    id: withheld.lossId,
    content: 'See the photo.',
  })
  await operator.call('POST /sapi/mall-operator/dispute/rule', {
    id: withheld.lossId,
    ruling: 'NONE',
    reason: 'It was used.',
  })
  expect(await chancesOf(buyer)).toEqual([])
})
