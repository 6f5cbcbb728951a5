import type { MerchantReverseRow } from '@galleria/contract/after-sales'
import { Trans } from '@lingui/react/macro'
import { LabelledBox } from '../../parts/labelled-box.tsx'
import {
  canChoose,
  isFull,
  stateOfPage,
  toggle,
  togglePage,
  type Choice,
} from './reverse-choice.ts'

/** Of one row; nothing where it cannot be agreed to. */
export function ChooseReverse({
  reverse,
  choice: { chosen, choose },
  place,
}: {
  readonly reverse: MerchantReverseRow
  readonly choice: Choice
  readonly place: 'cell' | 'card'
}) {
  if (!canChoose(reverse)) return null
  const isChosen = chosen.some(({ id }) => id === reverse.id)
  const code = reverse.reverseTradeOrderCode
  return (
    <LabelledBox
      place={place}
      checked={isChosen}
      disabled={!isChosen && isFull(chosen)}
      onChange={() => choose(toggle(chosen, reverse))}
    >
      <Trans>Choose request {code}</Trans>
    </LabelledBox>
  )
}

/** Of all rows of the page that can be agreed to. */
export function ChooseReverses({
  rows,
  choice: { chosen, choose },
  place,
}: {
  readonly rows: readonly MerchantReverseRow[]
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
      <Trans>Choose all requests of this page</Trans>
    </LabelledBox>
  )
}
