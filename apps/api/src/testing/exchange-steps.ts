import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import { APPROVE, DETAIL, PASS, POST_BACK } from './after-sales-steps.ts'
import type { TestMall, Visitor } from './open-test-mall.ts'
import { sendBackBody } from './return-steps.ts'

/** What tests of exchanges begin with: versions of the lamp, and the steps of an exchange. */

export const CHOICES =
  'POST /api/trantor/flow/bbc_trade_B2cListItemInfoForExchangeOrRessiueFlow' as const
export const EXCHANGE =
  'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForExchangeFlow' as const
export const CONFIRM =
  'POST /api/trantor/flow/trade_ConfirmReverseTradeOrderExchangeSkuFlow' as const
export const SHIP = 'POST /sapi/mall-merchant/reverseorder/ship' as const
export const REFUND_INSTEAD = 'POST /sapi/mall-merchant/reverseorder/refundinstead' as const

/**
 * Of the lamp's item: the lamp that was bought, two versions that cost as much, and one that is
 * dearer.
 */
export const lamps = { brass: 4, steel: 61, copper: 62, gold: 63 } as const
export const LAMP_ITEM = 1003

export async function offerLamps(t: TestMall, onHand = 100): Promise<void> {
  const { steel, copper, gold } = lamps
  await t.sql(
    `insert into skus (id, item_id, code, suffix, finish, size, width_mm, depth_mm, height_mm, weight_g, picture, position)
     select u.id, 1003, 'GH-' || u.id, u.finish, u.finish, '22 x 22 x 42 cm', 220, 220, 420, 2000, 'lamp-globe--brass', u.id from unnest($1::int[], array['steel', 'copper', 'gold']) u(id, finish)`,
    [[steel, copper, gold]],
  )
  await t.sql(
    `insert into sku_prices (sku_id, site, currency, amount) select u.id, p.site, p.currency, p.amount + u.more from sku_prices p, unnest($1::int[], array[0, 0, 1000]) u(id, more) where p.sku_id = 4`,
    [[steel, copper, gold]],
  )
  await t.sql('insert into stock (sku_id, on_hand) select unnest($1::int[]), $2', [
    [steel, copper, gold],
    onHand,
  ])
  await t.sql(
    `insert into stock_moves (sku_id, d_on_hand, d_reserved, reason) select unnest($1::int[]), $2, 0, 'receipt'`,
    [[steel, copper, gold], onHand],
  )
}

/** So many are left on the shelf: the others are written off, as after a count. */
export async function leave(t: TestMall, skuId: number, free: number): Promise<void> {
  await t.sql(
    `with counted as (update stock set on_hand = reserved + $2 where sku_id = $1 returning sku_id, on_hand)
     insert into stock_moves (sku_id, d_on_hand, d_reserved, reason)
     select c.sku_id, c.on_hand - (select coalesce(sum(d_on_hand), 0) from stock_moves m where m.sku_id = c.sku_id), 0, 'count' from counted c`,
    [skuId, free],
  )
}

export async function shelf(t: TestMall, skuId: number): Promise<[onHand: number, held: number]> {
  const [row] = await t.sql<{ on_hand: number; reserved: number }>(
    'select on_hand, reserved from stock where sku_id = $1',
    [skuId],
  )
  return [row?.on_hand ?? 0, row?.reserved ?? 0]
}

export type Exchanging = {
  qty?: number
  line?: number
  sku?: number
  goods?: number
  /** What its buyer was told to pay for it. */
  surchargeAmt?: { value: number; currency: string }
  more?: object
}

export async function exchangeBody(
  buyer: Visitor,
  orderId: string,
  { qty = 1, line = 0, sku = lamps.steel, goods, surchargeAmt, more }: Exchanging = {},
): Promise<ArgumentOf<typeof EXCHANGE>> {
  const order = await buyer.call(DETAIL, { id: orderId })
  return {
    tradeOrder: { id: orderId },
    reverseTradeOrderLineList: [
      {
        tradeOrderLine: { id: order.tradeOrderLineList[line]?.id ?? '' },
        reverseQty: qty,
        derivativeSku: { id: sku },
        ...(goods === undefined ? {} : { goodsSku: { id: goods } }),
        ...(surchargeAmt ? { surchargeAmt } : {}),
      },
    ],
    reverseReason: 'DAMAGED',
    ...more,
  }
}

export async function askExchange(
  buyer: Visitor,
  orderId: string,
  exchanging: Exchanging = {},
): Promise<ReplyOf<typeof EXCHANGE>> {
  return buyer.call(EXCHANGE, await exchangeBody(buyer, orderId, exchanging))
}

type Who = { readonly buyer: Visitor; readonly merchant: Visitor }
type Progress = { id: string; lineId: string }

/** Asked for and agreed to: the replacement is held, the goods are to be sent. */
export async function agreedExchange(
  { buyer, merchant }: Who,
  orderId: string,
  exchanging: Exchanging = {},
): Promise<Progress> {
  const { id, reverseTradeOrderLineList } = await askExchange(buyer, orderId, exchanging)
  await merchant.call(APPROVE, { id })
  return { id, lineId: reverseTradeOrderLineList[0]?.id ?? '' }
}

let numbers = 7000
export const nextNumber = () => `SWAP${(numbers += 1)}`

/** And sent back. */
export async function goodsSentBack(
  who: Who,
  orderId: string,
  exchanging: Exchanging = {},
): Promise<Progress> {
  const agreed = await agreedExchange(who, orderId, exchanging)
  await who.buyer.call(POST_BACK, sendBackBody(agreed.id, { number: nextNumber() }))
  return agreed
}

/** And found to be as good as new: the replacement is to be sent. */
export async function goodsPassed(
  who: Who,
  orderId: string,
  exchanging: Exchanging = {},
): Promise<Progress> {
  const back = await goodsSentBack(who, orderId, exchanging)
  const lines = [{ id: back.lineId, sellable: exchanging.qty ?? 1 }]
  await who.merchant.call(PASS, { id: back.id, lines })
  return back
}

/** And the replacement sent. */
export async function replacementSent(
  who: Who,
  orderId: string,
  exchanging: Exchanging = {},
): Promise<Progress & { number: string }> {
  const passed = await goodsPassed(who, orderId, exchanging)
  const number = nextNumber()
  await who.merchant.call(SHIP, { id: passed.id, carrierId: 2, serviceCode: number })
  return { ...passed, number }
}

/** And received. */
export async function exchanged(
  who: Who,
  orderId: string,
  exchanging: Exchanging = {},
): Promise<ReplyOf<typeof CONFIRM>> {
  const { id } = await replacementSent(who, orderId, exchanging)
  return who.buyer.call(CONFIRM, { id })
}

/** What a version costs in Germany from now on, in cents. */
export async function priceAt(t: TestMall, skuId: number, amount: number): Promise<void> {
  await t.sql(`update sku_prices set amount = $2 where sku_id = $1 and site = 'DE'`, [
    skuId,
    amount,
  ])
}
