import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { APPROVE, apply, reaches } from '../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import {
  DETAIL,
  LAMP,
  LINE,
  MISSING,
  TO_REVIEW,
  WRITE,
  everything,
  linesOf,
  review,
} from '../../testing/review-steps.ts'
import { paidOrder, receivedOrder, send } from '../../testing/shop-steps.ts'
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
    const before = await everything(t)
    for (const lines of [[mine], [mine, theirs]])
      await expect(
        merchant.call(
          WRITE,
          lines.map((id) => review(id)),
        ),
      ).rejects.toMatchObject({
        status: 422,
        code: 'comment.own_shop',
        body: {
          title: 'You work for this shop, and nobody can review the goods of their own shop.',
        },
      })
    expect(await everything(t)).toEqual(before)
    expect(await merchant.call(WRITE, [review(theirs)])).toHaveLength(1)
  })

  test('that somebody bought before joining the shop are not reviewed after', async () => {
    const id = await receivedOrder(t, ben, merchant, { lamp: 1 })
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
    const [one = '', two = ''] = await linesOf(
      anna,
      await receivedOrder(t, anna, merchant, { lamp: 1, desk: 1 }),
    )
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
    const [line = ''] = await linesOf(anna, await receivedOrder(t, anna, merchant, { lamp: 1 }))
    const before = await everything(t)
    const wrong = async (more: object) =>
      (await anna.raw('POST', WRITE.slice(5), { body: [[{ ...review(line), ...more }]] })).body as {
        code: string
        errors: { path: string; code: string; message: string }[]
      }
    expect((await wrong({ rateDict: undefined })).errors).toEqual([
      { path: '0.rateDict', code: 'rating', message: 'please pick a rating' },
    ])
    for (const rateDict of [0, 6, 2.5, '5', null])
      expect((await wrong({ rateDict })).errors.map(({ path, code }) => [path, code])).toEqual([
        ['0.rateDict', 'rating'],
      ])
    expect((await wrong({ content: ' \n ' })).errors).toEqual([
      { path: '0.content', code: 'review_text', message: 'there are products not yet reviewed' },
    ])
    expect((await wrong({ content: undefined })).errors).toEqual([
      { path: '0.content', code: 'review_text', message: 'there are products not yet reviewed' },
    ])
    expect(
      (await wrong({ content: 'x'.repeat(301) })).errors.map(({ path, code }) => [path, code]),
    ).toEqual([['0.content', 'length']])
    expect(
      (
        await wrong({ images: { files: Array.from({ length: 7 }, () => ({ url: '/files/x' })) } })
      ).errors.map(({ path }) => path),
    ).toEqual(['0.images.files'])
    expect((await wrong({ parentId: 'none' })).errors.map(({ path }) => path)).toEqual([
      '0.parentId',
    ])
    for (const body of [[], [Array.from({ length: 21 }, () => review(line))]])
      expect((await anna.raw('POST', WRITE.slice(5), { body })).status).toBe(400)
    expect(await everything(t)).toEqual(before)
    expect(await anna.call(WRITE, [review(line, { content: 'x'.repeat(300) })])).toHaveLength(1)
  })

  test('[REV-047] is for own lines only: a foreign line is answered like a missing one, and nothing of the list is written', async () => {
    const [mine = ''] = await linesOf(anna, await receivedOrder(t, anna, merchant, { lamp: 1 }))
    const [theirs = ''] = await linesOf(ben, await receivedOrder(t, ben, merchant, { lamp: 1 }))
    const before = await everything(t)
    for (const line of [theirs, MISSING])
      await expect(anna.call(WRITE, [review(mine), review(line)])).rejects.toMatchObject({
        status: 404,
        code: 'comment.line_not_found',
      })
    expect(await everything(t)).toEqual(before)
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

  test('is there for goods that stay, also when all their money came back', async () => {
    const id = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const request = await apply(anna, id)
    await merchant.call(APPROVE, { id: request.id })
    await reaches(t, anna, request.id, 'REVERSE_DONE')
    const order = await anna.call(DETAIL, { id })
    expect([order.displayStatus, order.operationList.includes('comment')]).toEqual(['CLOSED', true])
    expect((await anna.call(TO_REVIEW, {})).data.map((row) => row.id)).toContain(id)
    const [line = ''] = await linesOf(anna, id)
    expect(await anna.call(WRITE, [review(line)])).toHaveLength(1)
    expect((await anna.call(DETAIL, { id })).operationList).not.toContain('comment')
  })

  test('is not there for goods that nobody ever had: their order was closed before they were sent', async () => {
    const id = (await paidOrder(t, anna, { lamp: 1 })).tradeOrderList[0]?.id ?? ''
    const request = await apply(anna, id)
    await merchant.call(APPROVE, { id: request.id })
    await reaches(t, anna, request.id, 'REVERSE_DONE')
    const order = await anna.call(DETAIL, { id })
    expect([order.displayStatus, order.operationList.includes('comment')]).toEqual([
      'CLOSED',
      false,
    ])
    expect((await anna.call(TO_REVIEW, {})).data.map((row) => row.id)).not.toContain(id)
    const [line = ''] = await linesOf(anna, id)
    await expect(anna.call(WRITE, [review(line)])).rejects.toMatchObject({
      code: 'comment.order_state',
    })
  })

  test('[REV-001] is possible once: twice in one list, once more later, or twenty at the same moment make one', async () => {
    const [line = '', other = ''] = await linesOf(
      anna,
      await receivedOrder(t, anna, merchant, { lamp: 1, desk: 1 }),
    )
    const before = await everything(t)
    await expect(anna.call(WRITE, [review(line), review(line)])).rejects.toMatchObject({
      status: 409,
      code: 'comment.already_written',
    })
    expect(await everything(t)).toEqual(before)
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
    const [line = '', second = ''] = await linesOf(
      anna,
      await receivedOrder(t, anna, merchant, { lamp: 1, desk: 1 }),
    )
    const [mine, theirs, evidence] = [
      await upload(t, anna),
      await upload(t, ben),
      await upload(t, anna, 'evidence'),
    ]
    const withImages = (...urls: string[]) =>
      review(line, { images: { files: urls.map((url) => ({ url })) } })
    const before = await everything(t)
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
    expect(await everything(t)).toEqual(before)
    expect((await anna.call(WRITE, [withImages(mine.url, mine.url)]))[0]?.images.files).toEqual([
      { url: mine.url },
    ])
    await expect(
      anna.call(WRITE, [review(second, { images: { files: [{ url: mine.url }] } })]),
    ).rejects.toMatchObject({ body: { errors: [{ path: '0.images', code: 'picture' }] } })
  })
})
