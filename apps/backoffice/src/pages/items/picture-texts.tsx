import { LONGEST_PICTURE_TEXT } from '@galleria/contract/item-rules'
import { languages, type Language } from '@galleria/contract/storefronts'
import { useLingui } from '@lingui/react/macro'
import { Text, TextInput } from '@mantine/core'
import { languageName } from '../../parts/language-name.ts'
import type { WrittenBefore } from './item-queries.ts'
import { pictureTextField } from './read-form.ts'

/**
 * What a picture shows, in the languages of the texts; what was said in another one stays, until it
 * is emptied.
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
  const { t } = useLingui()
  const number = index + 1
  const said = from.imageTextList?.find((one) => one.url === url)?.textList ?? []
  const written = new Set(from.textList.map(({ language }) => language))
  const others = said.flatMap(({ language }) =>
    spoken.includes(language) || written.has(language) ? [] : [language],
  )
  const path = `imageTextList.${index}`
  const error = [
    errorAt(`${path}.url`),
    ...languages.map((_, at) => errorAt(`${path}.textList.${at}.text`)),
  ].find(Boolean)
  return (
    <>
      {[...spoken, ...others].map((language) => {
        const name = languageName(language)
        return (
          <TextInput
            key={language}
            name={pictureTextField(url, language)}
            label={t`What picture ${number} shows: ${name}`}
            lang={language}
            defaultValue={said.find((one) => one.language === language)?.text ?? ''}
            maxLength={LONGEST_PICTURE_TEXT}
            autoComplete="off"
            error={error !== undefined}
          />
        )
      })}
      {error && (
        <Text role="alert" size="sm" c="var(--refuse)">
          {error}
        </Text>
      )}
    </>
  )
}
