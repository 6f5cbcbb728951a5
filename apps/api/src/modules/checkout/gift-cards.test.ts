import { CARD_GOODS_TIMES } from '@galleria/contract/campaign-rules'
import { fromWireId, toWireId, type Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  campaignTerms,
  codeOf,
  giftCardsOf,
  issueCards,
  offerGiftCards,
  stopCampaign,
} from '../../testing/campaign-steps.ts'
import { createMoneyTrail } from '../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { refundDone } from '../../testing/point-steps.ts'
import { billOf, BILL, orderWith, runCoupon } from '../../testing/promotion-steps.ts'
import { order, paidOrder, payFor, send, until, type Contract } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { COMMISSION_RATE } from '#modules/order/benefits/index.ts'

/** A desk is 189.00 with 19.90 of delivery, a lamp 59.90 with 4.90. */
const DETAIL = 'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer' as const
const CANCEL = 'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForCancelFlow' as const
const CODE = 'POST /sapi/mall-marketing/giftCards/queryGiftCardCode' as const
const MAIL = 'POST /sapi/mall-marketing/giftCards/updateSendEmailStatus' as const
const PAGE = 'POST /sapi/mall-operator/campaign/page' as const
const euros = (value: number) => ({ value, currency: 'EUR' })

let t: TestMall
let [anna, ben, merchant, operator]: Visitor[] = []
async function signInAll() {
  ;[anna, ben, merchant, operator] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.ben),
    t.signIn(people.merchant),
    t.signIn(people.operator),
  ])
}
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  await signInAll()
})
afterAll(() => t.close())
afterEach(async () => {
  expect(await t.audit('always')).toEqual([])
  await t.sql(`update campaigns set status = 'DONE' where status <> 'DONE'`)
})

const { books } = createMoneyTrail(() => t)
const orderId = (contract: Contract) => contract.tradeOrderList[0]?.id ?? ''
const detail = (who: Visitor, contract: Contract) => who.call(DETAIL, { id: orderId(contract) })
const bought = (who = anna!) => paidOrder(t, who, { desk: 1 })
async function receive(who: Visitor, contract: Contract): Promise<void> {
  await send(merchant!, orderId(contract))
  await who.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId(contract) })
}
/** An order that is complete and has its card. */
async function withCard(who = anna!): Promise<Contract> {
  const contract = await bought(who)
  await receive(who, contract)
  await issueCards(t)
  return contract
}
const spent = async (id: string) =>
  (await operator!.call(PAGE, {})).data.find((one) => one.id === id)?.giftCard?.spentAmt.value
const status = async (contract: Contract, who = anna!) =>
  (await giftCardsOf(who, contract)).map(({ giftCardStatus }) => giftCardStatus)
const card = async (contract: Contract, who = anna!) => {
  const [one] = await giftCardsOf(who, contract)
  if (!one) throw new Error('no card')
  return one
}
async function cancelWhole(contract: Contract): Promise<void> {
  const { tradeOrderLineList } = await detail(anna!, contract)
  await anna!.call(CANCEL, {
    tradeOrder: { id: orderId(contract) },
    reverseTradeOrderLineList: tradeOrderLineList.map(({ id, canCancelQty }) => ({
      tradeOrderLine: { id },
      reverseQty: canCancelQty,
    })),
  })
  await until(async () => {
    await t.drain()
    return (await detail(anna!, contract)).displayStatus === 'CLOSED'
  }, 'the order to be closed')
}

