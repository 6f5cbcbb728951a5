import { expect, test } from 'vitest'
import { pictureAt, sourceSet } from './picture-address.ts'

test('a picture is asked for in another width', () => {
  expect(pictureAt('/pictures/desk-slim--oak-640.webp', 160)).toBe(
    '/pictures/desk-slim--oak-160.webp',
  )
})
test('an address that is not one of ours stays as it is', () => {
  expect(pictureAt('/files/photo.webp', 160)).toBe('/files/photo.webp')
  expect(sourceSet('/files/photo.webp')).toBeUndefined()
})
test('a browser may choose up to the widest that makes sense', () => {
  expect(sourceSet('/pictures/a-640.webp', 320)).toBe(
    '/pictures/a-160.webp 160w, /pictures/a-320.webp 320w',
  )
})
test('a picture that fills a higher box is there as wide as its original', () => {
  expect(sourceSet('/pictures/room-hero-1200.webp', 1600)).toMatch(/1200w, .*-1600\.webp 1600w$/)
})
