import {
  isTrackingLink,
  LONGEST_CARRIER_NAME,
  LONGEST_TRACKING_LINK,
} from '@galleria/contract/carrier-rules'
import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'

export type Written = { readonly name: string; readonly trackingUrl: string }

export function readWritten(form: HTMLFormElement): Written {
  const typed = new FormData(form)
  const of = (field: keyof Written) => String(typed.get(field) ?? '').trim()
  return { name: of('name'), trackingUrl: of('trackingUrl') }
}

/** The first field that is not right yet. */
export function faultIn({ name, trackingUrl }: Written): keyof Written | undefined {
  if (name === '') return 'name'
  return isTrackingLink(trackingUrl) ? undefined : 'trackingUrl'
}

export function focusOn(form: HTMLFormElement, field: string): void {
  const found = form.elements.namedItem(field)
  if (found instanceof HTMLInputElement) found.focus()
}

export function CarrierFields({
  usual,
  fault,
}: {
  readonly usual?: Written
  readonly fault: string | undefined
}) {
  const { t } = useLingui()
  const plain = { autoComplete: 'off', spellCheck: false, required: true } as const
  const mark = '{number}'
  return (
    <>
      <TextInput
        {...plain}
        name="name"
        label={t`Name`}
        defaultValue={usual?.name ?? ''}
        maxLength={LONGEST_CARRIER_NAME}
        error={fault === 'name' && t`Please enter a name.`}
      />
      <TextInput
        {...plain}
        name="trackingUrl"
        type="url"
        label={t`Tracking link`}
        description={t`Where a parcel is followed. ${mark} stands for its number.`}
        defaultValue={usual?.trackingUrl ?? ''}
        maxLength={LONGEST_TRACKING_LINK}
        error={
          fault === 'trackingUrl' &&
          t`Please enter an address that begins with https:// and has ${mark} in it once.`
        }
      />
    </>
  )
}
