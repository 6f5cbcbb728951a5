import type { Dispatch, SetStateAction } from 'react'

/** What of a list is ticked, and its setter. */
export type ChoiceOf<Kept> = {
  readonly chosen: readonly Kept[]
  readonly choose: Dispatch<SetStateAction<readonly Kept[]>>
}

type Rules<Row, Kept> = {
  /** So many at once. */
  readonly most: number
  readonly canChoose: (row: Row) => boolean
  /** What is kept of a ticked row: the row as it was read, or its id. */
  readonly keep: (row: Row) => Kept
  readonly isKept: (kept: Kept, row: Row) => boolean
}

export type ChoiceRules<Row, Kept> = ReturnType<typeof defineChoice<Row, Kept>>

/**
 * How rows of a list are ticked: one by one, from one to another, by page, beside what was ticked
 * on other pages, in the order in which they were.
 */
export function defineChoice<Row, Kept>({ most, canChoose, keep, isKept }: Rules<Row, Kept>) {
  type Chosen = readonly Kept[]
  const isFull = (chosen: readonly unknown[]) => chosen.length >= most
  const isChosen = (chosen: Chosen, row: Row) => chosen.some((kept) => isKept(kept, row))
  const without = (chosen: Chosen, rows: readonly Row[]): Chosen =>
    chosen.filter((kept) => !rows.some((row) => isKept(kept, row)))
  /** As far as there is room. */
  const withThese = (chosen: Chosen, rows: readonly Row[]): Chosen =>
    [...chosen, ...rows.filter((row) => canChoose(row) && !isChosen(chosen, row)).map(keep)].slice(
      0,
      most,
    )
  const toggle = (chosen: Chosen, row: Row) =>
    isChosen(chosen, row) ? without(chosen, [row]) : withThese(chosen, [row])
  return {
    canChoose,
    hasChoice: (rows: readonly Row[]) => rows.some(canChoose),
    isFull,
    isChosen,
    toggle,
    /** All between two rows of a page become what the second one becomes. */
    toggleRange(
      chosen: Chosen,
      rows: readonly Row[],
      { from, to }: { readonly from: Row | undefined; readonly to: Row },
    ): Chosen {
      const ends = [from, to].map((end) =>
        end === undefined ? -1 : rows.findIndex((row) => isKept(keep(row), end)),
      )
      if (ends.includes(-1)) return toggle(chosen, to)
      const range = rows.slice(Math.min(...ends), Math.max(...ends) + 1)
      return isChosen(chosen, to) ? without(chosen, range) : withThese(chosen, range)
    },
    /** None of it when all of it is ticked, or when nothing more has room. */
    togglePage(chosen: Chosen, rows: readonly Row[]): Chosen {
      return stateOfPage(chosen, rows) === 'all' || isFull(chosen)
        ? without(chosen, rows)
        : withThese(chosen, rows)
    },
    stateOfPage,
    /** Once something was done with `sent`: what was ticked meanwhile, and what is `left` of those. */
    goOn: (
      chosen: Chosen,
      { sent, left }: { readonly sent: readonly Row[]; readonly left: readonly Row[] },
    ) => withThese(without(chosen, sent), left),
  }

  /** `some` is how a page stands of which not all is ticked. */
  function stateOfPage(chosen: Chosen, rows: readonly Row[]): 'all' | 'some' | 'none' {
    const those = rows.filter(canChoose)
    const count = those.filter((row) => isChosen(chosen, row)).length
    if (count === 0) return 'none'
    return count === those.length ? 'all' : 'some'
  }
}
