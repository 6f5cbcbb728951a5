import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WireAddress } from '@galleria/contract/address'
import { IconPencil, IconPlus } from '@galleria/ui/icons'
import { AddressText } from '../../parts/address/address-text.tsx'
import { checkoutPath, type Choice } from './checkout-path.ts'

type AddressChoiceProps = {
  legend: string
  /** Which part of the choice is made here; the other one is kept. */
  name: 'address' | 'billing'
  choice: Choice
  addresses: readonly WireAddress[]
  chosenId: string
  /** Comes first and chooses nothing of the saved ones. */
  none?: ReactNode
  submitLabel: ReactNode
}

/** The saved addresses as radio cards: a form that only changes the address of this page. */
export function AddressChoice({
  legend,
  name,
  choice,
  addresses,
  chosenId,
  none,
  submitLabel,
}: AddressChoiceProps) {
  const { t } = useLingui()
  const other = name === 'address' ? 'billing' : 'address'
  return (
    <Form method="get" action="/checkout" preventScrollReset>
      {choice[other] ? <input type="hidden" name={other} value={choice[other]} /> : null}
      <fieldset>
        <legend className="sr-only">{legend}</legend>
        <ul className="grid grid-cols-1 gap-3">
          {none ? (
            <li>
              <Card name={name} value="" isChosen={chosenId === ''}>
                {none}
              </Card>
            </li>
          ) : null}
          {addresses.map((address) => (
            <li key={address.id} className="relative">
              <Card name={name} value={address.id} isChosen={chosenId === address.id}>
                <AddressText address={address} />
              </Card>
              <Link
                to={checkoutPath({ ...choice, edit: address.id as `adr_${string}` })}
                preventScrollReset
                aria-label={t`Edit the address of ${address.personName}`}
                className="absolute end-1 top-1 grid size-11 place-items-center text-muted hover:text-ink"
              >
                <IconPencil size={18} />
              </Link>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <button type="submit" className="btn btn-main min-h-12 max-sm:w-full">
          {submitLabel}
        </button>
        <Link
          to={checkoutPath({ ...choice, edit: `${name}-new` })}
          preventScrollReset
          className="link tap"
        >
          <IconPlus size={18} />
          <Trans>New address</Trans>
        </Link>
      </div>
    </Form>
  )
}

function Card({
  name,
  value,
  isChosen,
  children,
}: {
  name: string
  value: string
  isChosen: boolean
  children: ReactNode
}) {
  return (
    <label className="flex min-h-14 items-start gap-3 rounded-card border border-line p-4 pe-12 hover:border-field has-checked:border-accent has-checked:bg-soft">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      {children}
    </label>
  )
}
