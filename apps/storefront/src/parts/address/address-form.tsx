import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { useFetcher } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import type { WireAddress } from '@galleria/contract/address'
import type { CustomsNeeds } from '@galleria/contract/customs'
import type { AddressType } from '@galleria/contract/address-rules'
import { inputMaxima, ruleMaxima } from '@galleria/contract/address-limits'
import type { FieldErrors } from '@galleria/ui/form/field-errors'
import { controlOf, fillField, readField } from '@galleria/ui/form/fields'
import { useFormDraft } from '@galleria/ui/form/use-form-draft'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { useHydrated } from '@galleria/ui/use-hydrated'
import { ErrorText } from '../form/error-text.tsx'
import { useShop } from '../use-shop.ts'
import { moveNumber } from './street-number.ts'
import { addressErrors, customsFields } from './address-errors.ts'
import { AddressFields } from './address-fields.tsx'
import { addressErrorTexts } from './address-error-texts.tsx'
import {
  addressFields,
  readAddressForm,
  readDocument,
  valuesAt,
  valuesOf,
  type AddressValues,
} from './address-values.ts'
import type { FieldKit } from './form-field.tsx'
import { loadPhoneCheck, readyPhoneCheck } from './phone-check.ts'
import type { SaveAnswer } from './save-address.ts'

export type AddressFormProps = {
  type: AddressType
  /** The saved address to change; none for a new one. */
  address?: WireAddress | undefined
  /** The usual address. A new bill begins where it is; a new delivery may. */
  usual?: WireAddress | undefined
  /** Region of the country that deliveries went to last. */
  regionId?: number | undefined
  /** What customs want of a company here. */
  needs?: CustomsNeeds | undefined
  /**
   * Where the form is sent; its action saves with `saveAddress` and, when asked to `stay`, answers
   * with a `SaveAnswer`.
   */
  action: string
  onSaved: (id: string) => void
  /** What a form without script brought back. */
  answer?: Pick<SaveAnswer, 'errors' | 'values'> | undefined
  /** Beside the button: the way out without saving. */
  cancel?: ReactNode
  submitLabel: ReactNode
}

/**
 * An address by the rules of this storefront. The inputs keep their own values, so that what was
 * typed before the script came is still there.
 */
