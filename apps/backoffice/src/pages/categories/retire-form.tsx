import type { WireKeptCategory } from '@galleria/contract/category-desk'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Stack, Text } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { useProblemText } from '../../parts/notice.tsx'
import { useCategoriesChange } from './categories-queries.ts'
import { wayNameOf } from './category-names.ts'
import { focusOn } from './name-form.tsx'
import { FormButtons } from '../../parts/form-buttons.tsx'

/** Retires a category: asks where its goods and its links go, and says that it is for good. */
export function RetireForm({
  category,
  categories,
  name,
  close,
  onRetired,
}: {
  readonly category: WireKeptCategory
  readonly categories: readonly WireKeptCategory[]
  readonly name: string
  readonly close: () => void
  readonly onRetired: () => void
}) {
  const { t, i18n } = useLingui()
  const textOf = useProblemText()
  const [opened] = useState(category)
  const [isEmpty, setEmpty] = useState(false)
  const retiring = useCategoriesChange((intoId: number) =>
    mall('POST /sapi/mall-operator/category/retire', {
      id: opened.id,
      version: opened.version,
      intoId,
    }),
  )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (retiring.isPending) return
    const form = event.currentTarget
    const intoId = Number(new FormData(form).get('intoId') ?? 0)
    setEmpty(intoId === 0)
    if (intoId === 0) return focusOn(form, 'intoId')
    retiring.mutate(intoId, { onSuccess: onRetired, onError: () => focusOn(form, 'intoId') })
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t`Retire ${name}`}>
      <Stack gap="sm" maw={480}>
        <Text size="sm">
          <Trans>
            All its items move to the category that you choose, those not on sale, too, and its
            links lead there. This cannot be undone.
          </Trans>
        </Text>
        <NativeSelect
          name="intoId"
          label={t`Its items go to`}
          required
          defaultValue=""
          data={[
            { value: '', label: t`Please choose` },
            ...categories
              .filter(({ id }) => id !== opened.id)
              .map((one) => ({
                value: String(one.id),
                label: wayNameOf(one, categories, i18n.locale),
              })),
          ]}
          error={
            isEmpty
              ? t`Please choose a category.`
              : retiring.isError
                ? textOf(retiring.error)
                : undefined
          }
        />
        <FormButtons isPending={retiring.isPending} color="red" close={close}>
          <Trans>Retire for good</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
