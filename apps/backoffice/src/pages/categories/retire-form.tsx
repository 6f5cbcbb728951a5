import type { WireDeskCategory } from '@galleria/contract/category-desk'
import { retireSchema } from '@galleria/contract/category-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm } from '../../parts/use-answered-errors.ts'
import { useCategoriesChange } from './categories-queries.ts'
import { wayNameOf } from './category-names.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'

/** Retires a category: asks where its goods and its links go, and says that it is for good. */
export function RetireForm({
  category,
  categories,
  name,
  close,
  onRetired,
}: {
  readonly category: WireDeskCategory
  readonly categories: readonly WireDeskCategory[]
  readonly name: string
  readonly close: () => void
  readonly onRetired: () => void
}) {
  const { t, i18n } = useLingui()
  const [opened] = useState(category)
  const retiring = useCategoriesChange((intoId: number) =>
    mall('POST /sapi/mall-operator/category/retire', {
      id: opened.id,
      version: opened.version,
      intoId,
    }),
  )
  const { formProps, errorOf, notice } = useSentForm<{ readonly intoId: string }>({
    schema: retireSchema,
    refusedAt: {
      'category.not_found': 'intoId',
      'category.has_below': 'intoId',
      'category.last': 'intoId',
      'category.energy_missing': 'intoId',
    },
    sentences: { required: t`Please choose a category.` },
    sending: retiring,
    send: ({ intoId }) => retiring.mutate(Number(intoId), { onSuccess: onRetired }),
  })
  return (
    <form {...formProps} aria-label={t`Retire ${name}`}>
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
          error={errorOf('intoId')}
        />
        {notice && <Notice tone="refuse">{notice}</Notice>}
        <FormButtons isPending={retiring.isPending} color="red" close={close}>
          <Trans>Retire for good</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
