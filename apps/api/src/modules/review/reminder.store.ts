import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { OrderLineRow } from '#modules/order/index.ts'
import type { Db, Tx } from '#platform/db.ts'
import { hasOwnReview } from './review.fields.ts'

/** The only writer of who wants to be reminded, and of what they were reminded of. */

/** Goods are used for a week before anybody is asked about them. */
const AFTER_DAYS = 7
/**
 * What came longer ago is not asked about any more: whoever agrees today does not get last year's
 * orders.
 */
const UNTIL_DAYS = 60
/** At most one mail in so many days, however many orders there are. */
const REST_DAYS = 7
/** Members that one round looks at; each is looked at once a day. */
const AT_ONCE = 200
/** Orders that one mail is about; the others come with the next. */
const MOST_ORDERS = 5

export type Reminded = { readonly userId: Id<'user'>; readonly at: Date }

export async function isReminderWanted(db: Db, userId: Id<'user'>): Promise<boolean> {
  const row = await db
    .selectFrom('review_reminders')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Names the orders of one mail, and goes through a job as JavaScript's milliseconds. */
const now = sql`date_trunc('milliseconds', mall_now())`

/** Agreed to again, the day of the first time stays. The first look comes with the next round. */
export async function wantReminder(db: Db, userId: Id<'user'>): Promise<void> {
  await sql`
    insert into review_reminders (user_id, agreed_at, looked_at)
    values (${userId}, mall_now(), mall_now() - interval '1 day') on conflict do nothing`.execute(
    db,
  )
}

export async function dropReminder(db: Db, userId: Id<'user'>): Promise<void> {
  await db.deleteFrom('review_reminders').where('user_id', '=', userId).execute()
}

/**
 * Members whose turn it is, with a mail address, and marks what they are about to be reminded of:
 * once per order, whatever comes of the mail. What is there to review is asked as the list of it
 * asks, less what went back or was refunded, and orders with an open request, whose buyers have
 * other worries. In a transaction; two clocks at once take different members.
 */
export async function takeReminders(tx: Tx): Promise<Reminded[]> {
  const { rows } = await sql<Reminded>`
    with looked as (
      update review_reminders set looked_at = mall_now() where user_id in (
        select r.user_id from review_reminders r where r.looked_at <= mall_now() - interval '1 day'
        order by r.looked_at limit ${AT_ONCE} for update skip locked)
      returning user_id, told_at),
    due as (
      select k.user_id, o.id from looked k join users u on u.id = k.user_id and u.email is not null
        cross join lateral (
          select o.id from orders o
          where o.buyer_id = k.user_id and o.completed_at is not null and not o.is_reviewed
            and o.completed_at between mall_now() - make_interval(days => ${UNTIL_DAYS}) and mall_now() - make_interval(days => ${AFTER_DAYS})
            and ${isToReview('o')} and not exists (select 1 from review_reminded d where d.order_id = o.id)
          order by o.completed_at, o.id limit ${MOST_ORDERS}) o
      where k.told_at is null or k.told_at <= mall_now() - make_interval(days => ${REST_DAYS})),
    marked as (
      insert into review_reminded (order_id, user_id, told_at) select id, user_id, ${now} from due
      on conflict do nothing returning user_id, told_at)
    select distinct user_id as "userId", told_at as at from marked`.execute(tx)
  const userIds = rows.map(({ userId }) => userId)
  await sql`update review_reminders set told_at = mall_now() where user_id = any(${userIds})`.execute(
    tx,
  )
  return rows
}

/**
 * Of an order by its alias: a line to ask about, no open request for goods or money, and a shop
 * that is not its buyer's own.
 */
function isToReview(alias: string) {
  const order = (column: string) => sql.id(alias, column)
  return sql`exists (select 1 from order_lines l where l.order_id = ${order('id')} and ${isToAskAbout('l')})
    and not exists (select 1 from order_lines l where l.order_id = ${order('id')} and (l.open_reverse_qty > 0 or l.claimed > l.refunded))
    and not exists (select 1 from seller_staff w where w.user_id = ${order('buyer_id')} and w.seller_id = ${order('seller_id')})`
}

/** Goods that their buyer kept, has not had all the money back for, and has not reviewed. */
function isToAskAbout(alias: string) {
  const line = (column: string) => sql.id(alias, column)
  return sql`${hasOwnReview(alias)} and ${line('reversed_qty')} < ${line('qty')} and (${line('refunded')} < ${line('need_pay')} or ${line('refunded')} = 0)
    and not exists (select 1 from comments c where c.line_id = ${line('id')} and c.kind = 'FIRST')`
}

export type RemindedLine = {
  readonly orderId: Id<'order'>
  readonly shopName: string
  readonly snapshot: OrderLineRow['snapshot']
}

/**
 * What a mail reminds of, as it is when the mail leaves: nothing once it was all reviewed, or the
 * member has taken it back.
 */
export async function findReminded(db: Db, { userId, at }: Reminded): Promise<RemindedLine[]> {
  const { rows } = await sql<RemindedLine>`
    select o.id as "orderId", h.name as "shopName", l.snapshot
    from review_reminders r join review_reminded d on d.user_id = r.user_id and d.told_at = ${at}
      join orders o on o.id = d.order_id and ${isToReview('o')} join shops h on h.id = o.shop_id
      join order_lines l on l.order_id = o.id and ${isToAskAbout('l')}
    where r.user_id = ${userId}
    order by o.completed_at, o.id, l.position limit 12`.execute(db)
  return rows
}

/** With an account its wish is gone, and what it was reminded of. */
export async function forgetReminders(tx: Tx, userId: Id<'user'>): Promise<void> {
  await tx.deleteFrom('review_reminders').where('user_id', '=', userId).execute()
  await tx.deleteFrom('review_reminded').where('user_id', '=', userId).execute()
}
