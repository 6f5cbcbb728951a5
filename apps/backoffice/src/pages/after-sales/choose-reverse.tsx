import type { MerchantReverseRow } from '@galleria/contract/after-sales'
import { Trans } from '@lingui/react/macro'
import { ChoosePage, ChooseRow } from '../../parts/choose-rows.tsx'
import { reverseChoice, type Choice } from './reverse-choice.ts'

export function ChooseReverse({
  reverse,
  choice: { chosen, choose },
  place,
}: {
  readonly reverse: MerchantReverseRow
  readonly choice: Choice
  readonly place: 'cell' | 'card'
}) {
  const code = reverse.reverseTradeOrderCode
  const tick = () => choose(reverseChoice.toggle(chosen, reverse))
  return (
    <ChooseRow rules={reverseChoice} row={reverse} {...{ chosen, tick, place }}>
      <Trans>Choose request {code}</Trans>
    </ChooseRow>
  )
}

export function ChooseReverses({
  rows,
  choice: { chosen, choose },
  place,
}: {
  readonly rows: readonly MerchantReverseRow[]
  readonly choice: Choice
  readonly place: 'cell' | 'alone'
}) {
  return (
    <ChoosePage rules={reverseChoice} {...{ chosen, rows, choose, place }}>
      <Trans>Choose all requests of this page</Trans>
    </ChoosePage>
  )
}
