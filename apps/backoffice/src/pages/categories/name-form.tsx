import type { WireDeskCategory } from '@galleria/contract/category-desk'
import {
  categoryField,
  categoryTextsSchema,
  LONGEST_CATEGORY_INTRO,
  LONGEST_CATEGORY_NAME,
  MAIN_LANGUAGE,
} from '@galleria/contract/category-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fieldset, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { languageName } from '../../parts/language-name.ts'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm, type ErrorOf } from '../../parts/use-answered-errors.ts'
import { useCategoriesChange } from './categories-queries.ts'
import { givenOf, mainFirst, readTexts, textFieldOf, type Texts } from './category-texts.ts'

/**
 * Name and intro in each language, both or neither; English always. What is typed is based on what
 * the form was opened with.
 */
export function NameForm({
  category,
  name,
  close,
}: {
  readonly category: WireDeskCategory
  readonly name: string
  readonly close: () => void
}) {
  const { t } = useLingui()
  const [opened] = useState(category)
  const saving = useCategoriesChange(([main, ...others]: Texts) =>
    mall('POST /sapi/mall-operator/category/name', {
      id: opened.id,
      version: opened.version,
      main,
      otherList: givenOf(others),
    }),
  )
  const { formProps, errorOf, notice } = useSentForm<{ readonly texts: Texts }>({
    schema: categoryTextsSchema,
    read: (typed) => ({ texts: readTexts(typed, opened) }),
    fieldOf: (path, { texts }) => textFieldOf(path, texts),
    sentences: useTextSentences(),
    sending: saving,
    send: ({ texts }) => saving.mutate(texts, { onSuccess: close }),
  })
  return (
    <form {...formProps} aria-label={t`Rename ${name}`}>
      <Stack gap="sm" maw={720}>
        {mainFirst(opened.textList).map((text) => (
          <TextFields key={text.language} text={text} errorOf={errorOf} />
        ))}
        {notice && <Notice tone="refuse">{notice}</Notice>}
        <FormButtons isPending={saving.isPending} close={close}>
          <Trans>Save</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}

/** What is wrong with a text, by code. */
export function useTextSentences() {
  const { t } = useLingui()
  return { required: t`Please enter a text.`, both: t`Please enter both, or neither.` }
}

export function TextFields({
  text: { language, isOwn, name, intro },
  errorOf,
}: {
  readonly text: WireDeskCategory['textList'][number]
  readonly errorOf: ErrorOf
}) {
  const { t } = useLingui()
  const field = (part: 'name' | 'intro') => ({
    name: categoryField(part, language),
    lang: language,
    required: language === MAIN_LANGUAGE,
    autoComplete: 'off',
    error: errorOf(categoryField(part, language)),
  })
  return (
    <Fieldset legend={languageName(language)}>
      <Stack gap="xs">
        <TextInput
          {...field('name')}
          label={t`Name`}
          defaultValue={isOwn ? name : ''}
          maxLength={LONGEST_CATEGORY_NAME}
        />
        <TextInput
          {...field('intro')}
          label={t`Introduction`}
          defaultValue={isOwn ? intro : ''}
          maxLength={LONGEST_CATEGORY_INTRO}
        />
      </Stack>
    </Fieldset>
  )
}
