import { Plural, Trans } from '@lingui/react/macro'
import type { ShownOrder } from './desk.ts'
import { useFormat } from '../../parts/use-format.ts'
import { waitsForGroup } from '../../parts/waits-for-group.ts'

/** That an order was placed in a group of buyers, and why it is not to be sent yet. */
export function GroupBuy({ order }: { readonly order: ShownOrder }) {
  const format = useFormat()
  const { groupBuy } = order
  if (!groupBuy) return null
  if (!waitsForGroup(order) || !groupBuy.endTime)
    return (
      <p>
        <Trans>
          Ordered in a group of {groupBuy.size}, for {format.percent(groupBuy.percentOff / 100)}{' '}
          less.
        </Trans>
      </p>
    )
  return (
    <p role="status">
      <Trans>Ordered in a group of {groupBuy.size}: do not send anything yet.</Trans>{' '}
      <Plural
        value={groupBuy.missingQty}
        one="# member is still missing."
        other="# members are still missing."
      />{' '}
      <Trans>
        If the group is not full by {format.moment(groupBuy.endTime)}, the order closes and is
        refunded automatically.
      </Trans>
    </p>
  )
}
