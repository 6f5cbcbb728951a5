import type { WireDeskCategory } from '@galleria/contract/category-desk'
import { LONGEST_CATEGORY_KEY, newCategorySchema } from '@galleria/contract/category-rules'
import { languages } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, TextInput } from '@mantine/core'
import { mall } from '../../api/mall.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { Notice } from '../../parts/notice.tsx'
import { wordsOf } from '../../parts/typed-prices.ts'
import { useSentForm } from '../../parts/use-answered-errors.ts'
import { useCategoriesChange } from './categories-queries.ts'
import { givenOf, mainFirst, readTexts, textFieldOf, type Texts } from './category-texts.ts'
import { TextFields, useTextSentences } from './name-form.tsx'
import { PlaceField, readPlace } from './place-field.tsx'

const EMPTY = languages.map((language) => ({ language, name: '', intro: '', isOwn: false }))

type NewCategory = {
  readonly key: string
  readonly parentId: number | null
  readonly texts: Texts
}

/** A new category: its address, for good, its place and what it is called; English always. */
export function AddForm({
  categories,
  close,
}: {
  readonly categories: readonly WireDeskCategory[]
  readonly close: () => void
}) {
  const { t } = useLingui()
  const adding = useCategoriesChange(({ key, parentId, texts: [main, ...others] }: NewCategory) =>
    mall('POST /sapi/mall-operator/category/add', {
      ...{ key, parentId, main },
      otherList: givenOf(others),
    }),
  )
  const { formProps, errorOf, notice } = useSentForm<NewCategory>({
    schema: newCategorySchema,
    read: (typed) => ({
      key: wordsOf(typed, 'key'),
      parentId: readPlace(typed),
      texts: readTexts(typed, { textList: EMPTY }),
    }),
    fieldOf: (path, { texts }) => textFieldOf(path, texts),
    refusedAt: {
      'category.key_taken': 'key',
      'category.too_deep': 'parentId',
      'category.not_found': 'parentId',
    },
    sentences: {
      ...useTextSentences(),
      category_key: t`Please enter lower-case letters, digits and hyphens.`,
    },
    sending: adding,
    send: (typed) => adding.mutate(typed, { onSuccess: close }),
  })
  return (
    <form {...formProps} aria-label={t`Add a category`}>
      <Stack gap="sm" maw={720}>
        <TextInput
          name="key"
          label={t`Address`}
          description={t`Part of its links, for good: lower-case letters, digits and hyphens.`}
          maxLength={LONGEST_CATEGORY_KEY}
          required
          autoComplete="off"
          spellCheck={false}
          error={errorOf('key')}
        />
        <PlaceField categories={categories} parentId={null} error={errorOf('parentId')} />
        {mainFirst(EMPTY).map((text) => (
          <TextFields key={text.language} text={text} errorOf={errorOf} />
        ))}
        {notice && <Notice tone="refuse">{notice}</Notice>}
        <FormButtons isPending={adding.isPending} close={close}>
          <Trans>Add</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