describe('an order of a campaign', () => {
  test('[ORD-149] says from its payment on that it brings a gift card, and has it, without its code, once it is complete', async () => {
    const { id } = await offerGiftCards(t)
    const contract = await bought()
    const promised = {
      id: expect.stringMatching(/^gfc_/),
      activityId: id,
      giftCardStatus: 'PROMISED',
      giftCardAmt: euros(15),
      usableFromAmt: euros(150),
      validUntil: null,
      sendEmailStatus: false,
    }
    expect((await detail(anna!, contract)).hasBenefits).toBe(true)
    await issueCards(t)
    expect(await giftCardsOf(anna!, contract)).toEqual([promised])
    await expect(codeOf(anna!, contract)).rejects.toMatchObject({ code: 'gift_card.state' })

    await receive(anna!, contract)
    await Promise.all([issueCards(t), issueCards(t)])
    expect(await giftCardsOf(anna!, contract)).toEqual([
      {
        ...promised,
        giftCardStatus: 'USABLE',
        validUntil: new Date(t.clock.now().getTime() + 365 * DAY).toISOString(),
      },
    ])
    const code = await codeOf(anna!, contract)
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(await codeOf(anna!, contract)).toBe(code)
    const plain = code.replaceAll('-', '')
    const [stored] = await t.sql<{ all: string }>(
      `select (select string_agg(c::text, '') from gift_card_codes c) || (select string_agg(p::text, '') from promotions p) || (select string_agg(x::text, '') from transitions x) as all`,
    )
    expect(stored?.all.includes(plain) || stored?.all.includes(code)).toBe(false)
  })

  test('[ORD-149] one that comes to less, is not paid, or of another storefront has none, and nobody else reads it; guests have theirs', async () => {
    await offerGiftCards(t)
    await offerGiftCards(t, { siteList: ['FR'] })
    const guest = t.visit()
    const own = await bought(guest)
    expect(await giftCardsOf(guest, own)).toHaveLength(1)
    expect(await giftCardsOf(anna!, await paidOrder(t, anna!, { lamp: 1 }))).toEqual([])
    expect(await giftCardsOf(anna!, await order(anna!, { desk: 1 }))).toEqual([])
    await expect(giftCardsOf(ben!, own)).rejects.toMatchObject({ code: 'order.not_found' })
    const { id, activityId } = await card(own, guest)
    for (const other of [ben!, merchant!]) {
      await expect(other.call(CODE, { id })).rejects.toMatchObject({ code: 'gift_card.not_found' })
      await expect(
        other.call(MAIL, { id, activityId, sendEmailStatus: true }),
      ).rejects.toMatchObject({ code: 'gift_card.not_found' })
    }
  })

  test('there are as many cards as the budget pays for, also of orders that are paid at the same time; one that is stopped keeps what it promised', async () => {
    const { id } = await offerGiftCards(t, { budgetAmt: { value: 44 } })
    const contracts = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const visitor = t.visit()
        return { visitor, contract: await bought(visitor) }
      }),
    )
    const found = await Promise.all(
      contracts.map(async ({ visitor, contract }) => ({
        cards: (await giftCardsOf(visitor, contract)).length,
        says: (await detail(visitor, contract)).hasBenefits,
      })),
    )
    expect(found.map(({ cards }) => cards).toSorted()).toEqual([0, 0, 1, 1])
    expect(found.every(({ cards, says }) => says === cards > 0)).toBe(true)
    expect(await spent(id)).toBe(30)
    expect(await stopCampaign(t, id)).toMatchObject({ status: 'STOPPED', operationList: [] })
    const late = t.visit()
    expect(await giftCardsOf(late, await bought(late))).toEqual([])
    const withCard = contracts[found.findIndex(({ cards }) => cards === 1)]!
    await receive(withCard.visitor, withCard.contract)
    await issueCards(t)
    expect(await status(withCard.contract, withCard.visitor)).toEqual(['USABLE'])
  })
})

describe('its buyer has it sent by mail', () => {
  test('[ORD-150] once, however often it is pressed, to the address of the order and without the code', async () => {
    await offerGiftCards(t)
    const contract = await withCard()
    const { id, activityId } = await card(contract)
    const press = () => anna!.call(MAIL, { id, activityId, sendEmailStatus: true })
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.map(({ sendEmailStatus }) => sendEmailStatus)).toEqual([true, true, true])
    expect(await press()).toMatchObject({ id, giftCardStatus: 'USABLE', sendEmailStatus: true })
    expect((await card(contract)).sendEmailStatus).toBe(true)
    await t.drain()
    const mails = (await t.inbox('kim@galleria.test')).filter(
      ({ subject }) => subject === 'A gift card of €15.00 for you',
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('€150.00')
    expect(mails[0]?.text).toContain(`/buyer/order/detail/${orderId(contract)}`)
    const code = await codeOf(anna!, contract)
    expect(mails[0]?.text).not.toContain(code)
    expect(mails[0]?.text).not.toContain(code.replaceAll('-', ''))
  })

  test('[ORD-150] not before it is there, and only under its own campaign', async () => {
    const { id: activityId } = await offerGiftCards(t)
    const contract = await bought()
    const { id } = await card(contract)
    await expect(anna!.call(MAIL, { id, activityId, sendEmailStatus: true })).rejects.toMatchObject(
      { code: 'gift_card.state' },
    )
    await expect(
      anna!.call(MAIL, {
        id,
        activityId: 'cmp_01jd4vr6f5e7s8kq2m3n4p5q6r',
        sendEmailStatus: true,
      }),
    ).rejects.toMatchObject({ code: 'gift_card.not_found' })
    await expect(
      anna!.call(MAIL, { id, activityId, sendEmailStatus: false as true }),
    ).rejects.toMatchObject({ status: 400 })
    expect((await card(contract)).sendEmailStatus).toBe(false)
  })
})

