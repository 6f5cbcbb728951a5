import {
  LONGEST_CARRIER_NAME,
  LONGEST_TRACKING_LINK,
  type CarrierForm,
} from '@galleria/contract/carrier-rules'
import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { ErrorOf } from '../../parts/use-answered-errors.ts'

export function readCarrier({ name, trackingUrl }: CarrierForm): CarrierForm {
  return { name: name.trim(), trackingUrl: trackingUrl.trim() }
}

const mark = '{number}'

/** What is wrong with a carrier, by code. */
export function useCarrierSentences() {
  const { t } = useLingui()
  return {
    required: t`Please enter a name.`,
    tracking_link: t`Please enter an address that begins with https:// and contains ${mark} once.`,
    carrier_code: t`Please enter lower-case letters and numbers, separated by hyphens.`,
  }
}

export function CarrierFields({
  usual,
  errorOf,
}: {
  readonly usual?: CarrierForm
  readonly errorOf: ErrorOf
}) {
  const { t } = useLingui()
  const plain = { autoComplete: 'off', spellCheck: false, required: true } as const
  return (
    <>
      <TextInput
        {...plain}
        name="name"
        label={t`Name`}
        defaultValue={usual?.name ?? ''}
        maxLength={LONGEST_CARRIER_NAME}
        error={errorOf('name')}
      />
      <TextInput
        {...plain}
        name="trackingUrl"
        type="url"
        label={t`Tracking link`}
        description={t`Where a parcel is followed. ${mark} stands for its number.`}
        defaultValue={usual?.trackingUrl ?? ''}
        maxLength={LONGEST_TRACKING_LINK}
        error={errorOf('trackingUrl')}
      />
    </>
  )
}
