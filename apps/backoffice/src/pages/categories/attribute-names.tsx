import type { WireAttribute } from '@galleria/contract/attribute-desk'
import { MAIN_LANGUAGE } from '@galleria/contract/category-rules'
import { languages, type Language } from '@galleria/contract/storefronts'
import { Trans } from '@lingui/react/macro'
import { Stack, TextInput } from '@mantine/core'
import { languageName } from '../../parts/language-name.ts'
import styles from './attributes.module.css'

const others = languages.filter((language) => language !== MAIN_LANGUAGE)
const fieldIn = (name: string, language: Language) =>
  language === MAIN_LANGUAGE ? name : `${name}-${language}`

/**
 * What something is called: in English always, in the other languages where somebody opens them.
 */
export function NameFields({
  name,
  label,
  longest,
  names,
  error,
}: {
  /** Of the English field. */ readonly name: string
  readonly label: string
  readonly longest: number
  readonly names: WireAttribute['nameList']
  readonly error: string | undefined
}) {
  const ownIn = (language: Language) =>
    names.find((one) => one.language === language && one.isOwn)?.name ?? ''
  const missing = others.filter((language) => ownIn(language) === '').length
  return (
    <div>
      <TextInput
        name={name}
        label={label}
        description={languageName(MAIN_LANGUAGE)}
        lang={MAIN_LANGUAGE}
        defaultValue={ownIn(MAIN_LANGUAGE)}
        maxLength={longest}
        required
        autoComplete="off"
        error={error}
      />
      <details className={styles['others']}>
        <summary>
          {missing === 0 ? (
            <Trans>Other languages</Trans>
          ) : (
            <Trans>Other languages (in English so far: {missing})</Trans>
          )}
        </summary>
        <Stack gap="xs">
          {others.map((language) => (
            <TextInput
              key={language}
              name={fieldIn(name, language)}
              label={languageName(language)}
              lang={language}
              defaultValue={ownIn(language)}
              maxLength={longest}
              autoComplete="off"
            />
          ))}
        </Stack>
      </details>
    </div>
  )
}

/** What is left empty has no name of its own. */
export function readNames(typed: Pick<FormData, 'get'>, name: string) {
  const of = (language: Language) => String(typed.get(fieldIn(name, language)) ?? '').trim()
  return {
    name: of(MAIN_LANGUAGE),
    otherList: others.flatMap((language) =>
      of(language) === '' ? [] : [{ language, name: of(language) }],
    ),
  }
}
