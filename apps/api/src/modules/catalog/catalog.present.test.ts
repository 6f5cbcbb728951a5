import { expect, test } from 'vitest'
import { averageRating, presentCard, presentSet, presentShop } from './catalog.present.ts'
import type { CardRow, SkuRow } from './catalog.types.ts'

const euro = (value: number) => ({ value, currency: 'EUR' })
const card: CardRow = {
  id: 7,
  shopId: 5,
  shopName: 'Galleria House',
  urlKey: 'halden-desk',
  name: 'Halden desk',
  noun: 'desk',
  model: 'halden',
  skuId: 1,
  suffix: 'oak-100x50',
  picture: 'halden--oak',
  currency: 'EUR',
  amount: 18_900,
  was: null,
  lowest30: null,
  skuCount: 4,
  isAvailable: true,
  headsSet: false,
  pictures: ['halden--oak', 'halden--birch'],
  ratingSum: 14,
  ratingCount: 3,
  saleStartsAt: null,
  saleEndsAt: null,
  saleLeft: null,
}
const sku: SkuRow = {
  id: 1,
  code: 'HAL-OAK',
  suffix: 'oak-100x50',
  finish: 'oak',
  size: '100x50',
  widthMm: 1000,
  depthMm: 500,
  heightMm: 740,
  weightG: 24_500,
  picture: 'halden--oak',
  currency: 'EUR',
  amount: 18_900,
  was: 21_900,
  lowest30: 17_500,
  available: 3,
  saleStartsAt: null,
  saleEndsAt: null,
  saleLeft: null,
}

test('a card shows the sku that its button puts into the cart, and a picture for each finish', () => {
  const shown = presentCard(card)
  expect(shown).toMatchObject({
    itemId: 7,
    defaultSkuId: 1,
    mainImage: '/pictures/halden--oak-640.webp',
    name: 'Halden desk',
    salePrc: euro(189),
    originalPrc: null,
    discountShowPrice: null,
    lowest30Prc: null,
    shopId: 5,
    shopName: 'Galleria House',
    urlKey: 'halden-desk',
    skuUrlSuffix: 'oak-100x50',
    skuCount: 4,
    isSoldOut: false,
    ratingAvg: 4.7,
    ratingCount: 3,
    combinationType: null,
    isSecKill: false,
    secKillStartTime: null,
    secKillEndTime: null,
    secKillLeft: null,
  })
  expect(shown.frontImages.map(({ imageUrl, minImageUrl }) => [imageUrl, minImageUrl])).toEqual([
    ['/pictures/halden--oak-640.webp', '/pictures/halden--oak-160.webp'],
    ['/pictures/halden--birch-640.webp', '/pictures/halden--birch-160.webp'],
  ])
})
test('a reduced one in a flash sale shows what is saved, the lowest price of thirty days and what is left of the time', () =>
  expect(
    presentCard({
      ...card,
      was: 21_900,
      lowest30: 17_500,
      headsSet: true,
      isAvailable: false,
      saleStartsAt: new Date('2026-11-20T08:00:00Z'),
      saleEndsAt: new Date('2026-11-20T20:00:00Z'),
      saleLeft: 3600,
    }),
  ).toMatchObject({
    originalPrc: euro(219),
    discountShowPrice: euro(30),
    lowest30Prc: euro(175),
    combinationType: 'DIY_ITEM',
    isSoldOut: true,
    isSecKill: true,
    secKillStartTime: '2026-11-20T08:00:00.000Z',
    secKillEndTime: '2026-11-20T20:00:00.000Z',
    secKillLeft: 3600,
  }))
test('stars are averaged to one decimal, and nobody’s are none', () =>
  expect([
    averageRating({ ratingSum: 13, ratingCount: 3 }),
    averageRating({ ratingSum: 0, ratingCount: 0 }),
  ]).toEqual([4.3, null]))
test('a shop speaks about itself in the language of the reader, or not at all', () => {
  const shop = {
    id: 5,
    name: 'House',
    city: 'Hamburg',
    country: 'DE',
    about: { de: 'Aus Holz.' },
    itemCount: 3,
  }
  expect(presentShop(shop, 'de')).toEqual({ ...shop, about: 'Aus Holz.' })
  expect(presentShop(shop, 'en').about).toBe('')
})
test('a set costs what its parts cost: of each the sku on its card, or the first of which there are enough', () => {
  const dear = { ...sku, id: 2, amount: 30_000, available: 50 }
  const set = presentSet(
    [
      { id: 7, qty: 1, skus: [sku, dear] },
      { id: 8, qty: 4, skus: [{ ...sku, available: 3 }, dear] },
    ],
    [card, { ...card, id: 8 }],
  )
  expect(set.partList.map(({ partAmt, skuQty }) => [partAmt, skuQty])).toEqual([
    [euro(189), 1],
    [euro(1200), 4],
  ])
  expect(set.totalAmt).toEqual(euro(1389))
  expect(set.partList[0]?.skuList[0]).toMatchObject({
    id: 1,
    code: 'HAL-OAK',
    widthCm: 100,
    depthCm: 50,
    heightCm: 74,
    weightKg: 24.5,
    availableQty: 3,
    salePrc: euro(189),
    originalPrc: euro(219),
    lowest30Prc: euro(175),
  })
})
test('a set of which a part is gone is no set', () =>
  expect(
    presentSet(
      [
        { id: 7, qty: 1, skus: [sku] },
        { id: 8, qty: 1, skus: [sku] },
      ],
      [card],
    ),
  ).toEqual({
    partList: [],
    totalAmt: null,
  }))
