import { HOLD_DAYS, LONGEST_HOURS, siteSchema, type TypedSite } from '@galleria/contract/site-rules'
import { taxCountries } from '@galleria/contract/vat'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import type { Staff } from '../../api/queries.ts'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm } from '../../parts/use-answered-errors.ts'
import { useFormat } from '../../parts/use-format.ts'
import { sitesQuery, type Site, type SiteForm } from './site-queries.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'

/**
 * Where goods are fetched, when it is open, and how long it keeps them. What the mall finds wrong
 * stands at its field.
 */
export function SiteEditor({
  site,
  shops,
  close,
}: {
  readonly site: Site | undefined
  readonly shops: Staff['shops']
  readonly close: () => void
}) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (form: SiteForm) => mall('POST /sapi/mall-merchant/site/save', form),
    onSuccess: (sites) => {
      queries.setQueryData(sitesQuery.queryKey, sites)
      close()
    },
  })
  const { least, most } = HOLD_DAYS
  const { formProps, errorOf, notice } = useSentForm<Typed>({
    schema: siteSchema,
    refusedAt: { 'site.name_taken': 'name' },
    sentences: {
      required: t`Please fill this in.`,
      postal: t`This postcode is not valid for the country.`,
      days: t`Please type a whole number from ${least} to ${most}.`,
    },
    sending: saving,
    send: (typed) => saving.mutate(readForm(typed, site)),
  })
  const field = (name: TextField) => ({
    name,
    defaultValue: site?.[name] ?? '',
    error: errorOf(name),
  })
  return (
    <form {...formProps} aria-label={site ? t`Change the site` : t`New site`}>
      <Stack gap="sm" maw={560}>
        {shops.length > 1 && !site ? (
          <NativeSelect
            name="shopId"
            error={errorOf('shopId')}
            label={t`Shop`}
            data={shops.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        ) : (
          <input type="hidden" name="shopId" value={site?.shop.id ?? shops[0]?.id} />
        )}
        <AddressFields site={site} field={field} />
        <UseFields site={site} field={field} daysError={errorOf('holdDays')} />
        {notice && <Notice tone="refuse">{notice}</Notice>}
        <FormButtons isPending={saving.isPending} close={close}>
          <Trans>Save</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}

type TextField = Exclude<keyof Site, 'id' | 'shop' | 'isOpen' | 'holdDays'>
type FieldsProps = {
  readonly site: Site | undefined
  readonly field: (name: TextField) => {
    readonly name: string
    readonly defaultValue: string
    readonly error: string | undefined
  }
}

function AddressFields({ site, field }: FieldsProps) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <>
      <TextInput {...field('name')} label={t`Name`} maxLength={60} required />
      <Group grow align="start">
        <TextInput {...field('street')} label={t`Street`} maxLength={60} required />
        <TextInput {...field('houseNo')} label={t`House number`} maxLength={10} required />
      </Group>
      <Group grow align="start">
        <TextInput {...field('postalCode')} label={t`Postcode`} maxLength={12} required />
        <TextInput {...field('city')} label={t`Town`} maxLength={60} required />
      </Group>
      <NativeSelect
        {...field('country')}
        label={t`Country`}
        description={t`Its VAT is in what is fetched here.`}
        defaultValue={site?.country ?? taxCountries[0]}
        data={taxCountries.map((code) => ({ value: code, label: format.country(code) }))}
      />
    </>
  )
}

function UseFields({
  site,
  field,
  daysError,
}: FieldsProps & { readonly daysError: string | undefined }) {
  const { t } = useLingui()
  return (
    <>
      <TextInput {...field('phone')} label={t`Phone`} maxLength={30} />
      <Textarea
        {...field('openingHours')}
        label={t`Opening hours`}
        description={t`As the buyers read them`}
        maxLength={LONGEST_HOURS}
        autosize
        required
      />
      <TextInput
        name="holdDays"
        type="number"
        min={HOLD_DAYS.least}
        max={HOLD_DAYS.most}
        label={t`Days that goods wait here`}
        defaultValue={site?.holdDays ?? HOLD_DAYS.usual}
        error={daysError}
        required
      />
      <Checkbox
        name="isOpen"
        label={t`Buyers can choose this site`}
        defaultChecked={site?.isOpen ?? true}
      />
    </>
  )
}

type Typed = TypedSite & { readonly shopId: string; readonly isOpen?: string }

function readForm(typed: Typed, site: Site | undefined): SiteForm {
  return {
    ...(site ? { id: site.id } : {}),
    shopId: Number(typed.shopId),
    name: typed.name.trim(),
    street: typed.street.trim(),
    houseNo: typed.houseNo.trim(),
    postalCode: typed.postalCode.trim(),
    city: typed.city.trim(),
    country: typed.country,
    phone: typed.phone.trim(),
    openingHours: typed.openingHours.trim(),
    holdDays: Number(typed.holdDays),
    isOpen: typed.isOpen !== undefined,
  }
}
