import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, type Resolver } from 'react-hook-form'
import { Plural, Trans } from '@lingui/react/macro'
import type { WireAddress } from '@galleria/contract/address'
import { addressRules } from '@galleria/contract/address-rules'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import { useShop } from '../../parts/use-shop.ts'
import { useAddressDraft } from './address-draft.ts'
import { AddressFields } from './address-fields.tsx'
import { AddressErrorText } from './address-texts.tsx'
import { addressFields, tidyPhone, valuesOf, type AddressErrors, type AddressValues } from './address-values.ts'
import type { SaveAnswer } from './save-address.ts'

type AddressFormProps = {
  /** The saved address to change; none for a new one. */
  address?: WireAddress | undefined
  /** Where the form is sent; its action saves with `saveAddress` and, when asked to `stay`, answers with a `SaveAnswer`. */
  action: string
  onSaved: (id: string) => void
  /** What a form without script brought back. */
  answer?: Pick<SaveAnswer, 'errors' | 'values'> | undefined
  /** Beside the button: the way out without saving. */
  cancel?: ReactNode
  submitLabel: ReactNode
}

/**
 * An address by the rules of this storefront: checked when a field is left and when all is sent, never while somebody types the first time.
 * The inputs keep their own values, so that what was typed before the script came is still there.
 */
export function AddressForm({ address, action, onSaved, answer, cancel, submitLabel }: AddressFormProps) {
  const { site, user } = useShop()
  const fetcher = useFetcher<SaveAnswer>()
  const id = useId()
  const defaults = answer?.values ?? valuesOf(address, { site, email: user?.email ?? '' })
  const form = useForm<AddressValues>({ mode: 'onBlur', resolver: resolverFor(site), errors: useMemo(() => toFormErrors(answer?.errors), [answer?.errors]) })
  const draft = useAddressDraft(form, address?.id ?? 'new', defaults)
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const isBusy = fetcher.state !== 'idle'
  const said = useRef<SaveAnswer>(undefined)
  const reply = fetcher.data
  useEffect(() => {
    if (!reply || said.current === reply) return
    said.current = reply
    if (reply.saved !== undefined) {
      draft.forget()
      onSaved(reply.saved)
      return
    }
    showErrors(reply.errors)
  })

  function showErrors(errors: AddressErrors): void {
    for (const field of addressFields) if (errors[field]) form.setError(field, { type: 'shop', message: errors[field] })
    const first = addressFields.find((field) => errors[field])
    if (first) form.setFocus(first)
  }

  const send = form.handleSubmit((values) => {
    const body = new FormData()
    for (const field of addressFields) body.set(field, values[field])
    if (values.isDefault || address?.isDefault) body.set('isDefault', 'on')
    if (address) body.set('id', address.id)
    body.set('intent', 'save-address')
    body.set('stay', '1')
    return fetcher.submit(body, { method: 'post', action })
  })
  const wrong = addressFields.filter((field) => form.formState.errors[field])
  const formError = answer?.errors?.form ?? (isBusy ? undefined : reply?.errors?.form)
  return (
    <form method="post" action={action} noValidate={isLive} onSubmit={(event) => { event.preventDefault(); if (!isBusy) void send() }}>
      <input type="hidden" name="intent" value="save-address" />
      {address ? <input type="hidden" name="id" value={address.id} /> : null}
      <div role="status" className="sr-only">{form.formState.isSubmitted && wrong.length > 0 ? <Plural value={wrong.length} one="# field needs another look." other="# fields need another look." /> : null}</div>
      {formError ? <p role="alert" className="mb-4 text-refuse"><AddressErrorText field="form" code={formError} /></p> : null}
      <AddressFields form={form} defaults={defaults} id={id} isDefaultFixed={address?.isDefault ?? false} />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        {/* Pressing keeps the focus where it is: leaving the last field could show an error there, which moves the button away from under the finger. */}
        <button type="submit" onMouseDown={(event) => event.preventDefault()} aria-disabled={isBusy} className="btn btn-main min-h-12 max-sm:w-full">{isBusy ? <Trans>Saving …</Trans> : submitLabel}</button>
        {cancel}
      </div>
    </form>
  )
}

/** The storefront's rules, for a phone number as it will be kept: Enter sends a form before the field is left. */
function resolverFor(site: Site): Resolver<AddressValues> {
  const judge = standardSchemaResolver(addressRules[site].shipping) as unknown as Resolver<AddressValues>
  return (values, ...rest) => judge({ ...values, personPhone: tidyPhone(values.personPhone, storefronts[site].dialCode) }, ...rest)
}

function toFormErrors(errors: AddressErrors | undefined) {
  return Object.fromEntries(addressFields.flatMap((field) => (errors?.[field] ? [[field, { type: 'shop', message: errors[field] }]] : [])))
}
