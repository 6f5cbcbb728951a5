import { expect, test } from 'vitest'
import { headOf, shorten } from './head.ts'

const shop = { origin: 'https://galleria.test', site: 'DE', language: 'en' } as const

test('a page says its title, description and one canonical address', () => {
  const head = headOf(shop, {
    title: 'Desks',
    description: 'Writing desks.',
    path: '/search?category=desks',
    image: '/pictures/room-desks-960.webp',
  })
  expect(head).toContainEqual({ title: 'Desks · Galleria' })
  expect(head).toContainEqual({ name: 'description', content: 'Writing desks.' })
  expect(head).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://galleria.test/search?category=desks&lang=en',
  })
  expect(head).toContainEqual({
    property: 'og:image',
    content: 'https://galleria.test/pictures/room-desks-960.webp',
  })
  expect(head.filter((one) => 'rel' in one && one['rel'] === 'alternate')).toHaveLength(17)
})
test('a page that nobody should find says so, and names no other address', () => {
  const head = headOf(shop, { title: 'Search', path: '/search?keyword=x', isListed: false })
  expect(head).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(head.some((one) => 'tagName' in one)).toBe(false)
})
test('a long description is cut at a word', () => {
  expect(shorten('one two three four', 12)).toBe('one two…')
  expect(shorten('  short \n text ')).toBe('short text')
})
