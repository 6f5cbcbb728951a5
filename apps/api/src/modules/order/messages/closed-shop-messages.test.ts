import { fromWireId } from '@galleria/kernel/id'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/account-steps.ts'
import { DETAIL, apply } from '../../../testing/after-sales-steps.ts'
import { closeShop } from '../../../testing/closed-shop-steps.ts'
import { reopenSellers } from '../../../testing/merchant-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/**
 * What buyers write about orders of a shop that was removed from the mall: its people read and
 * answer it (decision 264).
 */

const PAGE = 'POST /sapi/mall-operator/closedShop/messages' as const
const WRITE = 'POST /sapi/mall-operator/closedShop/writeAboutOrder' as const
const ASIDE = 'POST /sapi/mall-operator/closedShop/setMessageAside' as const
const OPERATORS = 'POST /sapi/mall-operator/order/detail' as const
const TO_SHOP = 'POST /sapi/mall-order/web/order/writeToShop' as const
const ABOUT = 'POST /sapi/mall-order/web/reverseorder/writeToShop' as const

let t: TestMall
let [anna, merchant, operator]: Visitor[] = []
let id: string
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant, operator] = await Promise.all(
    [people.anna, people.merchant, people.operator].map((who) => t.signIn(who)),
  )
})
afterAll(() => t.close())
beforeEach(async () => {
  await reopenSellers(t)
  await t.sql('delete from order_messages')
  await t.sql('update orders set message_count = 0')
  id = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
})
afterEach(async () => expect(await t.audit('always')).toEqual([]))

let keys = 0
const message = (of: string, content: string) => ({
  id: of,
  content,
  requestKey: `gone-message-${(keys += 1)}`,
})
const writes = (content: string) => anna!.call(TO_SHOP, message(id, content))
const waits = async () => (await operator!.call(PAGE, {})).data.map(({ content }) => content)
const mailsWith = async (to: string, text: string) => {
  await t.drain()
  return (await t.inbox(to)).filter((mail) => mail.text.includes(text))
}

test('go to the mall’s people and not to the shop’s, stand at their desk until they are answered, and the answer says that it is the mall’s', async () => {
  await closeShop(operator!)
  expect((await anna!.call(DETAIL, { id })).isShopRemoved).toBe(true)
  await writes('Where is my invoice?')
  const [mail, ...more] = await mailsWith(people.operator, 'Where is my invoice?')
  expect([
    mail?.links.some((link) => link.endsWith(`/backoffice/operator/orders/${id}`)),
    more,
  ]).toEqual([true, []])
  expect(await mailsWith(people.merchant, 'Where is my invoice?')).toEqual([])
  expect(await operator!.call(PAGE, {})).toEqual({
    data: [
      {
        orderId: id,
        tradeOrderCode: (await anna!.call(DETAIL, { id })).tradeOrderCode,
        shop: { id: 5, name: 'Galleria House' },
        buyerName: 'Kim Petersen',
        content: 'Where is my invoice?',
        at: t.clock.now().toISOString(),
      },
    ],
    total: 1,
  })
  const seen = await operator!.call(OPERATORS, { id })
  expect([seen.messageOperationList, seen.waitingMessageId]).toEqual([
    ['writeToBuyer'],
    seen.messageList[0]?.id,
  ])

  await t.drain()
  t.clock.advance(1000)
  const answer = message(id, 'At the bottom of the order.')
  await Promise.all([operator!.call(WRITE, answer), operator!.call(WRITE, answer)])
  const read = await anna!.call(DETAIL, { id })
  expect(read.messageList.map(({ author, content }) => [author, content])).toEqual([
    ['buyer', 'Where is my invoice?'],
    ['operator', 'At the bottom of the order.'],
  ])
  expect(await waits()).toEqual([])
  expect((await operator!.call(OPERATORS, { id })).waitingMessageId).toBeNull()
  await t.drain()
  const toBuyer = (await t.inbox('kim@galleria.test')).filter(({ subject }) =>
    subject.includes('Galleria (for'),
  )
  expect(toBuyer).toHaveLength(1)
  const log = await operator!.call('POST /sapi/mall-operator/auditLog/page', { area: 'orders' })
  expect(log.data[0]).toMatchObject({ call: 'mall-operator/closedShop/writeAboutOrder' })
})

test('that need no answer are set aside, once; what is written afterwards waits again', async () => {
  await closeShop(operator!)
  await writes('Thank you!')
  const { waitingMessageId } = await operator!.call(OPERATORS, { id })
  const aside = { id, messageId: waitingMessageId ?? '' }
  await Promise.all([operator!.call(ASIDE, aside), operator!.call(ASIDE, aside)])
  expect((await operator!.call(ASIDE, aside)).waitingMessageId).toBeNull()
  expect(await waits()).toEqual([])
  t.clock.advance(1000)
  await writes('One more thing.')
  expect(await waits()).toEqual(['One more thing.'])
  // A page that was read before sets aside what it showed, and not what came since.
  await operator!.call(ASIDE, aside)
  expect(await waits()).toEqual(['One more thing.'])
})

test('wait the longest waiting first, also what was written before the shop was removed; what is about a request stands there', async () => {
  await writes('The first.')
  const second = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  t.clock.advance(1000)
  await anna!.call(TO_SHOP, message(second, 'The second.'))
  const { id: request } = await apply(anna!, second, { amount: 10 })
  t.clock.advance(1000)
  await anna!.call(ABOUT, message(request, 'About the request.'))
  expect(await operator!.call(PAGE, {})).toEqual({ data: [], total: 0 })
  await closeShop(operator!)
  expect(await waits()).toEqual(['The first.', 'The second.'])
  expect(await operator!.call(PAGE, { pageSize: 1, pageNo: 2 })).toMatchObject({
    data: [{ content: 'The second.' }],
    total: 2,
  })
})

test('are the shop’s own as long as it is there: the mall reads them and does nothing', async () => {
  await writes('Hello?')
  const { messageList, ...seen } = await operator!.call(OPERATORS, { id })
  expect([seen.messageOperationList, seen.waitingMessageId]).toEqual([[], null])
  const messageId = messageList[0]?.id ?? ''
  expect(await refusalOf(operator!.call(WRITE, message(id, 'Hello.')))).toBe('404 order.not_found')
  expect(await refusalOf(operator!.call(ASIDE, { id, messageId }))).toBe('404 order.not_found')
  expect((await anna!.call(DETAIL, { id })).messageList).toHaveLength(1)
  expect(await t.sql('select set_aside_at from order_messages')).toEqual([{ set_aside_at: null }])
  expect((await anna!.call(DETAIL, { id })).isShopRemoved).toBe(false)
})

test('about an own purchase, or of the own shop, are answered by somebody else', async () => {
  await writes('Hello?')
  await closeShop(operator!)
  const [buyer] = await t.sql<{ id: string }>('select buyer_id as id from orders where id = $1', [
    fromWireId('order', id),
  ])
  await t.sql('insert into operators (user_id) values ($1)', [buyer?.id])
  expect(await refusalOf(anna!.call(WRITE, message(id, 'Hello, me.')))).toBe('403 dispute.own')
  expect((await anna!.call(OPERATORS, { id })).messageOperationList).toEqual([])
  await t.sql('delete from operators where user_id = $1', [buyer?.id])
  expect(await waits()).toEqual(['Hello?'])
})
