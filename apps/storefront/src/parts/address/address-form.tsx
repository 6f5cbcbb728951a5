import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { useForm } from 'react-hook-form'
import { Plural, Trans } from '@lingui/react/macro'
import type { WireAddress } from '@galleria/contract/address'
import type { AddressType } from '@galleria/contract/address-rules'
import { useShop } from '../use-shop.ts'
import { useAddressDraft } from './address-draft.ts'
import { AddressFields } from './address-fields.tsx'
import { resolverFor } from './address-resolver.ts'
import { AddressErrorText } from './address-texts.tsx'
import {
  addressFields,
  valuesAt,
  valuesOf,
  type AddressErrors,
  type AddressValues,
} from './address-values.ts'
import type { SaveAnswer } from './save-address.ts'
import { useHydrated } from '@galleria/ui/use-hydrated'

export type AddressFormProps = {
  type: AddressType
  /** The saved address to change; none for a new one. */
  address?: WireAddress | undefined
  /** The usual address. A new bill begins where it is; a new delivery may. */
  usual?: WireAddress | undefined
  /** Region of the country that deliveries went to last. */
  regionId?: number | undefined
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
export function AddressForm({
  type,
  address,
  usual,
  regionId,
  action,
  onSaved,
  answer,
  cancel,
  submitLabel,
}: AddressFormProps) {
  const { site, user } = useShop()
  const fetcher = useFetcher<SaveAnswer>()
  const id = useId()
  const start = {
    ...valuesOf(address, { site, email: user?.email ?? '', regionId }),
    ...(type === 'BILLING' && !address && usual ? valuesAt(usual) : {}),
  }
  const defaults = answer?.values ?? start
  const form = useForm<AddressValues>({
    mode: 'onBlur',
    resolver: useMemo(() => resolverFor(site, type), [site, type]),
    errors: useMemo(() => toFormErrors(answer?.errors), [answer?.errors]),
  })
  const draft = useAddressDraft(form, address?.id ?? `new ${type}`, defaults)
  const isLive = useHydrated()
  // The second press of a nervous hand comes before the fetcher says that it is busy.
  const isSending = useRef(false)
  const isBusy = fetcher.state !== 'idle'
  const said = useRef<SaveAnswer>(undefined)
  const reply = fetcher.data
  useEffect(() => {
    // At once, because the page may show something else as soon as it has read what is saved now.
    if (reply?.saved !== undefined) draft.forget()
    // Leaving before that would show the page as it was.
    if (isBusy) return
    isSending.current = false
    if (!reply || said.current === reply) return
    said.current = reply
    if (reply.saved === undefined) showErrors(reply.errors)
    else onSaved(reply.saved)
  })

  function showErrors(errors: AddressErrors): void {
    for (const field of addressFields)
      if (errors[field]) form.setError(field, { type: 'shop', message: errors[field] })
    focusFirst(errors)
  }
  function focusFirst(errors: Partial<Record<string, unknown>>): void {
    const first = addressFields.find((field) => errors[field])
    if (first === 'rfcFile') document.getElementById(`${id}-rfcFile`)?.focus()
    else if (first) form.setFocus(first)
  }

  const send = form.handleSubmit(
    () => {
      const body = new FormData()
      const values = form.getValues()
      for (const field of addressFields) body.set(field, values[field] ?? '')
      if (values.isDefault || address?.isDefault) body.set('isDefault', 'on')
      if (defaults.subscribe) body.set('subscribe', 'on')
      if (address) body.set('id', address.id)
      body.set('addressType', type)
      body.set('intent', 'save-address')
      body.set('stay', '1')
      return fetcher.submit(body, { method: 'post', action })
    },
    (errors) => {
      isSending.current = false
      focusFirst(errors)
    },
  )
  function submit() {
    if (isSending.current || isBusy) return
    isSending.current = true
    send().catch(() => {
      isSending.current = false
    })
  }
  function startAtUsual() {
    if (!usual) return
    for (const [field, value] of Object.entries(valuesAt(usual)))
      form.setValue(field as 'city', String(value), {
        shouldValidate: form.getFieldState(field as 'city').error !== undefined,
      })
    form.setFocus('poiName')
  }
  const wrong = addressFields.filter((field) => form.formState.errors[field])
  const formError = answer?.errors?.form ?? (isBusy ? undefined : reply?.errors?.form)
  return (
    <form
      method="post"
      action={action}
      noValidate={isLive}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      aria-busy={isBusy}
    >
      <input type="hidden" name="intent" value="save-address" />
      <input type="hidden" name="addressType" value={type} />
      {address ? <input type="hidden" name="id" value={address.id} /> : null}
      <div role="status" className="sr-only">
        {form.formState.isSubmitted && wrong.length > 0 ? (
          <Plural
            value={wrong.length}
            one="# field needs another look."
            other="# fields need another look."
          />
        ) : null}
      </div>
      {formError ? (
        <p role="alert" className="mb-4 text-refuse">
          <AddressErrorText field="form" code={formError} />
        </p>
      ) : null}
      {isLive && !address && usual && type === 'SHIPPING' ? (
        <button type="button" onClick={startAtUsual} className="link tap mb-2">
          <Trans>Start from my usual address</Trans>
        </button>
      ) : null}
      <AddressFields
        form={form}
        defaults={defaults}
        id={id}
        type={type}
        isDefaultFixed={address?.isDefault ?? false}
      />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        {/* Pressing keeps the focus where it is: leaving the last field could show an error there, which moves the button away from under the finger. */}
        <button
          type="submit"
          onMouseDown={(event) => event.preventDefault()}
          aria-disabled={isBusy}
          className="btn btn-main min-h-12 max-sm:w-full"
        >
          {isBusy ? <Trans>Saving …</Trans> : submitLabel}
        </button>
        {cancel}
      </div>
    </form>
  )
}

function toFormErrors(errors: AddressErrors | undefined) {
  return Object.fromEntries(
    addressFields.flatMap((field) =>
      errors?.[field] ? [[field, { type: 'shop', message: errors[field] }]] : [],
    ),
  )
}
