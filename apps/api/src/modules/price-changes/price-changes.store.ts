import type { PriceAnswer, PriceRowPlan } from '@galleria/contract/price-change-rules'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { defineLifeCycle, moveRow, type MoveRequest } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { nameOfUserIfAny } from '#modules/account/index.ts'
import { priceChangeFlow } from './price-change.flow.ts'
import type { LookedPrice, PriceChange, PriceEnd } from './price-changes.types.ts'

type Change = Id<'priceChange'>

/** The only writer of bulk changes and their rows. */
const changes = defineLifeCycle({
  entity: 'priceChange',
  table: 'price_changes',
  flow: priceChangeFlow,
  stamps: ({ at }) => ({ moved_at: at }),
})

/** False when it was not in a state to be moved from. */
export async function movePriceChange(
  tx: Tx,
  id: Change,
  request: MoveRequest<typeof priceChangeFlow, 'price_changes'>,
): Promise<boolean> {
  return (await moveRow(tx, changes, id, request)) !== undefined
}

export async function addPriceChange(
  tx: Tx,
  change: Pick<
    PriceChange,
    'id' | 'sellerId' | 'userId' | 'language' | 'chosen' | 'how' | 'sites' | 'isReduced'
  >,
  rows: readonly LookedPrice[],
  at: Date,
): Promise<void> {
  await tx
    .insertInto('price_changes')
    .values({
      id: change.id,
      seller_id: change.sellerId,
      user_id: change.userId,
      status: 'LOOKED',
      language: change.language,
      chosen: JSON.stringify(change.chosen),
      how: JSON.stringify(change.how),
      sites: [...change.sites],
      is_reduced: change.isReduced,
      price_count: rows.length,
      created_at: at,
      moved_at: at,
    })
    .execute()
  for (let from = 0; from < rows.length; from += 5000)
    await addRows(tx, change.id, rows.slice(from, from + 5000))
  await recordTransitions(tx, [
    {
      entity: 'priceChange',
      entityId: change.id,
      from: null,
      to: 'LOOKED',
      event: 'look',
      actor: 'shop',
      actorId: change.userId,
      at,
    },
  ])
}

async function addRows(tx: Tx, id: Change, rows: readonly LookedPrice[]): Promise<void> {
  await tx
    .insertInto('price_change_rows')
    .columns([
      ...(['change_id', 'row_no', 'sku_id', 'code', 'site', 'currency'] as const),
      ...(['before', 'was', 'after', 'plan', 'faults', 'asks'] as const),
    ])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<LookedPrice>`json_to_recordset(${JSON.stringify(rows)}::json)`.as<'r'>(
            sql`r("rowNo" int, "skuId" int, code text, site text, currency text, before bigint, was bigint, after bigint, plan text, faults text[], asks text[])`,
          ),
        )
        .select([sql<string>`${id}::uuid`.as('change_id'), 'r.rowNo', 'r.skuId', 'r.code'])
        .select(['r.site', 'r.currency', 'r.before', 'r.was', 'r.after', 'r.plan'])
        .select(['r.faults', 'r.asks']),
    )
    .execute()
}

/** What the same person has looked at before, and said no word about. */
export async function forgetLooks(tx: Tx, sellerId: number, userId: Id<'user'>): Promise<void> {
  await tx
    .deleteFrom('price_changes')
    .where('seller_id', '=', sellerId)
    .where('user_id', '=', userId)
    .where('status', '=', 'LOOKED')
    .execute()
}

function selectChanges(db: Db | Tx) {
  return db
    .selectFrom('price_changes as c')
    .leftJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('users as a', 'a.id', 'c.applied_by')
    .leftJoin('users as b', 'b.id', 'c.undone_by')
    .select(['c.id', 'c.seller_id as sellerId', 'c.user_id as userId'])
    .select([
      'c.applied_by as appliedBy',
      'c.undone_by as undoneBy',
      nameOfUserIfAny('u').as('person'),
    ])
    .select([
      nameOfUserIfAny('a').as('appliedPerson'),
      nameOfUserIfAny('b').as('undonePerson'),
      'c.status',
    ])
    .select(['c.language', 'c.chosen', 'c.how', 'c.sites', 'c.is_reduced as isReduced'])
    .select(['c.price_count as priceCount', 'c.stopped_by as stoppedBy'])
    .select(['c.created_at as createdAt', 'c.applied_at as appliedAt', 'c.undone_at as undoneAt'])
    .$castTo<PriceChange>()
}

export function findPriceChange(db: Db | Tx, id: Change): Promise<PriceChange | undefined> {
  return selectChanges(db).where('c.id', '=', id).executeTakeFirst()
}

export function findPriceChanges(db: Db, sellerId: number, limit: number): Promise<PriceChange[]> {
  return selectChanges(db)
    .where('c.seller_id', '=', sellerId)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute()
}

