import {
  statesAfter,
  statesBefore,
  type FlowTable,
  type MoveOf,
  type StateOf,
} from '@galleria/kernel/flow'
import { sql, type RawBuilder } from 'kysely'
import type { MoveCounter } from './move-counter.ts'
import type { Tx } from './db.ts'
import type { DB } from './tables.ts'
import { recordTransitions, type Transition } from './transitions.ts'

type AnyFlow = FlowTable<string, string, never>
type TargetOf<To> = To extends readonly (infer State)[] ? State : To

/** What a column is set to: a value, or an expression over the row before (`t`). */
type Columns<Table extends keyof DB> = {
  readonly [Column in keyof DB[Table]]?: unknown
}

/**
 * One move of one table, as the compiler knows it: an actor that may not make the move and a state
 * that it does not lead to do not compile. `to` is left out where the table names one state only.
 */
export type MoveRequest<Flow extends AnyFlow, Table extends keyof DB = keyof DB> = {
  [Name in keyof Flow['moves']]: {
    readonly move: Name
    readonly actor: Flow['moves'][Name]['by'][number]
    readonly actorId?: string | undefined
    readonly facts?: object | undefined
    readonly at: Date
    readonly set?: Columns<Table>
    /** A further condition on the row, for instance the version that somebody looked at. */
    readonly where?: RawBuilder<boolean>
  } & (Flow['moves'][Name]['to'] extends string
    ? { readonly to?: Flow['moves'][Name]['to'] }
    : { readonly to: TargetOf<Flow['moves'][Name]['to']> })
}[keyof Flow['moves']]

/**
 * Whose states a table holds. `stamps` are the columns that every move writes: the version, the
 * time, and what follows from the state alone.
 */
export type LifeCycle<Flow extends AnyFlow, Table extends keyof DB> = {
  /** Null for rows that only follow another one, whose moves are their history. */
  readonly entity: Transition['entity'] | null
  readonly table: Table
  readonly flow: Flow
  readonly stamps: (made: { move: string; to: StateOf<Flow>; at: Date }) => Columns<Table>
  /** The column with the uuid that `transitions` knows the row by; its id, unless that is none. */
  readonly historyKey?: keyof DB[Table] & string
  /** Counts moves once they are made for good. */
  readonly counted?: MoveCounter<keyof DB[Table] & string>
}

export function defineLifeCycle<const Flow extends AnyFlow, Table extends keyof DB>(
  cycle: LifeCycle<Flow, Table>,
): LifeCycle<Flow, Table> {
  return cycle
}

export const nextVersion = sql<number>`t.version + 1`

export type Moved<Key, Flow> = { readonly id: Key; readonly from: StateOf<Flow> }

/**
 * Moves rows by their table: only those in a state that the move starts from change, so two callers
 * cannot both win, and each change leaves a row in `transitions` (not a repeat within one state).
 * Answers with the rows that moved. Rows are locked in the order of their keys.
 */
export async function moveRows<
  Key extends string | number,
  const Flow extends AnyFlow,
  Table extends keyof DB,
>(
  tx: Tx,
  cycle: LifeCycle<Flow, Table>,
  ids: readonly Key[],
  request: MoveRequest<Flow, Table>,
): Promise<Moved<Key, Flow>[]> {
  const { entity, flow, historyKey = 'id' } = cycle
  const move = request.move as MoveOf<Flow>
  const to = (request.to ?? statesAfter(flow, move)[0]) as StateOf<Flow>
  if (!statesAfter(flow, move).includes(to)) throw new RangeError(`${move} does not lead to ${to}`)
  const { rows } = await updateRows<Key, Flow>(tx, cycle.table, {
    ids,
    from: statesBefore(flow, move),
    set: { ...cycle.stamps({ move, to, at: request.at }), ...request.set, status: to },
    where: request.where,
    historyKey,
    countedBy: cycle.counted?.column,
  })
  for (const row of rows) cycle.counted?.add(tx, { move, to, by: row.by })
  if (entity)
    await recordTransitions(
      tx,
      rows.map((row) => ({
        entity,
        entityId: row.historyId,
        from: row.from,
        to,
        event: move,
        actor: request.actor,
        actorId: request.actorId,
        facts: request.facts,
        at: request.at,
      })),
    )
  return rows.map(({ id, from }) => ({ id, from }))
}

function updateRows<Key, Flow>(
  tx: Tx,
  table: keyof DB,
  change: {
    ids: readonly Key[]
    from: readonly string[]
    set: object
    where: RawBuilder<boolean> | undefined
    historyKey: string
    countedBy: string | undefined
  },
) {
  const columns = Object.entries(change.set).filter(([, value]) => value !== undefined)
  const assignments = columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  return sql<Moved<Key, Flow> & { historyId: string; by: string | null }>`
    with before as (
      select t.id, t.status from ${sql.table(table)} t
      where t.id = any(${change.ids}) and t.status = any(${change.from}) and ${change.where ?? sql`true`}
      order by t.id for update
    )
    update ${sql.table(table)} t set ${sql.join(assignments)}
    from before where t.id = before.id returning t.id, before.status as "from", t.${sql.ref(change.historyKey)} as "historyId",
      ${change.countedBy ? sql`t.${sql.ref(change.countedBy)}` : sql`null`} as "by"`.execute(tx)
}

/**
 * The same for one row: the state it was in, or undefined when it was no longer in a state the move
 * starts from.
 */
export async function moveRow<
  Key extends string | number,
  const Flow extends AnyFlow,
  Table extends keyof DB,
>(
  tx: Tx,
  cycle: LifeCycle<Flow, Table>,
  id: Key,
  request: MoveRequest<Flow, Table>,
): Promise<StateOf<Flow> | undefined> {
  const [row] = await moveRows(tx, cycle, [id], request)
  return row?.from
}
