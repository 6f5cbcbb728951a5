import { Trans, useLingui } from '@lingui/react/macro'
import { AddressText } from '../../parts/address/address-text.tsx'
import { AddressChoice } from './address-choice.tsx'
import { NewAddress, type AddressSectionProps } from './address-section.tsx'
import { checkoutPath, type Choice } from './checkout-path.ts'
import { ofType, type Checkout } from './read-checkout.ts'
import { Section } from './section.tsx'

export function billingFace(
  { addresses }: Pick<Checkout, 'addresses'>,
  { edit }: Choice,
): 'done' | 'list' | 'form' {
  if (edit === 'billing-new') return 'form'
  return edit === 'billing' || ofType(addresses, 'BILLING').some(({ id }) => id === edit)
    ? 'list'
    : 'done'
}

/** Who is billed: the same, or another one by the rules of bills. */
export function BillingSection({ checkout, choice, answer }: AddressSectionProps) {
  const { t } = useLingui()
  const { address, billing, addresses } = checkout
  const face = billingFace(checkout, choice)
  if (!address) return null
  return (
    <Section
      id="billing-address"
      number={2}
      title={<Trans>Billing address</Trans>}
      isDone={face === 'done'}
      face={face}
      change={
        face === 'done'
          ? {
              to: checkoutPath({ ...choice, edit: 'billing' }),
              label: t`Change the billing address`,
              text: <Trans>Change</Trans>,
            }
          : undefined
      }
    >
      {face === 'done' ? billing ? <AddressText address={billing} isShort /> : <Same /> : null}
      {face === 'list' ? (
        <AddressChoice
          legend={t`Billing address`}
          name="billing"
          choice={choice}
          addresses={ofType(addresses, 'BILLING')}
          chosenId={billing?.id ?? ''}
          none={<Same />}
          submitLabel={<Trans>Use for the bill</Trans>}
        />
      ) : null}
      {face === 'form' ? (
        <NewAddress type="BILLING" checkout={checkout} choice={choice} answer={answer} />
      ) : null}
    </Section>
  )
}

function Same() {
  return <Trans>The same as the delivery address</Trans>
}