export type RowCount = {
  changeId: Change
  plan: PriceRowPlan
  answer: PriceAnswer | null
  undoAnswer: PriceAnswer | null
  isAsked: boolean
  isFar: boolean
  count: number
}
export function countRows(db: Db | Tx, ids: readonly Change[]): Promise<RowCount[]> {
  return db
    .selectFrom('price_change_rows as r')
    .select(({ fn }) => [
      'r.change_id as changeId',
      'r.plan',
      'r.answer',
      'r.undo_answer as undoAnswer',
      sql<boolean>`r.asks <> '{}'`.as('isAsked'),
      sql<boolean>`'table_far' = any(r.asks)`.as('isFar'),
      fn.countAll<number>().as('count'),
    ])
    .where('r.change_id', '=', sql<string>`any(${ids})`)
    .groupBy([1, 2, 3, 4, 5, 6].map((column) => sql.lit(column)))
    .$castTo<RowCount>()
    .execute()
}

/** What a word or an undoing still has to answer, in the order in which shelves are locked. */
export function findWaiting(
  tx: Tx,
  { id, status }: Pick<PriceChange, 'id' | 'status'>,
  limit: number,
): Promise<LookedPrice[]> {
  return tx
    .selectFrom('price_change_rows as r')
    .leftJoin('skus as k', 'k.id', 'r.sku_id')
    .select(({ fn }) => [
      'r.row_no as rowNo',
      'r.sku_id as skuId',
      fn.coalesce('k.code', 'r.code').as('code'),
    ])
    .select(['r.site', 'r.currency', 'r.before', 'r.was', 'r.after', 'r.plan'])
    .select(['r.faults', 'r.asks'])
    .where('r.change_id', '=', id)
    .where(
      status === 'RUNNING'
        ? sql<boolean>`r.answer is null`
        : sql<boolean>`r.answer = 'DONE' and r.undo_answer is null`,
    )
    .orderBy('r.sku_id')
    .orderBy('r.row_no')
    .limit(limit)
    .$castTo<LookedPrice>()
    .execute()
}

/**
 * Answers those that are not to be set: what stays as it is, is faulty, or was asked about and is
 * not meant.
 */
export async function leaveRows(tx: Tx, id: Change, areAskedMeant: boolean): Promise<void> {
  await tx
    .updateTable('price_change_rows')
    .set({ answer: 'LEFT' })
    .where('change_id', '=', id)
    .where('answer', 'is', null)
    .where((eb) =>
      eb.or([
        eb('plan', '<>', sql.lit('CHANGE')),
        sql<boolean>`(not ${areAskedMeant}::boolean and asks <> '{}')`,
      ]),
    )
    .execute()
}

/** Answers all that still wait. */
export async function leaveTheRest(
  tx: Tx,
  { id, status }: Pick<PriceChange, 'id' | 'status'>,
): Promise<void> {
  const rows = tx.updateTable('price_change_rows').where('change_id', '=', id)
  await (
    status === 'RUNNING'
      ? rows.set({ answer: 'LEFT' }).where('answer', 'is', null)
      : rows
          .set({ undo_answer: 'LEFT' })
          .where('answer', '=', sql.lit('DONE'))
          .where('undo_answer', 'is', null)
  ).execute()
}

/** Once: what has its answer keeps it. */
export async function answerRows(
  tx: Tx,
  { id, status }: Pick<PriceChange, 'id' | 'status'>,
  ends: readonly PriceEnd[],
  at: Date,
): Promise<void> {
  const rows = tx
    .updateTable('price_change_rows as r')
    .from(
      sql<Required<PriceEnd>>`json_to_recordset(${JSON.stringify(ends)}::json)`.as<'e'>(
        sql`e("rowNo" int, answer text, why text, found bigint)`,
      ),
    )
    .where('r.change_id', '=', id)
    .whereRef('r.row_no', '=', 'e.rowNo')
  await (
    status === 'RUNNING'
      ? rows
          .set(({ ref }) => ({ answer: ref('e.answer'), why: ref('e.why'), found: ref('e.found') }))
          .where('r.answer', 'is', null)
      : rows
          .set(({ ref }) => ({
            undo_answer: ref('e.answer'),
            undo_why: ref('e.why'),
            undo_found: ref('e.found'),
          }))
          .where('r.undo_answer', 'is', null)
  ).execute()
  await tx.updateTable('price_changes').set({ moved_at: at }).where('id', '=', id).execute()
}

/** Those whose job was lost. */
export async function findStuck(db: Db, before: Date): Promise<Change[]> {
  const rows = await db
    .selectFrom('price_changes')
    .where('status', 'in', ['RUNNING', 'UNDOING'])
    .where('moved_at', '<', before)
    .select('id')
    .$castTo<{ id: Change }>()
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Looks that nobody said a word about, and changes whose time to be looked at is over; some at a
 * time.
 */
export async function removeOver(
  db: Db,
  { unused, old }: { readonly unused: Date; readonly old: Date },
): Promise<void> {
  await db
    .deleteFrom('price_changes')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('price_changes')
        .select('id')
        .where(({ and, eb: where, or }) =>
          or([
            and([where('status', '=', sql.lit('LOOKED')), where('created_at', '<', unused)]),
            and([
              where('status', 'in', [sql.lit('DONE'), sql.lit('UNDONE')]),
              where('created_at', '<', old),
            ]),
          ]),
        )
        .orderBy('created_at')
        .limit(sql.lit(20)),
    )
    .execute()
}