describe('a gift card', () => {
  test('is worth no more than the commission of the goods that it is used for', () =>
    expect(1 / CARD_GOODS_TIMES).toBeLessThan(COMMISSION_RATE))

  test('takes its value off once; the mall bears it, the tax is that of what is paid, and the shop has what it has without', async () => {
    await offerGiftCards(t)
    const code = await codeOf(anna!, await withCard())
    const shares = (rows: Awaited<ReturnType<typeof books>>) =>
      Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]))
    const without = shares(await books(await paidOrder(t, ben!, { desk: 1 })))

    const wanted = { goods: { desk: 1 }, couponCode: code.toLowerCase().replaceAll('-', ' ') }
    const { bill, place } = await billOf(ben!, wanted)
    expect(bill).toMatchObject({
      orderDiscountAmt: euros(15),
      needPayAmt: euros(193.9),
      coupon: { name: 'Gift card', code: null },
    })
    const contract = await place()
    await payFor(t, ben!, contract.id)
    // 12.61 less to the mall, and the tax of 15.00; the shop as before, but for a rounded cent.
    expect(shares(await books(contract))).toEqual({
      ...without,
      provider: (without['provider'] ?? 0) - 1500 + 21,
      fees: (without['fees'] ?? 0) - 21,
      tax: (without['tax'] ?? 0) + 240,
      commission: (without['commission'] ?? 0) + 1261,
      'seller:5': (without['seller:5'] ?? 0) - 1,
    })
    await expect(billOf(ben!, wanted)).rejects.toMatchObject({ code: 'coupon.used_up' })
  })

  test('is used once by people who order at the same time, and is there again when that order ends unpaid', async () => {
    await offerGiftCards(t)
    const contract = await withCard()
    const code = await codeOf(anna!, contract)
    const visitors = [t.visit(), t.visit(), t.visit()]
    const bills = await Promise.all(
      visitors.map((visitor, index) =>
        billOf(visitor, {
          goods: { desk: 1 },
          couponCode: code,
          address: { email: `card${index}@galleria.test` },
        }),
      ),
    )
    const placed = await Promise.allSettled(bills.map(({ place }) => place()))
    const winner = placed.findIndex((one) => one.status === 'fulfilled')
    expect(placed.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of placed)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'coupon.used_up' })
    expect(await status(contract)).toEqual(['IN_USE'])
    await expect(codeOf(anna!, contract)).rejects.toMatchObject({ code: 'gift_card.state' })
    const won = placed[winner] as PromiseFulfilledResult<Contract>
    await visitors[winner]?.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: orderId(won.value),
    })
    expect(await status(contract)).toEqual(['USABLE'])
    const again = await orderWith(ben!, { goods: { desk: 1 }, couponCode: code })
    await payFor(t, ben!, again.id)
    expect(await status(contract)).toEqual(['USED'])
  })

  test('is good for goods of ten times its value, until its day, and by its code alone', async () => {
    await offerGiftCards(t)
    const contract = await withCard()
    const code = await codeOf(anna!, contract)
    await expect(billOf(ben!, { goods: { lamp: 1 }, couponCode: code })).rejects.toMatchObject({
      code: 'coupon.goods',
    })
    await expect(
      billOf(ben!, { goods: { desk: 1 }, couponCode: '0000-0000-0000' }),
    ).rejects.toMatchObject({ code: 'coupon.unknown' })
    const [{ promotion_id: promotionId } = { promotion_id: '' as Id<'promotion'> }] = await t.sql<{
      promotion_id: Id<'promotion'>
    }>('select promotion_id from gift_cards where id = $1', [
      fromWireId('giftCard', (await card(contract)).id),
    ])
    const { bill } = await billOf(ben!, { goods: { desk: 1 } })
    const line = bill.shopList[0]?.lines[0]
    expect(line).toBeDefined()
    const { cartLineList } = await ben!.call('POST /sapi/mall-order/cartline/list', {})
    await expect(
      ben!.call(BILL, {
        cartLineIds: [cartLineList[0]?.id ?? ''],
        couponId: toWireId('promotion', promotionId),
      }),
    ).rejects.toMatchObject({ code: 'coupon.unknown' })
    const { data } = await operator!.call('POST /sapi/mall-operator/coupon/list', {})
    expect(data.map(({ name }) => name)).not.toContain('Gift card')

    t.clock.advance(366 * DAY)
    await signInAll()
    expect(await status(contract)).toEqual(['EXPIRED'])
    await expect(billOf(ben!, { goods: { desk: 1 }, couponCode: code })).rejects.toMatchObject({
      code: 'coupon.ended',
    })
  })
})

