import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/account-steps.ts'
import { READ, REJECT, apply, everything } from '../../../testing/after-sales-steps.ts'
import { CLOSED, asMall, closeShop } from '../../../testing/closed-shop-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { upload } from '../../../testing/upload-steps.ts'

/**
 * What a shop shows when it declines: its buyer sees it, and the mall once it is asked, nobody
 * else.
 */

const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
const MALLS = 'POST /sapi/mall-operator/dispute/detail' as const

let t: TestMall
let [anna, ben, merchant, operator, other]: Visitor[] = []
let id: string
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, ben, merchant, operator, other] = await Promise.all(
    [people.anna, people.ben, people.merchant, people.operator, people.otherMerchant].map((who) =>
      t.signIn(who),
    ),
  )
})
beforeEach(async () => {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  ;({ id } = await apply(anna!, orderId, { type: 'SALE_RETURN' }))
})
afterAll(() => t.close())

const files = async (by: Visitor, count = 1) =>
  Promise.all(
    Array.from({ length: count }, async () => ({ url: (await upload(t, by, 'evidence')).url })),
  )
const seen = (visitors: readonly Visitor[], url: string) =>
  Promise.all(visitors.map(async (one) => (await one.raw('GET', url)).status))

test('a no is shown with up to six photos, to its buyer at once and to the mall once it is asked', async () => {
  const shown = await files(merchant!, 6)
  const url = shown[0]!.url
  expect(await seen([anna!, merchant!, operator!], url)).toEqual([404, 200, 404])
  const answer = { id, reason: 'The leg was sawn off.', attachmentList: { files: shown } }
  const rejected = await merchant!.call(REJECT, answer)
  expect(rejected.auditRejectAttachmentList.files).toEqual(shown)
  expect((await anna!.call(READ, { id })).auditRejectAttachmentList.files).toEqual(shown)
  expect(await seen([anna!, merchant!, operator!, ben!, other!], url)).toEqual([
    ...[200, 200, 404, 404, 404],
  ])
  await anna!.call(ASK, { id, content: 'It came like that.' })
  expect((await operator!.call(MALLS, { id })).auditRejectAttachmentList.files).toEqual(shown)
  expect(await seen([operator!, ben!, other!], url)).toEqual([200, 404, 404])
  expect(await t.audit()).toEqual([])
})

test('without a photo a no is as good; a seventh, somebody else’s and one that was shown before are refused, and nothing moves', async () => {
  const [used] = await files(merchant!)
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  const earlier = await apply(anna!, orderId)
  await merchant!.call(REJECT, {
    id: earlier.id,
    reason: 'No.',
    attachmentList: { files: [used!] },
  })
  const before = await everything(t)
  const attempts = {
    seventh: await files(merchant!, 7),
    others: await files(other!),
    buyers: await files(anna!),
    used: [used!],
    elsewhere: [{ url: 'https://example.org/a.webp' }],
  }
  for (const [name, one] of Object.entries(attempts))
    expect([
      name,
      await refusalOf(
        merchant!.call(REJECT, { id, reason: 'No.', attachmentList: { files: one } }),
      ),
    ]).toEqual([name, '400 request.malformed'])
  expect(await everything(t)).toEqual(before)
  const rejected = await merchant!.call(REJECT, { id, reason: 'No.' })
  expect([rejected.reverseTradeOrderStatus, rejected.auditRejectAttachmentList.files]).toEqual([
    ...['REVERSE_CLOSE', []],
  ])
})

test('a no that came too late takes no photo', async () => {
  const shown = await files(merchant!)
  await merchant!.call(REJECT, { id, reason: 'No.' })
  expect(
    await refusalOf(
      merchant!.call(REJECT, { id, reason: 'No!', attachmentList: { files: shown } }),
    ),
  ).toBe('409 reverse.state')
  expect(await seen([anna!, merchant!], shown[0]!.url)).toEqual([404, 200])
})

test('the mall shows its proof, too, in the place of a shop that was removed', async () => {
  await closeShop(operator!)
  const shown = await files(operator!)
  await operator!.call(CLOSED.reject, {
    ...asMall(id),
    reason: 'Sawn off.',
    attachmentList: { files: shown },
  })
  expect((await anna!.call(READ, { id })).auditRejectAttachmentList.files).toEqual(shown)
  expect(await seen([anna!, operator!, ben!], shown[0]!.url)).toEqual([200, 200, 404])
  expect((await operator!.call(CLOSED.detail, { id })).auditRejectAttachmentList.files).toEqual(
    shown,
  )
})
