import { expect, test } from 'vitest'
import { pageOf, withoutPreferences } from './page-path.ts'

test('the language switch keeps the page and drops the language that was only asked for', () => {
  expect(withoutPreferences('/item/desk-5-1?sku=oak&lang=de&site=DE')).toBe(
    '/item/desk-5-1?sku=oak',
  )
})
test('a page is named without what only the router adds to its own requests', () => {
  const pathOf = (url: string) =>
    pageOf({ url: `http://here${url}` }).pathname + pageOf({ url: `http://here${url}` }).search
  expect(pathOf('/buyer/orders.data?status=unpaid&_routes=pages%2Forders')).toBe(
    '/buyer/orders?status=unpaid',
  )
  expect(pathOf('/_root.data?index')).toBe('/')
  expect(pathOf('/buyer/orders/_.data')).toBe('/buyer/orders/')
  expect(pathOf('/signup?to=%2Fcart')).toBe('/signup?to=%2Fcart')
})
