import type { MetaDescriptor } from 'react-router'
import { alternatesOf, canonicalUrl } from './addresses.ts'
import type { Shop } from '../shop-context.ts'

type About = {
  readonly title: string
  readonly description?: string
  /**
   * The page's own path and query, without what only chooses a view of it (`?sku=`, filters,
   * sorting).
   */
  readonly path: string
  /** Address of a picture on our own server. */
  readonly image?: string | undefined
  readonly kind?: 'website' | 'product' | 'article'
  /** False for pages a search engine should not keep. */
  readonly isListed?: boolean
}

/**
 * What a page says of itself to search engines and to those it is sent to; made in its loader,
 * shown by `export const meta = showHead`.
 */
export function headOf(
  shop: Pick<Shop, 'origin' | 'site' | 'language'>,
  { title, description, path, image, kind = 'website', isListed = true }: About,
): MetaDescriptor[] {
  const canonical = canonicalUrl(shop.origin, path, shop)
  return [
    { title: title === 'Galleria' ? title : `${title} · Galleria` },
    { property: 'og:title', content: title },
    { property: 'og:type', content: kind },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: 'Galleria' },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(image ? [{ property: 'og:image', content: new URL(image, shop.origin).href }] : []),
    ...(isListed
      ? [
          { tagName: 'link' as const, rel: 'canonical', href: canonical },
          ...alternatesOf(shop.origin, path, shop.site).map(({ hrefLang, href }) => ({
            tagName: 'link' as const,
            rel: 'alternate',
            hrefLang,
            href,
          })),
        ]
      : [{ name: 'robots', content: 'noindex' }]),
  ]
}

export function showHead({
  loaderData,
}: {
  loaderData?: { head: MetaDescriptor[] } | undefined
}): MetaDescriptor[] {
  return loaderData?.head ?? [{ title: 'Galleria' }]
}

/** A sentence or two, cut at a word. */
export function shorten(text: string, most = 155): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= most) return plain
  const cut = plain.slice(0, most - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 30))}…`
}
