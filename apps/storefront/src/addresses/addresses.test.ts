import { describe, expect, test } from 'vitest'
import { alternatesOf, canonicalUrl, itemPath, readItemSlug } from './addresses.ts'

describe('the address of an item', () => {
  test('[PROD-001] is made of url key, shop and item', () => {
    expect(itemPath({ urlKey: 'amrela-writing-desk', shopId: 5, itemId: 1001 })).toBe(
      '/item/amrela-writing-desk-5-1001',
    )
  })
  test('[PROD-002] works with the sku and without it', () => {
    expect(itemPath({ urlKey: 'desk', shopId: 5, itemId: 1, suffix: 'oak-100x50' })).toBe(
      '/item/desk-5-1?sku=oak-100x50',
    )
    expect(readItemSlug('desk-5-1')).toEqual({ urlKey: 'desk', shopId: 5, itemId: 1 })
  })
  test.each(['', 'desk', 'desk-5', '-5-1', 'desk-5-x', 'desk-5-99999999999999'])(
    '"%s" is none',
    (slug) => {
      expect(readItemSlug(slug)).toBeUndefined()
    },
  )
  test('reads back what it wrote, even when the key ends in numbers', () => {
    expect(readItemSlug('shelf-2-x-4-11-1122')).toEqual({
      urlKey: 'shelf-2-x-4',
      shopId: 11,
      itemId: 1122,
    })
  })
})

describe('the address for search engines', () => {
  const origin = 'https://galleria.test'
  test('names language and storefront only where they are not understood', () => {
    expect(canonicalUrl(origin, '/', { site: 'DE', language: 'de' })).toBe('https://galleria.test/')
    expect(canonicalUrl(origin, '/', { site: 'DE', language: 'pl' })).toBe(
      'https://galleria.test/?lang=pl',
    )
    expect(canonicalUrl(origin, '/search?category=desks', { site: 'SE', language: 'en' })).toBe(
      'https://galleria.test/search?category=desks&site=SE&lang=en',
    )
  })
  test('lists nine languages here, seven other storefronts and everybody else, each once', () => {
    const alternates = alternatesOf(origin, '/shop/5', 'NL')
    expect(alternates).toHaveLength(9 + 7 + 1)
    expect(new Set(alternates.map(({ hrefLang }) => hrefLang)).size).toBe(17)
    expect(alternates).toContainEqual({
      hrefLang: 'zh-Hans-NL',
      href: 'https://galleria.test/shop/5?site=NL&lang=zh-CN',
    })
    expect(alternates).toContainEqual({
      hrefLang: 'en-GB',
      href: 'https://galleria.test/shop/5?site=UK',
    })
    expect(alternates.at(-1)).toEqual({
      hrefLang: 'x-default',
      href: 'https://galleria.test/shop/5',
    })
  })
})
