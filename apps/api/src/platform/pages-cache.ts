import { LRUCache } from 'lru-cache'

/**
 * Public pages as everybody sees them who has no session: cached for a minute, so that a rush on one page is rendered once. The nonce of the
 * Content-Security-Policy is not cached: pages are rendered with a mark in its place, and each answer gets its own.
 */
export type CachedPage = {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
}
export type PageCache = (key: string, render: () => Promise<CachedPage>) => Promise<CachedPage>

/** Pages are about 60 KB, compressed another 12; this bounds the cache near 75 MB, whatever addresses are asked for. */
const MOST_PAGES = 1000

export function createPageCache(): PageCache {
  const pages = new LRUCache<string, Promise<CachedPage>>({ max: MOST_PAGES, ttl: 60_000 })
  return (key, render) => {
    const cached = pages.get(key)
    if (cached) return cached
    // The promise is cached, not the page: those who ask while it is being rendered wait for the one rendering.
    const page = render()
    pages.set(key, page)
    const forget = () => {
      if (pages.peek(key) === page) pages.delete(key)
    }
    page.then(({ status }) => {
      if (status !== 200) forget()
    }, forget)
    return page
  }
}

/** Addresses that only name where somebody came from would fill the cache with copies. */
const TRACKING = /^(?:utm_|gclid$|fbclid$|msclkid$)/

export function cacheKey(
  place: { readonly site: string; readonly language: string; readonly theme: string | undefined },
  address: string,
): string {
  const url = new URL(address, 'http://here')
  for (const name of [...url.searchParams.keys()])
    if (TRACKING.test(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  return `${place.site} ${place.language} ${place.theme ?? ''} ${url.pathname}${url.search}`
}

/** The parts of the storefront that are the same for everybody without a session. */
const PUBLIC = /^\/(?:$|search$|item\/|shop\/|article\/)/
export function isPublicPath(path: string): boolean {
  return PUBLIC.test(path)
}
