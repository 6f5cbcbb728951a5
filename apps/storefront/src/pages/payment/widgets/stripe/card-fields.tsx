import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { CardField } from '../card-field.tsx'
import { WidgetWaits } from '../widget-box.tsx'
import type { CardError } from './card-errors.ts'
import type { CardElementName } from './stripe-js.ts'
import type { CardElements } from './use-card-elements.ts'

/**
 * Number, expiry and security code: three frames of Stripe's with our labels, and what is wrong
 * with each beneath it.
 */
export function CardFields({ fields }: { fields: CardElements }) {
  const one = (name: CardElementName, label: ReactNode) => (
    <CardField
      label={label}
      place={fields.places[name]}
      error={errorText(name, fields.errors[name])}
      name={name}
      isFocused={fields.focused === name}
    />
  )
  return (
    <div className="grid gap-4">
      {fields.state === 'loading' ? <WidgetWaits /> : null}
      {one('cardNumber', <Trans>Card number</Trans>)}
      <div className="grid gap-4 sm:grid-cols-2">
        {one('cardExpiry', <Trans>Expiry date</Trans>)}
        {one('cardCvc', <Trans>Security code</Trans>)}
      </div>
    </div>
  )
}

const errorText = (name: CardElementName, error: CardError | undefined) =>
  error && <CardErrorText name={name} error={error} />

function CardErrorText({ name, error }: { name: CardElementName; error: CardError }) {
  if (name === 'cardNumber')
    return error === 'incomplete' ? (
      <Trans>Please enter the full card number.</Trans>
    ) : (
      <Trans>Please enter a valid card number.</Trans>
    )
  if (name === 'cardExpiry') {
    if (error === 'incomplete') return <Trans>Please enter the month and year.</Trans>
    return error === 'past' ? (
      <Trans>This card has expired.</Trans>
    ) : (
      <Trans>Please check the month.</Trans>
    )
  }
  return <Trans>Please enter the three- or four-digit security code on your card.</Trans>
}
