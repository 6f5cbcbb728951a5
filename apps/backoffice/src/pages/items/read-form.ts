import { languages, type Language } from '@galleria/contract/storefronts'
import { readDecimal, readPriceList, wordsOf, type Typed } from '../../parts/typed-prices.ts'
import type { ItemChoices, ItemWritten, NewVersion } from './item-queries.ts'

/** What was typed into the forms of an item, as its calls take it. */

export const textField = (language: Language, part: 'name' | 'description' | 'details') =>
  `${language}.${part}`

/** What a picture shows. */
export const pictureTextField = (url: string, language: Language) => `picture.${url}.${language}`

type Asked = Pick<ItemChoices['attributeList'][number], 'key' | 'kind'>

export const attributeField = (key: string, language?: Language) =>
  language ? `attribute.${key}.${language}` : `attribute.${key}`

/**
 * In their order, so that a refusal finds its field; a number that cannot be read is none that the
 * mall takes.
 */
function readAttribute(typed: Typed, { key, kind }: Asked, spoken: readonly Language[]) {
  if (kind === 'text')
    return {
      key,
      textList: spoken.flatMap((language) => {
        const text = wordsOf(typed, attributeField(key, language))
        return text === '' ? [] : [{ language, text }]
      }),
    }
  const words = wordsOf(typed, attributeField(key))
  if (kind === 'choice') return { key, option: words || null }
  const isNumber = /^\d+([.,]\d+)?$/.test(words)
  return { key, number: words === '' ? null : isNumber ? Number(words.replace(',', '.')) : -1 }
}

/** One fact in each line; empty lines are none. */
export function readLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

export function readItem(
  typed: Typed,
  spoken: readonly Language[],
  imageList: readonly string[],
  asked: readonly Asked[] = [],
): ItemWritten {
  return {
    categoryId: Number(wordsOf(typed, 'categoryId')),
    language: spoken[0] ?? 'en',
    textList: spoken.map((language) => ({
      language,
      name: wordsOf(typed, textField(language, 'name')),
      description: wordsOf(typed, textField(language, 'description')),
      details: readLines(wordsOf(typed, textField(language, 'details'))),
    })),
    ...(wordsOf(typed, 'voucherKind') ? readCodes(typed) : readGoods(typed)),
    attributeList: asked.map((attribute) => readAttribute(typed, attribute, spoken)),
    imageList: [...imageList],
    imageTextList: imageList.map((url) => ({
      url,
      textList: languages.flatMap((language) => {
        const text = wordsOf(typed, pictureTextField(url, language))
        return text === '' ? [] : [{ language, text }]
      }),
    })),
  }
}

type Written<Field extends keyof ItemWritten> = NonNullable<ItemWritten[Field]>

function readGoods(typed: Typed) {
  const energy = wordsOf(typed, 'energyClass')
  return {
    manufacturer: wordsOf(typed, 'manufacturer'),
    responsiblePerson: wordsOf(typed, 'responsiblePerson'),
    energyClass: (energy || null) as ItemWritten['energyClass'],
    freight: wordsOf(typed, 'freight') as Written<'freight'>,
  }
}

function readCodes(typed: Typed) {
  const place = wordsOf(typed, 'place')
  return {
    energyClass: null,
    voucher: {
      kind: wordsOf(typed, 'voucherKind'),
      validDays: Number(wordsOf(typed, 'validDays')),
      place,
      address: place === 'shop' ? wordsOf(typed, 'address') : null,
    } as Written<'voucher'>,
  }
}

/** A service or a card is not asked for them. */
const readMeasures = (typed: Typed) => ({
  finish: wordsOf(typed, 'finish') as NonNullable<NewVersion['finish']>,
  widthCm: readDecimal(typed, 'widthCm'),
  depthCm: readDecimal(typed, 'depthCm'),
  heightCm: readDecimal(typed, 'heightCm'),
  weightKg: readDecimal(typed, 'weightKg'),
})

export function readVersion(
  typed: Typed,
): Omit<NewVersion, 'itemId' | 'version' | 'skuId' | 'skuCode'> & { skuCode: string } {
  const imageUrl = wordsOf(typed, 'imageUrl')
  return {
    skuCode: wordsOf(typed, 'skuCode'),
    gtin: wordsOf(typed, 'gtin'),
    sizeName: wordsOf(typed, 'sizeName'),
    ...(typed.get('finish') === null ? {} : readMeasures(typed)),
    ...(imageUrl ? { imageUrl } : {}),
    priceList: readPriceList(typed),
  }
}

/**
 * The path that the call gives to what an input asks; texts stand there in the order of their
 * languages.
 */
export function pathOfInput(name: string, spoken: readonly Language[]): string {
  const [first = '', part] = name.split('.')
  const index = spoken.findIndex((language) => language === first)
  if (index >= 0) return `textList.${index}.${part}`
  return ['validDays', 'place', 'address'].includes(name) ? `voucher.${name}` : name
}
