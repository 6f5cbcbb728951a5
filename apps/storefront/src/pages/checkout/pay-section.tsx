import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChannelName, EnteredAtProvider } from '../../parts/buyer/channel-name.tsx'
import { ORDER_FORM } from './order-part.tsx'
import type { PayChoice } from './read-checkout.ts'
import { Section } from './section.tsx'

/**
 * How it is paid, chosen before the button that obliges to pay. The choice is a field of the
 * order's form, so it works without script.
 */
export function PaySection({
  channels,
  chosen,
  number,
}: {
  channels: readonly PayChoice[]
  /** Of an order that was refused, what was chosen for it. */ chosen: string | undefined
  number: number
}) {
  const { t } = useLingui()
  const first = channels.find(({ channelName }) => channelName === chosen) ?? channels[0]
  return (
    <Section
      id="payment"
      number={number}
      title={<Trans>Payment method</Trans>}
      isDone={false}
      face="payment"
    >
      {channels.length === 0 ? (
        <p className="text-warn">
          <Trans>
            No payment method is available at the moment. You can still order, and pay on the next
            page as soon as one is back.
          </Trans>
        </p>
      ) : (
        <>
          <fieldset>
            <legend className="sr-only">{t`How would you like to pay?`}</legend>
            <ul className="grid grid-cols-1 gap-3">
              {channels.map((channel) => (
                <li key={channel.channelName}>
                  <PayRow channel={channel.channelName} isChosen={channel === first}>
                    <NameAndNext channel={channel} />
                  </PayRow>
                </li>
              ))}
            </ul>
          </fieldset>
          <EnteredAtProvider />
        </>
      )}
    </Section>
  )
}

function PayRow({
  channel,
  isChosen,
  children,
}: {
  channel: string
  isChosen: boolean
  children: ReactNode
}) {
  return (
    <label className="group flex min-h-14 items-start gap-3 rounded-card border border-line p-4 hover:border-field has-checked:border-accent has-checked:bg-soft">
      <input
        type="radio"
        form={ORDER_FORM}
        name="payChannel"
        value={channel}
        defaultChecked={isChosen}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      {children}
    </label>
  )
}

function NameAndNext({ channel }: { channel: PayChoice }) {
  return (
    <span className="min-w-0">
      <span className="flex items-start gap-3">
        <ChannelName channel={channel} />
      </span>
      <span className="mt-1 hidden text-small text-muted group-has-checked:block">
        {channel.isPaidHere ? (
          <Trans>You’ll fill in the rest on the next page, once you have ordered.</Trans>
        ) : (
          <Trans>Once you have ordered, you continue to the provider’s page.</Trans>
        )}
      </span>
    </span>
  )
}
