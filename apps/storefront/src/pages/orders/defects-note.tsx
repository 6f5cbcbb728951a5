import { Trans } from '@lingui/react/macro'
import type { WireOrder } from '@galleria/contract/order'
import { DayText } from '../../parts/day-text.tsx'
import { isAskable } from './operations.ts'

/**
 * The time in which anything can be asked is over; faults alone can be reported, for as long as the
 * law says.
 */
export function DefectsNote({
  order,
}: {
  order: Pick<WireOrder, 'defectsUntilTime' | 'operationList'>
}) {
  const { defectsUntilTime } = order
  if (!defectsUntilTime || !isAskable(order)) return null
  const day = <DayText iso={defectsUntilTime} />
  return (
    <p className="mt-3 text-small text-muted">
      <Trans>You can report faults until {day}.</Trans>
    </p>
  )
}
