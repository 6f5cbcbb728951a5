import { Trans } from '@lingui/react/macro'
import { LabelledBox } from '../../parts/labelled-box.tsx'
import {
  canChoose,
  isChosen,
  isFull,
  stateOfPage,
  togglePage,
  type Choice,
  type Chosen,
} from './item-choice.ts'
import type { ItemRow } from './item-queries.ts'

/** Of one row; nothing where nothing can be done with many. */
export function ChooseItem({
  item,
  choice: { chosen, tick },
  place,
}: {
  readonly item: ItemRow
  readonly choice: Choice
  readonly place: 'cell' | 'card'
}) {
  if (!canChoose(item)) return null
  const isTicked = isChosen(chosen, item)
  const { name } = item
  return (
    <LabelledBox
      place={place}
      checked={isTicked}
      disabled={!isTicked && isFull(chosen)}
      onChange={({ nativeEvent }) =>
        tick(item, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    >
      <Trans>Choose item {name}</Trans>
    </LabelledBox>
  )
}

/** Of all rows of the page. */
export function ChooseItems({
  rows,
  choice: { chosen, choose },
  place,
}: {
  readonly rows: Chosen
  readonly choice: Choice
  readonly place: 'cell' | 'alone'
}) {
  const state = stateOfPage(chosen, rows)
  return (
    <LabelledBox
      place={place}
      checked={state === 'all'}
      indeterminate={state === 'some'}
      disabled={state === 'none' && isFull(chosen)}
      onChange={() => choose(togglePage(chosen, rows))}
    >
      <Trans>Choose all items of this page</Trans>
    </LabelledBox>
  )
}
