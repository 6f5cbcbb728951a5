import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Problem } from '@galleria/contract/client'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { paidOrder } from '../../testing/shop-steps.ts'
import { reopenSellers } from '../../testing/merchant-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

/**
 * Threat row 51: one shop acts on another's things, a frozen or cleared one goes on selling,
 * somebody decides about the own shop.
 */

let t: TestMall
let anna: Visitor
let merchant: Visitor
let other: Visitor
let operator: Visitor
beforeAll(async () => {
  t = await openTestMall()
  const signedIn = await Promise.all(
    [people.anna, people.merchant, people.otherMerchant, people.operator].map((email) =>
      t.signIn(email),
    ),
  )
  ;[anna, merchant, other, operator] = signedIn as [Visitor, Visitor, Visitor, Visitor]
})

afterAll(() => t.close())

beforeEach(() => reopenSellers(t))

const HOUSE = 5

const freeze = (id = HOUSE, reason = 'Parcels were sent empty.') =>
  operator.call('POST /sapi/mall-operator/seller/freeze', { id, reason })

const unfreeze = (id = HOUSE) => operator.call('POST /sapi/mall-operator/seller/unfreeze', { id })

const clear = (id = HOUSE, reason = 'The company was struck off.') =>
  operator.call('POST /sapi/mall-operator/seller/clear', { id, reason })

const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  )

describe('the operator and sellers', () => {
  test('[MER-006] the top bar learns of it at once', async () => {
    const seen = async () =>
      (await merchant.call('POST /sapi/mall-merchant/status/queryMerchantStatus', {}))
        .merchantStatus
    const states = [await seen()]
    await freeze()
    states.push(await seen())
    await clear()
    expect([...states, await seen()]).toEqual(['seller', 'frozen', 'clear'])
  })

  test('every move is written down with its reason, and a second one is refused', async () => {
    const frozen = await freeze(11, 'Reviews were bought.')
    expect([frozen.status, frozen.statusReason, frozen.operationList, frozen.itemCount]).toEqual([
      'FROZEN',
      'Reviews were bought.',
      ['unfreeze', 'clear'],
      0,
    ])
    expect([await codeOf(freeze(11)), await codeOf(unfreeze(999))]).toEqual([
      'seller.state',
      'seller.not_found',
    ])
    const back = await unfreeze(11)
    expect([
      back.status,
      back.statusReason,
      back.itemCount,
      back.progressList.map((row) => [row.event, row.reason]),
    ]).toEqual([
      'ACTIVE',
      '',
      2,
      [
        ['freeze', 'Reviews were bought.'],
        ['unfreeze', ''],
      ],
    ])
    for (const reason of ['', '   ', 'x'.repeat(501)])
      expect(await codeOf(freeze(11, reason))).toBe('request.malformed')
  })

  test('ten who freeze at once freeze once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => codeOf(freeze())))
    expect(answers.toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 'seller.state'),
      undefined,
    ])
  })

  test('an operator does not decide about the shop he works in', async () => {
    await t.sql(`insert into operators select id from users where email = $1`, [
      people.otherMerchant,
    ])
    expect(
      await codeOf(
        other.call('POST /sapi/mall-operator/seller/freeze', { id: 11, reason: 'Mine.' }),
      ),
    ).toBe('seller.own')
    expect(
      (await other.call('POST /sapi/mall-operator/seller/page', {})).data.map((row) => [
        row.id,
        row.isOwn,
        row.operationList,
      ]),
    ).toEqual([
      [5, false, ['freeze', 'clear']],
      [11, true, []],
    ])
    await t.sql(`delete from operators where user_id = (select id from users where email = $1)`, [
      people.otherMerchant,
    ])
  })

  test("one shop does nothing to another's orders, whatever its own state", async () => {
    const orderId = (await paidOrder(t, anna, { desk: 1 })).tradeOrderList[0]?.id ?? ''
    const lineId =
      (await merchant.call('POST /sapi/mall-merchant/order/detail', { id: orderId }))
        .tradeOrderLineList[0]?.id ?? ''
    const tries = () =>
      Promise.all([
        codeOf(other.call('POST /sapi/mall-merchant/order/detail', { id: orderId })),
        codeOf(
          other.call('POST /sapi/mall-merchant/order/ship', {
            orderId,
            carrierId: 1,
            serviceCode: 'X1',
            lines: [{ id: lineId, qty: 1 }],
          }),
        ),
      ])
    expect(await tries()).toEqual(['order.not_found', 'order.not_found'])
    await freeze(11)
    expect(await tries()).toEqual(['order.not_found', 'order.not_found'])
    expect(
      await t.sql(
        'select count(*)::int as n from parcels where order_id = (select id from orders order by ordered_at desc, id desc limit 1)',
      ),
    ).toEqual([{ n: 0 }])
  })

  test('the seller is told by mail, with the reason', async () => {
    await freeze()
    await unfreeze()
    await clear()
    await t.drainAll()
    const mails = (await t.inbox('house@galleria.test')).filter((mail) =>
      /suspended|selling|left/.test(mail.subject),
    )
    expect(
      mails
        .map((mail) => mail.subject)
        .slice(0, 3)
        .toSorted(),
    ).toEqual([
      'Galleria House has been suspended',
      'Galleria House has left Galleria',
      'Galleria House is selling again',
    ])
    expect(mails.find((mail) => mail.subject.endsWith('has been suspended'))?.text).toContain(
      'Parcels were sent empty.',
    )
    expect(mails.find((mail) => mail.subject.endsWith('has left Galleria'))?.text).toContain(
      'The company was struck off.',
    )
  })
})