test('a buyer reads in one list what takes something off the next order in this storefront: coupons of the mall with their codes, and own gift cards that can be used, without', async () => {
  const OWN = 'POST /sapi/mall-marketing/coupon/listForBuyer' as const
  const before = await anna!.call(OWN, {})
  await offerGiftCards(t)
  const used = await withCard()
  const code = await codeOf(anna!, used)
  await payFor(t, ben!, (await orderWith(ben!, { goods: { desk: 1 }, couponCode: code })).id)
  const contract = await withCard()
  await runCoupon(t, operator!, { code: 'FOR-ALL', isShown: true })
  await runCoupon(t, operator!, { code: 'HIDDEN' })
  const { couponList, giftCardList } = await anna!.call(OWN, {})
  expect(couponList.map((one) => one.code)).toEqual(['FOR-ALL'])
  const known = new Set(before.giftCardList.map(({ id }) => id))
  expect(giftCardList.filter(({ id }) => !known.has(id))).toEqual([
    { ...(await card(contract)), tradeOrderId: orderId(contract) },
  ])
  expect(JSON.stringify(giftCardList)).not.toContain((await codeOf(anna!, contract)).slice(0, 9))
  expect((await ben!.call(OWN, {})).giftCardList).toEqual([])
})

describe('when money of the order goes back', () => {
  test('[ORD-149] all of it before it is complete: there is no card, and its value is there for another order', async () => {
    const { id } = await offerGiftCards(t, { budgetAmt: { value: 15 } })
    const contract = await bought()
    expect(await spent(id)).toBe(15)
    await cancelWhole(contract)
    expect(await status(contract)).toEqual(['WITHDRAWN'])
    expect(await spent(id)).toBe(0)
    await issueCards(t)
    expect(await status(contract)).toEqual(['WITHDRAWN'])
    expect(await giftCardsOf(anna!, await bought())).toHaveLength(1)
  })

  test('[ORD-149] a part: an unused card goes as soon as the order comes to less than the campaign wants', async () => {
    await offerGiftCards(t)
    const contract = await withCard()
    const code = await codeOf(anna!, contract)
    await refundDone(t, anna!, merchant!, orderId(contract), { qty: 1, amount: 50 })
    expect(await status(contract)).toEqual(['USABLE'])
    await refundDone(t, anna!, merchant!, orderId(contract), { qty: 1, amount: 70 })
    expect(await status(contract)).toEqual(['WITHDRAWN'])
    await expect(codeOf(anna!, contract)).rejects.toMatchObject({ code: 'gift_card.state' })
    await expect(billOf(ben!, { goods: { desk: 1 }, couponCode: code })).rejects.toMatchObject({
      code: 'coupon.ended',
    })
  })

  test('[ORD-149] a card that was used stays used, and nothing is taken for it', async () => {
    const { id } = await offerGiftCards(t)
    const contract = await withCard()
    const code = await codeOf(anna!, contract)
    await payFor(t, ben!, (await orderWith(ben!, { goods: { desk: 1 }, couponCode: code })).id)
    const before = await spent(id)
    await refundDone(t, anna!, merchant!, orderId(contract), { qty: 1, amount: 189 })
    expect(await status(contract)).toEqual(['USED'])
    expect(await spent(id)).toBe(before)
    expect((await detail(anna!, contract)).refundedAmt).toEqual(euros(189))
  })
})

test('the operator makes a campaign of gift cards once, of one currency, with a budget for one at least', async () => {
  const terms = campaignTerms(t)
  expect(await offerGiftCards(t, terms)).toMatchObject({
    campaignType: 'GIFT_CARD',
    status: 'RUNNING',
    freeOrder: null,
    giftCard: {
      giftCardAmt: euros(15),
      validDays: 365,
      budgetAmt: euros(1500),
      spentAmt: euros(0),
    },
  })
  const before = (await operator!.call(PAGE, {})).total
  const wrong = [
    ['campaign.name_taken', { name: terms.name }],
    ['campaign.currency', { siteList: ['DE' as const, 'PL' as const] }],
    ['campaign.window', { endTime: campaignTerms(t).startTime }],
    ['campaign.amount', { giftCardAmt: { value: 1.005 } }],
    ['campaign.budget', { budgetAmt: { value: 14.99 } }],
  ] as const
  for (const [code, change] of wrong)
    await expect(offerGiftCards(t, change as never)).rejects.toMatchObject({ code })
  expect((await operator!.call(PAGE, {})).total).toBe(before)
  await expect(
    anna!.call('POST /sapi/mall-operator/campaign/createGiftCard', {} as never),
  ).rejects.toMatchObject({ status: 403 })
})
