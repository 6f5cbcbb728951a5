import { layOutImport } from './testing/goods-table-steps.ts'
import { layOutPriceChange } from './testing/price-change-steps.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '@galleria/contract/calls'
import type { Call } from '@galleria/contract/define-call'
import { refusalsOf } from '@galleria/contract/merchant-rights'
import { refusalStatus } from '@galleria/contract/refusals'
import { fromWireId, newId, toWireId, type Id } from '@galleria/kernel/id'
import { bodiesWithIds } from './testing/bodies-with-ids.ts'
import { layOutCard, layOutDraw } from './testing/campaign-steps.ts'
import { draftOfOther } from './testing/promotion-steps.ts'
import { serialiserOf } from '#platform/reply-serialiser.ts'
import { openTestMall, type TestMall, type Visitor } from './testing/open-test-mall.ts'
import { people } from './testing/small-catalogue.ts'
import { addAddress, fillCart, order, pay } from './testing/shop-steps.ts'
import { layOutSavedCard } from './testing/stripe-steps.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

const all = Object.values(calls) as readonly Call[]

describe('the contract', () => {
  test('[SHR-005] every call of the contract has its handler, and every path is named once; all are POST but those the document names otherwise', () => {
    expect([...t.mall.gate.bound.keys()].toSorted()).toEqual(
      all.map((call) => call.call as string).toSorted(),
    )
    expect(new Set(all.map((call) => call.call)).size).toBe(all.length)
    expect(
      all
        .map((call) => call.call as string)
        .filter((call) => !call.startsWith('POST '))
        .toSorted(),
    ).toEqual([
      'GET /api/tms/web/express/track/waybill/query',
      'GET /auth/web/third-account/list-bound',
      'PUT /auth/web/user/change-password',
      'PUT /auth/web/user/user-destroy',
      'PUT /auth/web/user/user-info',
    ])
  })

  test('every refusal a call names is in the catalogue, and every one in the catalogue is thrown somewhere', () => {
    for (const call of all)
      for (const code of call.refusals) expect(refusalStatus).toHaveProperty([code])
    const source = readAll(join(import.meta.dirname, '.')).join('\n')
    // What a seller's state refuses is thrown by its name in the contract; seller-rights.test.ts
    // walks it.
    const byRight: readonly string[] = refusalsOf('write')
    const unused = Object.keys(refusalStatus).filter(
      (code) => !source.includes(`'${code}'`) && !byRight.includes(code),
    )
    expect(unused).toEqual([])
  })

  test('every call of merchants and operators tells a member without the role so, and asks a guest to sign in', async () => {
    const member = await t.signIn(people.anna)
    const operator = await t.signIn(people.operator)
    const guest = t.visit()
    await guest.call('POST /auth/web/user/tourist', {})
    for (const { call, who } of all.filter((one) => ['merchant', 'operator'].includes(one.who))) {
      const [method = '', url = ''] = call.split(' ')
      const refusalOf = async (person: Visitor) => {
        const { status, body } = await person.raw(method, url, { body: {} })
        return `${status} ${(body as { code?: string }).code}`
      }
      expect(
        [await refusalOf(member), await refusalOf(guest), await refusalOf(t.visit())],
        call,
      ).toEqual(['403 auth.role', '401 auth.signed_out', '401 auth.signed_out'])
      if (who === 'merchant') expect(await refusalOf(operator), call).toBe('403 auth.role')
    }
  })

  test('the type of every problem leads to its place on a page of the mall, in the language of the reader', async () => {
    const guest = t.visit({ language: 'de' })
    const page = await guest.raw('GET', '/docs/problems')
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const text = page.body as string
    const sectionOf = (code: string) => text.split(`<section id="${code}">`)[1] ?? ''
    for (const [code, status] of Object.entries(refusalStatus))
      expect(sectionOf(code), code).toMatch(
        new RegExp(`^\\s*<h2><code>[^<]*</code> ${status}</h2>`),
      )
    const answers = [
      await guest.raw('POST', '/auth/web/user/login', {
        body: { account: 'a@b.de', password: 'x' },
      }),
      await guest.raw('POST', '/sapi/mall-merchant/staff/current', { body: {} }),
      await guest.raw('POST', '/sapi/mall-item/item/detail', { body: { id: 999 } }),
      await guest.raw('POST', '/sapi/mall-item/item/detail', { body: { id: 'x' } }),
      await guest.raw('POST', '/sapi/mall-item/item/nothing', { body: {} }),
    ]
    for (const { body } of answers) {
      const { type, title } = body as { type: string; title: string }
      const [path = '', code = ''] = type.split('#')
      expect((await guest.raw('GET', path)).status).toBe(200)
      expect(/<p>(.*?)<\/p>/s.exec(sectionOf(code))?.[1]).toBe(title)
    }
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 404, 400, 404])
  })

  test('the API page describes every call with body, reply and refusals', async () => {
    const { paths } = (await t.visit().raw('GET', '/docs/json')).body as {
      paths: Record<string, { post: { responses: Record<string, unknown>; requestBody: unknown } }>
    }
    const described = new Set(Object.keys(paths))
    expect(all.filter(({ call }) => !described.has(call.split(' ')[1]!))).toEqual([])
    expect(
      Object.keys(paths['/sapi/mall-order/web/order/createTradeContract']?.post.responses ?? {}),
    ).toEqual(['200', '400', '401', '404', '409', '422', '429'])
  })

  test('the serialiser of every reply can be compiled, also of calls that nobody makes in a test', () => {
    for (const { call, reply } of all)
      expect(() => serialiserOf(reply as object), call).not.toThrow()
  })
})

