import { Link, useNavigate } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { AddressChoice } from './address-choice.tsx'
import { AddressForm } from './address-form.tsx'
import { AddressText } from './address-text.tsx'
import { checkoutPath, pathAfterSaving, type Choice } from './checkout-path.ts'
import type { Checkout } from './read-checkout.ts'
import type { SaveAnswer } from './save-address.ts'
import { Section } from './section.tsx'

export type AddressSectionProps = { checkout: Checkout; choice: Choice; answer: SaveAnswer | undefined }

/** Which face the delivery address shows: its summary, the list of saved ones, or a form. */
export function addressFace({ addresses }: Pick<Checkout, 'addresses'>, { edit }: Choice): 'done' | 'list' | 'form' {
  if (addresses.length === 0 || edit === 'address-new') return 'form'
  if (edit === 'address') return 'list'
  return addresses.some(({ id }) => id === edit) ? 'form' : 'done'
}

/** Where it goes. */
export function AddressSection({ checkout, choice, answer }: AddressSectionProps) {
  const { t } = useLingui()
  const face = addressFace(checkout, choice)
  const { address, addresses } = checkout
  return (
    <Section id="delivery-address" number={1} title={<Trans>Delivery address</Trans>} isDone={face === 'done'} face={`${face} ${choice.edit}`}
      change={face === 'done' ? { to: checkoutPath({ ...choice, edit: 'address' }), label: t`Change the delivery address`, text: <Trans>Change</Trans> } : undefined}>
      {face === 'done' && address ? <AddressText address={address} /> : null}
      {face === 'list' ? <AddressChoice legend={t`Saved addresses`} name="address" choice={choice} addresses={addresses} chosenId={address?.id ?? ''} submitLabel={<Trans>Deliver here</Trans>} /> : null}
      {face === 'form' ? <OpenForm checkout={checkout} choice={choice} answer={answer} /> : null}
    </Section>
  )
}

/** The form of either section: new, or the saved address that is being changed. */
export function OpenForm({ checkout: { addresses }, choice, answer }: AddressSectionProps) {
  const navigate = useNavigate()
  const isBilling = choice.edit === 'billing-new'
  const back = addresses.length > 0 ? checkoutPath({ ...choice, edit: isBilling ? 'billing' : 'address' }) : undefined
  const address = addresses.find(({ id }) => id === choice.edit)
  return (
    <AddressForm
      key={choice.edit ?? 'new'} address={address} answer={answer} action={checkoutPath(choice)}
      onSaved={(id) => void navigate(pathAfterSaving(choice, id), { preventScrollReset: true })}
      cancel={back ? <Link to={back} preventScrollReset className="link tap"><Trans>Back without saving</Trans></Link> : null}
      submitLabel={isBilling ? <Trans>Save and use for the bill</Trans> : <Trans>Save and deliver here</Trans>}
    />
  )
}
