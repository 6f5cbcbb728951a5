import { statesAfter, type FlowTable, type MoveOf } from '@galleria/kernel/flow'
import { defineCounter } from './counters.ts'
import type { Db, Tx } from './db.ts'

/**
 * Counts the moves of a life cycle, by their name and where they lead; where a column is named, by
 * its value, too.
 */
export type MoveCounter<Column extends string = never> = {
  readonly column: Column | undefined
  add(
    tx: Tx | Db,
    made: { readonly move: string; readonly to: string; readonly by?: string | null },
    count?: number,
  ): void
}

type AnyFlow = FlowTable<string, string, never>

export function defineMoveCounter<const Column extends string = never>(about: {
  readonly name: `mall_${string}_total`
  readonly help: string
  readonly flow: AnyFlow
  /** What the history calls the first step, which is no move of the table. */
  readonly first: string
  /** The values of the column that are known beforehand. */
  readonly column?: { readonly name: Column; readonly values: readonly string[] }
}): MoveCounter<Column> {
  const { flow, first, column } = about
  const moves = [
    ...[flow.start].flat().map((to) => ({ move: first, to })),
    ...Object.keys(flow.moves).flatMap((move) =>
      statesAfter(flow, move as MoveOf<AnyFlow>).map((to) => ({ move, to })),
    ),
  ]
  const labelsOf = ({ move, to, by }: { move: string; to: string; by?: string | null }) =>
    (column ? { move, to, [column.name]: by ?? '' } : { move, to }) as Record<string, string>
  const counter = defineCounter<string>({
    name: about.name,
    help: about.help,
    labels: ['move', 'to', ...(column ? [column.name] : [])],
    begin: moves.flatMap((one) =>
      column ? column.values.map((by) => labelsOf({ ...one, by })) : [labelsOf(one)],
    ),
  })
  return {
    column: column?.name,
    add: (tx, made, count) => counter.addAfterCommit(tx, labelsOf(made), count),
  }
}
