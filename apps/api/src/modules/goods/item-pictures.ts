import type { Parsed } from '@galleria/contract/define-call'
import type { itemDeskCalls } from '@galleria/contract/item-desk'
import { refuse } from '@galleria/contract/refusals'
import { pictures } from '#platform/picture-urls.ts'
import type { PictureTexts } from '#modules/catalog/index.ts'

/**
 * The name of one of these pictures by the address that the item's page gave it; undefined for any
 * other address.
 */
export function readPicture(url: string, known: readonly string[]): string | undefined {
  return known.find((name) => pictures.url(name) === url)
}

/**
 * What is said of pictures, by their names; each once, and in each language once. What is said of
 * others than those of the form is wrong.
 */
export function readPictureTexts(
  given: NonNullable<Parsed<typeof itemDeskCalls.saveItem>['imageTextList']>,
  nameOf: ReadonlyMap<string, string>,
): PictureTexts {
  const names = given.map(({ url }) => nameOf.get(url))
  const errors = given.flatMap(({ textList }, index) => {
    const path = `imageTextList.${index}`
    const isOther = names[index] === undefined || names.indexOf(names[index]) < index
    const spoken = textList.map(({ language }) => language)
    const twice = spoken.findIndex((one, at) => spoken.indexOf(one) < at)
    return [
      ...(isOther ? [{ path: `${path}.url`, code: 'invalid' }] : []),
      ...(twice < 0 ? [] : [{ path: `${path}.textList.${twice}.language`, code: 'invalid' }]),
    ]
  })
  if (errors.length > 0) throw refuse('item.refused', { errors })
  return Object.fromEntries(
    given.flatMap(({ textList }, index) =>
      textList.length === 0
        ? []
        : [[names[index], Object.fromEntries(textList.map((one) => [one.language, one.text]))]],
    ),
  )
}

/** What is said of pictures stays with those that stay. */
export function keepPictureTexts(texts: PictureTexts, names: readonly string[]): PictureTexts {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name)))
}
