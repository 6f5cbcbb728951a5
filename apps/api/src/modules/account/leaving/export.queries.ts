import type { Id } from '@galleria/kernel/id'
import { runSql, type Db } from '#platform/db.ts'

type Rows = Record<string, unknown>[]
export type PersonExport = { profile: Record<string, unknown> } & Record<
  | 'thirdAccounts'
  | 'sessions'
  | 'addresses'
  | 'cart'
  | 'contracts'
  | 'orders'
  | 'payments'
  | 'refunds'
  | 'afterSales'
  | 'reviews'
  | 'files'
  | 'invited'
  | 'merchantApplications'
  | 'articleLookups',
  Rows
>

/** One statement, so that the copy is of one moment. Secrets (hashes, tokens, provider keys) are no data about a person and stay out. */
export async function exportPerson(db: Db, id: Id<'user'>): Promise<PersonExport> {
  const list = (rows: string) =>
    `(select coalesce(json_agg(row_to_json(x)), '[]') from (${rows}) x)`
  const [row] = await runSql<PersonExport>(
    db,
    `select
    (select row_to_json(x) from (select u.id, u.kind, u.email, u.mobile, u.nickname, u.gender, u.birthday, u.avatar, u.language, u.site, u.invitation_code as "invitationCode", u.invited_at as "invitedAt",
      u.password_changed_at as "passwordChangedAt", u.created_at as "createdAt" from users u where u.id = $1) x) as profile,
    ${list('select account_type as "accountType", subject, label, created_at as "createdAt" from third_accounts where user_id = $1')} as "thirdAccounts",
    ${list('select id, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt" from sessions where user_id = $1')} as sessions,
    ${list('select * from addresses where buyer_id = $1')} as addresses,
    ${list('select sku_id as "skuId", qty, is_selected as "isSelected", created_at as "createdAt" from cart_lines where buyer_id = $1')} as cart,
    ${list('select id, site, language, currency, need_pay as "needPay", email, delivery_address as "deliveryAddress", billing_address as "billingAddress", created_at as "createdAt" from contracts where buyer_id = $1 order by created_at')} as contracts,
    ${list(`select o.id, o.contract_id as "contractId", o.code, o.status, o.site, o.currency, o.goods, o.shipping, o.tax, o.need_pay as "needPay", o.paid, o.refunded, o.ordered_at as "orderedAt", o.paid_at as "paidAt", o.completed_at as "completedAt",
      (select json_agg(json_build_object('skuId', l.sku_id, 'qty', l.qty, 'unitPrice', l.unit_price, 'needPay', l.need_pay, 'tax', l.tax, 'name', l.snapshot ->> 'name') order by l.position) from order_lines l where l.order_id = o.id) as lines,
      (select json_agg(json_build_object('carrierId', p.carrier_id, 'number', p.number, 'status', p.status, 'shippedAt', p.shipped_at, 'deliveredAt', p.delivered_at)) from parcels p where p.order_id = o.id) as parcels
      from orders o where o.buyer_id = $1 order by o.ordered_at`)} as orders,
    ${list('select id, contract_id as "contractId", channel, status, amount, currency, created_at as "createdAt" from payment_attempts where buyer_id = $1 order by created_at')} as payments,
    ${list('select id, contract_id as "contractId", amount, currency, reason, status, created_at as "createdAt" from refunds where buyer_id = $1 order by created_at')} as refunds,
    ${list('select id, order_id as "orderId", code, type, status, currency, reason, remark, evidence, goods, shipping, refunded_goods as "refundedGoods", refunded_shipping as "refundedShipping", reject_reason as "rejectReason", applied_at as "appliedAt" from reverse_orders where buyer_id = $1 order by applied_at')} as "afterSales",
    ${list(`select c.id, c.order_id as "orderId", c.kind, c.item_id as "itemId", c.author_name as "authorName", c.rate, c.content, c.images, c.created_at as "createdAt", r.content as answer from comments c left join comment_replies r on r.comment_id = c.id where c.author_id = $1 order by c.created_at`)} as reviews,
    ${list('select id, purpose, name, bytes, created_at as "createdAt" from files where owner_id = $1 order by created_at')} as files,
    ${list('select u.invited_at as at from users u where u.invited_by = $1')} as invited,
    ${list('select * from merchant_applications where user_id = $1')} as "merchantApplications",
    ${list('select article_id as "articleId", times, at from article_lookups where user_id = $1')} as "articleLookups"`,
    [id],
  )
  if (!row) throw new Error('a select without a row')
  return row
}
