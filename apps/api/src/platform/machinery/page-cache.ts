import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { compress, unpack, type Coding } from '../compress.ts'
import type { Allowed } from '../pages-policy.ts'

/** A public page as everybody sees it who has no session. */
export type CachedPage = {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  /** Of the page as it was rendered, in bytes. */
  readonly length: number
  /** Its own scripts and styles, named by hash: a nonce may be used once only. */
  readonly allowed: Allowed
  /** In a coding, or as it was rendered. */
  read(coding: Coding | undefined): Promise<Buffer>
}
export type PageCache = {
  (key: string, render: () => Promise<CachedPage>): Promise<CachedPage>
  /** Whether asking for it renders nothing. */
  has(key: string): boolean
}

/**
 * Pages are about 140 KB, compressed 15; this bounds the cache near 20 MB, whatever addresses are
 * asked for.
 */
const MOST_PAGES = 1000

/** For a minute, so that a rush on one page is rendered once. */
export function createPageCache(): PageCache {
  const pages = new LRUCache<string, Promise<CachedPage>>({ max: MOST_PAGES, ttl: 60_000 })
  const open = (key: string, render: () => Promise<CachedPage>) => {
    const cached = pages.get(key)
    if (cached) return cached
    // The promise is cached, not the page: those who ask while it is being rendered wait for the
    // one rendering.
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
  return Object.assign(open, { has: (key: string) => pages.has(key) })
}

/**
 * Only elements that were rendered with this nonce are allowed: nobody who wrote something that the
 * page shows could know it.
 */
export async function cachePage(response: Response, nonce: string): Promise<CachedPage> {
  const rendered = await response.text()
  const marked = new RegExp(`<(script|style)\\b[^>]* nonce="${nonce}"[^>]*>([^]*?)</\\1>`, 'g')
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, kind = '', content = ''] of rendered.matchAll(marked))
    hashes[kind as 'script' | 'style'].add(
      `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    )
  const body = Buffer.from(rendered.replaceAll(` nonce="${nonce}"`, ''))
  return {
    status: response.status,
    headers: [...response.headers],
    length: body.length,
    allowed: { scripts: [...hashes.script], styles: [...hashes.style] },
    read: packPage(await compress(body, 'br', 'once')),
  }
}

/**
 * Only the smallest form of a page is held, because a thousand pages as they were rendered are 150
 * MB and more. Every browser takes it; what few ask for is made from it, gzip once.
 */
function packPage(brotli: Buffer): CachedPage['read'] {
  let gzip: Promise<Buffer> | undefined
  return async (coding) => {
    if (coding === 'br') return brotli
    if (coding === 'gzip')
      return (gzip ??= unpack(brotli).then((body) => compress(body, 'gzip', 'once')))
    return unpack(brotli)
  }
}

/** Addresses that only name where somebody came from would fill the cache with copies. */
const TRACKING = /^(?:utm_|gclid$|fbclid$|msclkid$)/

export function cacheKey(
  view: { readonly site: string; readonly language: string; readonly theme: string | undefined },
  address: string,
): string {
  const url = new URL(address, 'http://here')
  for (const name of [...url.searchParams.keys()])
    if (TRACKING.test(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  return `${view.site} ${view.language} ${view.theme ?? ''} ${url.pathname}${url.search}`
}

/** The parts of the storefront that are the same for everybody without a session. */
const PUBLIC = /^\/(?:$|search$|item\/|shop\/|article\/)/
export function isPublicPath(path: string): boolean {
  return PUBLIC.test(path)
}
