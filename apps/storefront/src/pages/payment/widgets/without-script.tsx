import { Trans } from '@lingui/react/macro'
import type { OfferedChannel } from '../../../parts/buyer/channel-name.tsx'

/**
 * Methods of channels with a widget that lead to a page of a bank or a lender by their name alone.
 */
const leadingAway: Readonly<Record<string, readonly string[]>> = {
  ADYEN_PC: [
    'ideal',
    'bcmc',
    'klarna_paynow',
    'klarna_b2b',
    'clearpay',
    'przelewy24',
    'paypo',
    'satispay',
  ],
}

/** What can be paid by without script: a form for each method. Undefined where there is none. */
export function WithoutScript({ channel }: { channel: OfferedChannel }) {
  const methods = channel.paymentMethods.filter(({ type }) =>
    leadingAway[channel.channelName]?.includes(type),
  )
  if (methods.length === 0)
    return (
      <p className="text-muted">
        <Trans>
          This payment method needs JavaScript. Please turn it on or choose another method.
        </Trans>
      </p>
    )
  return (
    <div className="grid gap-3">
      {methods.map(({ type, name }) => (
        <form key={type} method="post">
          <input type="hidden" name="payChannel" value={channel.channelName} />
          <input type="hidden" name="payMethod" value={type} />
          <button className="btn btn-main min-h-12 w-full">
            <Trans>Pay with {name}</Trans>
          </button>
        </form>
      ))}
    </div>
  )
}
