import { Trans, useLingui } from '@lingui/react/macro'
import { AddressChoice } from './address-choice.tsx'
import { OpenForm, type AddressSectionProps } from './address-section.tsx'
import { AddressText } from './address-text.tsx'
import { checkoutPath } from './checkout-path.ts'
import { Section } from './section.tsx'

/** Who is billed: the same, or another saved address. */
export function BillingSection({ checkout, choice, answer }: AddressSectionProps) {
  const { t } = useLingui()
  const { address, billing, addresses } = checkout
  const face = choice.edit === 'billing' ? 'list' : choice.edit === 'billing-new' ? 'form' : 'done'
  if (!address) return null
  return (
    <Section id="billing-address" number={2} title={<Trans>Billing address</Trans>} isDone={face === 'done'} face={face}
      change={face === 'done' ? { to: checkoutPath({ ...choice, edit: 'billing' }), label: t`Change the billing address`, text: <Trans>Change</Trans> } : undefined}>
      {face === 'done' ? (billing ? <AddressText address={billing} isShort /> : <Same />) : null}
      {face === 'list' ? <AddressChoice legend={t`Billing address`} name="billing" choice={choice} addresses={addresses.filter(({ id }) => id !== address.id)} chosenId={billing?.id ?? ''} none={<Same />} submitLabel={<Trans>Use for the bill</Trans>} /> : null}
      {face === 'form' ? <OpenForm checkout={checkout} choice={choice} answer={answer} /> : null}
    </Section>
  )
}

function Same() {
  return <Trans>The same as the delivery address</Trans>
}
