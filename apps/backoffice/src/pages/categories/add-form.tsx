import type { WireKeptCategory } from '@galleria/contract/category-desk'
import { CATEGORY_KEY, LONGEST_CATEGORY_KEY } from '@galleria/contract/category-rules'
import { languages } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { isProblem } from '@galleria/contract/client'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useCategoriesChange } from './categories-queries.ts'
import {
  faultIn,
  focusOn,
  givenOf,
  mainFirst,
  readTexts,
  TextFields,
  type Typed,
} from './name-form.tsx'
import { PlaceField, readPlace } from './place-field.tsx'
import { FormButtons } from '../../parts/form-buttons.tsx'

const EMPTY = languages.map((language) => ({ language, name: '', intro: '', isOwn: false }))

/** A new category: its address, for good, its place and what it is called; English always. */
export function AddForm({
  categories,
  close,
}: {
  readonly categories: readonly WireKeptCategory[]
  readonly close: () => void
}) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const [fault, setFault] = useState<string>()
  const adding = useCategoriesChange(({ key, parentId, texts: [main, ...others] }: Asked) =>
    mall('POST /sapi/mall-operator/category/add', {
      ...{ key, parentId, main },
      otherList: givenOf(others),
    }),
  )
  const refusedAt = adding.isError ? fieldOf(adding.error) : undefined
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (adding.isPending) return
    const form = event.currentTarget
    const key = String(new FormData(form).get('key') ?? '').trim()
    const texts = readTexts(form, { textList: EMPTY })
    const wrong = CATEGORY_KEY.test(key) ? faultIn(texts) : 'key'
    setFault(wrong)
    if (wrong) return focusOn(form, wrong)
    adding.mutate(
      { key, parentId: readPlace(form), texts },
      { onSuccess: close, onError: (error) => focusOn(form, fieldOf(error) ?? '') },
    )
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t`Add a category`}>
      <Stack gap="sm" maw={720}>
        <TextInput
          name="key"
          label={t`Address`}
          description={t`Part of its links, for good: small letters, digits and hyphens.`}
          maxLength={LONGEST_CATEGORY_KEY}
          required
          autoComplete="off"
          spellCheck={false}
          error={
            fault === 'key'
              ? t`Please enter small letters, digits and hyphens.`
              : refusedAt === 'key' && textOf(adding.error)
          }
        />
        <PlaceField
          categories={categories}
          parentId={null}
          error={refusedAt === 'parentId' ? textOf(adding.error) : undefined}
        />
        {mainFirst(EMPTY).map((text) => (
          <TextFields key={text.language} text={text} fault={fault} />
        ))}
        {adding.isError && !refusedAt && <Notice tone="refuse">{textOf(adding.error)}</Notice>}
        <FormButtons isPending={adding.isPending} close={close}>
          <Trans>Add</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}

type Asked = {
  readonly key: string
  readonly parentId: number | null
  readonly texts: readonly [Typed, ...Typed[]]
}

/** The field that a refusal speaks of. */
function fieldOf(error: unknown): 'key' | 'parentId' | undefined {
  if (!isProblem(error)) return undefined
  if (error.code === 'category.key_taken') return 'key'
  return ['category.too_deep', 'category.not_found'].includes(error.code) ? 'parentId' : undefined
}
