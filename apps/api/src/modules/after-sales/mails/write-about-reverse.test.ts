import { fromWireId } from '@galleria/kernel/id'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, DETAIL, READ, REJECT } from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { orderId as orderIdOf } from '../../../testing/order-steps.ts'
import { paidOrder, receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

const TO_SHOP = 'POST /sapi/mall-order/web/reverseorder/writeToShop' as const
const TO_BUYER = 'POST /sapi/mall-merchant/reverseorder/writeToBuyer' as const
const AT_ORDER = 'POST /sapi/mall-order/web/order/writeToShop' as const
const SHOPS = 'POST /sapi/mall-merchant/reverseorder/detail' as const
const OPERATORS = 'POST /sapi/mall-operator/order/detail' as const

let t: TestMall
let [anna, merchant, otherMerchant, operator]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant, otherMerchant, operator] = await Promise.all(
    [people.anna, people.merchant, people.otherMerchant, people.operator].map((who) =>
      t.signIn(who),
    ),
  )
})
afterAll(() => t.close())

let keys = 0
const message = (id: string, content: string, requestKey = `message-key-${(keys += 1)}`) => ({
  id,
  content,
  requestKey,
})
async function asked() {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 2 })
  return { orderId, ...(await apply(anna!, orderId, { amount: 5 })) }
}
const textsOf = (shown: { messageList: { author: string; content: string }[] }) =>
  shown.messageList.map(({ author, content }) => `${author}: ${content}`)

test('what buyer and shop write about a request stands beside it for both, at its order for the mall, too, and not at another request of the order', async () => {
  const { id, orderId } = await asked()
  const other = await apply(anna!, orderId, { amount: 3 })
  await anna!.call(AT_ORDER, message(orderId, 'Only about the order.'))
  const written = await anna!.call(TO_SHOP, message(id, 'The shade is bent.'))
  expect(textsOf(written)).toEqual(['buyer: The shade is bent.'])
  const answered = await merchant!.call(TO_BUYER, message(id, 'Which side?'))
  const both = ['buyer: The shade is bent.', 'merchant: Which side?']
  expect(textsOf(answered)).toEqual(both)
  expect(textsOf(await anna!.call(READ, { id }))).toEqual(both)
  for (const seen of [
    await anna!.call(DETAIL, { id: orderId }),
    await operator!.call(OPERATORS, { id: orderId }),
  ])
    expect(seen.messageList.map(({ content, reverseId }) => [content, reverseId])).toEqual([
      ['Only about the order.', null],
      ['The shade is bent.', id],
      ['Which side?', id],
    ])
  expect(textsOf(await anna!.call(READ, { id: other.id }))).toEqual([])
})

test('the other side is told by a mail that leads to the request, and neither learns the address of the other', async () => {
  const bought = await paidOrder(t, anna!, { lamp: 1 }, 'paid', { email: people.anna })
  const { id } = await apply(anna!, orderIdOf(bought))
  await anna!.call(TO_SHOP, message(id, 'Look at the left leg.'))
  await merchant!.call(TO_BUYER, message(id, 'We see the left leg.'))
  await t.drain()
  const toShop = (await t.inbox(people.merchant)).filter(({ text }) =>
    text.includes('Look at the left leg.'),
  )
  expect(toShop).toHaveLength(1)
  expect(toShop[0]?.text).toContain(`/backoffice/after-sales/${id}`)
  expect(toShop[0]?.text).not.toContain(people.anna)
  const toBuyer = (await t.inbox(people.anna)).filter(({ text }) =>
    text.includes(`/buyer/as/detail/${id}`),
  )
  expect(toBuyer.filter(({ text }) => text.includes('We see the left leg.'))).toHaveLength(1)
  for (const mail of toBuyer) expect(mail.text).not.toContain(people.merchant)
})

test('one press is one message, also twice at once; the pace is that of the order, and what is empty or endless is refused', async () => {
  const { id, orderId } = await asked()
  const same = message(id, 'Once.')
  await Promise.all([anna!.call(TO_SHOP, same), anna!.call(TO_SHOP, same)])
  for (const content of ['  ', 'x'.repeat(1001)])
    await expect(anna!.call(TO_SHOP, message(id, content))).rejects.toMatchObject({ status: 400 })
  await anna!.call(AT_ORDER, message(orderId, 'Two.'))
  await anna!.call(TO_SHOP, message(id, 'Three.'))
  await anna!.call(TO_SHOP, message(id, 'Four.'))
  await expect(anna!.call(TO_SHOP, message(id, 'Five.'))).rejects.toMatchObject({ status: 429 })
  expect(textsOf(await merchant!.call(SHOPS, { id }))).toEqual([
    'buyer: Once.',
    'buyer: Three.',
    'buyer: Four.',
  ])
})

test("somebody else's request is not there, and a full order takes nothing more and offers no form", async () => {
  const { id, orderId } = await asked()
  const ben = await t.signIn(people.ben)
  for (const attempt of [
    () => ben.call(TO_SHOP, message(id, 'Mine?')),
    () => otherMerchant!.call(TO_BUYER, message(id, 'Mine?')),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 404, code: 'reverse.not_found' })
  await t.sql('update orders set message_count = 100 where id = $1', [fromWireId('order', orderId)])
  for (const attempt of [
    () => anna!.call(TO_SHOP, message(id, 'One more.')),
    () => merchant!.call(TO_BUYER, message(id, 'One more.')),
  ])
    await expect(attempt()).rejects.toMatchObject({
      status: 422,
      code: 'order.messages_full',
    })
  for (const seen of [await anna!.call(READ, { id }), await merchant!.call(SHOPS, { id })])
    expect(seen).toMatchObject({ messageList: [], messageOperationList: [] })
})

test('after a no both still write; to a buyer who has left the shop is offered no form, and its message is refused', async () => {
  const { id, orderId } = await asked()
  await merchant!.call(REJECT, { id, reason: 'It was whole.' })
  expect((await anna!.call(READ, { id })).messageOperationList).toEqual(['writeToShop'])
  expect(textsOf(await anna!.call(TO_SHOP, message(id, 'It was not.')))).toEqual([
    'buyer: It was not.',
  ])
  expect((await merchant!.call(SHOPS, { id })).messageOperationList).toEqual(['writeToBuyer'])
  await t.sql(
    `update contracts set delivery_address = delivery_address || '{"firstName": "", "lastName": ""}', email = ''
      where id = (select contract_id from orders where id = $1)`,
    [fromWireId('order', orderId)],
  )
  expect((await merchant!.call(SHOPS, { id })).messageOperationList).toEqual([])
  await expect(merchant!.call(TO_BUYER, message(id, 'Hello?'))).rejects.toMatchObject({
    status: 409,
    code: 'order.buyer_left',
  })
  expect((await merchant!.call(SHOPS, { id })).messageList).toHaveLength(1)
})
