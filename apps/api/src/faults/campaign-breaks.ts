import { copyOf, withoutKeys } from './break-rows.ts'

const GOODS_BACK = `update order_lines set reversed_qty = qty where order_id in (select id from orders where has_benefits)`

/** Ways to break what holds of the operator's campaigns, for `invariants.test.ts`. */
export const campaignBreaks = {
  I68: [`update prizes set given = given + 1`, `update prize_draws set prize_id = null`],
  I69: [
    `update prizes set points = points + 100`,
    `delete from point_entries where reason = 'WON'`,
    `update prize_draws set status = 'WITHDRAWN'`,
  ],
  I70: [
    `update orders set has_benefits = false`,
    `update orders set status = 'CLOSED' where has_benefits`,
    GOODS_BACK,
  ],
  I71: [
    `update campaigns set spent = spent + 1 where kind = 'FREE'`,
    `update free_orders set amount = amount - 1`,
    `${withoutKeys('campaigns')}; update campaigns set budget = spent - 1 where kind = 'FREE'`,
  ],
  I72: [
    `update refunds set amount = amount - 1 where reason = 'free_order'`,
    `update free_orders set refund_id = gen_random_uuid()`,
    `${copyOf('refunds', `t.reason = 'free_order'`, `jsonb_build_object('id', gen_random_uuid(), 'request_key', 'x')`)}`,
    `update free_orders set status = 'LOST', amount = 0, refund_id = null`,
    `delete from ledger_entries where account = 'marketing'`,
  ],
  I73: [
    `update orders set has_benefits = false`,
    `update free_orders set status = 'ENTERED', amount = 0, refund_id = null`,
    `update free_orders set status = 'WON', refund_id = null; ${GOODS_BACK}`,
  ],
}

export const giftCardBreaks = {
  I77: [
    `update campaigns set spent = spent + 1 where kind = 'GIFT_CARD'`,
    `${withoutKeys('campaigns')}; update campaigns set budget = spent - 1 where kind = 'GIFT_CARD'`,
  ],
  I78: [
    `delete from gift_card_codes`,
    `alter table promotions disable trigger user; update promotions set amount = amount - 1 where is_card`,
    `update gift_cards set promotion_id = null, valid_until = null, status = 'PROMISED'`,
    `update gift_cards set status = 'WITHDRAWN'`,
  ],
  I79: [
    `update orders set has_benefits = false`,
    `update orders set completed_at = null`,
    `update orders set status = 'CLOSED' where has_benefits`,
    GOODS_BACK,
  ],
}
