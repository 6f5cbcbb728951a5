import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/db.ts'
import { writtenOf } from '#modules/review/index.ts'
import { listsOfOrders } from './export-orders.queries.ts'

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
  | 'points'
  | 'signInDays',
  Rows
>

/**
 * One statement, so that the copy is of one moment. Secrets (hashes, tokens, provider keys) are no
 * data about a person and stay out.
 */
export function exportPerson(db: Db, id: Id<'user'>): Promise<PersonExport> {
  const lists: Record<
    Exclude<keyof PersonExport, 'profile'>,
    Parameters<typeof jsonArrayFrom>[0]
  > = {
    ...listsOfAccount(db, id),
    ...listsOfOrders(db, id),
    ...listsOfReviews(db, id),
    ...otherLists(db, id),
  }
  return db
    .selectNoFrom([
      jsonObjectFrom(selectProfile(db, id)).as('profile'),
      ...Object.entries(lists).map(([name, list]) => jsonArrayFrom(list).as(name)),
    ])
    .$castTo<PersonExport>()
    .executeTakeFirstOrThrow()
}

function selectProfile(db: Db, id: Id<'user'>) {
  return db
    .selectFrom('users')
    .select(['id', 'kind', 'email', 'mobile', 'nickname', 'gender', 'birthday', 'avatar'])
    .select(['language', 'site', 'invitation_code as invitationCode', 'invited_at as invitedAt'])
    .select(['password_changed_at as passwordChangedAt', 'created_at as createdAt'])
    .where('id', '=', id)
}

function listsOfAccount(db: Db, id: Id<'user'>) {
  return {
    thirdAccounts: db
      .selectFrom('third_accounts')
      .select(['account_type as accountType', 'subject', 'label', 'created_at as createdAt'])
      .where('user_id', '=', id),
    sessions: db
      .selectFrom('sessions')
      .select(['id', 'user_agent as userAgent', 'created_at as createdAt'])
      .select(['last_seen_at as lastSeenAt', 'expires_at as expiresAt'])
      .where('user_id', '=', id),
    secondFactor: selectFactor(db, id),
    // What a passkey signs with is nobody's to read.
    passkeys: db
      .selectFrom('passkeys')
      .select(['name', 'credential_id as credentialId', 'transports'])
      .select(['is_backed_up as isBackedUp', 'created_at as addedAt', 'used_at as lastUsedAt'])
      .where('user_id', '=', id)
      .orderBy('created_at'),
    browsers: db
      .selectFrom('seen_browsers')
      .select(['user_agent as userAgent', 'seen_at as lastSignInAt'])
      .where('user_id', '=', id)
      .orderBy('seen_at'),
    addresses: db.selectFrom('addresses').selectAll().where('buyer_id', '=', id),
  }
}

/** Since when an app is on, if one is. */
function selectFactor(db: Db, id: Id<'user'>) {
  return db
    .selectFrom('users as u')
    .leftJoin('second_factors as f', (join) =>
      join.onRef('f.user_id', '=', 'u.id').on('f.status', '=', 'ON'),
    )
    .select((eb) => [
      'f.confirmed_at as since',
      eb
        .selectFrom('recovery_codes as c')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('c.user_id', '=', 'u.id')
        .where('c.used_at', 'is', null)
        .as('recoveryCodesLeft'),
    ])
    .where('u.id', '=', id)
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('f.id', 'is not', null),
        exists(selectFrom('passkeys as p').whereRef('p.user_id', '=', 'u.id')),
      ]),
    )
}

function listsOfReviews(db: Db, id: Id<'user'>) {
  return {
    reviews: db
      .selectFrom('comments as c')
      .leftJoin('comment_replies as r', 'r.comment_id', 'c.id')
      .select(['c.id', 'c.order_id as orderId', 'c.kind', 'c.item_id as itemId'])
      .select(['c.author_name as authorName', ...writtenOf('c'), 'c.created_at as createdAt'])
      .select(['r.content as answer', 'r.edited_at as answerEditedAt'])
      .select(['c.status', 'c.decision', 'c.appeal'])
      .where('c.author_id', '=', id)
      .orderBy('c.created_at'),
    reviewAnswers: selectAnswers(db, id),
    helpfulReviews: db
      .selectFrom('comment_voices')
      .select(['comment_id as reviewId', 'created_at as createdAt'])
      .where('user_id', '=', id)
      .orderBy('created_at'),
    reportedReviews: db
      .selectFrom('comment_reports')
      .select(['comment_id as reviewId', 'reason', 'note', 'created_at as createdAt'])
      .where('reporter_id', '=', id)
      .orderBy('created_at'),
  }
}

