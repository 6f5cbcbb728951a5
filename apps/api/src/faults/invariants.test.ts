import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { readInvariants } from '../../../../database/audit.ts'
import { apply, reaches } from '../testing/after-sales-steps.ts'
import { openTestMall, type TestMall } from '../testing/open-test-mall.ts'
import { offerGroups, orderInGroup } from '../testing/group-buy-steps.ts'
import { offerSet, orderSets } from '../testing/set-steps.ts'
import { preSell } from '../testing/pre-sale-steps.ts'
import { buyWithDiscounts } from '../testing/promotion-steps.ts'
import { offerAssembly, orderWithExtras } from '../testing/service-steps.ts'
import {
  drawFor,
  drawFreeOrders,
  issueCards,
  offerFreeOrders,
  offerGiftCards,
  offerPrizes,
  stopCampaign,
} from '../testing/campaign-steps.ts'
import { copyOf, withoutKeys } from './break-rows.ts'
import { campaignBreaks, giftCardBreaks } from './campaign-breaks.ts'
import { pricePlanBreaks } from './goods-table-breaks.ts'
import { disputeBreaks, heldBreaks } from './dispute-breaks.ts'
import { differenceBreaks, exchangeBreaks, exchangeSome, moneyBreaks } from './exchange-breaks.ts'
import { membershipBreaks } from './membership-breaks.ts'
import { besideBreaks, parcelBreaks, paymentBreaks } from './payment-breaks.ts'
import { reissueBreaks, reissueOne } from './reissue-breaks.ts'
import { payFreeOrders } from '../modules/checkout/placing/index.ts'
import { fetchOne } from '../testing/pick-up-steps.ts'
import { endow, sellForPoints } from '../testing/point-steps.ts'
import { promiseAndSendSome } from '../testing/by-parcel-steps.ts'
import { order, paidOrder, payFor, receivedOrder } from '../testing/shop-steps.ts'
import { people, skus } from '../testing/small-catalogue.ts'
import { buyCodes, sellVouchers, voucherSkus } from '../testing/voucher-steps.ts'

/** Each invariant fires: a row is broken behind the mall's back, and it names that row. */
let t: TestMall
let client: pg.Client
beforeAll(async () => {
  t = await openTestMall()
  client = new pg.Client({ connectionString: t.databaseUrl })
  await client.connect()
  const [anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
  await refunded(await receivedOrder(t, anna, merchant, { lamp: 2 }))
  await reissueOne(t, merchant)
  await exchangeSome(t, anna, merchant)
  const campaign = await offerPrizes(t)
  await drawFor(anna, await paidOrder(t, anna, { chair: 1 }))
  await stopCampaign(t, campaign.id)
  await freeOrder()
  await giftCard()
  await offerAssembly(merchant)
  await payFor(t, anna, (await orderWithExtras(anna, { goods: { desk: 1 } })).id)
  await offerSet(t)
  await orderSets(t, anna)
  await sellForPoints(t, skus.desk, { points: 50, amount: 0 })
  await endow(t, anna, 100)
  await order(anna, { desk: 1 })
  await offerGroups(t, skus.deskWide)
  await payFor(t, anna, (await orderInGroup(anna, skus.deskWide, { groupBuySize: 3 })).id)
  await sellVouchers(t)
  const { codes } = await buyCodes(t, anna, voucherSkus.service, 2)
  await merchant.call('POST /sapi/mall-merchant/coupon/redeem', {
    couponCode: codes[0]?.couponCode ?? '',
  })
  await buyWithDiscounts(t, anna, merchant)
  await promiseAndSendSome(t, anna, merchant)
  await fetchOne(t, anna, merchant)
  const { tradeOrderList } = await order(anna, { lamp: 1 })
  await anna.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
    id: tradeOrderList[0]?.id ?? '',
  })
  await preSell(t, skus.chair)
  await payFor(t, anna, (await order(anna, { chair: 1 })).id)
  await t.drain()

  async function giftCard(): Promise<void> {
    const { id } = await offerGiftCards(t)
    await receivedOrder(t, anna, merchant, { desk: 1 })
    await issueCards(t)
    await stopCampaign(t, id)
  }
  /** Drawn at once; paid out as if it had been received long ago. */
  async function freeOrder(): Promise<void> {
    const { id } = await offerFreeOrders(t)
    const orderId = await receivedOrder(t, anna, merchant, { desk: 1 })
    await stopCampaign(t, id)
    await drawFreeOrders(t)
    await t.sql(
      `update orders set completed_at = completed_at - interval '31 days' where id = $1`,
      [fromWireId('order', orderId) as Id<'order'>],
    )
    await payFreeOrders(t.mall.gate.own(), () => Promise.resolve(false))
  }
  async function refunded(orderId: string): Promise<void> {
    const { id } = await apply(anna, orderId, { amount: 10 })
    await merchant.call('POST /sapi/mall-merchant/reverseorder/approve', { id })
    await reaches(t, anna, id, 'REVERSE_DONE')
  }
})
afterAll(async () => {
  await client.end()
  await t.close()
})

