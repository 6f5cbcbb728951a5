import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import {
  cacheKey,
  cachePage,
  createPageCache,
  isPublicPath,
  type CachedPage,
  type PageCache,
} from './page-cache.ts'

const textOf = async (page: Promise<CachedPage>) => String(await (await page).read(undefined))
const here = { site: 'DE', language: 'en', theme: undefined }

describe('the pages everybody sees', () => {
  let cache: PageCache
  let rendered: string[]
  let now: number
  /** The cache looks at the clock once a millisecond. */
  const goOn = async (milliseconds: number) => {
    now += milliseconds
    await sleep(5)
  }
  const render = (key: string, status = 200) => {
    rendered.push(key)
    return cachePage(new Response(key, { status }), 'n')
  }
  beforeEach(() => {
    now = 1000
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    cache = createPageCache()
    rendered = []
  })
  afterEach(() => vi.restoreAllMocks())

  test('a page is cached for a minute and no longer', async () => {
    const ask = () => cache('k', () => render('k'))
    await ask()
    await goOn(59_999)
    expect(await textOf(ask())).toBe('k')
    expect(rendered).toEqual(['k'])
    await goOn(2)
    await ask()
    expect(rendered).toEqual(['k', 'k'])
  })
  test('those who ask while it is being rendered wait for the one rendering', async () => {
    const pages = await Promise.all(['a', 'b', 'c'].map(() => cache('k', () => render('k'))))
    expect([rendered, new Set(pages).size]).toEqual([['k'], 1])
  })
  test.each([404, 500, 301])('an answer with status %i is not cached', async (status) => {
    await cache('k', () => render('k', status))
    await cache('k', () => render('k'))
    expect(rendered).toEqual(['k', 'k'])
  })
  test('a rendering that failed is not cached', async () => {
    await expect(cache('k', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await textOf(cache('k', () => render('k')))).toBe('k')
  })
  test('a thousand are cached, the one that nobody has asked for longest goes first', async () => {
    for (let n = 0; n < 1000; n += 1) await cache(String(n), () => render('x'))
    await cache('0', () => render('again'))
    await cache('1000', () => render('x'))
    rendered = []
    await cache('0', () => render('0'))
    await cache('1', () => render('1'))
    expect(rendered).toEqual(['1'])
  })
})

test('a page is the same in every coding, and its length is that of its bytes', async () => {
  const text = '<p nonce="n">Żółw: 4,99 €</p>'.repeat(100)
  const page = await cachePage(new Response(text), 'n')
  const plain = text.replaceAll(' nonce="n"', '')
  expect(page.length).toBe(Buffer.byteLength(plain))
  expect(String(await page.read(undefined))).toBe(plain)
  expect(String(brotliDecompressSync(await page.read('br')))).toBe(plain)
  expect(String(gunzipSync(await page.read('gzip')))).toBe(plain)
  expect(await page.read('gzip')).toBe(await page.read('gzip'))
})

test('storefront, language and theme each have their own copy', () => {
  const keys = [
    here,
    { ...here, site: 'NL' },
    { ...here, language: 'nl' },
    { ...here, theme: 'dark' },
  ].map((place) => cacheKey(place, '/'))
  expect(new Set(keys).size).toBe(4)
})
test('the order of a query and where somebody came from make no other page', () => {
  expect(cacheKey(here, '/search?b=2&a=1&utm_source=mail&gclid=x')).toBe(
    cacheKey(here, '/search?a=1&b=2'),
  )
})
test.each(['/', '/search', '/item/desk-5-1', '/shop/5', '/article/36001'])(
  '%s is the same for everybody',
  (path) => expect(isPublicPath(path)).toBe(true),
)
test.each([
  '/cart',
  '/checkout',
  '/buyer/orders',
  '/searching',
  '/login',
  '/_root.data',
  '/preview/item/7',
])('%s is not', (path) => expect(isPublicPath(path)).toBe(false))
