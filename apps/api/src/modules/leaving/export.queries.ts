import type { Id } from '@galleria/kernel/id'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db.ts'
import { writtenSql } from '#modules/review/index.ts'

type Rows = Record<string, unknown>[]

export type PersonExport = { profile: Record<string, unknown> } & Record<
  | 'thirdAccounts'
  | 'sessions'
  | 'secondFactor'
  | 'passkeys'
  | 'browsers'
  | 'addresses'
  | 'cart'
  | 'contracts'
  | 'orders'
  | 'payments'
  | 'cards'
  | 'refunds'
  | 'afterSales'
  | 'withdrawals'
  | 'reviews'
  | 'reviewAnswers'
  | 'helpfulReviews'
  | 'reportedReviews'
  | 'files'
  | 'invited'
  | 'merchantApplications'
  | 'workplaces'
  | 'workLog'
  | 'articleLookups'
  | 'reviewReminders'
  | 'stockWishes'
  | 'points',
  Rows
>

/**
 * One statement, so that the copy is of one moment. Secrets (hashes, tokens, provider keys) are no
 * data about a person and stay out.
 */
export async function exportPerson(db: Db, id: Id<'user'>): Promise<PersonExport> {
  const { rows } = await sql<PersonExport>`
    select (select row_to_json(x) from (${selectProfile(id)}) x) as profile,
      ${sql.join(
        Object.entries(listsOf(id)).map(
          ([name, list]) =>
            sql`(select coalesce(json_agg(row_to_json(x)), '[]') from (${list}) x) as ${sql.ref(name)}`,
        ),
      )}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a select without a row')
  return row
}

function selectProfile(id: Id<'user'>): RawBuilder<unknown> {
  return sql`
    select id, kind, email, mobile, nickname, gender, birthday, avatar, language, site,
      invitation_code as "invitationCode", invited_at as "invitedAt",
      password_changed_at as "passwordChangedAt", created_at as "createdAt"
    from users where id = ${id}`
}

function selectReviews(id: Id<'user'>): RawBuilder<unknown> {
  return sql`
    select c.id, c.order_id as "orderId", c.kind, c.item_id as "itemId", c.author_name as "authorName",
      ${writtenSql.of('c')}, c.created_at as "createdAt", r.content as answer, r.edited_at as "answerEditedAt", c.status, c.decision, c.appeal
    from comments c left join comment_replies r on r.comment_id = c.id
    where c.author_id = ${id} order by c.created_at`
}

/** What this person wrote under reviews for a shop, also what was corrected since. */
function selectAnswers(id: Id<'user'>): RawBuilder<unknown> {
  return sql`
    select w."reviewId", w.content, w."writtenAt" from (
      select comment_id as "reviewId", content, coalesce(edited_at, created_at) as "writtenAt" from comment_replies where user_id = ${id}
      union all select comment_id, content, written_at from comment_reply_versions where user_id = ${id}) w order by w."writtenAt"`
}

/** Since when an app is on, if one is. */
function selectFactor(id: Id<'user'>): RawBuilder<unknown> {
  return sql`
    select f.confirmed_at as "since", (select count(*)::int from recovery_codes c where c.user_id = u.id and c.used_at is null) as "recoveryCodesLeft"
    from users u left join second_factors f on f.user_id = u.id and f.status = 'ON'
    where u.id = ${id} and (f.id is not null or exists (select from passkeys p where p.user_id = u.id))`
}

/** What a passkey signs with is nobody's to read. */
function selectPasskeys(id: Id<'user'>): RawBuilder<unknown> {
  return sql`
    select name, credential_id as "credentialId", transports, is_backed_up as "isBackedUp", created_at as "addedAt", used_at as "lastUsedAt"
    from passkeys where user_id = ${id} order by created_at`
}

function listsOf(
  id: Id<'user'>,
): Record<Exclude<keyof PersonExport, 'profile'>, RawBuilder<unknown>> {
  return {
    thirdAccounts: sql`
      select account_type as "accountType", subject, label, created_at as "createdAt"
      from third_accounts where user_id = ${id}`,
    sessions: sql`
      select id, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt"
      from sessions where user_id = ${id}`,
    secondFactor: selectFactor(id),
    passkeys: selectPasskeys(id),
    browsers: sql`
      select user_agent as "userAgent", seen_at as "lastSignInAt" from seen_browsers where user_id = ${id} order by seen_at`,
    addresses: sql`select * from addresses where buyer_id = ${id}`,
    cart: sql`
      select sku_id as "skuId", set_skus as "setSkuIds", qty, is_selected as "isSelected", is_insured as "isInsured",
        (select json_agg(json_build_object('shopId', f.shop_id, 'contactNumber', f.contact_number, 'remark', f.remark)) from cart_services f where f.buyer_id = ${id}) as assembly, created_at as "createdAt"
      from cart_lines where buyer_id = ${id}`,
    contracts: sql`
      select id, site, language, currency, need_pay as "needPay", email, delivery_address as "deliveryAddress",
        billing_address as "billingAddress", created_at as "createdAt"
      from contracts where buyer_id = ${id} order by created_at`,
    orders: selectOrders(id),
    payments: sql`
      select id, contract_id as "contractId", channel, status, amount, currency, created_at as "createdAt"
      from payment_attempts where buyer_id = ${id} order by created_at`,
    // Neither a token nor the provider's names: with those a card can be charged.
    cards: sql`
      select id, brand, last_digits as "lastDigits", expiry_month as "expiryMonth", expiry_year as "expiryYear", is_default as "isDefault",
        created_at as "createdAt"
      from saved_cards where user_id = ${id} and status <> 'REMOVED' order by created_at`,
    refunds: sql`
      select id, contract_id as "contractId", amount, currency, reason, status, created_at as "createdAt",
        (select coalesce(json_agg(json_build_object('paidTo', p.way, 'agreedAt', p.ended_at) order by p.ended_at), '[]') from refund_legs g join money_matters m on m.leg_id = g.id
          join proposals p on p.subject_id = m.id where g.refund_id = refunds.id and p.kind = 'REROUTE' and p.way is not null) as "otherWays"
      from refunds where buyer_id = ${id} order by created_at`,
    afterSales: sql`
      select id, order_id as "orderId", code, type, status, currency, reason, remark, evidence, goods, shipping,
        refunded_goods as "refundedGoods", refunded_shipping as "refundedShipping",
        reject_reason as "rejectReason", applied_at as "appliedAt", (select coalesce(json_agg(json_build_object('reason', x.reason, 'remark', x.remark, 'evidence', x.evidence, 'goods', x.goods, 'shipping', x.shipping, 'changedAt', x.changed_at) order by x.number), '[]') from reverse_changes x where x.reverse_id = reverse_orders.id) as "saidBefore",
        (select json_build_object('asked', d.buyer_text, 'pictures', d.buyer_files, 'askedAt', d.opened_at, 'ruling', d.ruling, 'rulingText', d.ruling_text,
            'added', (select coalesce(json_agg(json_build_object('text', p.content, 'pictures', p.photos, 'documents', p.documents, 'addedAt', p.added_at) order by p.added_at), '[]') from reverse_proofs p where p.reverse_id = d.reverse_id and p.side = 'BUYER'))
          from reverse_disputes d where d.reverse_id = reverse_orders.id) as dispute,
        (select coalesce(json_agg(json_build_object('kind', f.kind, 'amount', f.amount, 'content', f.content, 'offeredAt', f.offered_at,
            'answerUntil', f.answer_until, 'answer', f.answer, 'answeredAt', f.answered_at) order by f.offered_at, f.id), '[]')
          from reverse_offers f where f.reverse_id = reverse_orders.id) as offers
      from reverse_orders where buyer_id = ${id} order by applied_at`,
    withdrawals: sql`
      select w.code, w.status, w.site, w.name, w.order_codes as "orderCodes", w.email, w.scope, w.picked, w.stated_at as "statedAt", w.answer
      from withdrawals w where w.id in (select id from withdrawals where user_id = ${id}
        union select s.id from contracts c join withdrawals s on s.contract_id = c.id where c.buyer_id = ${id})
      order by w.stated_at`,
    reviews: selectReviews(id),
    reviewAnswers: selectAnswers(id),
    helpfulReviews: sql`
      select comment_id as "reviewId", created_at as "createdAt" from comment_voices where user_id = ${id} order by created_at`,
    reportedReviews: sql`
      select comment_id as "reviewId", reason, note, created_at as "createdAt" from comment_reports where reporter_id = ${id} order by created_at`,
    files: sql`
      select id, purpose, name, bytes, created_at as "createdAt"
      from files where owner_id = ${id} order by created_at`,
    invited: sql`select invited_at as at from users where invited_by = ${id}`,
    merchantApplications: sql`select * from merchant_applications where user_id = ${id}`,
    workplaces: sql`
      select s.name as seller, f.role, f.since from seller_staff f join sellers s on s.id = f.seller_id where f.user_id = ${id} order by f.since`,
    workLog: sql`
      select l.at, s.name as seller, l.call, l.about, l.about_name as "aboutName", l.changes -> 'list' as changes, o.network, o.device
      from audit_lines l left join sellers s on s.id = l.seller_id left join audit_origins o on o.line_id = l.id where l.actor_id = ${id} and l.key_id is null order by l.id`,
    articleLookups: sql`
      select article_id as "articleId", times, at from article_lookups where user_id = ${id}`,
    reviewReminders: selectReminders(id),
    stockWishes: sql`
      select w.sku_id as "skuId", w.email, w.asked_at as "askedAt", w.waits_since as "waitsSince", w.told_at as "toldAt", w.expires_at as "expiresAt"
      from stock_wishes w join users u on u.id = ${id} and (w.user_id = u.id or lower(w.email) = lower(u.email)) order by w.asked_at`,
    points: sql`
      select pot, delta, reason, order_id as "orderId", at from point_entries where user_id = ${id} order by id`,
  }
}

function selectReminders(id: Id<'user'>): RawBuilder<unknown> {
  return sql`
    select agreed_at as "agreedAt", told_at as "toldAt",
      (select coalesce(json_agg(json_build_object('orderId', d.order_id, 'toldAt', d.told_at) order by d.told_at, d.order_id), '[]')
        from review_reminded d where d.user_id = r.user_id) as reminded
    from review_reminders r where user_id = ${id}`
}

function selectOrders(id: Id<'user'>): RawBuilder<unknown> {
  return sql`
    select o.id, o.contract_id as "contractId", o.code, o.status, o.site, o.currency, o.goods, o.shipping, o.insurance,
      o.service_charge as "serviceCharge", o.service, o.tax,
      o.need_pay as "needPay", o.paid, o.refunded, o.ordered_at as "orderedAt", o.paid_at as "paidAt",
      o.completed_at as "completedAt",
      (select json_agg(json_build_object('skuId', l.sku_id, 'qty', l.qty, 'unitPrice', l.unit_price,
          'needPay', l.need_pay, 'tax', l.tax, 'name', l.snapshot ->> 'name') order by l.position)
        from order_lines l where l.order_id = o.id) as lines,
      (select json_agg(json_build_object('carrierId', p.carrier_id, 'number', p.number, 'status', p.status,
          'shippedAt', p.shipped_at, 'deliveredAt', p.delivered_at))
        from parcels p where p.order_id = o.id) as parcels,
      (select json_agg(json_build_object('author', m.author, 'content', m.content, 'pictures', m.photos, 'at', m.created_at,
          'reverseId', m.reverse_id) order by m.created_at)
        from order_messages m where m.order_id = o.id) as messages
    from orders o where o.buyer_id = ${id} order by o.ordered_at`
}