const aPaid = `select id from orders where status = 'COMPLETE' limit 1`
const aReview = (author: string, kind = 'FIRST') =>
  `insert into comments (id, author_id, order_id, line_id, kind, item_id, sku_id, shop_id, seller_id, author_name, language, rate, content)
    select gen_random_uuid(), ${author}, o.id, l.id, '${kind}', l.item_id, l.sku_id, o.shop_id, 5, 'A', 'en', 5, 'x' from orders o join order_lines l on l.order_id = o.id where o.status = 'COMPLETE' limit 1`
const anotherAttempt = (status: string, letter: string) =>
  copyOf(
    'payment_attempts',
    `t.id = (select attempt_id from captures order by seen_at limit 1)`,
    `jsonb_build_object('id', gen_random_uuid(), 'status', '${status}', 'unique_key', '${letter}', 'request_key', gen_random_uuid(), 'provider_ref', '${letter}')`,
  )
const view = (name: string, select: string) =>
  `drop view audit.${name} cascade; create view audit.${name} as ${select}`

/** Ways to break each invariant, at least one; where it has parts, one for each. */
const breaks: Readonly<Record<string, readonly string[]>> = {
  I01: [`${withoutKeys('payment_attempts')}; ${anotherAttempt('PAY_SUCCESS', 'x')}`],
  I02: [
    `${withoutKeys('payment_attempts')}; ${anotherAttempt('CREATED', 'x')}; ${anotherAttempt('PAY_PENDING', 'y')}`,
  ],
  I03: [
    `${withoutKeys('orders')}; update orders set paid = paid + 1 where paid > 0`,
    `update payment_attempts set status = 'PAY_CLOSED' where status = 'PAY_SUCCESS'`,
  ],
  I04: [`update payment_attempts set currency = 'USD' where status = 'PAY_SUCCESS'`],
  I05: [
    `${withoutKeys('orders')}; update orders set need_pay = need_pay + 1 where status = 'COMPLETE'`,
  ],
  I06: [`update orders set status = 'PENDING_PAY' where paid > 0`],
  I07: [
    `delete from captures where disposition = 'APPLIED'`,
    `update payment_attempts set status = 'PAY_CLOSED' where status = 'PAY_SUCCESS'`,
    `${withoutKeys('captures')}; update captures set disposition = 'LOST'`,
  ],
  I08: [`${withoutKeys('captures')}; ${copyOf('captures', 'true', `'{}'`)}`],
  I09: [`update captures set disposition = 'REVIEW', seen_at = mall_now() - interval '25 hours'`],
  I10: [`update refund_lines set goods = 1000000`],
  I11: [`update refund_lines set goods = 1000000`],
  I12: [`update refund_lines set shipping = 1000000`],
  I13: [
    `${withoutKeys('refund_lines')}; update refund_lines set goods = -1`,
    `${withoutKeys('payment_attempts')}; update payment_attempts set amount = 0`,
  ],
  I14: [
    `${withoutKeys('order_lines')}; update order_lines set reversed_qty = qty + 1`,
    `${withoutKeys('order_lines')}; update order_lines set delivered_qty = qty + 1`,
  ],
  I15: [`${withoutKeys('order_lines')}; update order_lines set open_reverse_qty = 1`],
  I16: [`update refund_lines set goods = goods + 1`],
  I17: [`update refunds set status = 'SENT'; update reverse_orders set status = 'REFUND_DONE'`],
  I18: [`update reverse_orders set buyer_id = gen_random_uuid()`],
  I19: [
    `update reverse_lines set line_id = (select l.id from order_lines l join orders o on o.id = l.order_id where o.status = 'CANCELED' limit 1)`,
  ],
  I20: [`${withoutKeys('stock')}; update stock set reserved = -1`],
  I21: [`update stock set on_hand = on_hand + 1`],
  I22: [`update orders set status = 'CANCELED' where status = 'UN_DELIVERY'`],
  I23: [
    `update point_accounts set points = points + 1`,
    `update point_accounts set growth = growth - 1`,
    `delete from point_entries where pot = 'GROWTH'`,
  ],
  I24: [
    `${withoutKeys('point_entries')}; insert into point_entries (user_id, pot, delta, reason, ref, at) select user_id, pot, delta, reason, ref, at from point_entries`,
  ],
  I25: [
    view(
      'orders',
      `select gen_random_uuid() as order_id, 'DEPOSIT' as presale_kind, 1 as deposit, 1 as balance, 3 as need_pay`,
    ),
  ],
  I26: [
    `${view('coupons', `select '00000000-0000-0000-0000-000000000001'::uuid as coupon_id, 0 as max_uses`)}; ${view('coupon_uses', `select '00000000-0000-0000-0000-000000000001'::uuid as coupon_id, id as order_id, 'USED' as state from orders`)}`,
  ],
  I27: [
    view(
      'coupon_uses',
      `select gen_random_uuid() as coupon_id, id as order_id, 'HELD' as state from orders where status = 'CANCELED'`,
    ),
  ],
  I28: [
    `update ledger_entries set amount = amount + 1 where id = (select min(id) from ledger_entries)`,
  ],
  I29: [
    `insert into transitions (entity, entity_id, seq, from_state, to_state, event, actor) select 'order', id, 99, 'COMPLETE', 'PENDING_PAY', 'x', 'x' from orders where status = 'COMPLETE'`,
  ],
  I30: [
    `insert into transitions (entity, entity_id, seq, from_state, to_state, event, actor) select 'order', id, 99, 'PENDING_PAY', 'UN_DELIVERY', 'x', 'x' from orders where status = 'COMPLETE'`,
  ],
  I31: [`update orders set status = 'CLOSED' where id = (${aPaid})`],
  I32: [
    `update provider_events set status = 'NEW', received_at = mall_now() - interval '11 minutes'`,
    `insert into pgboss.job (name, state, created_on, start_after) select name, 'created', now() - interval '1 hour', now() - interval '1 hour' from pgboss.queue where name = 'payment.check'`,
    view(
      'idempotency',
      `select 's' as scope, 'k' as key, 'IN_FLIGHT' as state, mall_now() - interval '1 hour' as lease_until`,
    ),
  ],
  I33: [
    `update orders set status = 'PENDING_PAY', deadline_at = mall_now() - interval '3 minutes' where status = 'CANCELED'`,
  ],
  I34: [
    `update refunds set status = 'SENT', updated_at = mall_now() - interval '61 minutes'`,
    `update refund_legs set status = 'SENT'; update refund_tries set status = 'SENT', sent_at = mall_now() - interval '5 days'`,
  ],
  I35: [`${withoutKeys('comments')}; ${aReview('o.buyer_id')}; ${aReview('o.buyer_id')}`],
  I36: [
    `${withoutKeys('addresses')}; update addresses set is_default = true; ${copyOf('addresses', 'true', `jsonb_build_object('id', gen_random_uuid())`)}`,
  ],
  I37: [aReview('gen_random_uuid()')],
  I38: [
    `update order_lines set delivered_qty = 0 where order_id = (${aPaid})`,
    `${withoutKeys('order_lines')}; update order_lines set canceled_qty = 1 where order_id = (${aPaid})`,
    `update orders set status = 'CLOSED' where id = (${aPaid})`,
  ],
  I39: [`update refund_legs set amount = amount + 1`],
  I40: [
    `update refund_tries set status = 'FAILED' where status = 'DONE'`,
    `update refund_legs set status = 'SENT' where status = 'DONE'`,
  ],
  I41: [`update refund_legs set status = 'FAILED', next_try_at = null`],
  I42: [
    `update ledger_entries set account = 'suspense' where account = 'tax'`,
    `insert into money_matters (id, kind, status, cause, provider, reference, amount, currency, reason, found_at) values (gen_random_uuid(), 'STRAY_CAPTURE', 'OPEN', 'x', 'mockpay', 'x', 5, 'EUR', '', mall_now())`,
  ],
  I43: [`update payment_orders set amount = amount + 1`],
  I44: [`update order_tallies set n = n + 1`],
  I45: [
    `update invoices set serial = serial + 1000`,
    `update invoice_series set last = last + 1`,
    `delete from invoices where kind = 'CREDIT_NOTE'`,
  ],
  I46: [
    `update invoices set gross = gross + 1`,
    `update invoices set facts = jsonb_set(facts, '{rates,0,tax}', '1')`,
    `update invoices set facts = jsonb_set(facts, '{lines,0,net}', '1')`,
  ],
  I47: [`delete from invoices where kind = 'INVOICE'`],
  I48: [
    `update invoices set facts = jsonb_set(facts, '{lines,0,gross}', '1')`,
    `update invoices set gross = gross + 1 where kind = 'INVOICE'`,
    `update order_lines set refunded = 0`,
  ],
  I49: [
    `update invoices set reverse_id = gen_random_uuid() where kind = 'CREDIT_NOTE'`,
    `update invoices set invoice_id = id where kind = 'CREDIT_NOTE'`,
  ],
  I50: [
    `update invoices set tax = tax + 1 where kind = 'INVOICE'`,
    `update ledger_entries set amount = amount - 1 where account = 'tax'`,
  ],
  I51: [
    `update earned_orders set factor = 200`,
    `update point_entries set delta = delta + 1 where reason = 'EARNED'`,
    `update order_lines set refunded = 0`,
  ],
  I52: [
    `update order_lines set need_pay = need_pay - 1, discount = discount + 1 where snapshot ? 'set'`,
    `update order_lines set snapshot = jsonb_set(snapshot, '{set,unitQty}', '7') where snapshot->'set'->>'position' = '2'`,
    `update order_lines set snapshot = snapshot - 'set' where snapshot->'set'->>'position' = '1'`,
    `update order_lines set snapshot = jsonb_set(snapshot, '{set,setPrice}', '1') where snapshot->'set'->>'position' = '2'`,
  ],
  I53: [
    `update ledger_entries set amount = amount + 1 where currency = 'PTS' and account = 'points'`,
    `delete from point_entries where reason = 'TAKEN'`,
  ],
  I54: [
    `insert into point_entries (user_id, pot, delta, reason, ref, order_id, at) select user_id, 'HELD', 5, 'HELD', 'x', order_id, at from point_entries where reason = 'TAKEN'`,
  ],
  I55: [
    `update vouchers set status = 'EXPIRED' where status = 'NOT_USED'`,
    `update vouchers set status = 'VOID' where status = 'NOT_USED'`,
    `delete from vouchers where status = 'NOT_USED'`,
  ],
  I56: [
    `delete from vouchers`,
    `update orders set status = 'UN_DELIVERY' where handover = 'voucher'`,
  ],
  I57: [
    `delete from invoices where kind = 'DEPOSIT'`,
    `update invoices set gross = gross + 1 where kind = 'DEPOSIT'`,
  ],
  I58: [
    `update group_buys set taken = taken + 1`,
    `update group_buys set paid = 0`,
    `${withoutKeys('group_buys')}; update group_buys set status = 'FULL'`,
    `${withoutKeys('group_buys')}; update group_buys set status = 'CLOSED', taken = size + 1`,
    `${withoutKeys('orders')}; ${copyOf('orders', 't.group_buy_id is not null', `jsonb_build_object('id', gen_random_uuid())`)}; update group_buys set taken = 2, paid = 2`,
  ],
  I59: [
    `update orders set status = 'UN_DELIVERY' where group_buy_id is not null`,
    `update order_lines set delivered_qty = 1 where order_id in (select id from orders where group_buy_id is not null)`,
  ],
  I60: [
    `update group_buys set status = 'CLOSED'`,
    `update group_buys set status = 'CLOSED'; update orders set status = 'CLOSED' where group_buy_id is not null`,
    `${withoutKeys('group_buys')}; update group_buys set status = 'FULL'`,
  ],
  I61: [`update group_buys set ends_at = mall_now() - interval '3 minutes'`],
  I62: [
    `update order_lines set snapshot = snapshot || '{"measure":{"unit":"metre","step":100}}' where id = (select min(id::text)::uuid from order_lines)`,
  ],
  I63: [
    `update parcels set status = 'CANCEL', called_back_at = mall_now(), call_back_reason = 'x'`,
    `update parcel_lines set qty = qty + 1`,
  ],
  I64: [
    `update orders set activities = jsonb_set(activities, '{0,amount}', '1') where activities is not null`,
    `update order_lines set snapshot = jsonb_set(snapshot, '{off,shop}', '1') where snapshot ? 'off'`,
    `update order_lines set snapshot = snapshot - 'off' where snapshot ? 'off'`,
    `update order_lines set snapshot = snapshot || '{"off":{"shop":0,"order":0}}' where not snapshot ? 'off'`,
  ],
  I65: [
    `update promotion_uses set amount = amount + 1 where order_id is not null`,
    `update promotion_uses set amount = amount + 1 where order_id is null`,
    `delete from promotion_uses`,
  ],
  I66: [
    `update promotions set used = used + 1 where code is not null`,
    `drop index promotion_uses_one_coupon; ${copyOf('promotion_uses', `order_id is null and status = 'USED'`, `jsonb_build_object('id', gen_random_uuid())`)}`,
  ],
  I67: [
    `update promotion_uses set status = 'HELD' where status = 'USED'`,
    `update promotion_uses set status = 'HELD' where status = 'RELEASED'`,
  ],
  ...campaignBreaks,
  I74: [
    `update order_lines set snapshot = jsonb_set(snapshot, '{gift,promotionId}', to_jsonb(gen_random_uuid())) where snapshot ? 'gift'`,
    `update order_lines set snapshot = snapshot - 'gift' where snapshot ? 'gift'`,
    `${withoutKeys('order_lines')}; update order_lines set need_pay = 5 where snapshot ? 'gift'`,
  ],
  I75: [`delete from order_codes where used_at is null`],
  I76: [`update order_codes set used_at = null`],
  ...giftCardBreaks,
  I80: [
    `update order_lines set need_pay = need_pay - (snapshot->'service'->>'fee')::int, snapshot = snapshot - 'service' where snapshot ? 'service'`,
    `update orders set insurance = insurance - 1, goods = goods + 1 where insurance > 0`,
    `update orders set handover = 'voucher' where service is not null`,
  ],
  ...paymentBreaks,
  ...exchangeBreaks,
  I89: [
    `update sku_prices set amount = amount + 1`,
    `update sku_prices set was = null, lowest_30 = null`,
  ],
  I90: [
    `update price_history set lowest_30 = lowest_30 + 1 where was is not null`,
    `update price_history set amount = 23900 where was is not null`,
    `delete from price_history where sku_id = 2 and was is null; update price_history set lowest_30 = was where sku_id = 2`,
    `insert into flash_sales (sku_id, site, amount, starts_at, ends_at) select sku_id, site, 22950, since - interval '30 days 2 hours', since - interval '30 days' + interval '1 second' from sku_prices where was is not null`,
  ],
  I91: [
    `update items set manufacturer = '' where id = 1001`,
    `update skus set picture = '' where id = 1`,
    `update sku_prices set withdrawn_at = now() where sku_id in (1, 2)`,
    `delete from item_texts where item_id = 1001 and language = 'pl'`,
    `update items set energy_class = null where id = 1001; update categories set needs_energy_label = true where key = 'desks'`,
  ],
  I92: [
    `update sellers set status = 'FROZEN' where id = 5`,
    `alter table items drop constraint items_listed_on_sale, drop constraint items_held_back_on_sale; update items set status = 'PAUSED' where id = 1001`,
    `insert into transitions (entity, entity_id, seq, to_state, event, actor) select 'item', history_id, 1, 'PAUSED', 'pause', 'shop' from items where id = 1001`,
  ],
  ...disputeBreaks,
  ...parcelBreaks,
  ...differenceBreaks,
  ...pricePlanBreaks,
  ...moneyBreaks,
  ...heldBreaks,
  ...reissueBreaks,
  ...membershipBreaks,
  ...besideBreaks,
}

test('every invariant is in the table, and nothing else', () => {
  expect(Object.keys(breaks)).toEqual(readInvariants().map(({ id }) => id))
})

test.each(
  readInvariants().flatMap(({ id, title, sql }) =>
    (breaks[id] ?? []).map((breaking, index) => ({ id, title, sql, breaking, way: index + 1 })),
  ),
)('$id "$title" holds, and fires when it is broken (way $way)', async ({ sql, breaking }) => {
  await client.query('begin')
  try {
    await client.query(`select set_config('mall.now', $1, true)`, [t.clock.now().toISOString()])
    expect((await client.query(sql)).rows).toEqual([])
    // Triggers and foreign keys would not let anybody do this.
    await client.query('set local session_replication_role = replica')
    await client.query(breaking)
    expect((await client.query(sql)).rows.length).toBeGreaterThan(0)
  } finally {
    await client.query('rollback')
  }
})
