import { isProblem } from '@galleria/contract/client'
import { HOLD_DAYS, LONGEST_HOURS } from '@galleria/contract/site-rules'
import { taxCountries } from '@galleria/contract/vat'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import type { Staff } from '../../api/queries.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { sitesQuery, type Site, type SiteForm } from './site-queries.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'

/** Where goods are fetched, when it is open, and how long it keeps them. What the mall finds wrong stands at its field. */
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
  const textOf = useProblemText()
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (form: SiteForm) => mall('POST /sapi/mall-merchant/site/save', form),
    onSuccess: (sites) => {
      queries.setQueryData(sitesQuery.queryKey, sites)
      close()
    },
  })
  const problem = isProblem(saving.error) ? saving.error : undefined
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!saving.isPending) saving.mutate(readForm(new FormData(event.currentTarget), site))
  }
  const field = (name: TextField) => ({
    name,
    defaultValue: site?.[name] ?? '',
    error: problem?.body.errors?.find(({ path }) => path === name)?.message,
  })
  return (
    <form onSubmit={submit} noValidate aria-label={site ? t`Change the site` : t`New site`}>
      <Stack gap="sm" maw={560}>
        {shops.length > 1 && !site ? (
          <NativeSelect
            name="shopId"
            label={t`Shop`}
            data={shops.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        ) : (
          <input type="hidden" name="shopId" value={site?.shop.id ?? shops[0]?.id} />
        )}
        <AddressFields site={site} field={field} />
        <UseFields
          site={site}
          field={field}
          daysError={problem?.body.errors?.find(({ path }) => path === 'holdDays')?.message}
        />
        {problem && !problem.body.errors?.length && (
          <Notice tone="refuse">{textOf(saving.error)}</Notice>
        )}
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
        name="country"
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

function readForm(form: FormData, site: Site | undefined): SiteForm {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    ...(site ? { id: site.id } : {}),
    shopId: Number(text('shopId')),
    name: text('name'),
    street: text('street'),
    houseNo: text('houseNo'),
    postalCode: text('postalCode'),
    city: text('city'),
    country: text('country') as SiteForm['country'],
    phone: text('phone'),
    openingHours: text('openingHours'),
    holdDays: Number(text('holdDays')),
    isOpen: form.has('isOpen'),
  }
}
