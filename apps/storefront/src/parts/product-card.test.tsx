import { expect, test } from 'vitest'
import { drawPage, readText } from '../testing/draw-page.tsx'
import { ProductCard, type CardView } from './product-card.tsx'

const card: CardView = {
  itemId: 17,
  skuId: 41,
  path: '/item/amrela-desk-5-17?sku=oak',
  name: 'Amrela desk',
  shopName: 'Oud Eik',
  image: '/pictures/a.webp',
  tint: '#ccc',
  price: { value: 229, currency: 'EUR' },
  isFrom: false,
  isSoldOut: false,
  isPreSale: false,
  thumbnails: ['a', 'b', 'c', 'd'].map((name) => `/pictures/${name}.webp`),
  more: 0,
}
const drawFinishes = (change: Partial<CardView>) => {
  const html = drawPage(() => <ProductCard card={{ ...card, ...change }} sizes="20rem" />)
  const list = /<ul aria-label="Finishes".*?<\/ul>/s.exec(html)?.[0] ?? ''
  return [list.match(/<img/g)?.length, readText(list)]
}

test('[PROD-015] a card shows its four thumbnails, and behind them how many more finishes there are', () => {
  expect(drawFinishes({ more: 2 })).toEqual([4, '+2'])
  expect(drawFinishes({ more: 0 })).toEqual([4, ''])
})

test('a finish of which nothing is left is struck through, and says so', () => {
  const html = drawPage(() => (
    <ProductCard card={{ ...card, gone: ['/pictures/b.webp'] }} sizes="20rem" />
  ))
  expect(
    [...html.matchAll(/<li data-gone[^>]*><img[^>]*alt="([^"]*)"/g)].map(([, alt]) => alt),
  ).toEqual(['Sold out'])
})

test('a flash sale counts down on a card, and not on one of which nothing is left to hurry for', () => {
  const sale = { ends: '2026-11-24T20:00:00.000Z', left: 5 * 3600 }
  const wordsOf = (isSoldOut: boolean) =>
    readText(drawPage(() => <ProductCard card={{ ...card, sale, isSoldOut }} sizes="20rem" />))
  expect(wordsOf(false)).toContain('Ends in 5 h')
  expect(wordsOf(true)).not.toContain('Ends in')
  expect(wordsOf(true)).toContain('Sold out')
})
