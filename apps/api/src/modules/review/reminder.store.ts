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
const now = sql<Date>`date_trunc('milliseconds', mall_now())`

/** Agreed to again, the day of the first time stays. The first look comes with the next round. */
export async function wantReminder(db: Db, userId: Id<'user'>): Promise<void> {
  await db
    .insertInto('review_reminders')
    .values({
      user_id: userId,
      agreed_at: sql<Date>`mall_now()`,
      looked_at: sql<Date>`mall_now() - interval '1 day'`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
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
  const rows = await tx
    .with('looked', (cte) =>
      cte
        .updateTable('review_reminders')
        .set({ looked_at: sql<Date>`mall_now()` })
        .where('user_id', 'in', (eb) =>
          eb
            .selectFrom('review_reminders as r')
            .select('r.user_id')
            .where('r.looked_at', '<=', sql<Date>`mall_now() - interval '1 day'`)
            .orderBy('r.looked_at')
            .limit(AT_ONCE)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['user_id', 'told_at']),
    )
    .with('due', (cte) =>
      cte
        .selectFrom('looked as k')
        .innerJoin('users as u', (join) =>
          join.onRef('u.id', '=', 'k.user_id').on('u.email', 'is not', null),
        )
        .crossJoinLateral((eb) =>
          eb
            .selectFrom('orders as o')
            .select('o.id')
            .whereRef('o.buyer_id', '=', 'k.user_id')
            .where('o.completed_at', 'is not', null)
            .where(({ not, ref }) => not(ref('o.is_reviewed')))
            .where(
              sql<boolean>`o.completed_at between mall_now() - make_interval(days => ${UNTIL_DAYS}) and mall_now() - make_interval(days => ${AFTER_DAYS})`,
            )
            .where(isToReview('o'))
            .where(
              sql<boolean>`not exists (select 1 from review_reminded d where d.order_id = o.id)`,
            )
            .orderBy('o.completed_at')
            .orderBy('o.id')
            .limit(MOST_ORDERS)
            .as('o'),
        )
        .select(['k.user_id', 'o.id'])
        .where((eb) =>
          eb.or([
            eb('k.told_at', 'is', null),
            eb('k.told_at', '<=', sql<Date>`mall_now() - make_interval(days => ${REST_DAYS})`),
          ]),
        ),
    )
    .with('marked', (cte) =>
      cte
        .insertInto('review_reminded')
        .columns(['order_id', 'user_id', 'told_at'])
        .expression((eb) =>
          eb.selectFrom('due').select(['due.id', 'due.user_id', now.as('told_at')]),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning(['user_id', 'told_at']),
    )
    .selectFrom('marked')
    .select(['user_id as userId', 'told_at as at'])
    .distinct()
    .$castTo<Reminded>()
    .execute()
  const userIds = rows.map(({ userId }) => userId)
  await tx
    .updateTable('review_reminders')
    .set({ told_at: sql<Date>`mall_now()` })
    .where('user_id', '=', sql<string>`any(${userIds})`)
    .execute()
  return rows
}

/**
 * Of an order by its alias: a line to ask about, no open request for goods or money, and a shop
 * that is not its buyer's own.
 */
function isToReview(alias: string) {
  const order = (column: string) => sql.id(alias, column)
  return sql<boolean>`exists (select 1 from order_lines l where l.order_id = ${order('id')} and ${isToAskAbout('l')})
    and not exists (select 1 from order_lines l where l.order_id = ${order('id')} and (l.open_reverse_qty > 0 or l.claimed > l.refunded))
    and not exists (select 1 from seller_staff w where w.user_id = ${order('buyer_id')} and w.seller_id = ${order('seller_id')})`
}

/** Goods that their buyer kept, has not had all the money back for, and has not reviewed. */
function isToAskAbout(alias: string) {
  const line = (column: string) => sql.id(alias, column)
  return sql<boolean>`${hasOwnReview(alias)} and ${line('reversed_qty')} < ${line('qty')} and (${line('refunded')} < ${line('need_pay')} or ${line('refunded')} = 0)
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
export function findReminded(db: Db, { userId, at }: Reminded): Promise<RemindedLine[]> {
  return db
    .selectFrom('review_reminders as r')
    .innerJoin('review_reminded as d', (join) =>
      join.onRef('d.user_id', '=', 'r.user_id').on('d.told_at', '=', at),
    )
    .innerJoin('orders as o', (join) => join.onRef('o.id', '=', 'd.order_id').on(isToReview('o')))
    .innerJoin('shops as h', 'h.id', 'o.shop_id')
    .innerJoin('order_lines as l', (join) =>
      join.onRef('l.order_id', '=', 'o.id').on(isToAskAbout('l')),
    )
    .select(['o.id as orderId', 'h.name as shopName', 'l.snapshot'])
    .where('r.user_id', '=', userId)
    .orderBy('o.completed_at')
    .orderBy('o.id')
    .orderBy('l.position')
    .limit(sql.lit(12))
    .$castTo<RemindedLine>()
    .execute()
}

/** With an account its wish is gone, and what it was reminded of. */
export async function forgetReminders(tx: Tx, userId: Id<'user'>): Promise<void> {
  await tx.deleteFrom('review_reminders').where('user_id', '=', userId).execute()
  await tx.deleteFrom('review_reminded').where('user_id', '=', userId).execute()
}
