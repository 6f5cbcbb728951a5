import { Link, useNavigate } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { AddressDialog } from '../../parts/address/address-dialog.tsx'
import { AddressForm } from '../../parts/address/address-form.tsx'
import type { SaveAnswer } from '../../parts/address/save-address.ts'
import { AddressText } from '../../parts/address/address-text.tsx'
import { AddressChoice } from './address-choice.tsx'
import { checkoutPath, pathAfterSaving, type Choice } from './checkout-path.ts'
import { ofType, type Checkout } from './read-checkout.ts'
import { Section } from './section.tsx'

export type AddressSectionProps = {
  checkout: Checkout
  choice: Choice
  answer: SaveAnswer | undefined
}

/**
 * Which face the delivery address shows: its summary, the list of saved ones, with one of them in a
 * dialog, or a form for a new one.
 */
export function addressFace(
  { addresses }: Pick<Checkout, 'addresses'>,
  { edit }: Choice,
): 'done' | 'list' | 'form' {
  const deliveries = ofType(addresses, 'SHIPPING')
  if (deliveries.length === 0 || edit === 'address-new') return 'form'
  return edit === 'address' || deliveries.some(({ id }) => id === edit) ? 'list' : 'done'
}

/** Where it goes. */
export function AddressSection({ checkout, choice, answer }: AddressSectionProps) {
  const { t } = useLingui()
  const face = addressFace(checkout, choice)
  const { address, addresses } = checkout
  const deliveries = ofType(addresses, 'SHIPPING')
  return (
    <Section
      id="delivery-address"
      number={1}
      title={<Trans>Delivery address</Trans>}
      isDone={face === 'done'}
      face={face}
      change={
        face === 'done'
          ? {
              to: checkoutPath({ ...choice, edit: 'address' }),
              label: t`Change the delivery address`,
              text: <Trans>Change</Trans>,
            }
          : undefined
      }
    >
      {face === 'done' && address ? <AddressText address={address} /> : null}
      {face === 'list' ? (
        <AddressChoice
          legend={t`Saved addresses`}
          name="address"
          choice={choice}
          addresses={deliveries}
          chosenId={address?.id ?? ''}
          submitLabel={<Trans>Deliver here</Trans>}
        />
      ) : null}
      {face === 'form' ? (
        <NewAddress type="SHIPPING" checkout={checkout} choice={choice} answer={answer} />
      ) : null}
    </Section>
  )
}

type NewAddressProps = AddressSectionProps & { type: 'SHIPPING' | 'BILLING' }
/** The form of either section, in its place. */
export function NewAddress({
  type,
  checkout: { addresses, address, regionId, bill },
  choice,
  answer,
}: NewAddressProps) {
  const navigate = useNavigate()
  const isBilling = type === 'BILLING'
  const back =
    isBilling || ofType(addresses, type).length > 0
      ? checkoutPath({ ...choice, edit: isBilling ? 'billing' : 'address' })
      : undefined
  return (
    <AddressForm
      key={type}
      type={type}
      usual={isBilling ? address : addresses.find(({ isDefault }) => isDefault)}
      regionId={regionId}
      needs={isBilling ? bill.billingNeeds : undefined}
      answer={answer}
      action={checkoutPath(choice)}
      onSaved={(id) =>
        void navigate(pathAfterSaving(choice, { id, addressType: type }), {
          preventScrollReset: true,
        })
      }
      cancel={
        back ? (
          <Link to={back} preventScrollReset className="link tap">
            <Trans>Back without saving</Trans>
          </Link>
        ) : null
      }
      submitLabel={
        isBilling ? <Trans>Save as billing address</Trans> : <Trans>Save and deliver here</Trans>
      }
    />
  )
}

/** The saved address that is being changed, over the page. */
export function OpenAddress({
  checkout: { addresses, bill },
  choice,
  answer,
}: AddressSectionProps) {
  const navigate = useNavigate()
  const address = addresses.find(({ id }) => id === choice.edit)
  if (!address) return null
  const isBilling = address.addressType === 'BILLING'
  const back = checkoutPath({ ...choice, edit: isBilling ? 'billing' : 'address' })
  return (
    <AddressDialog key={address.id} isKnown closeTo={back}>
      <AddressForm
        type={address.addressType}
        address={address}
        needs={isBilling ? bill.billingNeeds : undefined}
        answer={answer}
        action={checkoutPath(choice)}
        onSaved={(id) =>
          void navigate(pathAfterSaving(choice, { id, addressType: address.addressType }), {
            preventScrollReset: true,
          })
        }
        cancel={
          <Link to={back} preventScrollReset className="link tap">
            <Trans>Back without saving</Trans>
          </Link>
        }
        submitLabel={
          isBilling ? <Trans>Save as billing address</Trans> : <Trans>Save and deliver here</Trans>
        }
      />
    </AddressDialog>
  )
}
