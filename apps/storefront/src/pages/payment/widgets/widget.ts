import type { ComponentType } from 'react'
import type { ReplyOf } from '@galleria/contract/client'
import type { WireMoney } from '@galleria/contract/wire'

export type OfferedChannel =
  ReplyOf<'POST /sapi/mall-pay/payment/payChannel'>['payChannelGroups'][number]['payChannels'][number]

/** What every widget is given: the channel with its methods and its public settings, and what is to be paid. */
export type WidgetProps = {
  readonly channel: OfferedChannel
  readonly contractId: string
  readonly amount: WireMoney
}
export type Widget = ComponentType<WidgetProps>