describe('owners', () => {
  // Where each id of a body comes from: the owner's own things.
  const belongings = async (owner: Visitor): Promise<Record<string, unknown>> => {
    const addressId = await addAddress(owner)
    // A chair, which is the other seller's: the merchant of the walk must not see it either.
    const contract = await order(owner, { chair: 1 })
    const [cartLineId] = await fillCart(owner, { lamp: 1 })
    const { payUniqueKey, paymentRecordId } = await pay(owner, contract.id)
    const orderId = contract.tradeOrderList[0]?.id
    const detail = await owner.call(
      'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id: orderId ?? '' },
    )
    const [session] = await t.sql<{ id: Id<'session'> }>(
      `select s.id from sessions s join users u on u.id = s.user_id where u.kind = 'tourist' order by s.created_at desc limit 1`,
    )
    return {
      sessionId: session && toWireId('session', session.id),
      addressId,
      cartLineId,
      contractId: contract.id,
      payUniqueKey,
      paymentRecordId,
      orderId,
      orderLineId: detail.tradeOrderLineList[0]?.id,
      commentId: await review(detail.tradeOrderLineList[0]?.id ?? ''),
      reverseId: await applyForRefund(orderId ?? ''),
      promotionId: await draftOfOther(t),
      prizeDrawId: await layOutDraw(t, orderId ?? ''),
      giftCardId: await layOutCard(t, orderId ?? ''),
      cardId: await layOutSavedCard(t, orderId ?? ''),
      goodsImportId: await layOutImport(t),
      priceChangeId: await layOutPriceChange(t),
    }
  }
  /** Only members of complete orders write reviews; here it is enough that there is one. */
  const review = async (lineId: string): Promise<string> => {
    const id = newId('comment')
    await t.sql(
      `insert into comments (id, author_id, order_id, line_id, kind, item_id, sku_id, shop_id, seller_id, author_name, language, rate, content)
      select $1, buyer_id, order_id, id, 'FIRST', item_id, sku_id, 11, 11, 'Kim P.', 'en', 4, 'Good.' from order_lines where id = $2`,
      [id, fromWireId('orderLine', lineId)],
    )
    return toWireId('comment', id)
  }
  const applyForRefund = async (orderId: string): Promise<string> => {
    const id = newId('reverse')
    await t.sql(
      `insert into reverse_orders (id, buyer_id, order_id, contract_id, shop_id, seller_id, code, type, status, currency, reason, goods, available_goods, unit_count, request_key)
      select $1::uuid, buyer_id, id, contract_id, shop_id, seller_id, 'R' || $1::text, 'SALE_REFUND', 'WAITING_FOR_AUDIT_BY_SELLER', currency, 'OTHER', 1, 1, 1, $1::text from orders where id = $2`,
      [id, fromWireId('order', orderId)],
    )
    return toWireId('reverse', id)
  }
  const missing = {
    sessionId: 'ses_01jd4vr6f5e7s8kq2m3n4p5q6r',
    addressId: 'adr_01jd4vr6f5e7s8kq2m3n4p5q6r',
    cartLineId: 'ctl_01jd4vr6f5e7s8kq2m3n4p5q6r',
    contractId: 'con_01jd4vr6f5e7s8kq2m3n4p5q6r',
    payUniqueKey: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    paymentRecordId: 'pay_01jd4vr6f5e7s8kq2m3n4p5q6r',
    orderId: 'ord_01jd4vr6f5e7s8kq2m3n4p5q6r',
    orderLineId: 'oli_01jd4vr6f5e7s8kq2m3n4p5q6r',
    commentId: 'com_01jd4vr6f5e7s8kq2m3n4p5q6r',
    reverseId: 'asv_01jd4vr6f5e7s8kq2m3n4p5q6r',
    promotionId: 'prm_01jd4vr6f5e7s8kq2m3n4p5q6r',
    prizeDrawId: 'pzd_01jd4vr6f5e7s8kq2m3n4p5q6r',
    giftCardId: 'gfc_01jd4vr6f5e7s8kq2m3n4p5q6r',
    cardId: 'crd_01jd4vr6f5e7s8kq2m3n4p5q6r',
    goodsImportId: 'gim_01jd4vr6f5e7s8kq2m3n4p5q6r',
    priceChangeId: 'pch_01jd4vr6f5e7s8kq2m3n4p5q6r',
  }

  test("no call that names somebody's thing is missing from the walk", () => {
    // A review that everybody reads is found helpful by whoever did not write it.
    const naming = Object.entries(calls)
      .filter(([name, call]) => name !== 'findCommentHelpful' && hasId(call as Call))
      .map(([name]) => name)
    expect(naming.filter((name) => !bodiesWithIds[name])).toEqual([])
  })

  test('a foreign id is answered exactly like a missing one, on every call, and changes nothing', async () => {
    const [owner, stranger, member, merchant] = [
      t.visit(),
      t.visit(),
      await t.signIn(people.ben),
      await t.signIn(people.merchant),
    ]
    const theirs = await belongings(owner)
    await belongings(stranger)
    const before = await snapshot()
    for (const [name, bodyOf] of Object.entries(bodiesWithIds)) {
      const call = calls[name as keyof typeof calls]
      const who = call.who === 'merchant' ? merchant : call.who === 'member' ? member : stranger
      const url = call.call.slice(5)
      const [foreign, none] = [
        await who.raw('POST', url, { body: bodyOf(theirs) }),
        await who.raw('POST', url, { body: bodyOf(missing) }),
      ]
      const strip = (answer: typeof foreign) => ({
        status: answer.status,
        headers: Object.keys(answer.headers).toSorted(),
        body: JSON.stringify(answer.body).replace(/"requestId":"[^"]*"/, ''),
      })
      expect(strip(foreign), name).toEqual(strip(none))
      if (
        ![
          'deleteCartLines',
          'orderLines',
          'reverseByOrderSku',
          'pageReverse',
          'pageMerchantReverse',
          'pageAuditLog',
          // What is not there is removed already.
          'removeSavedAnswer',
          'removeApprovalRule',
        ].includes(name)
      )
        expect(foreign.status, name).toBeGreaterThanOrEqual(404)
    }
    expect(await snapshot()).toEqual(before)
  })

  const snapshot = async () =>
    t.sql(`select (select json_agg(a order by id) from addresses a) as a, (select json_agg(l order by id) from cart_lines l) as l, (select json_agg(o order by id) from orders o) as o,
    (select json_agg(p order by id) from payment_attempts p) as p, (select count(*)::int from parcels) as parcels, (select json_agg(q order by comment_id) from comment_replies q) as replies, (select json_agg(r order by id) from reverse_orders r) as r`)
})

/**
 * The operator owns nothing: whatever was sent to the desk may be decided there, and what was not
 * is not there.
 */
function hasId(call: Call): boolean {
  const shape = (call.body as unknown as { shape?: Record<string, unknown> }).shape ?? {}
  return (
    call.who !== 'anyone' &&
    call.who !== 'operator' &&
    Object.keys(shape).some(
      (field) =>
        /^(id|ids|.*Id|.*Ids|payUniqueKey)$/.test(field) &&
        !['skuId', 'carrierId', 'shopId', 'categoryId', 'buyerId', 'itemShopId', 'taxId'].includes(
          field,
        ),
    )
  )
}

function readAll(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return readAll(path)
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts')
      ? [readFileSync(path, 'utf8')]
      : []
  })
}
