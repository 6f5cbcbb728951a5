import { refusalOf } from '../../../testing/account-steps.ts'
import { fromWireId } from '@galleria/kernel/id'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CANCEL,
  PASS,
  POST_BACK,
  READ,
  REFUSE,
  REJECT,
  apply,
  everything,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import { exchanged, goodsSentBack, offerLamps } from '../../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { sendBackBody, sentBack } from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { photo, upload } from '../../../testing/upload-steps.ts'

/**
 * What the mall has ruled is not got round: not by the shop, not by the buyer, and not by who
 * rules.
 */

const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
const SAY = 'POST /sapi/mall-merchant/reverseorder/answerDispute' as const
const GIVE_IN = 'POST /sapi/mall-merchant/reverseorder/giveIn' as const
const SHOPS = 'POST /sapi/mall-merchant/reverseorder/detail' as const
const RULE = 'POST /sapi/mall-operator/dispute/rule' as const

let t: TestMall
let [anna, merchant, operator]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
  ;[anna, merchant, operator] = await Promise.all(
    [people.anna, people.merchant, people.operator].map((who) => t.signIn(who)),
  )
})
afterAll(() => t.close())

const shown = async () => ({
  files: [{ url: (await upload(t, merchant!, 'evidence', await photo())).url }],
})
async function declined(buyer = anna!, qty = 1) {
  const orderId = await receivedOrder(t, buyer, merchant!, { lamp: qty })
  const { id } = await apply(buyer, orderId, { type: 'SALE_RETURN', qty })
  await merchant!.call(REJECT, { id, reason: 'It was used.' })
  return { id, orderId }
}
const ask = (id: string) => anna!.call(ASK, { id, content: 'It never was.' })
const say = (id: string) => merchant!.call(SAY, { id, content: 'It was.' })
const rule = (id: string, ruling: 'REFUND' | 'RETURN' | 'NONE') =>
  operator!.call(RULE, { id, ruling, reason: 'The photos show it.' })

test.each(['ruled', 'agreed to after all'])(
  'what is %s comes back, and its shop declines neither all of it nor a piece once more',
  async (how) => {
    const { id } = await declined(anna!, 2)
    await ask(id)
    if (how === 'ruled') await say(id).then(() => rule(id, 'RETURN'))
    else await merchant!.call(GIVE_IN, { id })
    await anna!.call(POST_BACK, sendBackBody(id, { number: how === 'ruled' ? 'ROUND1' : 'ROUND2' }))
    const attachmentList = await shown()
    const { operationList, reverseTradeOrderLineList } = await merchant!.call(SHOPS, { id })
    expect(operationList).toEqual(['pass'])
    const lineId = reverseTradeOrderLineList[0]?.id ?? ''
    const before = await everything(t)
    const reason = 'It smells.'
    expect(await refusalOf(merchant!.call(REFUSE, { id, reason, attachmentList }))).toBe(
      '409 reverse.state',
    )
    const lines = [{ id: lineId, sellable: 1, refused: 1 }]
    expect(await refusalOf(merchant!.call(PASS, { id, lines, reason, attachmentList }))).toBe(
      '409 reverse.state',
    )
    expect(await everything(t)).toEqual(before)
    await merchant!.call(PASS, { id, lines: [{ id: lineId, scrap: 2 }] })
    expect((await reaches(t, anna!, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(119.8))
    expect(await t.audit('always')).toEqual([])
  },
)

test('who asks the mall and takes that back has asked the shop all the same: the request counts', async () => {
  const { id, orderId } = await declined()
  const counted = () =>
    t.sql('select requests, open_requests from order_lines where order_id = $1', [
      fromWireId('order', orderId),
    ])
  expect(await counted()).toEqual([{ requests: 1, open_requests: 0 }])
  await ask(id)
  await anna!.call(CANCEL, { id })
  expect(await counted()).toEqual([{ requests: 1, open_requests: 0 }])
  expect(await t.audit('always')).toEqual([])
})

test('what was exchanged since is not asked about by the old request', async () => {
  const { id, orderId } = await declined()
  t.clock.advance(1000)
  await exchanged({ buyer: anna!, merchant: merchant! }, orderId)
  expect((await anna!.call(READ, { id })).operationList).not.toContain('askMall')
  expect(await refusalOf(ask(id))).toBe('409 reverse.state')
})

test('the money of an exchange is told to both sides and to the mall as soon as it is asked', async () => {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  const { id } = await goodsSentBack({ buyer: anna!, merchant: merchant! }, orderId)
  await merchant!.call(REFUSE, { id, reason: 'It smells.', attachmentList: await shown() })
  expect((await merchant!.call(SHOPS, { id })).applyRefundAmt).toEqual(money(0))
  await ask(id)
  expect((await merchant!.call(SHOPS, { id })).applyRefundAmt).toEqual(money(64.8))
})

test('a second press with the same photo is told where the request stands, not that the photo is wrong', async () => {
  const { id } = await declined()
  await ask(id)
  const side = { id, content: 'It was.', attachmentList: await shown() }
  await merchant!.call(SAY, side)
  expect(await refusalOf(merchant!.call(SAY, side))).toBe('409 reverse.state')
})

test('nobody rules about an own purchase, nor about what was answered for the shop, also after leaving it', async () => {
  const own = await declined(operator!)
  await operator!.call(ASK, { id: own.id, content: 'It never was.' })
  await say(own.id)
  expect(await refusalOf(rule(own.id, 'REFUND'))).toBe('403 dispute.own')
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  const { id } = await apply(anna!, orderId, { type: 'SALE_RETURN' })
  await t.sql('insert into seller_staff select id, 5 from users where email = $1', [
    people.operator,
  ])
  await operator!.call(REJECT, { id, reason: 'It was used.' })
  await t.sql('delete from seller_staff where user_id = (select id from users where email = $1)', [
    people.operator,
  ])
  await ask(id)
  await say(id)
  expect(await refusalOf(rule(id, 'NONE'))).toBe('403 dispute.own')
})

test('goods in the house of the shop are not their buyer’s after a ruling for the money', async () => {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  const { id } = await sentBack(t, { buyer: anna!, merchant: merchant! }, orderId)
  await merchant!.call(REFUSE, { id, reason: 'It smells.', attachmentList: await shown() })
  await ask(id)
  await say(id)
  await rule(id, 'REFUND')
  await reaches(t, anna!, id, 'REVERSE_DONE')
  expect(
    await t.sql('select reversed_qty, open_reverse_qty from order_lines where order_id = $1', [
      fromWireId('order', orderId),
    ]),
  ).toEqual([{ reversed_qty: 1, open_reverse_qty: 0 }])
})

test('nor does whoever has said the side of the shop, or added to it', async () => {
  const { id } = await declined()
  await ask(id)
  const helper = await t.signIn(people.ben)
  await t.sql('insert into seller_staff select id, 5 from users where email = $1', [people.ben])
  await helper.call(SAY, { id, content: 'It was.' })
  await t.sql('delete from seller_staff where user_id = (select id from users where email = $1)', [
    people.ben,
  ])
  await t.sql('insert into operators select id from users where email = $1', [people.ben])
  const ruling = helper.call(RULE, { id, ruling: 'NONE', reason: 'The seller is right.' })
  expect(await refusalOf(ruling)).toBe('403 dispute.own')
  await t.sql('delete from operators where user_id = (select id from users where email = $1)', [
    people.ben,
  ])
})
