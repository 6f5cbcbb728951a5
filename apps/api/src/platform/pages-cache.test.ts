import { describe, expect, test } from 'vitest'
import { cacheKey, createPageCache, isPublicPath } from './pages-cache.ts'

const page = (body: string, status = 200) => Promise.resolve({ status, headers: [], body })
const here = { site: 'DE', language: 'en', theme: undefined }

describe('the pages everybody sees', () => {
  test('a page is kept for a minute and no longer', () => {
    let now = 0
    const cache = createPageCache(() => now)
    const kept = page('a')
    cache.keep('k', kept)
    now = 59_999
    expect(cache.find('k')).toBe(kept)
    now = 60_000
    expect(cache.find('k')).toBeUndefined()
  })
  test.each([404, 500, 301])('an answer with status %i is not kept', async (status) => {
    const cache = createPageCache(() => 0)
    const kept = page('x', status)
    cache.keep('k', kept)
    await kept
    await Promise.resolve()
    expect(cache.find('k')).toBeUndefined()
  })
  test('a rendering that failed is not kept', async () => {
    const cache = createPageCache(() => 0)
    const failed = Promise.reject(new Error('no'))
    cache.keep('k', failed)
    await failed.catch(() => undefined)
    await Promise.resolve()
    expect(cache.find('k')).toBeUndefined()
  })
  test('a thousand are kept, the oldest goes first', () => {
    const cache = createPageCache(() => 0)
    for (let n = 0; n <= 1000; n += 1) cache.keep(String(n), page('x'))
    expect(cache.find('0')).toBeUndefined()
    expect(cache.find('1000')).toBeDefined()
  })
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
test.each(['/cart', '/checkout', '/buyer/orders', '/searching', '/login', '/_root.data'])(
  '%s is not',
  (path) => expect(isPublicPath(path)).toBe(false),
)
