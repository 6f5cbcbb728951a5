/**
 * Public pages as everybody sees them who has no session: kept a minute, so that a rush on one page is rendered once. The nonce of the
 * Content-Security-Policy is not kept: pages are rendered with a mark in its place, and each answer gets its own.
 */
export type KeptPage = {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
}
export type PageCache = {
  find(key: string): Promise<KeptPage> | undefined
  keep(key: string, page: Promise<KeptPage>): void
}

const KEPT_MS = 60_000
/** Pages are about 60 KB, compressed another 12; this bounds the cache near 75 MB, whatever addresses are asked for. */
const MOST_PAGES = 1000

export function createPageCache(now: () => number = Date.now): PageCache {
  const kept = new Map<string, { readonly until: number; readonly page: Promise<KeptPage> }>()
  return {
    find(key) {
      const found = kept.get(key)
      if (!found) return undefined
      if (found.until > now()) return found.page
      kept.delete(key)
      return undefined
    },
    /** The promise is kept, not the page: those who ask while it is being rendered wait for the one rendering. */
    keep(key, page) {
      if (kept.size >= MOST_PAGES) kept.delete(kept.keys().next().value as string)
      const one = { until: now() + KEPT_MS, page }
      kept.set(key, one)
      const forget = () => {
        if (kept.get(key) === one) kept.delete(key)
      }
      page.then(({ status }) => {
        if (status !== 200) forget()
      }, forget)
    },
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
