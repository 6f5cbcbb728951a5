import { expect, test } from 'vitest'
import type { ProductCard } from '@galleria/contract/item'
import { viewCard } from './card-view.server.ts'

const eur = (value: number) => ({ value, currency: 'EUR' })
const image = (name: string) => ({
  imageUrl: `/pictures/${name}-640.webp`,
  videoUrl: '',
  hoverUrl: '',
  minImageUrl: `/pictures/${name}-160.webp`,
  isSoldOut: name === 'c',
  alt: name === 'shown' ? 'A desk by a window' : '',
  tint: '#ccc',
})
const card: ProductCard = {
  itemId: 17,
  mainImage: '/pictures/desk--oak-640.webp',
  defaultSkuId: 170,
  name: 'Amrela desk',
  itemName: 'Amrela desk',
  itemShortName: 'Amrela desk',
  salePrc: eur(189),
  salePoints: 0,
  originalPrc: null,
  lowest30Prc: null,
  discountShowPrice: null,
  shopId: 5,
  shopName: 'Galleria House',
  urlKey: 'amrela-desk',
  skuUrlSuffix: 'oak',
  advertise: '',
  frontImages: [image('a')],
  tint: '#ccc',
  businessTypeDict: null,
  marketingUnit: null,
  adjustStep: 1,
  skuCount: 1,
  isSoldOut: false,
  isPreSale: false,
  ratingAvg: null,
  ratingCount: 0,
  isSecKill: false,
  secKillStartTime: null,
  secKillEndTime: null,
  secKillLeft: null,
  combinationType: null,
}

test('[PROD-005] a card leads to its item in the shown finish', () => {
  expect(viewCard(card).path).toBe('/item/amrela-desk-5-17?sku=oak')
})
test('[PROD-015] at most four thumbnails are shown, then how many more there are', () => {
  const view = viewCard({ ...card, frontImages: ['a', 'b', 'c', 'd', 'e', 'f'].map(image) })
  expect(view.thumbnails).toHaveLength(4)
  expect(view.more).toBe(2)
})
test('a thumbnail of which nothing is left is told apart', () => {
  const view = viewCard({ ...card, frontImages: ['a', 'b', 'c'].map(image) })
  expect(view.gone).toEqual(['/pictures/c-160.webp'])
  expect(viewCard(card)).not.toHaveProperty('gone')
})
test('[PROD-005] its picture is told as its shop tells it, and otherwise by the name beside it', () => {
  const shown = { ...card, mainImage: '/pictures/shown-640.webp' }
  expect(viewCard({ ...shown, frontImages: ['a', 'shown'].map(image) }).alt).toBe(
    'A desk by a window',
  )
  expect(viewCard(card)).not.toHaveProperty('alt')
})
test('one finish needs no thumbnails', () => {
  expect(viewCard(card)).toMatchObject({ thumbnails: [], more: 0 })
})
test('a reduced price tells what it was and the lowest of the last 30 days; a full one tells neither', () => {
  expect(viewCard({ ...card, originalPrc: eur(229), lowest30Prc: eur(199) })).toMatchObject({
    was: eur(229),
    lowest: eur(199),
  })
  expect(viewCard(card)).not.toHaveProperty('was')
})
test('stars are shown once somebody has given some', () => {
  expect(viewCard(card)).not.toHaveProperty('rating')
  expect(viewCard({ ...card, ratingAvg: 4.3, ratingCount: 12 })).toMatchObject({
    rating: { average: 4.3, count: 12 },
  })
})
test('[PROD-007] a flash sale says when it ends and how long that is; a film takes the place of the second view', () => {
  const view = viewCard({
    ...card,
    isSecKill: true,
    secKillStartTime: '2026-11-21T08:00:00.000Z',
    secKillEndTime: '2026-11-21T12:00:00.000Z',
    secKillLeft: 8040,
    frontImages: [{ ...image('a'), videoUrl: '/films/desk.0a.webm' }],
  })
  expect(view).toMatchObject({
    sale: { ends: '2026-11-21T12:00:00.000Z', left: 8040 },
    film: '/films/desk.0a.webm',
  })
  expect(viewCard(card)).not.toHaveProperty('sale')
  expect(viewCard(card)).not.toHaveProperty('film')
})
