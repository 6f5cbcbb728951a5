import { Form, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WireMoney } from '@galleria/contract/wire'
import { IconCard, IconDown, IconLock } from '@galleria/ui/icons'
import { Price } from '../../parts/price.tsx'
import { channelWords } from './channel-words.ts'
import { LimitedPay } from './limited-pay.tsx'

type ChannelsProps = {
  channels: readonly string[]
  amount: WireMoney
  waitSeconds: number | undefined
}

/** The ways to pay, one open at a time; each opens to its own form [PAY-008, PAY-009]. */
export function Channels({ channels, amount, waitSeconds }: ChannelsProps) {
  const { i18n } = useLingui()
  const nameOf = (channel: string) => {
    const words = channelWords[channel]
    return words ? i18n._(words) : channel
  }
  if (channels.length === 0)
    return (
      <p className="mt-6 border-t border-line pt-5 text-warn">
        <Trans>
          There is no way to pay this order at the moment. Please try again a little later.
        </Trans>
      </p>
    )
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h2 className="text-title">
        <Trans>How would you like to pay?</Trans>
      </h2>
      <div className="mt-3 grid gap-3">
        {channels.map((channel, index) => (
          <details
            key={channel}
            name="channel"
            open={index === 0}
            className="group rounded-card border border-field open:border-accent"
          >
            <summary className="flex min-h-14 items-center gap-3 px-4 font-medium">
              <IconCard />
              {nameOf(channel)}
              <IconDown size={18} className="ms-auto transition-transform group-open:rotate-180" />
            </summary>
            <div className="border-t border-line p-4">
              {waitSeconds ? (
                <LimitedPay key={waitSeconds} seconds={waitSeconds}>
                  <PayForm channel={channel} amount={amount} />
                </LimitedPay>
              ) : (
                <PayForm channel={channel} amount={amount} />
              )}
            </div>
          </details>
        ))}
      </div>
      <p className="mt-4 flex items-center gap-2 text-small text-muted">
        <IconLock size={18} />
        <Trans>You enter your payment details at the provider, never here.</Trans>
      </p>
    </div>
  )
}

function PayForm({ channel, amount }: { channel: string; amount: WireMoney }) {
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
        <Trans>You go on to the page of the provider, pay there and come back.</Trans>
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
