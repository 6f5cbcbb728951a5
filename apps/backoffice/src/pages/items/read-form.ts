import type { Language } from '@galleria/contract/storefronts'
import type { ItemWritten, NewVersion } from './item-queries.ts'
import { sites, storefronts, type Site } from '@galleria/contract/storefronts'

/** What was typed into the forms of an item, as its calls take it. */

type Typed = Pick<FormData, 'get'>
const wordsOf = (typed: Typed, name: string) => String(typed.get(name) ?? '').trim()

export const textField = (language: Language, part: 'name' | 'description' | 'details') =>
  `${language}.${part}`
export const priceField = (site: Site) => `price-${site}`

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
): ItemWritten {
  const energy = wordsOf(typed, 'energyClass')
  return {
    categoryId: Number(wordsOf(typed, 'categoryId')),
    language: spoken[0] ?? 'en',
    textList: spoken.map((language) => ({
      language,
      name: wordsOf(typed, textField(language, 'name')),
      description: wordsOf(typed, textField(language, 'description')),
      details: readLines(wordsOf(typed, textField(language, 'details'))),
    })),
    manufacturer: wordsOf(typed, 'manufacturer'),
    responsiblePerson: wordsOf(typed, 'responsiblePerson'),
    energyClass: (energy || null) as ItemWritten['energyClass'],
    freight: wordsOf(typed, 'freight') as ItemWritten['freight'],
    imageList: [...imageList],
  }
}

/** A number with a comma or a point; what is none is told by the mall at its field. */
function readNumber(typed: Typed, name: string): number {
  const text = wordsOf(typed, name).replace(',', '.')
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
}

export function readVersion(
  typed: Typed,
): Omit<NewVersion, 'itemId' | 'version' | 'skuId' | 'skuCode'> & { skuCode: string } {
  const imageUrl = wordsOf(typed, 'imageUrl')
  return {
    skuCode: wordsOf(typed, 'skuCode'),
    finish: wordsOf(typed, 'finish') as NewVersion['finish'],
    sizeName: wordsOf(typed, 'sizeName'),
    widthCm: readNumber(typed, 'widthCm'),
    depthCm: readNumber(typed, 'depthCm'),
    heightCm: readNumber(typed, 'heightCm'),
    weightKg: readNumber(typed, 'weightKg'),
    ...(imageUrl ? { imageUrl } : {}),
    priceList: sites
      .filter((site) => wordsOf(typed, priceField(site)) !== '')
      .map((site) => ({ site, amount: readNumber(typed, priceField(site)) })),
  }
}

/** The first price in euro that was typed, for the euro storefronts that have none yet. */
export function euroPrices(typed: Typed): { site: Site; text: string }[] {
  const inEuro = sites.filter((site) => storefronts[site].currency === 'EUR')
  const first = inEuro.map((site) => wordsOf(typed, priceField(site))).find(Boolean)
  return first
    ? inEuro
        .filter((site) => wordsOf(typed, priceField(site)) === '')
        .map((site) => ({ site, text: first }))
    : []
}
