import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ArgumentOf } from '@galleria/contract/client'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { paidOrder, receivedOrder, send, type order } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { upload } from '../../testing/upload-steps.ts'

let t: TestMall
let anna: Visitor
let ben: Visitor
let merchant: Visitor
let otherMerchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  const signedIn = await Promise.all(
    [people.anna, people.ben, people.merchant, people.otherMerchant].map((email) =>
      t.signIn(email),
    ),
  )
  ;[anna, ben, merchant, otherMerchant] = signedIn as [Visitor, Visitor, Visitor, Visitor]
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from rate_limits'))

const TO_REVIEW = 'POST /api/trantor/flow/bbc_trade_PageTradeOrderForBuyerIdFlow' as const
const WRITE = 'POST /api/trantor/flow/bbc_content_BatchCreateCommonCommentFlow' as const
const OWN = 'POST /api/trantor/flow/bbc_content_PageCommonComment4CFlow' as const
const LINE = 'POST /api/trantor/func/trade_QueryOneTradeBaseOrderLineBOBuiltInFunc' as const
const LINES = 'POST /api/trantor/flow/bbc_trade_TradeOrderLineForIdFlow' as const
const ON_ITEM = 'POST /sapi/mall-content/web/comment/pageByItem' as const
const SELLERS = 'POST /sapi/mall-merchant/comment/page' as const
const ANSWER = 'POST /sapi/mall-merchant/comment/reply' as const
const DETAIL = 'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer' as const

const LAMP = 1003
const linesOf = async (who: Visitor, id: string) =>
  (await who.call(DETAIL, { id })).tradeOrderLineList.map((line) => line.id)
const received = (who: Visitor, wishes: Parameters<typeof order>[1]) =>
  receivedOrder(t, who, merchant, wishes)
type Written = ArgumentOf<typeof WRITE>[number]
const review = (postId: string, more: Partial<Written> = {}): Written => ({
  postId,
  rateDict: 5,
  content: 'Warm light, well made.',
  ...more,
})
/** An order of one lamp, received and reviewed; the review's id. */
async function reviewed(who: Visitor, more: Partial<Written> = {}): Promise<string> {
  const [line = ''] = await linesOf(who, await received(who, { lamp: 1 }))
  return (await who.call(WRITE, [review(line, more)]))[0]?.id ?? ''
}
const everything = () =>
  t.sql(
    `select (select json_agg(c order by id) from comments c) as c, (select json_agg(o order by id) from orders o) as o, (select json_agg(i order by id) from items i) as i, (select json_agg(f order by id) from files f) as f, (select json_agg(r order by comment_id) from comment_replies r) as r`,
  )
const onItem = (itemId: number, more = {}) => t.visit().call(ON_ITEM, { itemId, ...more })
const MISSING = 'oli_01jd4vr6f5e7s8kq2m3n4p5q6r'

