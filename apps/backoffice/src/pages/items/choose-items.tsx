import { Trans } from '@lingui/react/macro'
import { ChoosePage, ChooseRow } from '../../parts/choose-rows.tsx'
import { itemChoice, type Choice, type Chosen } from './item-choice.ts'
import type { ItemRow } from './item-queries.ts'

export function ChooseItem({
  item,
  choice: { chosen, tick },
  place,
}: {
  readonly item: ItemRow
  readonly choice: Choice
  readonly place: 'cell' | 'card'
}) {
  const { name } = item
  const tickThis = (isRange: boolean) => tick(item, isRange)
  return (
    <ChooseRow rules={itemChoice} row={item} tick={tickThis} {...{ chosen, place }}>
      <Trans>Choose item {name}</Trans>
    </ChooseRow>
  )
}

export function ChooseItems({
  rows,
  choice: { chosen, choose },
  place,
}: {
  readonly rows: Chosen
  readonly choice: Choice
  readonly place: 'cell' | 'alone'
}) {
  return (
    <ChoosePage rules={itemChoice} {...{ chosen, rows, choose, place }}>
      <Trans>Choose all items of this page</Trans>
    </ChoosePage>
  )
}
