import { expect, test } from 'vitest'
import { fitPicture, sizeWithin, type Opened } from './fit-picture.ts'

const MB = 1024 * 1024
const photo = (bytes: number, type = 'image/jpeg', name = 'IMG_0412.JPG') =>
  new File([new Uint8Array(bytes)], name, { type })
const never = () => Promise.reject(new Error('opened for nothing'))

/** A picture of so many pixels, of which each takes so many bytes as a JPEG. */
function opens(width: number, height: number, bytesPerPixel: number) {
  const drawn: number[] = []
  let isClosed = false
  const open = (): Promise<Opened> =>
    Promise.resolve({
      width,
      height,
      close: () => (isClosed = true),
      draw(size) {
        drawn.push(size.width)
        return Promise.resolve(
          new Blob([new Uint8Array(Math.round(size.width * size.height * bytesPerPixel))]),
        )
      },
    })
  return { open, drawn, isClosed: () => isClosed }
}

test('what may be sent is sent as it is', async () => {
  const small = photo(MB, 'image/gif', 'turning.gif')
  expect(await fitPicture(small, 'evidence', never)).toBe(small)
})
test('a photo of a phone is drawn until it fits, and no smaller than it has to be', async () => {
  const { open, drawn, isClosed } = opens(4032, 3024, 0.5)
  const fitted = await fitPicture(photo(5.4 * MB), 'evidence', open)
  expect([fitted.name, fitted.type, fitted.size <= MB]).toEqual([
    'IMG_0412.jpg',
    'image/jpeg',
    true,
  ])
  expect([drawn, isClosed()]).toEqual([[2400, 2000, 1600], true])
})
test('a kind that the mall does not take becomes one that it does', async () => {
  const { open } = opens(800, 600, 0.2)
  const fitted = await fitPicture(photo(1000, 'image/webp', 'sofa.webp'), 'review', open)
  expect([fitted.name, fitted.type]).toEqual(['sofa.jpg', 'image/jpeg'])
})
test('what no browser can open, and what fits in no size, comes back to be refused with its reason', async () => {
  const paper = photo(3 * MB, 'application/pdf', 'bill.pdf')
  expect(await fitPicture(paper, 'review', never)).toBe(paper)
  const { open, isClosed } = opens(4000, 3000, 50)
  const dense = photo(9 * MB)
  expect(await fitPicture(dense, 'review', open)).toBe(dense)
  expect(isClosed()).toBe(true)
})
test('nothing is made larger, and no side vanishes', () => {
  expect(sizeWithin({ width: 800, height: 600 }, 2400)).toEqual({ width: 800, height: 600 })
  expect(sizeWithin({ width: 3024, height: 4032 }, 1200)).toEqual({ width: 900, height: 1200 })
  expect(sizeWithin({ width: 9000, height: 2 }, 1200)).toEqual({ width: 1200, height: 1 })
})
