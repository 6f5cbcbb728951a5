import type { PriceAnswer, PriceRowPlan } from '@galleria/contract/price-change-rules'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { defineLifeCycle, moveRow, type MoveRequest } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
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
    await sql`
      insert into price_change_rows (change_id, row_no, sku_id, code, site, currency, before, was, after, plan, faults, asks)
      select ${change.id}, r."rowNo", r."skuId", r.code, r.site, r.currency, r.before, r.was, r.after, r.plan, r.faults, r.asks
      from json_to_recordset(${JSON.stringify(rows.slice(from, from + 5000))}::json)
        r("rowNo" int, "skuId" int, code text, site text, currency text, before bigint, was bigint, after bigint, plan text, faults text[], asks text[])`.execute(
      tx,
    )
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

/** What the same person has looked at before, and said no word about. */
export async function forgetLooks(tx: Tx, sellerId: number, userId: Id<'user'>): Promise<void> {
  await tx
    .deleteFrom('price_changes')
    .where('seller_id', '=', sellerId)
    .where('user_id', '=', userId)
    .where('status', '=', 'LOOKED')
    .execute()
}

const CHANGES = sql`select c.id, c.seller_id as "sellerId", c.user_id as "userId", c.applied_by as "appliedBy", c.undone_by as "undoneBy",
    u.nickname as person, a.nickname as "appliedPerson", b.nickname as "undonePerson", c.status, c.language, c.chosen, c.how, c.sites,
    c.is_reduced as "isReduced", c.price_count as "priceCount", c.stopped_by as "stoppedBy",
    c.created_at as "createdAt", c.applied_at as "appliedAt", c.undone_at as "undoneAt"
  from price_changes c left join users u on u.id = c.user_id left join users a on a.id = c.applied_by left join users b on b.id = c.undone_by`

export async function findPriceChange(db: Db | Tx, id: Change): Promise<PriceChange | undefined> {
  const { rows } = await sql<PriceChange>`${CHANGES} where c.id = ${id}`.execute(db)
  return rows[0]
}

export async function findPriceChanges(
  db: Db,
  sellerId: number,
  limit: number,
): Promise<PriceChange[]> {
  const { rows } = await sql<PriceChange>`
    ${CHANGES} where c.seller_id = ${sellerId} order by c.created_at desc, c.id desc limit ${limit}`.execute(
    db,
  )
  return rows
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
export async function countRows(db: Db | Tx, ids: readonly Change[]): Promise<RowCount[]> {
  const { rows } = await sql<RowCount>`
    select r.change_id as "changeId", r.plan, r.answer, r.undo_answer as "undoAnswer", r.asks <> '{}' as "isAsked", 'table_far' = any(r.asks) as "isFar", count(*)::int as count
    from price_change_rows r where r.change_id = any(${ids}) group by 1, 2, 3, 4, 5, 6`.execute(db)
  return rows
}

/** What a word or an undoing still has to answer, in the order in which shelves are locked. */
export async function findWaiting(
  tx: Tx,
  { id, status }: Pick<PriceChange, 'id' | 'status'>,
  limit: number,
): Promise<LookedPrice[]> {
  const { rows } = await sql<LookedPrice>`
    select r.row_no as "rowNo", r.sku_id as "skuId", coalesce(k.code, r.code) as code, r.site, r.currency, r.before, r.was, r.after, r.plan, r.faults, r.asks
    from price_change_rows r left join skus k on k.id = r.sku_id
    where r.change_id = ${id} and ${status === 'RUNNING' ? sql`r.answer is null` : sql`r.answer = 'DONE' and r.undo_answer is null`}
    order by r.sku_id, r.row_no limit ${limit}`.execute(tx)
  return rows
}

/**
 * Answers those that are not to be set: what stays as it is, is faulty, or was asked about and is
 * not meant.
 */
export async function leaveRows(tx: Tx, id: Change, areAskedMeant: boolean): Promise<void> {
  await sql`
    update price_change_rows set answer = 'LEFT' where change_id = ${id} and answer is null
      and (plan <> 'CHANGE' or (not ${areAskedMeant}::boolean and asks <> '{}'))`.execute(tx)
}

/** Answers all that still wait. */
export async function leaveTheRest(
  tx: Tx,
  { id, status }: Pick<PriceChange, 'id' | 'status'>,
): Promise<void> {
  await (
    status === 'RUNNING'
      ? sql`update price_change_rows set answer = 'LEFT' where change_id = ${id} and answer is null`
      : sql`update price_change_rows set undo_answer = 'LEFT' where change_id = ${id} and answer = 'DONE' and undo_answer is null`
  ).execute(tx)
}

/** Once: what has its answer keeps it. */
export async function answerRows(
  tx: Tx,
  { id, status }: Pick<PriceChange, 'id' | 'status'>,
  ends: readonly PriceEnd[],
  at: Date,
): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(ends)}::json) e("rowNo" int, answer text, why text, found bigint)`
  await (
    status === 'RUNNING'
      ? sql`update price_change_rows r set answer = e.answer, why = e.why, found = e.found from ${given}
        where r.change_id = ${id} and r.row_no = e."rowNo" and r.answer is null`
      : sql`update price_change_rows r set undo_answer = e.answer, undo_why = e.why, undo_found = e.found from ${given}
        where r.change_id = ${id} and r.row_no = e."rowNo" and r.undo_answer is null`
  ).execute(tx)
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
  await sql`
    delete from price_changes where id in (select id from price_changes
      where status = 'LOOKED' and created_at < ${unused} or status in ('DONE', 'UNDONE') and created_at < ${old} order by created_at limit 20)`.execute(
    db,
  )
}
