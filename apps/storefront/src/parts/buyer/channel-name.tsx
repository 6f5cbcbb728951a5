import { Trans } from '@lingui/react/macro'
import type { ReplyOf } from '@galleria/contract/client'
import { IconCard, IconLock } from '@galleria/ui/icons'
import { useChannelWords } from './channel-words.ts'

/** A way to pay as the mall offers it: the channel with its methods. */
export type OfferedChannel =
  ReplyOf<'POST /sapi/mall-pay/payment/payChannel'>['payChannelGroups'][number]['payChannels'][number]

/**
 * What a way to pay is called wherever it is offered, with what can be paid by in it where that is
 * more than one thing.
 */
export function ChannelName({
  channel: { channelName, paymentMethods },
}: {
  channel: Pick<OfferedChannel, 'channelName' | 'paymentMethods'>
}) {
  const { nameOfChannel, nameOfMethod } = useChannelWords()
  // Only the browser knows whether it can pay by those; nobody is promised one that is not there
  // then.
  const methods = paymentMethods.filter(({ needsCapableBrowser }) => !needsCapableBrowser)
  const hasCards = methods.some(({ type }) => type === 'card')
  return (
    <>
      <span className="shrink-0">
        <IconCard />
      </span>
      <span className="min-w-0">
        <span className="font-medium">{nameOfChannel(channelName, hasCards)}</span>
        {methods.length > 1 ? (
          <span className="block text-small font-normal text-muted">
            {methods.map(nameOfMethod).join(' · ')}
          </span>
        ) : null}
      </span>
    </>
  )
}

export function EnteredAtProvider() {
  return (
    <p className="mt-4 flex items-center gap-2 text-small text-muted">
      <span className="shrink-0">
        <IconLock size={18} />
      </span>
      <Trans>Your payment details go to the payment provider, never to us.</Trans>
    </p>
  )
}
