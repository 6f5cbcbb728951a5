import type { ComponentType } from 'react'
import type { WireMoney } from '@galleria/contract/wire'
import type { OfferedChannel } from '../../../parts/buyer/channel-name.tsx'

/**
 * What every widget is given: the channel with its methods and its public settings, and what is to
 * be paid.
 */
export type WidgetProps = {
  readonly channel: OfferedChannel
  readonly contractId: string
  readonly amount: WireMoney
}
export type Widget = ComponentType<WidgetProps>
