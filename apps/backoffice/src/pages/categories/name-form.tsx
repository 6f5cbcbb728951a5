import type { WireKeptCategory } from '@galleria/contract/category-desk'
import {
  LONGEST_CATEGORY_INTRO,
  LONGEST_CATEGORY_NAME,
  MAIN_LANGUAGE,
} from '@galleria/contract/category-rules'
import type { Language } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fieldset, Stack, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { languageName } from '../../parts/language-name.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useCategoriesChange } from './categories-queries.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'

type Field = 'name' | 'intro'
export type Typed = { language: Language } & Record<Field, string>

/** Name and intro in each language, both or neither; English always. What is typed is based on what the form was opened with. */
export function NameForm({
  category,
  name,
  close,
}: {
  readonly category: WireKeptCategory
  readonly name: string
  readonly close: () => void
}) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const [opened] = useState(category)
  const [fault, setFault] = useState<string>()
  const saving = useCategoriesChange(([main, ...others]: readonly [Typed, ...Typed[]]) =>
    mall('POST /sapi/mall-operator/category/name', {
      id: opened.id,
      version: opened.version,
      main,
      otherList: givenOf(others),
    }),
  )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (saving.isPending) return
    const form = event.currentTarget
    const texts = readTexts(form, opened)
    const wrong = faultIn(texts)
    setFault(wrong)
    if (wrong) return focusOn(form, wrong)
    saving.mutate(texts, { onSuccess: close })
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t`Rename ${name}`}>
      <Stack gap="sm" maw={720}>
        {mainFirst(opened.textList).map((text) => (
          <TextFields key={text.language} text={text} fault={fault} />
        ))}
        {saving.isError && <Notice tone="refuse">{textOf(saving.error)}</Notice>}
        <FormButtons isPending={saving.isPending} close={close}>
          <Trans>Save</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}

export function TextFields({
  text: { language, isOwn, name, intro },
  fault,
}: {
  readonly text: WireKeptCategory['textList'][number]
  readonly fault: string | undefined
}) {
  const { t } = useLingui()
  const isMain = language === MAIN_LANGUAGE
  const errorOf = (field: Field) =>
    fault === fieldName(field, language) &&
    (isMain ? t`Please enter a text.` : t`Please enter both, or neither.`)
  return (
    <Fieldset legend={languageName(language)}>
      <Stack gap="xs">
        <TextInput
          name={fieldName('name', language)}
          label={t`Name`}
          lang={language}
          defaultValue={isOwn ? name : ''}
          maxLength={LONGEST_CATEGORY_NAME}
          required={isMain}
          autoComplete="off"
          error={errorOf('name')}
        />
        <TextInput
          name={fieldName('intro', language)}
          label={t`Introduction`}
          lang={language}
          defaultValue={isOwn ? intro : ''}
          maxLength={LONGEST_CATEGORY_INTRO}
          required={isMain}
          autoComplete="off"
          error={errorOf('intro')}
        />
      </Stack>
    </Fieldset>
  )
}

const fieldName = (field: Field, language: Language) => `${field}-${language}`

/** What is left empty has no text of its own. */
export function givenOf(others: readonly Typed[]) {
  return others.flatMap(({ language, ...text }) =>
    language === MAIN_LANGUAGE || text.name === '' ? [] : [{ language, ...text }],
  )
}

export function mainFirst(texts: WireKeptCategory['textList']): WireKeptCategory['textList'] {
  return texts.toSorted(
    (a, b) => Number(b.language === MAIN_LANGUAGE) - Number(a.language === MAIN_LANGUAGE),
  )
}

/** What is typed; the languages are those of the form. */
export function readTexts(
  form: HTMLFormElement,
  { textList }: Pick<WireKeptCategory, 'textList'>,
): readonly [Typed, ...Typed[]] {
  const typed = new FormData(form)
  const of = (field: Field, language: Language) =>
    String(typed.get(fieldName(field, language)) ?? '').trim()
  const read = (language: Language): Typed => ({
    language,
    name: of('name', language),
    intro: of('intro', language),
  })
  const others = textList.filter(({ language }) => language !== MAIN_LANGUAGE)
  return [read(MAIN_LANGUAGE), ...others.map(({ language }) => read(language))]
}

/** The first field that is not right yet. */
export function faultIn(texts: readonly Typed[]): string | undefined {
  for (const { language, name, intro } of texts) {
    const isWanted = language === MAIN_LANGUAGE || name !== '' || intro !== ''
    if (isWanted && name === '') return fieldName('name', language)
    if (isWanted && intro === '') return fieldName('intro', language)
  }
  return undefined
}

export function focusOn(form: HTMLFormElement, field: string): void {
  const found = form.elements.namedItem(field)
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) found.focus()
}
