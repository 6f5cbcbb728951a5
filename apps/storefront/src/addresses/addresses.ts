import {
  languages,
  sites,
  storefronts,
  type Language,
  type Site,
} from '@galleria/contract/storefronts'

/**
 * Addresses of pages that are made in more than one place, and the ones that search engines are
 * told.
 */

export function itemPath({
  urlKey,
  shopId,
  itemId,
  suffix,
}: {
  urlKey: string
  shopId: number
  itemId: number
  suffix?: string | undefined
}): string {
  return `/item/${urlKey}-${shopId}-${itemId}${suffix ? `?sku=${encodeURIComponent(suffix)}` : ''}`
}

/**
 * `desk-slim-5-17` -> url key, shop and item [PROD-001]; undefined when it is not of that shape.
 */
export function readItemSlug(
  slug: string,
): { urlKey: string; shopId: number; itemId: number } | undefined {
  const [, urlKey, shopId, itemId] = /^(.+)-(\d{1,9})-(\d{1,9})$/.exec(slug) ?? []
  return urlKey && shopId && itemId
    ? { urlKey, shopId: Number(shopId), itemId: Number(itemId) }
    : undefined
}

type Place = { readonly site: Site; readonly language: Language }
/** Where somebody lands who says nothing about country and language. */
const PLAIN_SITE: Site = 'DE'

/**
 * The one address of a page in a storefront and language: neither is in the path, and each is named
 * only where it is not understood.
 */
export function canonicalUrl(origin: string, path: string, { site, language }: Place): string {
  const url = new URL(path, origin)
  if (site !== PLAIN_SITE) url.searchParams.set('site', site)
  if (language !== storefronts[site].language) url.searchParams.set('lang', language)
  return url.href
}

export type Alternate = { readonly hrefLang: string; readonly href: string }

/**
 * The same page in every language of this storefront, in the other storefronts' own languages, and
 * for everybody else.
 */
export function alternatesOf(origin: string, path: string, site: Site): Alternate[] {
  const here = languages.map((language) => ({ site, language }))
  const elsewhere = sites
    .filter((other) => other !== site)
    .map((other) => ({ site: other, language: storefronts[other].language }))
  const named = [...here, ...elsewhere].map((place) => ({
    hrefLang: `${place.language === 'zh-CN' ? 'zh-Hans' : place.language}-${storefronts[place.site].country}`,
    href: canonicalUrl(origin, path, place),
  }))
  return [...named, { hrefLang: 'x-default', href: new URL(path, origin).href }]
}
