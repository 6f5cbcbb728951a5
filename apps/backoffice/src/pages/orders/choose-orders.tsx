import type { MerchantOrderRow } from '@galleria/contract/merchant'
import { Trans } from '@lingui/react/macro'
import { ChoosePage, ChooseRow } from '../../parts/choose-rows.tsx'
import { orderChoice, type Choice } from './order-choice.ts'

export function ChooseOrder({
  order,
  choice: { chosen, choose },
  place,
}: {
  readonly order: MerchantOrderRow
  readonly choice: Choice
  readonly place: 'cell' | 'card'
}) {
  const code = order.tradeOrderCode
  const tick = () => choose(orderChoice.toggle(chosen, order))
  return (
    <ChooseRow rules={orderChoice} row={order} {...{ chosen, tick, place }}>
      <Trans>Choose order {code}</Trans>
    </ChooseRow>
  )
}

export function ChooseOrders({
  rows,
  choice: { chosen, choose },
  place,
}: {
  readonly rows: readonly MerchantOrderRow[]
  readonly choice: Choice
  readonly place: 'cell' | 'alone'
}) {
  return (
    <ChoosePage rules={orderChoice} {...{ chosen, rows, choose, place }}>
      <Trans>Choose all orders of this page</Trans>
    </ChoosePage>
  )
}
