import type { ReactNode } from 'react'
import type { ChoiceRules } from './choice.ts'
import { LabelledBox } from './labelled-box.tsx'

type Ticked<Row, Kept> = {
  readonly rules: ChoiceRules<Row, Kept>
  readonly chosen: readonly Kept[]
  /** The name of the box. */
  readonly children: ReactNode
}

/** Of one row; nothing where nothing can be done with it. */
export function ChooseRow<Row, Kept>({
  rules,
  chosen,
  row,
  tick,
  place,
  children,
}: Ticked<Row, Kept> & {
  readonly row: Row
  readonly tick: (isRange: boolean) => void
  readonly place: 'cell' | 'card'
}) {
  if (!rules.canChoose(row)) return null
  const isTicked = rules.isChosen(chosen, row)
  return (
    <LabelledBox
      place={place}
      checked={isTicked}
      disabled={!isTicked && rules.isFull(chosen)}
      onChange={({ nativeEvent }) =>
        tick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    >
      {children}
    </LabelledBox>
  )
}

/** Of all rows of the page with which something can be done. */
export function ChoosePage<Row, Kept>({
  rules,
  chosen,
  rows,
  choose,
  place,
  children,
}: Ticked<Row, Kept> & {
  readonly rows: readonly Row[]
  readonly choose: (chosen: readonly Kept[]) => void
  readonly place: 'cell' | 'alone'
}) {
  const state = rules.stateOfPage(chosen, rows)
  return (
    <LabelledBox
      place={place}
      checked={state === 'all'}
      indeterminate={state === 'some'}
      disabled={state === 'none' && rules.isFull(chosen)}
      onChange={() => choose(rules.togglePage(chosen, rows))}
    >
      {children}
    </LabelledBox>
  )
}