export function AddressForm(props: AddressFormProps) {
  const { type, address, usual, action, cancel, submitLabel, needs } = props
  const { site, user } = useShop()
  const id = useId()
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const defaults = useDefaults(props)
  const { isBusy, errors, isTried, listeners, recheck, submit } = useSaving(form, props)
  const kit: FieldKit = {
    form,
    errors,
    recheck,
    defaults,
    id,
    type,
    needs,
    limits: inputMaxima(site, type),
    accepted: ruleMaxima(site, type),
  }
  function startAtUsual() {
    if (!usual) return
    for (const [field, value] of Object.entries(valuesAt(usual)))
      fillField(form, field, String(value))
    recheck()
    controlOf(form.current, 'poiName')?.focus()
  }
  return (
    <form
      ref={form}
      method="post"
      action={action}
      noValidate={isHydrated}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      {...listeners}
      aria-busy={isBusy}
    >
      <input type="hidden" name="intent" value="save-address" />
      <input type="hidden" name="addressType" value={type} />
      {address ? <input type="hidden" name="id" value={address.id} /> : null}
      {customsFields(needs).map((name) => (
        <input key={name} type="hidden" name="needs" value={name} />
      ))}
      <Refusal errors={errors} isTried={isTried} isBusy={isBusy} />
      {isHydrated && !address && usual && type === 'SHIPPING' ? (
        <button type="button" onClick={startAtUsual} className="link tap mb-2">
          <Trans>Start from my default address</Trans>
        </button>
      ) : null}
      <AddressFields
        kit={kit}
        isDefaultFixed={address?.isDefault ?? false}
        // A guest's first address is for one order.
        isDefaultAsked={[user, address, usual].some(Boolean)}
      />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        {/* Pressing keeps the focus where it is: leaving the last field could show an error there,
            which moves the button away from under the finger. */}
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

/**
 * What stands in the form at first: what a form without script brought back, else the saved
 * address, else where the usual one is.
 */
function useDefaults({ type, address, usual, regionId, answer }: AddressFormProps): AddressValues {
  const { site, user } = useShop()
  return (
    answer?.values ?? {
      ...valuesOf(address, { site, email: user?.email ?? '', regionId }),
      ...(type === 'BILLING' && !address && usual ? valuesAt(usual) : {}),
    }
  )
}

/** Judges and sends the form, keeps its draft, and says when it is saved. */
function useSaving(
  form: RefObject<HTMLFormElement | null>,
  { type, address, action, answer, needs, onSaved }: AddressFormProps,
) {
  const { site, user } = useShop()
  const fetcher = useFetcher<SaveAnswer>()
  const isBusy = fetcher.state !== 'idle'
  const reply = fetcher.data
  const { check, ...judged } = useFormErrors({
    form,
    answer: reply ?? answer,
    find: (element) =>
      addressErrors(site, type, readAddressForm(new FormData(element)), {
        isPhone: readyPhoneCheck(),
        needs,
      }),
    fieldOf: (name) => (name === 'areaCode' ? 'personPhone' : name),
  })
  const draft = useFormDraft(form, draftName(user, address?.id ?? `new ${type}`), {
    fields: addressFields,
    isLost: isHalfSent,
  })
  // The second press of a nervous hand comes before the fetcher says that it is busy.
  const isSending = useRef(false)
  const shown = useRef<SaveAnswer>(undefined)
  useEffect(() => {
    // At once, because the page may show something else as soon as it has read what is saved now.
    if (reply?.saved !== undefined) draft.forget()
    // Leaving before that would show the page as it was.
    if (isBusy) return
    isSending.current = false
    if (!reply || shown.current === reply) return
    shown.current = reply
    if (reply.saved !== undefined) onSaved(reply.saved)
  })

  async function send(): Promise<void> {
    if (readField(form, 'personPhone')) await loadPhoneCheck()
    // Sent with Enter from the street, that was not left.
    const moved = moveNumber(readField(form, 'poiName'), readField(form, 'houseNo'))
    for (const [field, value] of Object.entries(moved ?? {})) fillField(form, field, value)
    if (!form.current || !check()) return
    const body = new FormData(form.current)
    body.set('stay', '1')
    return fetcher.submit(body, { method: 'post', action })
  }
  function submit() {
    if (isSending.current || isBusy) return
    isSending.current = true
    void send().finally(() => {
      isSending.current = false
    })
  }
  return { ...judged, isBusy, submit }
}

/** Of this person: whoever signs in next at the same window finds nothing of what was typed. */
const draftName = (user: { email: string } | undefined, what: string) =>
  `address:${user?.email ?? 'guest'}:${what}`

/** A document that was on its way did not survive the reload. */
function isHalfSent(field: string, value: string): boolean {
  return field === 'rfcFile' && value !== '' && readDocument(value)?.status !== 'done'
}

/** How many fields are wrong, read out; and what the form as a whole was refused for. */
function Refusal({
  errors,
  isTried,
  isBusy,
}: {
  errors: FieldErrors
  isTried: boolean
  isBusy: boolean
}) {
  const wrong = addressFields.filter((field) => errors[field])
  const refused = isBusy ? undefined : errors['form']
  return (
    <>
      <div role="status" className="sr-only">
        {isTried && wrong.length > 0 ? (
          <Plural value={wrong.length} one="Please check # field." other="Please check # fields." />
        ) : null}
      </div>
      {refused ? (
        <p role="alert" className="mb-4 text-refuse">
          <ErrorText error={refused} texts={addressErrorTexts} />
        </p>
      ) : null}
    </>
  )
}