describe('what is left to review', () => {
  test("[REV-050, REV-008, REV-011] a member's complete orders with unreviewed lines, the latest received first, four to a page", async () => {
    const who = await t.signIn(people.ben)
    const ids: string[] = []
    for (let i = 0; i < 5; i += 1) {
      t.clock.advance(60_000)
      ids.unshift(await received(who, { lamp: 1 }))
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
    const id = await received(anna, { lamp: 1, desk: 1 })
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

  test('order lines are read one by one or together: own ones with their order, foreign ones not at all', async () => {
    const id = await received(anna, { lamp: 1, desk: 2 })
    const [one = '', two = ''] = await linesOf(anna, id)
    const [foreign = ''] = await linesOf(ben, (await ben.call(TO_REVIEW, {})).data[0]?.id ?? '')
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

describe("the goods of one's own shop", () => {
  test('are not reviewed by its staff: not offered, not in the list, and refused with the reason; those of other shops are', async () => {
    const own = await receivedOrder(t, merchant, merchant, { lamp: 1 })
    const other = (await paidOrder(t, merchant, { lastChair: 1 })).tradeOrderList[0]?.id ?? ''
    await send(otherMerchant, other)
    await merchant.call('POST /sapi/mall-order/web/order/signForDelivery', { id: other })
    const list = await merchant.call(TO_REVIEW, {})
    expect([list.total, list.data.map((row) => row.id)]).toEqual([1, [other]])
    expect((await merchant.call(DETAIL, { id: own })).operationList).not.toContain('comment')
    expect((await merchant.call(DETAIL, { id: other })).operationList).toContain('comment')
    const [mine = ''] = await linesOf(merchant, own)
    const [theirs = ''] = await linesOf(merchant, other)
    const before = await everything()
    for (const lines of [[mine], [mine, theirs]])
      await expect(
        merchant.call(
          WRITE,
          lines.map((id) => review(id)),
        ),
      ).rejects.toMatchObject({
        status: 422,
        code: 'comment.own_shop',
        body: { title: 'You work for this shop, and nobody reviews the goods of the own shop.' },
      })
    expect(await everything()).toEqual(before)
    expect(await merchant.call(WRITE, [review(theirs)])).toHaveLength(1)
  })

  test('that somebody bought before joining the shop are not reviewed after', async () => {
    const id = await received(ben, { lamp: 1 })
    const [line = ''] = await linesOf(ben, id)
    await t.sql('insert into seller_staff select id, 5 from users where email = $1', [people.ben])
    await expect(ben.call(WRITE, [review(line)])).rejects.toMatchObject({
      code: 'comment.own_shop',
    })
    await t.sql(
      'delete from seller_staff where user_id = (select id from users where email = $1)',
      [people.ben],
    )
    expect(await ben.call(WRITE, [review(line)])).toHaveLength(1)
  })
})

describe('writing a review', () => {
  test("[REV-001, REV-026, REV-027, REV-031, REV-053] one for each line of the list, with pictures, under the author's public name", async () => {
    const [one = '', two = ''] = await linesOf(anna, await received(anna, { lamp: 1, desk: 1 }))
    const [first, second] = [await upload(t, anna), await upload(t, anna)]
    const identity = {
      commentator: { id: 'usr_somebody' },
      commentatorTypeDict: 'BUYER',
      commentRecipient: { id: 99 },
      postOwner: { id: 99 },
      topId: null,
      parentId: null,
      postTypeDict: 'ORDER_LINE',
    } as const
    const written = await anna.call(WRITE, [
      review(one, { ...identity, images: { files: [{ url: first.url }, { url: second.url }] } }),
      review(two, { rateDict: 3, content: '  Wobbles.\r\nA little. ' }),
    ])
    const [me] = await t.sql<{ id: string }>('select id from users where email = $1', [people.anna])
    expect(written).toEqual([
      {
        id: expect.stringMatching(/^com_/),
        topId: null,
        parentId: null,
        content: 'Warm light, well made.',
        postId: one,
        postTypeDict: 'ORDER_LINE',
        postOwner: { id: 5 },
        images: { files: [{ url: first.url }, { url: second.url }] },
        rateDict: 5,
        commentator: { id: expect.stringMatching(/^usr_/), name: 'Kim P.' },
        commentatorTypeDict: 'BUYER',
        commentRecipient: { id: 5 },
        createdAt: t.clock.now().toISOString(),
      },
      expect.objectContaining({
        postId: two,
        rateDict: 3,
        content: 'Wobbles.\nA little.',
        images: { files: [] },
      }),
    ])
    expect(
      await t.sql(
        'select is_public, attached_at is not null as attached from files where owner_id = $1 and is_public',
        [me?.id],
      ),
    ).toEqual([
      { is_public: true, attached: true },
      { is_public: true, attached: true },
    ])
  })

  test("[REV-035, REV-037, REV-038, REV-039, REV-040, REV-041] is refused at the field that lacks something, in the reader's words", async () => {
    const [line = ''] = await linesOf(anna, await received(anna, { lamp: 1 }))
    const before = await everything()
    const flawed = async (more: object) =>
      (await anna.raw('POST', WRITE.slice(5), { body: [[{ ...review(line), ...more }]] })).body as {
        code: string
        errors: { path: string; code: string; message: string }[]
      }
    expect((await flawed({ rateDict: undefined })).errors).toEqual([
      { path: '0.rateDict', code: 'rating', message: 'please pick a rating' },
    ])
    for (const rateDict of [0, 6, 2.5, '5', null])
      expect((await flawed({ rateDict })).errors.map(({ path, code }) => [path, code])).toEqual([
        ['0.rateDict', 'rating'],
      ])
    expect((await flawed({ content: ' \n ' })).errors).toEqual([
      { path: '0.content', code: 'review_text', message: 'there are products not yet reviewed' },
    ])
    expect((await flawed({ content: undefined })).errors).toEqual([
      { path: '0.content', code: 'review_text', message: 'there are products not yet reviewed' },
    ])
    expect(
      (await flawed({ content: 'x'.repeat(301) })).errors.map(({ path, code }) => [path, code]),
    ).toEqual([['0.content', 'length']])
    expect(
      (
        await flawed({ images: { files: Array.from({ length: 7 }, () => ({ url: '/files/x' })) } })
      ).errors.map(({ path }) => path),
    ).toEqual(['0.images.files'])
    expect(
      (await flawed({ parentId: 'com_01jd4vr6f5e7s8kq2m3n4p5q6r' })).errors.map(({ path }) => path),
    ).toEqual(['0.parentId'])
    for (const body of [[], [Array.from({ length: 21 }, () => review(line))]])
      expect((await anna.raw('POST', WRITE.slice(5), { body })).status).toBe(400)
    expect(await everything()).toEqual(before)
    expect(await anna.call(WRITE, [review(line, { content: 'x'.repeat(300) })])).toHaveLength(1)
  })

  test('[REV-047] is for own lines only: a foreign line is answered like a missing one, and nothing of the list is written', async () => {
    const [mine = ''] = await linesOf(anna, await received(anna, { lamp: 1 }))
    const [theirs = ''] = await linesOf(ben, await received(ben, { lamp: 1 }))
    const before = await everything()
    for (const line of [theirs, MISSING])
      await expect(anna.call(WRITE, [review(mine), review(line)])).rejects.toMatchObject({
        status: 404,
        code: 'comment.line_not_found',
      })
    expect(await everything()).toEqual(before)
  })

  test('[REV-045] is for members: a guest and a stranger are asked to sign in', async () => {
    const guest = t.visit()
    const contract = await paidOrder(t, guest, { lamp: 1 })
    const id = contract.tradeOrderList[0]?.id ?? ''
    await send(merchant, id)
    await guest.call('POST /sapi/mall-order/web/order/signForDelivery', { id })
    const [line = ''] = await linesOf(guest, id)
    for (const who of [guest, t.visit()])
      await expect(who.call(WRITE, [review(line)])).rejects.toMatchObject({
        status: 401,
        code: 'auth.signed_out',
      })
    expect(
      await t.sql(
        'select 1 from comments where line_id = (select id from order_lines where order_id = (select id from orders where code = $1))',
        [contract.tradeOrderList[0]?.tradeOrderCode],
      ),
    ).toEqual([])
  })

  test('waits until the order is complete, and says what can be done with it instead', async () => {
    const contract = await paidOrder(t, anna, { lamp: 1 })
    const id = contract.tradeOrderList[0]?.id ?? ''
    const [line = ''] = await linesOf(anna, id)
    const { operationList } = await anna.call(DETAIL, { id })
    await expect(anna.call(WRITE, [review(line)])).rejects.toMatchObject({
      status: 409,
      code: 'comment.order_state',
      body: { operationList },
    })
    await send(merchant, id)
    await expect(anna.call(WRITE, [review(line)])).rejects.toMatchObject({
      code: 'comment.order_state',
    })
  })

  test('[REV-001] is possible once: twice in one list, once more later, or twenty at the same moment make one', async () => {
    const [line = '', other = ''] = await linesOf(anna, await received(anna, { lamp: 1, desk: 1 }))
    const before = await everything()
    await expect(anna.call(WRITE, [review(line), review(line)])).rejects.toMatchObject({
      status: 409,
      code: 'comment.already_written',
    })
    expect(await everything()).toEqual(before)
    const [item] = await t.sql<{ sum: number; n: number }>(
      'select rating_sum as sum, rating_count as n from items where id = $1',
      [LAMP],
    )
    const presses = await Promise.allSettled(
      Array.from({ length: 20 }, () => anna.call(WRITE, [review(line, { rateDict: 4 })])),
    )
    expect(presses.filter((press) => press.status === 'fulfilled')).toHaveLength(1)
    expect(
      presses.flatMap((press) =>
        press.status === 'rejected' ? [(press.reason as { code: string }).code] : [],
      ),
    ).toEqual(Array.from({ length: 19 }, () => 'comment.already_written'))
    expect(
      await t.sql('select rating_sum as sum, rating_count as n from items where id = $1', [LAMP]),
    ).toEqual([{ sum: (item?.sum ?? 0) + 4, n: (item?.n ?? 0) + 1 }])
    await expect(anna.call(WRITE, [review(other), review(line)])).rejects.toMatchObject({
      code: 'comment.already_written',
    })
    expect((await anna.call(LINE, { id: other })).commentStatus).toBe('UN_EVALUATED')
  })

  test('takes only own pictures that belong to nothing yet and were sent for a review', async () => {
    const [line = '', second = ''] = await linesOf(anna, await received(anna, { lamp: 1, desk: 1 }))
    const [mine, theirs, evidence] = [
      await upload(t, anna),
      await upload(t, ben),
      await upload(t, anna, 'evidence'),
    ]
    const withImages = (...urls: string[]) =>
      review(line, { images: { files: urls.map((url) => ({ url })) } })
    const before = await everything()
    for (const url of [
      theirs.url,
      evidence.url,
      '/files/fil_01jd4vr6f5e7s8kq2m3n4p5q6r.webp',
      'https://elsewhere.example/x.webp',
      '/pictures/lamp-globe--brass-320.webp',
      '',
    ]) {
      await expect(anna.call(WRITE, [withImages(mine.url, url)]), url).rejects.toMatchObject({
        status: 400,
        body: { errors: [{ path: '0.images', code: 'picture' }] },
      })
    }
    await expect(
      anna.call(WRITE, [
        withImages(mine.url),
        review(second, { images: { files: [{ url: mine.url }] } }),
      ]),
    ).rejects.toMatchObject({ body: { errors: [{ path: '1.images', code: 'picture' }] } })
    expect(await everything()).toEqual(before)
    expect((await anna.call(WRITE, [withImages(mine.url, mine.url)]))[0]?.images.files).toEqual([
      { url: mine.url },
    ])
    await expect(
      anna.call(WRITE, [review(second, { images: { files: [{ url: mine.url }] } })]),
    ).rejects.toMatchObject({ body: { errors: [{ path: '0.images', code: 'picture' }] } })
  })
})

describe('own reviews', () => {
  test("[REV-002, REV-052, REV-028, REV-051] are paged newest first, or read one by its id, with the shop's answer; another's is not there", async () => {
    const who = await t.signIn(people.otherMerchant)
    const ids: string[] = []
    for (let i = 0; i < 5; i += 1) {
      t.clock.advance(60_000)
      ids.unshift(await reviewed(who, { content: `Number ${i}` }))
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
    await reviewed(anna)
    const { data } = await onItem(LAMP)
    expect(Object.keys(data[0] ?? {}).toSorted()).toEqual([
      'attributes',
      'commentatorName',
      'content',
      'createdAt',
      'id',
      'images',
      'rateDict',
      'replyComment',
      'reviewComments',
    ])
    expect(data[0]?.commentatorName).toBe('Kim P.')
    expect(JSON.stringify(data)).not.toMatch(/usr_|ord_|oli_|@|Petersen/)
  })
})

describe('the shop', () => {
  test('[REV-048, REV-049] sees the reviews of its own shops, answers once, and everybody can read the answer', async () => {
    const id = await reviewed(anna, { content: 'Where is the BULB?', rateDict: 2 })
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
      given,
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
    const id = await reviewed(anna)
    const before = await everything()
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
    expect(await everything()).toEqual(before)
  })
})
