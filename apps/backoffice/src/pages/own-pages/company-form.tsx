import { dialCountries } from '@galleria/contract/dial-codes'
import { companySchema, LONGEST_FACT, type TypedCompany } from '@galleria/contract/page-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm } from '../../parts/use-answered-errors.ts'
import { useFormat } from '../../parts/use-format.ts'
import { companyQuery, ownPagesQuery, type Company } from './own-page-queries.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'

type Name = Exclude<keyof Company, 'version'>

/** Who answers for the mall. What the mall finds wrong stands at its field. */
export function CompanyForm({
  company,
  close,
}: {
  readonly company: Company | null
  readonly close: () => void
}) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (form: Company) => mall('POST /sapi/mall-operator/company/save', form),
    onSuccess: (saved) => {
      queries.setQueryData(companyQuery.queryKey, { company: saved })
      // Drafts lack less than before.
      void queries.invalidateQueries({ queryKey: ownPagesQuery.queryKey })
      close()
    },
  })
  const { formProps, errorOf, notice } = useSentForm<TypedCompany>({
    schema: companySchema,
    sentences: {
      required: t`Please fill this in.`,
      email: t`Please enter a complete email address.`,
    },
    sending: saving,
    send: (typed) =>
      saving.mutate({
        ...typed,
        country: typed.country as Company['country'],
        version: company?.version ?? 0,
      }),
  })
  const field = (name: Name) => ({
    name,
    defaultValue: company?.[name] ?? '',
    error: errorOf(name),
  })
  return (
    <form {...formProps} aria-label={t`The company behind the mall`}>
      <Stack gap="sm" maw={560}>
        <TextInput
          {...field('company')}
          label={t`Company, with its legal form`}
          maxLength={LONGEST_FACT}
          required
        />
        <TextInput {...field('managers')} label={t`Represented by`} maxLength={120} required />
        <AddressFields field={field} country={company?.country} />
        <TextInput
          {...field('register')}
          label={t`Register and number`}
          description={t`Left empty where there is none`}
          maxLength={LONGEST_FACT}
        />
        <TextInput {...field('vatId')} label={t`VAT number`} maxLength={40} />
        <TextInput {...field('email')} type="email" label={t`Email address`} required />
        {notice && <Notice tone="refuse">{notice}</Notice>}
        <FormButtons isPending={saving.isPending} close={close}>
          <Trans>Save</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}

function AddressFields({
  field,
  country,
}: {
  readonly field: (name: Name) => object
  readonly country: Company['country'] | undefined
}) {
  const { t } = useLingui()
  const format = useFormat()
  const countries = Object.keys(dialCountries)
    .map((code) => ({ value: code, label: format.country(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <>
      <TextInput {...field('street')} label={t`Street and number`} maxLength={120} required />
      <Group grow align="start">
        <TextInput {...field('postalCode')} label={t`Postcode`} maxLength={12} required />
        <TextInput {...field('city')} label={t`Town`} maxLength={60} required />
      </Group>
      <NativeSelect
        {...field('country')}
        label={t`Country`}
        defaultValue={country ?? 'DE'}
        data={countries}
      />
    </>
  )
}
