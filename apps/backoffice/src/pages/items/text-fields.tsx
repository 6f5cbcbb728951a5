import {
  LONGEST_DESCRIPTION,
  LONGEST_DETAIL,
  LONGEST_ITEM_NAME,
  MOST_DETAILS,
} from '@galleria/contract/item-rules'
import { languages, type Language } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { languageName } from '../../parts/language-name.ts'
import type { ItemWritten } from './item-queries.ts'
import styles from './items.module.css'
import { textField } from './read-form.ts'

type ErrorAt = (path: string) => string | undefined

/**
 * What buyers read, in the languages that the shop writes; the first one stands in for all that it
 * does not.
 */
export function TextFields({
  spoken,
  speak,
  texts,
  errorAt,
}: {
  readonly spoken: readonly Language[]
  readonly speak: (languages: readonly Language[]) => void
  readonly texts: ItemWritten['textList']
  readonly errorAt: ErrorAt
}) {
  const { t } = useLingui()
  const others = languages.filter((language) => !spoken.includes(language))
  return (
    <>
      {texts.length === 0 && (
        <NativeSelect
          label={t`Language of the texts`}
          value={spoken[0] ?? 'en'}
          data={[spoken[0] ?? 'en', ...others].map((language) => ({
            value: language,
            label: languageName(language),
          }))}
          onChange={(event) => {
            const chosen = others.find((language) => language === event.currentTarget.value)
            if (chosen) speak([chosen, ...spoken.slice(1)])
          }}
        />
      )}
      {spoken.map((language, index) => (
        <LanguageFields
          // What was typed stays when its language is chosen anew.
          key={index === 0 ? 'first' : language}
          language={language}
          text={texts.find((one) => one.language === language)}
          errorAt={(part) => errorOf(errorAt, index, part)}
          drop={index === 0 ? undefined : () => speak(spoken.filter((other) => other !== language))}
        />
      ))}
      {others.length > 0 && (
        <NativeSelect
          label={t`Add a language`}
          description={t`In the others buyers read the first one`}
          value=""
          data={[
            { value: '', label: '–' },
            ...others.map((language) => ({ value: language, label: languageName(language) })),
          ]}
          onChange={(event) => {
            const chosen = others.find((language) => language === event.currentTarget.value)
            if (chosen) speak([...spoken, chosen])
          }}
        />
      )}
    </>
  )
}

/** A fact that is wrong is one of a list; its field is the whole list. */
function errorOf(errorAt: ErrorAt, index: number, part: string): string | undefined {
  const path = `textList.${index}.${part}`
  const inList = Array.from({ length: MOST_DETAILS }, (_, at) => errorAt(`${path}.${at}`))
  return errorAt(path) ?? inList.find(Boolean)
}

function LanguageFields({
  language,
  text,
  errorAt,
  drop,
}: {
  readonly language: Language
  readonly text: ItemWritten['textList'][number] | undefined
  readonly errorAt: (part: string) => string | undefined
  readonly drop: (() => void) | undefined
}) {
  const { t } = useLingui()
  const name = languageName(language)
  return (
    <fieldset className={styles['text']} lang={language}>
      <legend>{name}</legend>
      <TextInput
        name={textField(language, 'name')}
        label={t`Name`}
        description={t`As buyers look for it: what it is called and what it is`}
        defaultValue={text?.name ?? ''}
        maxLength={LONGEST_ITEM_NAME}
        error={errorAt('name')}
        required
      />
      <Textarea
        name={textField(language, 'description')}
        label={t`Description`}
        defaultValue={text?.description ?? ''}
        maxLength={LONGEST_DESCRIPTION}
        error={errorAt('description')}
        autosize
        minRows={4}
        maxRows={14}
        required
      />
      <Textarea
        name={textField(language, 'details')}
        label={t`Facts`}
        description={t`One in each line, at most ${MOST_DETAILS}: material, care, what is in the box`}
        defaultValue={text?.details.join('\n') ?? ''}
        maxLength={MOST_DETAILS * (LONGEST_DETAIL + 1)}
        error={errorAt('details')}
        autosize
        minRows={2}
        maxRows={14}
      />
      {drop && (
        <Group>
          <Button variant="subtle" size="compact-sm" onClick={drop}>
            <Trans>Leave {name} out</Trans>
          </Button>
        </Group>
      )}
    </fieldset>
  )
}
