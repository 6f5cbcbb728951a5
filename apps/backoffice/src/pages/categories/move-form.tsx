import type { WireKeptCategory } from '@galleria/contract/category-desk'
import { Trans, useLingui } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { useProblemText } from '../../parts/notice.tsx'
import { useCategoriesChange } from './categories-queries.ts'
import { focusOn } from './name-form.tsx'
import { PlaceField, readPlace } from './place-field.tsx'
import { FormButtons } from '../../parts/form-buttons.tsx'

/** Puts a category below another, with all that is below it. */
export function MoveForm({
  category,
  categories,
  name,
  close,
}: {
  readonly category: WireKeptCategory
  readonly categories: readonly WireKeptCategory[]
  readonly name: string
  readonly close: () => void
}) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const [opened] = useState(category)
  const moving = useCategoriesChange((parentId: number | null) =>
    mall('POST /sapi/mall-operator/category/move', {
      id: opened.id,
      version: opened.version,
      parentId,
    }),
  )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (moving.isPending) return
    const form = event.currentTarget
    moving.mutate(readPlace(form), {
      onSuccess: close,
      onError: () => focusOn(form, 'parentId'),
    })
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t`Move ${name}`}>
      <Stack gap="sm" maw={480}>
        <PlaceField
          categories={categories}
          parentId={opened.path.at(-2) ?? null}
          error={moving.isError ? textOf(moving.error) : undefined}
        />
        <FormButtons isPending={moving.isPending} close={close}>
          <Trans>Move</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
