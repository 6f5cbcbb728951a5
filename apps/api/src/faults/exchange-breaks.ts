import { agreedExchange, exchanged, lamps, offerLamps } from '../testing/exchange-steps.ts'
import { sentBack } from '../testing/return-steps.ts'
import { receivedOrder } from '../testing/shop-steps.ts'
import type { TestMall, Visitor } from '../testing/open-test-mall.ts'
import { withoutKeys } from './break-rows.ts'

/** Exchanges, and ways to break what holds of them, for `invariants.test.ts`: one that is done, with its replacement on its way back, and one whose replacement is held. */
export async function exchangeSome(t: TestMall, buyer: Visitor, merchant: Visitor): Promise<void> {
  await offerLamps(t)
  const who = { buyer, merchant }
  const orderId = await receivedOrder(t, buyer, merchant, { lamp: 2 })
  await exchanged(who, orderId)
  await sentBack(t, who, orderId)
  await agreedExchange(who, orderId, { sku: lamps.copper })
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
