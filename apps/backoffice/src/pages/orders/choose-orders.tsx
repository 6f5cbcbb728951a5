import type { MerchantOrderRow } from '@galleria/contract/merchant'
import { Trans } from '@lingui/react/macro'
import { LabelledBox } from '../../parts/labelled-box.tsx'
import {
  canChoose,
  isFull,
  stateOfPage,
  toggleOrder,
  togglePage,
  type Choice,
} from './order-choice.ts'

/** Of one row; nothing where the order cannot be sent. */
export function ChooseOrder({
  order,
  choice: { chosen, choose },
  place,
}: {
  readonly order: MerchantOrderRow
  readonly choice: Choice
  readonly place: 'cell' | 'card'
}) {
  if (!canChoose(order)) return null
  const isChosen = chosen.includes(order.id)
  const code = order.tradeOrderCode
  return (
    <LabelledBox
      place={place}
      checked={isChosen}
      disabled={!isChosen && isFull(chosen)}
      onChange={() => choose(toggleOrder(chosen, order.id))}
    >
      <Trans>Choose order {code}</Trans>
    </LabelledBox>
  )
}

/** Of all rows of the page that can be sent. */
export function ChoosePage({
  rows,
  choice: { chosen, choose },
  place,
}: {
  readonly rows: readonly MerchantOrderRow[]
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
      <Trans>Choose all orders of this page</Trans>
    </LabelledBox>
  )
}
