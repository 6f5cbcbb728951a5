import { useState, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { WireMoney } from '@galleria/contract/wire'
import { IconDown } from '@galleria/ui/icons'
import {
  ChannelName,
  EnteredAtProvider,
  type OfferedChannel,
} from '../../parts/buyer/channel-name.tsx'
import { Price } from '../../parts/price.tsx'
import { LimitedPay } from './limited-pay.tsx'
import type { PayWait } from './pay-failure.ts'
import { WidgetBox } from './widgets/open-widget.tsx'
import { widgets } from './widgets/widgets.ts'

type ChannelsProps = {
  channels: readonly OfferedChannel[]
  contractId: string
  amount: WireMoney
  wait: PayWait | undefined
  /** The channel to be open at first, if it is offered. */ opened?: string
}

/** The ways to pay, one open at a time; each opens to its own form [PAY-008, PAY-009]. */
export function Channels({ channels, contractId, amount, wait, opened }: ChannelsProps) {
  const first = channels.find(({ channelName }) => channelName === opened) ?? channels[0]
  if (channels.length === 0)
    return (
      <p className="mt-6 border-t border-line pt-5 text-warn">
        <Trans>This order can’t be paid for at the moment. Please try again a little later.</Trans>
      </p>
    )
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h2 className="text-title">
        <Trans>How would you like to pay?</Trans>
      </h2>
      <div className="mt-3 grid gap-3">
        {channels.map((channel) => (
          <ChannelRow key={channel.channelName} channel={channel} isFirst={channel === first}>
            {(isOpen) =>
              channel.channelName in widgets ? (
                <WidgetBox {...{ channel, contractId, amount, isOpen }} />
              ) : wait && (!wait.isAboutCards || channel === first) ? (
                <LimitedPay key={wait.waitSeconds} {...wait}>
                  <PayForm channel={channel.channelName} amount={amount} />
                </LimitedPay>
              ) : (
                <PayForm channel={channel.channelName} amount={amount} />
              )
            }
          </ChannelRow>
        ))}
      </div>
      <EnteredAtProvider />
    </div>
  )
}

/** One channel of the accordion; its widget is told when it is opened. */
function ChannelRow({
  channel,
  isFirst,
  children,
}: {
  channel: OfferedChannel
  isFirst: boolean
  children: (isOpen: boolean) => ReactNode
}) {
  const [isOpen, setOpen] = useState(isFirst)
  return (
    <details
      name="channel"
      data-channel={channel.channelName}
      open={isFirst}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-card border border-field open:border-accent"
    >
      <summary className="flex min-h-14 items-center gap-3 px-4 py-2">
        <ChannelName channel={channel} />
        <IconDown
          size={18}
          className="ms-auto shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line p-4">{children(isOpen)}</div>
    </details>
  )
}

/** Leads to a page of the provider; also without script. */
export function PayForm({ channel, amount }: { channel: string; amount: WireMoney }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    // The router leaves this page's place to another origin's page only when the form says so.
    <Form
      method="post"
      replace
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <input type="hidden" name="payChannel" value={channel} />
      <p className="pb-4 text-muted">
        <Trans>You pay on the provider’s page, and then come back here.</Trans>
      </p>
      <button type="submit" aria-disabled={isBusy} className="btn btn-main min-h-12 w-full">
        {isBusy ? (
          <Trans>One moment …</Trans>
        ) : (
          <span>
            <Trans>
              Pay <Price amount={amount} />
            </Trans>
          </span>
        )}
      </button>
    </Form>
  )
}
