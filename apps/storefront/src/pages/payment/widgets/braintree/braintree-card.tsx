import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Price } from '../../../../parts/price.tsx'
import { CardField } from '../card-field.tsx'
import type { PayMessage } from '../pay-message.tsx'
import { usePay } from '../use-pay.ts'
import { WidgetFrame, WidgetWaits } from '../widget-box.tsx'
import type { WidgetProps } from '../widget.ts'
import { codePlaceholder, takeToken, type FieldError } from './braintree.rules.ts'
import type { FieldName } from './hosted-fields.ts'
import { useHostedFields } from './use-hosted-fields.ts'

/**
 * BRAINTREE: a card typed into hosted fields, of which Braintree's script makes a token; once its
 * bank has said yes to it, the mall charges it [PAY-049].
 */
export default function BraintreeCard({ channel, contractId, amount }: WidgetProps) {
  const { t } = useLingui()
  const pay = usePay(contractId, channel.channelName)
  const fields = useHostedFields(channel.config, contractId, {
    number: { label: t`Card number`, placeholder: '' },
    expirationDate: { label: t`Expiry date`, placeholder: t`MM / YY` },
    cvv: { label: t`Security code`, placeholder: codePlaceholder([]) },
  })

  async function submit() {
    if (pay.isBusy) return
    if (fields.state !== 'ready') return pay.stop(missing[fields.state])
    const form = fields.take()
    if (!form) return pay.stop('requiredFields')
    const taken = await takeToken(form, pay.setBusy)
    if ('message' in taken) return pay.stop(taken.message)
    if (await pay.start(taken)) pay.finish('PENDING')
  }

  const message = fields.state === 'ready' ? undefined : missing[fields.state]
  return (
    <WidgetFrame message={message ?? pay.message} wait={pay.wait}>
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

const missing: Readonly<Record<string, PayMessage | undefined>> = {
  failed: 'loaderFailed',
  unreachable: 'unreachable',
}

function CardFields({ fields }: { fields: ReturnType<typeof useHostedFields> }) {
  const one = (name: FieldName, label: ReactNode) => (
    <CardField
      label={label}
      place={fields.places[name]}
      error={errorText(name, fields.errors[name])}
      name={name}
      isFocused={fields.focused === name}
      className="h-11.5 overflow-hidden p-0 [&>div]:h-full"
    />
  )
  return (
    <div className="grid gap-4">
      {fields.state === 'loading' ? <WidgetWaits /> : null}
      {one('number', <Trans>Card number</Trans>)}
      <div className="grid gap-4 sm:grid-cols-2">
        {one('expirationDate', <Trans>Expiry date</Trans>)}
        {one('cvv', <Trans>Security code</Trans>)}
      </div>
    </div>
  )
}

const errorText = (name: FieldName, error: FieldError | undefined) =>
  error && <CardErrorText name={name} error={error} />

function CardErrorText({ name, error }: { name: FieldName; error: FieldError }) {
  if (name === 'number')
    return error === 'missing' ? (
      <Trans>Please enter the full card number.</Trans>
    ) : (
      <Trans>Please enter a valid card number.</Trans>
    )
  if (name === 'expirationDate')
    return error === 'missing' ? (
      <Trans>Please enter the month and year.</Trans>
    ) : (
      <Trans>Please enter the expiry date shown on your card.</Trans>
    )
  return <Trans>Please enter the three- or four-digit security code.</Trans>
}
