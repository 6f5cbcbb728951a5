import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import { fromWireId, newId, toWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { finishCampaigns } from '#modules/campaign/index.ts'
import { tellFree } from '#modules/order/benefits/index.ts'
import { issueGiftCards } from '#modules/order/codes/index.ts'
import type { TestMall, Visitor } from './open-test-mall.ts'
import type { Contract } from './shop-steps.ts'
import { people } from './small-catalogue.ts'

type PrizeTerms = ArgumentOf<'POST /sapi/mall-operator/campaign/createPrize'>
type Campaign = ReplyOf<'POST /sapi/mall-operator/campaign/createPrize'>

let names = 0

/**
 * A window from yesterday on for ten days, in Germany, for orders from a hundred euros; with a name
 * that no other campaign has.
 */
export function campaignTerms(t: TestMall) {
  const at = (days: number) => new Date(t.clock.now().getTime() + days * DAY).toISOString()
  names += 1
  return {
    name: `Campaign ${names}`,
    siteList: ['DE' as const],
    orderAmtFrom: { value: 100 },
    startTime: at(-1),
    endTime: at(10),
  }
}

/** Everybody who may draw wins fifty points, unless it is said otherwise. */
export async function offerPrizes(
  t: TestMall,
  change: Partial<PrizeTerms> = {},
): Promise<Campaign> {
  const operator = await t.signIn(people.operator)
  return operator.call('POST /sapi/mall-operator/campaign/createPrize', {
    ...campaignTerms(t),
    prizeList: [{ prizeType: 'POINTS', points: 50, weight: 1, stock: null }],
    ...change,
  })
}

export async function stopCampaign(t: TestMall, id: string): Promise<Campaign> {
  const operator = await t.signIn(people.operator)
  return operator.call('POST /sapi/mall-operator/campaign/stop', { id })
}

/** What can be drawn, or could, for the first order of a contract. */
export async function drawsOf(visitor: Visitor, { tradeOrderList }: Contract) {
  const { prizeDrawList } = await visitor.call('POST /sapi/mall-marketing/prize/drawPrizeContent', {
    id: tradeOrderList[0]?.id ?? '',
  })
  return prizeDrawList
}

/** Draws once for the first order of a contract. */
export async function drawFor(visitor: Visitor, contract: Contract) {
  const [draw] = await drawsOf(visitor, contract)
  return visitor.call('POST /sapi/mall-marketing/prize/drawPrize', { id: draw?.id ?? '' })
}

/** A right to draw of an order that nobody has paid, behind the mall's back. */
export async function layOutDraw(t: TestMall, orderId: string): Promise<string> {
  const id = newId('prizeDraw')
  await t.sql(
    `with c as (insert into campaigns (id, kind, name, sites, currency, value_from, starts_at, ends_at, status, created_at) values ($1::uuid, 'PRIZE', $1::uuid::text, '{DE}', 'EUR', 1, now(), now() + interval '1 hour', 'OPEN', now()) returning id),
    o as (update orders set has_benefits = true where id = $2 returning id)
    insert into prize_draws (id, campaign_id, order_id, status, draw_until, created_at) select $1::uuid, c.id, o.id, 'OPEN', now() + interval '1 hour', now() from c, o`,
    [id, fromWireId('order', orderId)],
  )
  return toWireId('prizeDraw', id)
}

type FreeTerms = ArgumentOf<'POST /sapi/mall-operator/campaign/createFreeOrder'>
/**
 * Every order is free, up to five hundred euros and for ten thousand in all, unless it is said
 * otherwise.
 */
export async function offerFreeOrders(
  t: TestMall,
  change: Partial<FreeTerms> = {},
): Promise<Campaign> {
  const operator = await t.signIn(people.operator)
  return operator.call('POST /sapi/mall-operator/campaign/createFreeOrder', {
    ...campaignTerms(t),
    oneIn: 1,
    mostAmt: { value: 500 },
    budgetAmt: { value: 10_000 },
    ...change,
  })
}

/** What the first order of a contract has of campaigns of free orders. */
export function freeOrdersOf(visitor: Visitor, { tradeOrderList }: Contract) {
  return visitor.call('POST /sapi/mall-marketing/freeOrder/filterNeedFreeOrderFlow', {
    id: tradeOrderList[0]?.id ?? '',
  })
}

/** The clock's round. */
export function drawFreeOrders(t: TestMall): Promise<void> {
  const own = t.mall.gate.own()
  return finishCampaigns(own, (tx, orderIds) => tellFree(own, tx, orderIds))
}

type CardTerms = ArgumentOf<'POST /sapi/mall-operator/campaign/createGiftCard'>
/**
 * Every order brings a card of fifteen euros, good for a year, a hundred of them, unless it is said
 * otherwise.
 */
export async function offerGiftCards(
  t: TestMall,
  change: Partial<CardTerms> = {},
): Promise<Campaign> {
  const operator = await t.signIn(people.operator)
  return operator.call('POST /sapi/mall-operator/campaign/createGiftCard', {
    ...campaignTerms(t),
    giftCardAmt: { value: 15 },
    validDays: 365,
    budgetAmt: { value: 1500 },
    ...change,
  })
}

/** The gift cards of the first order of a contract. */
export function giftCardsOf(
  visitor: Visitor,
  { tradeOrderList }: { readonly tradeOrderList: readonly { readonly id: string }[] },
) {
  return visitor.call('POST /sapi/mall-marketing/giftCards/filterGiftCardsFlow', {
    id: tradeOrderList[0]?.id ?? '',
  })
}

export async function codeOf(
  visitor: Visitor,
  contract: Parameters<typeof giftCardsOf>[1],
): Promise<string> {
  const [card] = await giftCardsOf(visitor, contract)
  const { giftCardCode } = await visitor.call(
    'POST /sapi/mall-marketing/giftCards/queryGiftCardCode',
    { id: card?.id ?? '' },
  )
  return giftCardCode
}

/** The clock's round. */
export function issueCards(t: TestMall): Promise<void> {
  return issueGiftCards(t.mall.gate.own())
}

/** The promise of a card for an order that nobody has paid, behind the mall's back. */
export async function layOutCard(t: TestMall, orderId: string): Promise<string> {
  const id = newId('giftCard')
  await t.sql(
    `with c as (insert into campaigns (id, kind, name, sites, currency, value_from, starts_at, ends_at, status, created_at, budget, spent, card_value, card_days)
      values ($1::uuid, 'GIFT_CARD', $1::uuid::text, '{DE}', 'EUR', 1, now(), now() + interval '1 hour', 'OPEN', now(), 100, 100, 100, 1) returning id)
    insert into gift_cards (id, campaign_id, order_id, value, status, created_at) select $1::uuid, c.id, $2, 100, 'PROMISED', now() from c`,
    [id, fromWireId('order', orderId)],
  )
  return toWireId('giftCard', id)
}
