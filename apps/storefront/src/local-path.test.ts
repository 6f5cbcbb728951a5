import { expect, test } from 'vitest'
import { localPath, withoutPlace } from './local-path.ts'

test('a path of our own is kept with its query', () => {
  expect(localPath('/search?keyword=a%20b')).toBe('/search?keyword=a%20b')
})
test.each([undefined, null, '', 'search', 'https://evil.test/', '//evil.test', '/\\evil.test', '/\t/evil.test', `/${'a'.repeat(2001)}`])('%j becomes the home page', (from) => {
  expect(localPath(from)).toBe('/')
})
test('[HDR-014] the language switch keeps the page and drops the language that was only asked for', () => {
  expect(withoutPlace('/item/desk-5-1?sku=oak&lang=de&site=DE')).toBe('/item/desk-5-1?sku=oak')
})
