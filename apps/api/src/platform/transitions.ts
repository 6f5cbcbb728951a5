import { sql } from 'kysely'
import { noteMove } from './audit-log.ts'
import type { Db, Tx } from './db.ts'
import { hotSql, runHot } from './hot-sql.ts'

/**
 * Every move of every life cycle leaves a row here; the rows of an order are the timeline its buyer
 * sees.
 */
export type Transition = {
  entity:
    | 'order'
    | 'payment'
    | 'parcel'
    | 'refund'
    | 'reverse'
    | 'application'
    | 'seller'
    | 'matter'
    | 'proposal'
    | 'dispute'
    | 'card'
    | 'strayParcel'
    | 'withdrawal'
    | 'voucher'
    | 'groupBuy'
    | 'promotion'
    | 'campaign'
    | 'prizeDraw'
    | 'freeOrder'
    | 'giftCard'
    | 'comment'
    | 'item'
    | 'pricePlan'
    | 'priceChange'
    | 'secondFactor'
    | 'passkey'
  entityId: string
  from: string | null
  to: string
  event: string
  actor: string
  actorId?: string | undefined
  facts?: object | undefined
  at: Date
}

const recordMoves = hotSql(
  'platform.recordTransitions',
  `insert into transitions (entity, entity_id, seq, from_state, to_state, event, actor, actor_id, facts, at)
  select m.entity, m.entity_id, coalesce((select max(t.seq) from transitions t where t.entity = m.entity and t.entity_id = m.entity_id), 0) + 1,
    m.from_state, m.to_state, m.event, m.actor, m.actor_id, m.facts, m.at
  from json_to_recordset($1::json) m(entity text, entity_id uuid, from_state text, to_state text, event text, actor text, actor_id uuid, facts jsonb, at timestamptz)`,
)

const made = new WeakMap<object, Transition[]>()

/**
 * The moves of a transaction so far, for whoever tells of them before it ends. What is taken back
 * to a savepoint is still among them.
 */
export function movesIn(tx: Tx): readonly Transition[] {
  return made.get(tx) ?? []
}

export async function recordTransitions(tx: Tx, moves: readonly Transition[]): Promise<void> {
  if (moves.length === 0) return
  const rows = moves.map((move) => ({
    entity: move.entity,
    entity_id: move.entityId,
    from_state: move.from,
    to_state: move.to,
    event: move.event,
    actor: move.actor,
    actor_id: move.actorId ?? null,
    facts: move.facts ?? null,
    at: move.at,
  }))
  for (const move of moves) noteMove(tx, move)
  made.set(tx, [...movesIn(tx), ...moves])
  await runHot(tx, recordMoves, [JSON.stringify(rows)])
}

export type HistoryRow = {
  fromState: string | null
  toState: string
  event: string
  actor: string
  at: Date
  facts: Record<string, unknown> | null
}

const history = hotSql<'platform.history', HistoryRow>(
  'platform.history',
  `select from_state as "fromState", to_state as "toState", event, actor, at, facts from transitions where entity = $1 and entity_id = $2 order by seq limit 200`,
)

/** A history as the wire shows it: the timeline of whoever reads. */
export function presentHistory(history: readonly HistoryRow[]): {
  fromState: string | null
  toState: string
  event: string
  actor: string
  at: string
  changed?: { from: string; to: string }
  reason?: string
  cause?: string
}[] {
  return history.map(({ fromState, toState, event, actor, at, facts }) => ({
    fromState,
    toState,
    event,
    actor,
    at: at.toISOString(),
    ...presentChange(facts?.['changed']),
    ...presentReason({ event, actor }, facts?.['reason']),
    ...(typeof facts?.['cause'] === 'string' ? { cause: facts['cause'] } : {}),
  }))
}

/**
 * Who keeps the mall acts in somebody's name only with a reason, which everybody reads who reads
 * the timeline; and some moves are made only with one.
 */
function presentReason(
  { event, actor }: { event: string; actor: string },
  reason: unknown,
): { reason?: string } {
  const isShown = actor === 'operator' || event === 'callBack' || event === 'delay'
  return isShown && typeof reason === 'string' ? { reason } : {}
}

/**
 * What a move put in the place of something else, where it wrote that down for whoever reads the
 * timeline.
 */
function presentChange(changed: unknown): { changed?: { from: string; to: string } } {
  const { from, to } = (changed ?? {}) as { from?: unknown; to?: unknown }
  return typeof from === 'string' && typeof to === 'string' ? { changed: { from, to } } : {}
}

export function findHistory(
  db: Db | Tx,
  entity: Transition['entity'],
  id: string,
): Promise<HistoryRow[]> {
  return runHot(db, history, [entity, id])
}
/** The histories of several things of one kind, by their ids. */
export async function findHistories(
  db: Db,
  entity: Transition['entity'],
  ids: readonly string[],
): Promise<Map<string, HistoryRow[]>> {
  const rows = await db
    .selectFrom('transitions')
    .select(['entity_id as id', 'from_state as fromState', 'to_state as toState'])
    .select(['event', 'actor', 'at', 'facts'])
    .where('entity', '=', entity)
    .where('entity_id', '=', sql<string>`any(${ids})`)
    .orderBy('entity_id')
    .orderBy('seq')
    .$castTo<HistoryRow & { id: string }>()
    .execute()
  return Map.groupBy(rows, ({ id }) => id)
}
