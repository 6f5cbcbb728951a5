import { PASS, READ, reaches } from '../testing/after-sales-steps.ts'
import {
  CONFIRM,
  SHIP,
  agreedExchange,
  exchanged,
  goodsPassed,
  lamps,
  nextNumber,
  offerLamps,
} from '../testing/exchange-steps.ts'
import { withholdTwenty } from '../testing/loss-steps.ts'
import { sentBack } from '../testing/return-steps.ts'
import { payFor, receivedOrder } from '../testing/shop-steps.ts'
import type { TestMall, Visitor } from '../testing/open-test-mall.ts'
import { withoutKeys } from './break-rows.ts'

/**
 * Exchanges, and ways to break what holds of them, for `invariants.test.ts`: one that is done, with
 * its replacement on its way back, one whose replacement is held, and beside them goods that were
 * withdrawn from and have lost in value.
 */
export async function exchangeSome(t: TestMall, buyer: Visitor, merchant: Visitor): Promise<void> {
  await offerLamps(t)
  const who = { buyer, merchant }
  const orderId = await receivedOrder(t, buyer, merchant, { lamp: 2 })
  await exchanged(who, orderId)
  await sentBack(t, who, orderId)
  await agreedExchange(who, orderId, { sku: lamps.copper })
  await exchangeForMore(t, who)
  await withholdTwenty(t, who)
}

/**
 * And one for something dearer: what it cost more is paid, one of two lamps came back, and with it
 * its part of that.
 */
async function exchangeForMore(
  t: TestMall,
  who: { readonly buyer: Visitor; readonly merchant: Visitor },
): Promise<void> {
  const { buyer, merchant } = who
  const orderId = await receivedOrder(t, buyer, merchant, { lamp: 2 })
  const surchargeAmt = { value: 20, currency: 'EUR' }
  const { id } = await goodsPassed(who, orderId, { sku: lamps.gold, qty: 2, surchargeAmt })
  const { exchangeSurcharge } = await buyer.call(READ, { id })
  await payFor(t, buyer, exchangeSurcharge?.order?.contractId ?? '')
  await merchant.call(SHIP, { id, carrierId: 2, serviceCode: nextNumber() })
  await buyer.call(CONFIRM, { id })
  const back = await sentBack(t, who, orderId)
  await merchant.call(PASS, { id: back.id, lines: [{ id: back.lineIds[0] ?? '', sellable: 1 }] })
  await reaches(t, buyer, back.id, 'REVERSE_DONE')
}

export const exchangeBreaks = {
  I87: [
    `update reverse_lines set held_qty = 0 where held_qty > 0`,
    `update reverse_lines set replaced_qty = 0 where replaced_qty > 0`,
    `insert into stock_moves (sku_id, line_id, d_on_hand, d_reserved, reason) select derivative_sku_id, line_id, -1, 0, 'replacement' from reverse_lines where replaced_qty > 0`,
  ],
  I88: [
    `update reverse_orders set is_changed_to_return = true where type = 'SALE_EXCHANGE' and status = 'WAITING_FOR_BUYER_RETURN'`,
    `update reverse_lines set held_qty = 0 where held_qty > 0`,
    `update reverse_orders set status = 'REVERSE_CLOSE' where type = 'SALE_EXCHANGE' and status = 'REVERSE_DONE'`,
    `${withoutKeys('reverse_lines')}; update reverse_lines set taken_qty = 1 where replaced_qty > 0`,
    `${withoutKeys('reverse_lines')}; update reverse_lines set taken_qty = 5 where goods_sku_id is not null`,
  ],
}
export const differenceBreaks = {
  I105: [`update reverse_lines set difference = 100 where replaced_qty > 0`],
}
/** Surcharges, and what goods have lost in value. */
export const moneyBreaks = {
  I107: [
    `update reverse_lines set surcharge = surcharge + 100 where surcharge > 0`,
    `update reverse_orders set is_changed_to_return = true, stopped_at = mall_now() + interval '1 hour' where id in (select surcharge_of from orders); update orders set paid_at = mall_now() - interval '2 hours' where surcharge_of is not null`,
    `update reverse_lines set surcharge_back = surcharge_back + 1 where surcharge_back > 0`,
    `update reverse_lines set asked_amount = apply_amount, asked_surcharge_back = surcharge_back + 1 where surcharge_back > 0`,
  ],
  I108: [
    `update reverse_lines set apply_amount = apply_amount - 1 where reverse_id in (select id from reverse_orders where loss_of is not null)`,
    `update reverse_orders set refund_by = null where id in (select loss_of from reverse_orders)`,
    `update reverse_orders set qc_photos = '{}' where loss_of is not null`,
    `update order_lines set withheld = withheld - 1 where withheld > 0`,
  ],
  // What goes back later than that, or not at all.
  I112: [
    `update reverse_orders set is_guarantee = true, applied_at = applied_at + interval '40 days', reason = 'OTHER'`,
    `update reverse_orders set is_guarantee = true, reason = 'DAMAGED'`,
    `update order_lines set gifted = gifted - 1 where gifted > 0`,
    `update orders set gifted_shipping = 0 where gifted_shipping > 0`,
  ],
  // More than was given, and more than that.
  I113: [
    `update reverse_lines set gift_undone = 1000000`,
    `update reverse_lines set gift_undone = 1, gift_back = 2`,
  ],
}
