import {
  LEAST_VALID_DAYS,
  LONGEST_VOUCHER_ADDRESS,
  voucherKinds,
  voucherPlaces,
  type VoucherKind,
  type VoucherPlace,
} from '@galleria/contract/voucher-rules'
import type { WireVoucherTerms } from '@galleria/contract/voucher-terms'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { kindWords, placeWords, useDaysText } from './voucher-words.ts'

type ErrorAt = (path: string) => string | undefined

/** What a shop sells with an item; asked until it has a version. */
export function KindField({
  kind,
  choose,
  error,
}: {
  readonly kind: VoucherKind | null
  readonly choose: (kind: VoucherKind | null) => void
  readonly error: string | undefined
}) {
  const { t, i18n } = useLingui()
  return (
    <NativeSelect
      label={t`What you sell`}
      description={t`It stays so from the first version on`}
      value={kind ?? 'goods'}
      data={(['goods', ...voucherKinds] as const).map((value) => ({
        value,
        label: i18n._(kindWords[value]),
      }))}
      onChange={(event) => {
        const chosen = event.currentTarget.value
        choose(voucherKinds.find((one) => one === chosen) ?? null)
      }}
      error={error}
    />
  )
}

/** Where a shop begins: it comes to its buyers for a service, and a card is spent with it. */
const usualPlace = { service: 'home', shopping_card: 'shop' } as const
const USUAL_DAYS = 1095
const DAYS = [30, 90, 180, 365, 730, 1095, 1825, 3650]

/** How codes are sold: for how long one is good, and where it is used. */
export function VoucherFields({
  kind,
  from,
  errorAt,
}: {
  readonly kind: VoucherKind
  readonly from: WireVoucherTerms | null
  readonly errorAt: ErrorAt
}) {
  const { t, i18n } = useLingui()
  const daysText = useDaysText()
  const [place, choose] = useState<VoucherPlace>(from?.place ?? usualPlace[kind])
  const days = from?.validDays ?? USUAL_DAYS
  const choices = DAYS.filter((one) => one >= LEAST_VALID_DAYS[kind])
  return (
    <>
      <input type="hidden" name="voucherKind" value={kind} />
      <Text size="sm">
        {kind === 'service' ? (
          <Trans>
            Buyers get a code as soon as they have paid. You take it, under Codes, once you have
            done the work.
          </Trans>
        ) : (
          <Trans>
            Buyers get a code and a password as soon as they have paid. A card is worth what it
            costs, and is spent as a whole. You take it under Codes.
          </Trans>
        )}
      </Text>
      <NativeSelect
        name="validDays"
        label={t`How long a code is valid`}
        description={t`From the day on which it is paid; what was sold before stays as it is`}
        defaultValue={days}
        data={[...new Set([...choices, days])]
          .toSorted((a, b) => a - b)
          .map((one) => ({ value: String(one), label: daysText(one) }))}
        error={errorAt('voucher.validDays')}
      />
      <NativeSelect
        name="place"
        label={t`Where it is used`}
        value={place}
        data={voucherPlaces.map((one) => ({ value: one, label: i18n._(placeWords[one]) }))}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          choose(voucherPlaces.find((one) => one === chosen) ?? place)
        }}
        error={errorAt('voucher.place')}
      />
      {place === 'shop' && (
        <Textarea
          name="address"
          label={t`Address of your shop`}
          description={t`Buyers read it before they buy, and with their code`}
          defaultValue={from?.address ?? ''}
          maxLength={LONGEST_VOUCHER_ADDRESS}
          error={errorAt('voucher.address')}
          autosize
          minRows={2}
          required
        />
      )}
    </>
  )
}
