import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/db.ts'

/** What a person has ordered, paid for and asked back. */
export function listsOfOrders(db: Db, id: Id<'user'>) {
  return {
    cart: db
      .selectFrom('cart_lines')
      .select(['sku_id as skuId', 'set_skus as setSkuIds', 'qty'])
      .select(['is_selected as isSelected', 'is_insured as isInsured'])
      .select([
        sql`(select json_agg(json_build_object('shopId', f.shop_id, 'contactNumber', f.contact_number, 'remark', f.remark)) from cart_services f where f.buyer_id = ${id})`.as(
          'assembly',
        ),
        'created_at as createdAt',
      ])
      .where('buyer_id', '=', id),
    contracts: db
      .selectFrom('contracts')
      .select(['id', 'site', 'language', 'currency', 'need_pay as needPay', 'email'])
      .select(['delivery_address as deliveryAddress', 'billing_address as billingAddress'])
      .select('created_at as createdAt')
      .where('buyer_id', '=', id)
      .orderBy('created_at'),
    orders: selectOrders(db, id),
    payments: db
      .selectFrom('payment_attempts')
      .select(['id', 'contract_id as contractId', 'channel', 'status', 'amount', 'currency'])
      .select('created_at as createdAt')
      .where('buyer_id', '=', id)
      .orderBy('created_at'),
    // Neither a token nor the provider's names: with those a card can be charged.
    cards: db
      .selectFrom('saved_cards')
      .select(['id', 'brand', 'last_digits as lastDigits', 'expiry_month as expiryMonth'])
      .select(['expiry_year as expiryYear', 'is_default as isDefault', 'created_at as createdAt'])
      .where('user_id', '=', id)
      .where('status', '<>', sql.lit('REMOVED'))
      .orderBy('created_at'),
    refunds: selectRefunds(db, id),
    afterSales: selectAfterSales(db, id),
    withdrawals: db
      .selectFrom('withdrawals as w')
      .select(['w.code', 'w.status', 'w.site', 'w.name', 'w.order_codes as orderCodes', 'w.email'])
      .select(['w.scope', 'w.picked', 'w.stated_at as statedAt', 'w.answer'])
      .where('w.id', 'in', (eb) =>
        eb
          .selectFrom('withdrawals')
          .select('id')
          .where('user_id', '=', id)
          .union(
            eb
              .selectFrom('contracts as c')
              .innerJoin('withdrawals as s', 's.contract_id', 'c.id')
              .select('s.id')
              .where('c.buyer_id', '=', id),
          ),
      )
      .orderBy('w.stated_at'),
  }
}

function selectOrders(db: Db, id: Id<'user'>) {
  return db
    .selectFrom('orders as o')
    .select(['o.id', 'o.contract_id as contractId', 'o.code', 'o.status', 'o.site', 'o.currency'])
    .select(['o.goods', 'o.shipping', 'o.insurance', 'o.service_charge as serviceCharge'])
    .select(['o.service', 'o.tax', 'o.need_pay as needPay', 'o.paid', 'o.refunded'])
    .select(['o.ordered_at as orderedAt', 'o.paid_at as paidAt', 'o.completed_at as completedAt'])
    .select([
      sql`(select json_agg(json_build_object('skuId', l.sku_id, 'qty', l.qty, 'unitPrice', l.unit_price,
          'needPay', l.need_pay, 'tax', l.tax, 'name', l.snapshot ->> 'name') order by l.position)
        from order_lines l where l.order_id = o.id)`.as('lines'),
      sql`(select json_agg(json_build_object('carrierId', p.carrier_id, 'number', p.number, 'status', p.status,
          'shippedAt', p.shipped_at, 'deliveredAt', p.delivered_at))
        from parcels p where p.order_id = o.id)`.as('parcels'),
      sql`(select json_agg(json_build_object('author', m.author, 'content', m.content, 'pictures', m.photos, 'at', m.created_at,
          'reverseId', m.reverse_id) order by m.created_at)
        from order_messages m where m.order_id = o.id)`.as('messages'),
    ])
    .where('o.buyer_id', '=', id)
    .orderBy('o.ordered_at')
}

function selectRefunds(db: Db, id: Id<'user'>) {
  return db
    .selectFrom('refunds')
    .select(['id', 'contract_id as contractId', 'amount', 'currency', 'reason', 'status'])
    .select((eb) => [
      'created_at as createdAt',
      jsonArrayFrom(
        eb
          .selectFrom('refund_legs as g')
          .innerJoin('money_matters as m', 'm.leg_id', 'g.id')
          .innerJoin('proposals as p', 'p.subject_id', 'm.id')
          .select(['p.way as paidTo', 'p.ended_at as agreedAt'])
          .whereRef('g.refund_id', '=', 'refunds.id')
          .where('p.kind', '=', sql.lit('REROUTE'))
          .where('p.way', 'is not', null)
          .orderBy('p.ended_at'),
      ).as('otherWays'),
    ])
    .where('buyer_id', '=', id)
    .orderBy('created_at')
}

function selectAfterSales(db: Db, id: Id<'user'>) {
  return db
    .selectFrom('reverse_orders')
    .select(['id', 'order_id as orderId', 'code', 'type', 'status', 'currency', 'reason'])
    .select(['remark', 'evidence', 'goods', 'shipping', 'refunded_goods as refundedGoods'])
    .select(['refunded_shipping as refundedShipping', 'reject_reason as rejectReason'])
    .select((eb) => [
      'applied_at as appliedAt',
      jsonArrayFrom(
        eb
          .selectFrom('reverse_changes as x')
          .select(['x.reason', 'x.remark', 'x.evidence', 'x.goods', 'x.shipping'])
          .select('x.changed_at as changedAt')
          .whereRef('x.reverse_id', '=', 'reverse_orders.id')
          .orderBy('x.number'),
      ).as('saidBefore'),
      jsonObjectFrom(
        eb
          .selectFrom('reverse_disputes as d')
          .select(['d.buyer_text as asked', 'd.buyer_files as pictures', 'd.opened_at as askedAt'])
          .select(['d.ruling', 'd.ruling_text as rulingText'])
          .select((dispute) =>
            jsonArrayFrom(
              dispute
                .selectFrom('reverse_proofs as p')
                .select(['p.content as text', 'p.photos as pictures', 'p.documents'])
                .select('p.added_at as addedAt')
                .whereRef('p.reverse_id', '=', 'd.reverse_id')
                .where('p.side', '=', sql.lit('BUYER'))
                .orderBy('p.added_at'),
            ).as('added'),
          )
          .whereRef('d.reverse_id', '=', 'reverse_orders.id'),
      ).as('dispute'),
      jsonArrayFrom(
        eb
          .selectFrom('reverse_offers as f')
          .select(['f.kind', 'f.amount', 'f.content', 'f.offered_at as offeredAt'])
          .select(['f.answer_until as answerUntil', 'f.answer', 'f.answered_at as answeredAt'])
          .whereRef('f.reverse_id', '=', 'reverse_orders.id')
          .orderBy('f.offered_at')
          .orderBy('f.id'),
      ).as('offers'),
    ])
    .where('buyer_id', '=', id)
    .orderBy('applied_at')
}
