import { Trans } from '@lingui/react/macro'
import { Price } from '../../../../parts/price.tsx'
import { usePay } from '../use-pay.ts'
import { WidgetFrame } from '../widget-box.tsx'
import type { WidgetProps } from '../widget.ts'
import { errorOf, isTypingError, reasonOfDecline } from './card-errors.ts'
import { CardFields } from './card-fields.tsx'
import { useCardElements } from './use-card-elements.ts'

/** STRIPE_PAY_PC: a card typed into the fields of Stripe. */
export default function StripeCard({ channel, contractId, amount }: WidgetProps) {
  const pay = usePay(contractId, channel.channelName)
  const fields = useCardElements(channel.config)

  async function submit() {
    if (pay.isBusy) return
    const taken = fields.take()
    // Without the library or its fields only a new page helps; a field that is not right says so
    // itself [PAY-118, PAY-119].
    if (taken === 'missing') return pay.stop('loaderFailed')
    if (taken === 'invalid') return pay.stop('requiredFields')
    const started = await pay.start()
    if (!started) return
    const clientSecret = started.redirectInfo?.clientSecret
    if (!clientSecret) return pay.finish('PENDING')
    const { error } = await taken.stripe.confirmCardPayment(clientSecret, {
      payment_method: { card: taken.card },
    })
    if (!error) return pay.finish('PENDING')
    if (isTypingError(error)) {
      fields.showErrors(errorOf(error.code))
      return pay.stop('requiredFields')
    }
    // Nobody knows what became of it: the mall asks.
    if (error.type === 'api_connection_error') return pay.finish('PENDING')
    pay.finish('FAILED', reasonOfDecline(error))
  }

  return (
    <WidgetFrame message={fields.state === 'failed' ? 'loaderFailed' : pay.message} wait={pay.wait}>
      <CardFields fields={fields} />
      <button
        type="button"
        onClick={() => void submit()}
        aria-disabled={pay.isBusy}
        className="btn btn-main mt-5 min-h-12 w-full"
      >
        {pay.isBusy ? (
          <Trans>One moment …</Trans>
        ) : (
          <span>
            <Trans>
              Pay <Price amount={amount} />
            </Trans>
          </span>
        )}
      </button>
    </WidgetFrame>
  )
}
