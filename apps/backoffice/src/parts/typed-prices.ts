import { sites, storefronts, type Site } from '@galleria/contract/storefronts'

/** Amounts of storefronts as they are typed into a form, each in its own field. */

export type Typed = Pick<FormData, 'get'>

export const priceField = (site: Site) => `price-${site}`
export const wordsOf = (typed: Typed, name: string) => String(typed.get(name) ?? '').trim()

/** A number with a comma or a point; what is none is told by the mall at its field. */
export function readDecimal(typed: Typed, name: string): number {
  const text = wordsOf(typed, name).replace(',', '.')
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
}

/** Of the storefronts where something was typed, in their order. */
export function readPriceList(typed: Typed): { site: Site; amount: number }[] {
  return sites
    .filter((site) => wordsOf(typed, priceField(site)) !== '')
    .map((site) => ({ site, amount: readDecimal(typed, priceField(site)) }))
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
