import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import {
  ANSWER,
  DETAIL,
  LAMP,
  LINE,
  LINES,
  MISSING,
  ON_ITEM,
  OWN,
  TO_REVIEW,
  WRITE,
  linesOf,
  review,
  reviewed,
} from '../../testing/review-steps.ts'
import { paidOrder, receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { upload } from '../../testing/upload-steps.ts'

let t: TestMall
let anna: Visitor
let ben: Visitor
let merchant: Visitor
let otherMerchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  anna = await t.signIn(people.anna)
  ben = await t.signIn(people.ben)
  merchant = await t.signIn(people.merchant)
  otherMerchant = await t.signIn(people.otherMerchant)
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from rate_limits'))

const onItem = (itemId: number, more = {}) => t.visit().call(ON_ITEM, { itemId, ...more })

describe('what is left to review', () => {
  test("[REV-050, REV-008, REV-011] a member's complete orders with unreviewed lines, the latest received first, four to a page", async () => {
    const who = await t.signIn(people.ben)
    const ids: string[] = []
    for (let i = 0; i < 5; i += 1) {
      t.clock.advance(60_000)
      ids.unshift(await receivedOrder(t, who, merchant, { lamp: 1 }))
    }
    const open = await paidOrder(t, who, { lamp: 1 })
    const first = await who.call(TO_REVIEW, {
      queryParams: { page: { no: 1, size: 4 } },
      tradeOrderStatus: { displayStatus: { value: 'COMPLETE' } },
    })
    const second = await who.call(TO_REVIEW, {
      queryParams: { page: { no: 2 }, tradeOrderStatus: { displayStatus: { value: 'COMPLETE' } } },
    })
    expect([
      first.total,
      first.data.length,
      ...[...first.data, ...second.data].map((row) => row.id),
    ]).toEqual([5, 4, ...ids])
    expect(first.data[0]).toMatchObject({
      displayStatus: 'COMPLETE',
      tradeOrderCommentStatus: 'UN_EVALUATED',
      tradeOrderLineList: [{ commentStatus: 'UN_EVALUATED', sku: { name: 'Vesna lamp' } }],
    })
    expect((await who.call(TO_REVIEW, {})).data).toHaveLength(4)
    expect(ids).not.toContain(open.tradeOrderList[0]?.id)
    expect((await anna.call(TO_REVIEW, {})).total).toBe(0)
  })

  test('[REV-029] lines that have their review are gone from it, then the order, and the order says so and offers no review', async () => {
    const id = await receivedOrder(t, anna, merchant, { lamp: 1, desk: 1 })
    const [one = '', two = ''] = await linesOf(anna, id)
    const seen = async () => {
      const [row] = (await anna.call(TO_REVIEW, {})).data.filter((order) => order.id === id)
      const detail = await anna.call(DETAIL, { id })
      return [
        row?.tradeOrderLineList.map((line) => line.id),
        detail.tradeOrderCommentStatus,
        detail.operationList.includes('comment'),
      ]
    }
    expect(await seen()).toEqual([[one, two], 'UN_EVALUATED', true])
    await anna.call(WRITE, [review(two)])
    expect(await seen()).toEqual([[one], 'UN_EVALUATED', true])
    await anna.call(WRITE, [review(one)])
    expect(await seen()).toEqual([undefined, 'EVALUATED', false])
  })

  test('[ORD-006, ORD-008, ORD-009] order lines are read one by one or together: own ones with their order, foreign ones not at all', async () => {
    const id = await receivedOrder(t, anna, merchant, { lamp: 1, desk: 2 })
    const [one = '', two = ''] = await linesOf(anna, id)
    const [foreign = ''] = await linesOf(ben, (await ben.call(TO_REVIEW, {})).data[0]?.id ?? '')
    const shown = await anna.call(DETAIL, { id })
    const lines = await anna.call(LINES, { id: { values: [two, foreign, MISSING, one, two] } })
    expect(lines.map((line) => line.id)).toEqual([two, one])
    const line = await anna.call(LINE, { id: one })
    expect(line).toMatchObject({
      id: one,
      tradeQty: 1,
      canReverseQty: 1,
      lineGroupTypeDict: null,
      commentStatus: 'UN_EVALUATED',
      tradeOrder: {
        id,
        shop: { id: 5, name: 'Galleria House' },
        seller: { id: 5 },
        tradeOrderCommentStatus: 'UN_EVALUATED',
        tradeOrderCode: shown.tradeOrderCode,
        orderedTime: shown.timeline.orderedTime,
        shipmentInfoId: shown.packageList[0]?.id,
        tradeOrderLineList: [{ id: one }, { id: two }],
      },
      tradeOrderLinePrice: { paidAmt: { currency: 'EUR' } },
    })
    expect(lines[1]).toEqual(line)
    for (const id of [foreign, MISSING])
      await expect(anna.call(LINE, { id })).rejects.toMatchObject({
        status: 404,
        code: 'comment.line_not_found',
      })
    await expect(
      anna.call(LINES, { id: { values: Array.from({ length: 51 }, () => one) } }),
    ).rejects.toMatchObject({ status: 400 })
  })
})

describe('own reviews', () => {
  test("[REV-002, REV-052, REV-051] are paged newest first, or read one by its id, with the shop's answer; another's is not there", async () => {
    const who = await t.signIn(people.otherMerchant)
    const ids: string[] = []
    for (let i = 0; i < 5; i += 1) {
      t.clock.advance(60_000)
      ids.unshift(await reviewed(t, who, merchant, { content: `Number ${i}` }))
    }
    await merchant.call(ANSWER, { commentId: ids[0] ?? '', content: 'Thank you!' })
    const first = await who.call(OWN, {
      queryParams: {
        page: { no: 1, size: 4 },
        commentator: { id: 'usr_x' },
        postTypeDict: 'ORDER_LINE',
      },
    })
    const second = await who.call(OWN, {
      queryParams: { page: { no: 2, size: 4 } },
      commentator: { id: 'usr_x' },
      postTypeDict: 'ORDER_LINE',
    })
    expect([first.total, ...[...first.data, ...second.data].map((row) => row.comment.id)]).toEqual([
      5,
      ...ids,
    ])
    expect(first.data[0]).toMatchObject({
      comment: { content: 'Number 4', rateDict: 5 },
      replyComment: {
        data: [
          {
            content: 'Thank you!',
            shopName: 'Galleria House',
            createdAt: t.clock.now().toISOString(),
          },
        ],
      },
      reviewComments: [],
      tradeOrderLine: {
        id: first.data[0]?.comment.postId,
        commentStatus: 'EVALUATED',
        sku: { name: 'Vesna lamp' },
        tradeOrder: { shop: { name: 'Galleria House' } },
      },
    })
    expect(await who.call(OWN, { qCommentBO: { id: ids[0] ?? '' } })).toEqual({
      data: [first.data[0]],
      total: 1,
    })
    expect(
      (
        await who.call(OWN, {
          qCommentBO: { commentator: { id: 'usr_x' }, postTypeDict: 'ORDER_LINE' },
        })
      ).total,
    ).toBe(5)
    for (const id of [ids[0] ?? '', 'com_01jd4vr6f5e7s8kq2m3n4p5q6r'])
      expect(await ben.call(OWN, { qCommentBO: { id } })).toEqual({ data: [], total: 0 })
  })
})

describe('a follow-up', () => {
  test('[REV-028] stands under its review, with the answer of the shop, for the author and for everybody', async () => {
    const id = await reviewed(t, ben, merchant, { content: 'Bright.' })
    await merchant.call(ANSWER, { commentId: id, content: 'Thank you!' })
    t.clock.advance(5.5 * DAY)
    const at = t.clock.now()
    await t.sql(
      `insert into comments (id, author_id, order_id, line_id, kind, parent_id, item_id, sku_id, shop_id, seller_id, author_name, language, rate, content, created_at)
      select gen_random_uuid(), author_id, order_id, line_id, 'FOLLOW_UP', id, item_id, sku_id, shop_id, seller_id, author_name, language, null, 'Still bright after a year.', $2
      from comments where id = $1`,
      [fromWireId('comment', id), at],
    )
    const own = await ben.call(OWN, { qCommentBO: { id } })
    expect(own).toMatchObject({
      total: 1,
      data: [
        {
          comment: { id, content: 'Bright.', topId: null, parentId: null },
          replyComment: { data: [{ content: 'Thank you!' }] },
          reviewComments: [
            {
              content: 'Still bright after a year.',
              topId: id,
              parentId: id,
              rateDict: null,
              images: { files: [] },
              createdAt: at.toISOString(),
              daysOfUse: 5,
            },
          ],
        },
      ],
    })
    expect((await onItem(LAMP)).data.find((one) => one.id === id)?.reviewComments).toEqual([
      {
        content: 'Still bright after a year.',
        images: { files: [] },
        createdAt: at.toISOString(),
        daysOfUse: 5,
      },
    ])
  })
})

describe('the reviews of an item', () => {
  test('are read by anybody: the average the card shows, how many gave how many stars, by stars, with photos, page by page', async () => {
    const CHAIR = 1002
    const sell = async (rateDict: number, withPhoto: boolean) => {
      const [line = ''] = await linesOf(
        anna,
        await receivedOrder(t, anna, otherMerchant, { chair: 1 }),
      )
      const files = withPhoto ? [{ url: (await upload(t, anna)).url }] : []
      t.clock.advance(60_000)
      return (await anna.call(WRITE, [review(line, { rateDict, images: { files } })]))[0]?.id
    }
    expect(await onItem(CHAIR)).toEqual({
      data: [],
      total: 0,
      ratingAvg: null,
      ratingCount: 0,
      withImagesCount: 0,
      histogram: [5, 4, 3, 2, 1].map((rate) => ({ rate, count: 0 })),
    })
    const [five, two, four] = [await sell(5, true), await sell(2, false), await sell(4, false)]
    const all = await onItem(CHAIR)
    expect([
      all.total,
      all.ratingAvg,
      all.ratingCount,
      all.withImagesCount,
      all.histogram.map(({ count }) => count),
      all.data.map(({ id }) => id),
    ]).toEqual([3, 3.7, 3, 1, [1, 1, 0, 1, 0], [four, two, five]])
    expect((await onItem(CHAIR, { rate: 2 })).data.map(({ id }) => id)).toEqual([two])
    expect((await onItem(CHAIR, { withImages: true })).data.map(({ id }) => id)).toEqual([five])
    const page = await onItem(CHAIR, { pageNo: 2, pageSize: 2 })
    expect([page.total, page.data.map(({ id }) => id)]).toEqual([3, [five]])
    const item = await t.visit().call('POST /sapi/mall-item/item/detail', { id: CHAIR })
    const card = (await t.visit().call('POST /sapi/mall-item/item/search', { keyword: 'Orla' }))
      .data[0]
    expect([item.ratingAvg, item.ratingCount, card?.ratingAvg, card?.ratingCount]).toEqual([
      3.7, 3, 3.7, 3,
    ])
    expect(await onItem(999_999)).toMatchObject({ total: 0, ratingAvg: null })
  })

  test('call their authors by a short name and tell nothing else of them', async () => {
    await reviewed(t, anna, merchant)
    const { data } = await onItem(LAMP)
    expect(Object.keys(data[0] ?? {}).toSorted()).toEqual([
      'attributes',
      'commentatorName',
      'content',
      'createdAt',
      'helpfulCount',
      'id',
      'images',
      'isHelpful',
      'isReturned',
      'rateDict',
      'replyComment',
      'reviewComments',
    ])
    expect(data[0]?.commentatorName).toBe('Kim P.')
    expect(JSON.stringify(data)).not.toMatch(/usr_|ord_|oli_|@|Petersen/)
  })
})
