import type { WireDeskCategory } from '@galleria/contract/category-desk'
import { Trans, useLingui } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm } from '../../parts/use-answered-errors.ts'
import { useCategoriesChange } from './categories-queries.ts'
import { PlaceField, readPlace } from './place-field.tsx'
import { FormButtons } from '../../parts/form-buttons.tsx'

/** Puts a category below another, with all that is below it. */
export function MoveForm({
  category,
  categories,
  name,
  close,
}: {
  readonly category: WireDeskCategory
  readonly categories: readonly WireDeskCategory[]
  readonly name: string
  readonly close: () => void
}) {
  const { t } = useLingui()
  const [opened] = useState(category)
  const moving = useCategoriesChange((parentId: number | null) =>
    mall('POST /sapi/mall-operator/category/move', {
      id: opened.id,
      version: opened.version,
      parentId,
    }),
  )
  const { formProps, errorOf, notice } = useSentForm<number | null>({
    read: readPlace,
    refusedAt: {
      'category.not_found': 'parentId',
      'category.below_itself': 'parentId',
      'category.too_deep': 'parentId',
      'category.energy_missing': 'parentId',
    },
    sending: moving,
    send: (parentId) => moving.mutate(parentId, { onSuccess: close }),
  })
  return (
    <form {...formProps} aria-label={t`Move ${name}`}>
      <Stack gap="sm" maw={480}>
        <PlaceField
          categories={categories}
          parentId={opened.path.at(-2) ?? null}
          error={errorOf('parentId')}
        />
        {notice && <Notice tone="refuse">{notice}</Notice>}
        <FormButtons isPending={moving.isPending} close={close}>
          <Trans>Move</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
