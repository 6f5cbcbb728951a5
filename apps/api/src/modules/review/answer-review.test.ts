import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { ANSWER, LAMP, ON_ITEM, SELLERS, everything, reviewed } from '../../testing/review-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

let t: TestMall
let anna: Visitor
let merchant: Visitor
let otherMerchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  anna = await t.signIn(people.anna)
  merchant = await t.signIn(people.merchant)
  otherMerchant = await t.signIn(people.otherMerchant)
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from rate_limits'))

const onItem = (itemId: number, more = {}) => t.visit().call(ON_ITEM, { itemId, ...more })

describe('the shop', () => {
  test('[REV-048, REV-049] sees the reviews of its own shops, answers once, and everybody can read the answer', async () => {
    const id = await reviewed(t, anna, merchant, { content: 'Where is the BULB?', rateDict: 2 })
    const row = (
      await merchant.call(SELLERS, { answered: false, rate: 2, keyword: 'bulb', shopId: 5 })
    ).data
    expect(row).toMatchObject([
      {
        comment: { id, content: 'Where is the BULB?', commentator: { name: 'Kim P.' } },
        replyComment: { data: [] },
        tradeOrderLine: {
          tradeQty: 1,
          sku: { name: 'Vesna lamp' },
          tradeOrder: { shop: { name: 'Galleria House' } },
        },
      },
    ])
    expect(JSON.stringify(row)).not.toMatch(/usr_/)
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        merchant.call(ANSWER, { commentId: id, content: `In the box below, ${index}` }),
      ),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([
      'fulfilled',
      ...Array.from({ length: 7 }, () => 'rejected'),
    ])
    const given = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.replyComment.data[0]] : [],
    )[0]
    await expect(merchant.call(ANSWER, { commentId: id, content: 'Again' })).rejects.toMatchObject({
      status: 409,
      code: 'comment.already_answered',
    })
    expect((await onItem(LAMP)).data.find((one) => one.id === id)?.replyComment.data).toEqual([
      {
        content: given?.content,
        createdAt: given?.createdAt,
        shopName: 'Galleria House',
        editedAt: null,
      },
    ])
    expect((await merchant.call(SELLERS, { answered: false, keyword: 'bulb' })).total).toBe(0)
    expect((await merchant.call(SELLERS, { answered: true, keyword: 'bulb' })).total).toBe(1)
    expect((await merchant.call(SELLERS, { keyword: '%' })).total).toBe(0)
    expect(
      (
        await merchant.call(SELLERS, {
          keyword: row[0]?.tradeOrderLine.tradeOrder.tradeOrderCode ?? '',
        })
      ).total,
    ).toBe(1)
  })

  test("has no part in another's reviews, and a buyer none in the back office", async () => {
    const id = await reviewed(t, anna, merchant)
    const before = await everything(t)
    for (const commentId of [id, 'com_01jd4vr6f5e7s8kq2m3n4p5q6r'])
      await expect(
        otherMerchant.call(ANSWER, { commentId, content: 'Hello' }),
      ).rejects.toMatchObject({ status: 404, code: 'comment.not_found' })
    expect(
      (await otherMerchant.call(SELLERS, { pageSize: 100 })).data.every(
        (row) => row.tradeOrderLine.tradeOrder.shop.id === 11,
      ),
    ).toBe(true)
    expect((await otherMerchant.call(SELLERS, { shopId: 5 })).total).toBe(0)
    for (const [who, status] of [
      [anna, 403],
      [t.visit(), 401],
    ] as const)
      await expect(who.call(ANSWER, { commentId: id, content: 'Hello' })).rejects.toMatchObject({
        status,
      })
    for (const content of ['', '  ', 'x'.repeat(501)])
      await expect(merchant.call(ANSWER, { commentId: id, content })).rejects.toMatchObject({
        status: 400,
        body: { errors: [{ path: 'content' }] },
      })
    expect(await everything(t)).toEqual(before)
  })
})
