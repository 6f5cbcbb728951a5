import type { Id } from '@galleria/kernel/id'
import { fromWireId } from '@galleria/kernel/id'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply } from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { DETAIL, orderId } from '../../../testing/order-steps.ts'
import { paidOrder, receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { upload } from '../../../testing/upload-steps.ts'
import { forgetMessages } from './order-messages.ts'

/** What buyer and shop show each other with a message. */

const TO_SHOP = 'POST /sapi/mall-order/web/order/writeToShop' as const
const TO_BUYER = 'POST /sapi/mall-merchant/order/writeToBuyer' as const
const ABOUT = 'POST /sapi/mall-order/web/reverseorder/writeToShop' as const
const ABOUT_BY_SHOP = 'POST /sapi/mall-merchant/reverseorder/writeToBuyer' as const
const SHOPS = 'POST /sapi/mall-merchant/order/detail' as const
const OPERATORS = 'POST /sapi/mall-operator/order/detail' as const

let t: TestMall
let [anna, ben, merchant, other, operator]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, ben, merchant, other, operator] = await Promise.all(
    [people.anna, people.ben, people.merchant, people.otherMerchant, people.operator].map((who) =>
      t.signIn(who),
    ),
  )
})
afterAll(() => t.close())

let keys = 0
const message = (id: string, files: readonly string[]) => ({
  id,
  content: 'Look at this.',
  attachmentList: { files: files.map((url) => ({ url })) },
  requestKey: `photos-key-${(keys += 1)}`,
})
const photoOf = async (who: Visitor) => (await upload(t, who, 'evidence')).url
const bought = async (who: Visitor) => orderId(await paidOrder(t, who, { lamp: 1 }, 'paid'))
const open = async (who: Visitor | undefined, url: string) => {
  const cookie = [...(who?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const { statusCode } = await t.mall.app.inject({
    url,
    headers: { host: 'mall.test', ...(cookie ? { cookie } : {}) },
  })
  return statusCode
}
const openedBy = (url: string) =>
  Promise.all(
    [anna, merchant, operator, ben, other, undefined].map((visitor) => open(visitor, url)),
  )
const BOTH_AND_THE_MALL = [200, 200, 200, 404, 404, 404]

test('a photo that is sent with a message is seen by buyer, shop and mall, whoever sent it, and by nobody else', async () => {
  const id = await bought(anna!)
  const [hers, theirs] = [await photoOf(anna!), await photoOf(merchant!)]
  expect(await openedBy(hers)).toEqual([200, 404, 404, 404, 404, 404])
  await anna!.call(TO_SHOP, message(id, [hers]))
  await merchant!.call(TO_BUYER, message(id, [theirs]))
  for (const seen of [
    await anna!.call(DETAIL, { id }),
    await merchant!.call(SHOPS, { id }),
    await operator!.call(OPERATORS, { id }),
  ])
    expect(seen.messageList.map(({ author, files }) => [author, files])).toEqual([
      ['buyer', [{ url: hers }]],
      ['merchant', [{ url: theirs }]],
    ])
  expect(await openedBy(hers)).toEqual(BOTH_AND_THE_MALL)
  expect(await openedBy(theirs)).toEqual(BOTH_AND_THE_MALL)
})

test('photos about a request stand at the request and at its order', async () => {
  const ordered = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  const { id } = await apply(anna!, ordered, { type: 'SALE_RETURN' })
  const [hers, theirs] = [await photoOf(anna!), await photoOf(merchant!)]
  const asked = await anna!.call(ABOUT, message(id, [hers]))
  const answered = await merchant!.call(ABOUT_BY_SHOP, message(id, [theirs]))
  expect(asked.messageList.map(({ files }) => files)).toEqual([[{ url: hers }]])
  expect(answered.messageList.map(({ files }) => files)).toEqual([
    [{ url: hers }],
    [{ url: theirs }],
  ])
  expect((await anna!.call(DETAIL, { id: ordered })).messageList).toEqual(answered.messageList)
  expect(await openedBy(theirs)).toEqual(BOTH_AND_THE_MALL)
})

test('only own uploads that were made for it and are used for nothing yet can be shown, six at most; otherwise nothing is written', async () => {
  const id = await bought(anna!)
  const used = await photoOf(anna!)
  await anna!.call(TO_SHOP, message(id, [used]))
  const wrong = [
    [used],
    [await photoOf(ben!)],
    [(await upload(t, anna!, 'review')).url],
    ['/files/fil_01jd4vr6f5e7s8kq2m3n4p5q6r.webp'],
    ['https://evil.example/cat.webp'],
  ]
  t.clock.advance(600_000)
  for (const files of wrong.slice(0, 4))
    await expect(anna!.call(TO_SHOP, message(id, files))).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ path: 'attachmentList.files', code: 'picture' }] },
    })
  t.clock.advance(600_000)
  await expect(anna!.call(TO_SHOP, message(id, wrong[4]!))).rejects.toMatchObject({ status: 400 })
  const seven = Array.from({ length: 7 }, () => used)
  await expect(anna!.call(TO_SHOP, message(id, seven))).rejects.toMatchObject({ status: 400 })
  const { messageList } = await merchant!.call(SHOPS, { id })
  expect(messageList.map(({ files }) => files)).toEqual([[{ url: used }]])
})

test('sent twice at once, a message and its photo are there once', async () => {
  const id = await bought(anna!)
  const same = message(id, [await photoOf(anna!)])
  await Promise.all([anna!.call(TO_SHOP, same), anna!.call(TO_SHOP, same)])
  expect((await merchant!.call(SHOPS, { id })).messageList).toHaveLength(1)
})

test("when its buyer's messages go, the photos of both sides are nobody's any more and are swept away", async () => {
  const id = await bought(ben!)
  const [his, theirs] = [await photoOf(ben!), await photoOf(merchant!)]
  await ben!.call(TO_SHOP, message(id, [his]))
  await merchant!.call(TO_BUYER, message(id, [theirs]))
  const [owner] = await t.sql<{ id: Id<'user'> }>(
    'select buyer_id as id from orders where id = $1',
    [fromWireId('order', id)],
  )
  const own = t.mall.gate.own()
  await own.inTransaction((tx) => forgetMessages(tx, owner!.id))
  expect([
    await open(merchant, his),
    await open(operator, theirs),
    await open(ben, theirs),
  ]).toEqual([404, 404, 404])
  const loose = [his, theirs].map((url) => fromWireId('file', url.slice(7, -5)))
  expect(
    await t.sql(
      'select attached_at is null as is_loose, seller_id from files where id = any($1::uuid[])',
      [loose],
    ),
  ).toEqual([
    { is_loose: true, seller_id: null },
    { is_loose: true, seller_id: null },
  ])
})
