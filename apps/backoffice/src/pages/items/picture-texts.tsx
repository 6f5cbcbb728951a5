import { LONGEST_PICTURE_TEXT } from '@galleria/contract/item-rules'
import { languages, type Language } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text, TextInput } from '@mantine/core'
import { languageName } from '../../parts/language-name.ts'
import type { WrittenBefore } from './item-queries.ts'
import styles from './items.module.css'
import { pictureTextField } from './read-form.ts'

/**
 * What a picture shows, in the languages of the texts: the item's own is seen, the others are
 * opened. What was said in one without texts stays, until it is emptied.
 */
export function PictureTexts({
  url,
  index,
  spoken,
  from,
  errorAt,
}: {
  readonly url: string
  /** Its place among the pictures. */ readonly index: number
  readonly spoken: readonly Language[]
  readonly from: Pick<WrittenBefore, 'textList' | 'imageTextList'>
  readonly errorAt: (path: string) => string | undefined
}) {
  const said = from.imageTextList?.find((one) => one.url === url)?.textList ?? []
  const written = new Set(from.textList.map(({ language }) => language))
  const unspoken = said.flatMap(({ language }) =>
    spoken.includes(language) || written.has(language) ? [] : [language],
  )
  const [first, ...others] = [...spoken, ...unspoken]
  const path = `imageTextList.${index}`
  const error = [
    errorAt(`${path}.url`),
    ...languages.map((_, at) => errorAt(`${path}.textList.${at}.text`)),
  ].find(Boolean)
  const fieldOf = (language: Language) => (
    <Field
      key={language}
      {...{ url, language, number: index + 1, isWrong: error !== undefined }}
      text={said.find((one) => one.language === language)?.text ?? ''}
    />
  )
  return (
    <>
      {first && fieldOf(first)}
      {others.length > 0 && (
        // What is wrong may stand in any of them.
        <details open={error ? true : undefined}>
          <summary className={styles['more']}>
            <Trans>In other languages</Trans>
          </summary>
          <div className={styles['fields']}>{others.map(fieldOf)}</div>
        </details>
      )}
      {error && (
        <Text role="alert" size="sm" c="var(--refuse)">
          {error}
        </Text>
      )}
    </>
  )
}

function Field({
  url,
  number,
  language,
  text,
  isWrong,
}: {
  readonly url: string
  readonly number: number
  readonly language: Language
  readonly text: string
  readonly isWrong: boolean
}) {
  const { t } = useLingui()
  const name = languageName(language)
  return (
    <TextInput
      name={pictureTextField(url, language)}
      label={t`What picture ${number} shows: ${name}`}
      lang={language}
      defaultValue={text}
      maxLength={LONGEST_PICTURE_TEXT}
      autoComplete="off"
      error={isWrong}
    />
  )
}
