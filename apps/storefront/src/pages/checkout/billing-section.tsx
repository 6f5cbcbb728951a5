import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { findCustomsErrors } from '@galleria/contract/customs'
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
      {face === 'done' ? <Lacking checkout={checkout} choice={choice} /> : null}
      {face === 'list' ? (
        <AddressChoice
          legend={t`Billing address`}
          name="billing"
          choice={choice}
          addresses={ofType(addresses, 'BILLING')}
          chosenId={billing?.id ?? ''}
          none={<Same />}
          submitLabel={<Trans>Use as billing address</Trans>}
        />
      ) : null}
      {face === 'form' ? (
        <NewAddress type="BILLING" checkout={checkout} choice={choice} answer={answer} />
      ) : null}
    </Section>
  )
}

/** What customs want to know of the company that is billed, where it is not there yet. */
function Lacking({
  checkout: { address, billing, bill },
  choice,
}: Pick<AddressSectionProps, 'checkout' | 'choice'>) {
  const billed = billing ?? address
  const [lacking] = billed ? findCustomsErrors(bill.billingNeeds, billed) : []
  if (!lacking) return null
  const edit = billing ? (billing.id as `adr_${string}`) : ('billing-new' as const)
  return (
    <p role="status" className="mt-3 text-small text-warn">
      {lacking.path === 'eori' ? (
        <Trans>
          These items cross a customs border: a company’s invoice needs its EORI number.
        </Trans>
      ) : (
        <Trans>
          These items are being imported into the United Kingdom: a company’s invoice needs its tax
          code.
        </Trans>
      )}{' '}
      <Link to={checkoutPath({ ...choice, edit })} preventScrollReset className="link tap">
        <Trans>Add it</Trans>
      </Link>
    </p>
  )
}

function Same() {
  return <Trans>The same as the delivery address</Trans>
}