/** What this person wrote under reviews for a shop, also what was corrected since. */
function selectAnswers(db: Db, id: Id<'user'>) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('comment_replies')
        .select(({ fn }) => [
          'comment_id as reviewId',
          'content',
          fn.coalesce('edited_at', 'created_at').as('writtenAt'),
        ])
        .where('user_id', '=', id)
        .unionAll(
          eb
            .selectFrom('comment_reply_versions')
            .select(['comment_id as reviewId', 'content', 'written_at as writtenAt'])
            .where('user_id', '=', id),
        )
        .as('w'),
    )
    .select(['w.reviewId', 'w.content', 'w.writtenAt'])
    .orderBy('w.writtenAt')
}

function otherLists(db: Db, id: Id<'user'>) {
  return {
    files: db
      .selectFrom('files')
      .select(['id', 'purpose', 'name', 'bytes', 'created_at as createdAt'])
      .where('owner_id', '=', id)
      .orderBy('created_at'),
    invited: db.selectFrom('users').select('invited_at as at').where('invited_by', '=', id),
    merchantApplications: db
      .selectFrom('merchant_applications')
      .selectAll()
      .where('user_id', '=', id),
    workplaces: db
      .selectFrom('seller_staff as f')
      .innerJoin('sellers as s', 's.id', 'f.seller_id')
      .select(['s.name as seller', 'f.role', 'f.since'])
      .where('f.user_id', '=', id)
      .orderBy('f.since'),
    workLog: db
      .selectFrom('audit_lines as l')
      .leftJoin('sellers as s', 's.id', 'l.seller_id')
      .leftJoin('audit_origins as o', 'o.line_id', 'l.id')
      .select(['l.at', 's.name as seller', 'l.call', 'l.about', 'l.about_name as aboutName'])
      .select([sql`l.changes -> 'list'`.as('changes'), 'o.network', 'o.device'])
      .where('l.actor_id', '=', id)
      .where('l.key_id', 'is', null)
      .orderBy('l.id'),
    articleLookups: db
      .selectFrom('article_lookups')
      .select(['article_id as articleId', 'times', 'at'])
      .where('user_id', '=', id),
    reviewReminders: selectReminders(db, id),
    stockWishes: db
      .selectFrom('stock_wishes as w')
      .innerJoin('users as u', (join) =>
        join
          .on('u.id', '=', id)
          .on(sql<boolean>`(w.user_id = u.id or lower(w.email) = lower(u.email))`),
      )
      .select(['w.sku_id as skuId', 'w.email', 'w.asked_at as askedAt'])
      .select(['w.waits_since as waitsSince', 'w.told_at as toldAt', 'w.expires_at as expiresAt'])
      .orderBy('w.asked_at'),
    points: db
      .selectFrom('point_entries')
      .select(['pot', 'delta', 'reason', 'order_id as orderId', 'at'])
      .where('user_id', '=', id)
      .orderBy('id'),
    signInDays: db
      .selectFrom('member_sign_ins')
      .select(['day', 'streak', 'at'])
      .where('user_id', '=', id)
      .orderBy('day'),
  }
}

function selectReminders(db: Db, id: Id<'user'>) {
  return db
    .selectFrom('review_reminders as r')
    .select((eb) => [
      'agreed_at as agreedAt',
      'told_at as toldAt',
      jsonArrayFrom(
        eb
          .selectFrom('review_reminded as d')
          .select(['d.order_id as orderId', 'd.told_at as toldAt'])
          .whereRef('d.user_id', '=', 'r.user_id')
          .orderBy('d.told_at')
          .orderBy('d.order_id'),
      ).as('reminded'),
    ])
    .where('user_id', '=', id)
}
