import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { AlertOwner } from './restock.types.ts'

/** The only writer of stock alerts. */

/** So long somebody waits. */
const MONTHS = 6
/** So long an address has to say that it is its owner who asked; then it is forgotten. */
export const CONFIRM_HOURS = 48
/**
 * So long whoever was told has the piece to themselves, as far as mails go; then the next are told,
 * and the row is gone.
 */
const TURN_HOURS = 24

type NewAlert = AlertOwner & {
  readonly id: Id<'stockWish'>
  readonly skuId: number
  readonly site: string
  readonly language: string
}

/**
 * An alert of a member waits at once, that of a mailbox once it is confirmed. Asked again it keeps
 * its place, and speaks the language of now. Whoever was told and asks again waits anew. Undefined
 * for a mailbox that waits already: it has no reason to get another mail.
 */
export function saveAlert(
  tx: Tx,
  alert: NewAlert,
): Promise<{ id: Id<'stockWish'>; askedAt: Date } | undefined> {
  const isMembers = 'userId' in alert
  const owner = isMembers
    ? { userId: alert.userId, email: null, mailbox: null }
    : { userId: null, email: alert.email, mailbox: alert.mailbox }
  return tx
    .insertInto('stock_wishes')
    .values({
      id: alert.id,
      sku_id: alert.skuId,
      site: alert.site,
      language: alert.language,
      user_id: owner.userId,
      email: owner.email,
      mailbox: owner.mailbox,
      asked_at: sql<Date>`mall_now()`,
      waits_since: isMembers ? sql<Date>`mall_now()` : sql<null>`null::timestamptz`,
      expires_at: isMembers
        ? sql<Date>`mall_now() + make_interval(months => ${MONTHS})`
        : sql<Date>`mall_now() + make_interval(hours => ${CONFIRM_HOURS})`,
    })
    .onConflict((conflict) =>
      (isMembers
        ? conflict.columns(['user_id', 'sku_id']).where('user_id', 'is not', null)
        : conflict.columns(['mailbox', 'sku_id']).where('mailbox', 'is not', null)
      )
        .doUpdateSet(({ ref }) => ({
          id: sql<string>`case when stock_wishes.told_at is null then stock_wishes.id else excluded.id end`,
          waits_since: sql<Date>`case when stock_wishes.told_at is null then stock_wishes.waits_since else excluded.waits_since end`,
          email: ref('excluded.email'),
          site: ref('excluded.site'),
          language: ref('excluded.language'),
          asked_at: ref('excluded.asked_at'),
          told_at: null,
          expires_at: ref('excluded.expires_at'),
        }))
        .where(({ eb, or, lit }) =>
          or([
            lit(isMembers),
            eb('stock_wishes.waits_since', 'is', null),
            eb('stock_wishes.told_at', 'is not', null),
          ]),
        ),
    )
    .returning(['id', 'asked_at as askedAt'])
    .$castTo<{ id: Id<'stockWish'>; askedAt: Date }>()
    .executeTakeFirst()
}

/**
 * The owner of an address has said that it is theirs: it waits from now on. Said again it keeps its
 * place. False when there is no such alert any more.
 */
export async function confirmAlert(db: Db, id: Id<'stockWish'>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stock_wishes')
    .set({
      waits_since: sql`coalesce(waits_since, mall_now())`,
      expires_at: sql`case when waits_since is null then mall_now() + make_interval(months => ${MONTHS}) else expires_at end`,
    })
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`mall_now()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Takes those whose turn it is, the longest waiting first: as many as there are units that nobody
 * who was told in the last day may be about to buy. Under the lock of the shelf, so that two clocks
 * do not tell twice as many.
 */
export async function takeTurns(tx: Tx, skuId: number, free: number): Promise<Id<'stockWish'>[]> {
  const rows = await tx
    .updateTable('stock_wishes')
    .set({ told_at: sql<Date>`mall_now()` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('stock_wishes as w')
        .select('w.id')
        .where('w.sku_id', '=', skuId)
        .where('w.waits_since', 'is not', null)
        .where('w.told_at', 'is', null)
        .where('w.expires_at', '>', sql<Date>`mall_now()`)
        .where(
          sql<boolean>`exists (select from current_prices p where p.sku_id = w.sku_id and p.site = w.site)`,
        )
        .orderBy('w.waits_since')
        .orderBy('w.id')
        .limit(
          sql<number>`greatest(0, ${free}::int - (select count(*) from stock_wishes o
            where o.sku_id = ${skuId} and o.told_at > mall_now() - make_interval(hours => ${TURN_HOURS})))`,
        ),
    )
    .returning('id')
    .$castTo<{ id: Id<'stockWish'> }>()
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Nothing was there any more when the mail was to leave: whoever was to be told waits on, in the
 * same place.
 */
export async function waitOn(db: Db, id: Id<'stockWish'>): Promise<void> {
  await db.updateTable('stock_wishes').set({ told_at: null }).where('id', '=', id).execute()
}

export async function dropAlert(db: Db, userId: Id<'user'>, skuId: number): Promise<void> {
  await db
    .deleteFrom('stock_wishes')
    .where('user_id', '=', userId)
    .where('sku_id', '=', skuId)
    .execute()
}

/** All that one reader of these mails waits for. */
export async function dropAlertsOf(
  db: Db,
  owner: { readonly userId: Id<'user'> } | { readonly mailbox: string },
): Promise<void> {
  const alerts = db.deleteFrom('stock_wishes')
  await (
    'userId' in owner
      ? alerts.where('user_id', '=', owner.userId)
      : alerts.where('mailbox', '=', owner.mailbox)
  ).execute()
}

/** With an account its alerts are gone, and those that somebody made with its address. */
export async function forgetAlerts(tx: Tx, userId: Id<'user'>): Promise<void> {
  await tx.deleteFrom('stock_wishes').where('user_id', '=', userId).execute()
  await tx
    .deleteFrom('stock_wishes as w')
    .using('users as u')
    .where('u.id', '=', userId)
    .where(sql<boolean>`lower(w.email) = lower(u.email)`)
    .execute()
}

/** What was told, was not confirmed or waited too long is forgotten. */
export async function sweepAlerts({ db }: { readonly db: Db }): Promise<void> {
  await db
    .deleteFrom('stock_wishes')
    .where(({ eb, or }) =>
      or([
        eb('expires_at', '<=', sql<Date>`mall_now()`),
        eb('told_at', '<=', sql<Date>`mall_now() - make_interval(hours => ${TURN_HOURS})`),
      ]),
    )
    .execute()
}
