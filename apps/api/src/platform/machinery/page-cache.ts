import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { compress, type Coding } from '../compress.ts'
import type { Allowed } from '../pages-policy.ts'

/** A public page as everybody sees it who has no session. */
export type CachedPage = {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
  /** Its own scripts and styles, named by hash: a nonce may be used once only. */
  readonly allowed: Allowed
  /** Compressed when first asked for, and then no more. */
  encode(coding: Coding): Promise<Buffer>
}
export type PageCache = (key: string, render: () => Promise<CachedPage>) => Promise<CachedPage>

/** Pages are about 140 KB, compressed another 15; this bounds the cache near 150 MB, whatever addresses are asked for. */
const MOST_PAGES = 1000

/** For a minute, so that a rush on one page is rendered once. */
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

/** Only elements that were rendered with this nonce are allowed: nobody who wrote something that the page shows could know it. */
export async function cachePage(response: Response, nonce: string): Promise<CachedPage> {
  const rendered = await response.text()
  const marked = new RegExp(`<(script|style)\\b[^>]* nonce="${nonce}"[^>]*>([^]*?)</\\1>`, 'g')
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, kind = '', content = ''] of rendered.matchAll(marked))
    hashes[kind as 'script' | 'style'].add(
      `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    )
  const body = rendered.replaceAll(` nonce="${nonce}"`, '')
  const encoded = new Map<Coding, Promise<Buffer>>()
  return {
    status: response.status,
    headers: [...response.headers],
    body,
    allowed: { scripts: [...hashes.script], styles: [...hashes.style] },
    encode(coding) {
      const bytes = encoded.get(coding) ?? compress(body, coding, 'once')
      encoded.set(coding, bytes)
      return bytes
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
