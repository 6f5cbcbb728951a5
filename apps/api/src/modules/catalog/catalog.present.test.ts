import { expect, test } from 'vitest'
import { films, pictures } from '#platform/picture-urls.ts'
import {
  averageRating,
  presentAttributes,
  presentCard,
  presentItem,
  presentSet,
  presentShop,
} from './catalog.present.ts'
import type { CardRow, ItemRow, SkuRow } from './catalog.types.ts'

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
  points: 0,
  was: null,
  lowest30: null,
  measure: null,
  skuCount: 4,
  isAvailable: true,
  headsSet: false,
  isPreSale: false,
  pictures: ['halden--oak', 'halden--birch'],
  gone: ['halden--birch'],
  alts: null,
  ratingSum: 14,
  ratingCount: 3,
  saleStartsAt: null,
  saleEndsAt: null,
  saleLeft: null,
}
const sku: SkuRow = {
  ...{ id: 1, code: 'HAL-OAK', gtin: '2001234567893' },
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
  points: 0,
  was: 21_900,
  lowest30: 17_500,
  available: 3,
  saleStartsAt: null,
  saleEndsAt: null,
  saleLeft: null,
  preSale: null,
  groupOffer: null,
}

test('a card shows the sku that its button puts into the cart, and a picture for each finish', () => {
  const shown = presentCard(card)
  expect(shown).toMatchObject({
    itemId: 7,
    defaultSkuId: 1,
    mainImage: '/pictures/halden--oak-640.webp',
    name: 'Halden desk',
    salePrc: euro(189),
    salePoints: 0,
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
  expect(shown.frontImages.map(({ isSoldOut }) => isSoldOut)).toEqual([false, true])
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
test('a set costs what its parts cost, less its percentage: of each the sku on its card, or the first of which there are enough', () => {
  const dear = { ...sku, id: 2, amount: 30_000, available: 50 }
  const set = presentSet(
    [
      { id: 7, qty: 1, percentOff: 10, skus: [sku, dear] },
      { id: 8, qty: 4, percentOff: 10, skus: [{ ...sku, available: 3 }, dear] },
    ],
    [card, { ...card, id: 8 }],
  )
  expect(set.partList.map(({ partAmt, skuQty }) => [partAmt, skuQty])).toEqual([
    [euro(189), 1],
    [euro(1200), 4],
  ])
  expect([set.totalAmt, set.originalAmt, set.percentOff]).toEqual([euro(1250.1), euro(1389), 10])
  expect(set.partList[0]?.skuList[0]).toMatchObject({
    id: 1,
    code: 'HAL-OAK',
    widthCm: 100,
    depthCm: 50,
    heightCm: 74,
    weightKg: 24.5,
    availableQty: 3,
    salePrc: euro(189),
    salePoints: 0,
    originalPrc: euro(219),
    lowest30Prc: euro(175),
  })
})
test('a set of which a part is gone is no set', () =>
  expect(
    presentSet(
      [
        { id: 7, qty: 1, percentOff: 0, skus: [sku] },
        { id: 8, qty: 1, percentOff: 0, skus: [sku] },
      ],
      [card],
    ),
  ).toEqual({
    partList: [],
    totalAmt: null,
    originalAmt: null,
    percentOff: 0,
  }))

const secretary: ItemRow = {
  measure: null,
  id: 9,
  urlKey: 'vik-secretary',
  model: 'desk-secretary',
  pictures: [],
  alts: { 'desk-secretary--white': 'A white desk, closed' },
  shape: null,
  name: 'Vik secretary',
  noun: 'secretary desk',
  description: 'Folds away.',
  details: ['Two drawers'],
  freight: 'bulky',
  energyClass: null,
  attributes: [],
  manufacturer: 'Vik A/S',
  responsiblePerson: 'Vik GmbH',
  onSaleSince: new Date('2026-05-01T06:00:00Z'),
  ratingSum: 14,
  ratingCount: 3,
  categoryId: 20,
  categoryKey: 'desks',
  categoryName: 'Desks',
  shop: {
    id: 5,
    name: 'House',
    city: 'Hamburg',
    country: 'DE',
    about: { de: 'Aus Holz.', en: 'Of wood.' },
    itemCount: 3,
  },
  sellerId: 7,
  headsSet: false,
  voucher: null,
  skus: [
    { ...sku, finish: 'oak', picture: 'desk-secretary--oak' },
    { ...sku, id: 2, finish: 'white', picture: 'desk-secretary--white' },
    // A second size of the oak one, with the same picture.
    { ...sku, id: 3, finish: 'oak', size: '120x50', picture: 'desk-secretary--oak' },
  ],
}
const rate = {
  shopId: 5,
  freight: 'bulky',
  currency: 'EUR',
  fee: 1990,
  freeFrom: 49_900,
  transitDays: 2,
  handlingDays: 1,
} as const
const friday = {
  site: 'DE',
  language: 'en',
  now: new Date('2026-11-20T10:00:00Z'),
  taxRate: 0.19,
} as const

test('an item says what it is, whose it is, who answers for it, and what sending it costs and takes', () => {
  const { images: _images, skuList, ...shown } = presentItem(secretary, rate, friday)
  expect(shown).toEqual({
    id: 9,
    name: 'Vik secretary',
    noun: 'secretary desk',
    urlKey: 'vik-secretary',
    description: 'Folds away.',
    details: ['Two drawers'],
    shop: { ...secretary.shop, about: 'Of wood.' },
    sellerId: 7,
    category: { id: 20, key: 'desks', name: 'Desks' },
    manufacturer: 'Vik A/S',
    responsiblePerson: 'Vik GmbH',
    energyClass: null,
    attributeList: [],
    videoUrl: films.url('desk-secretary'),
    model: null,
    shipping: {
      fee: euro(19.9),
      freeFrom: euro(499),
      freight: 'bulky',
      // Three working days from a Friday: one to hand over, two on the road.
      expectDate: '2026-11-25',
    },
    taxRate: 0.19,
    ratingAvg: 4.7,
    ratingCount: 3,
    onSaleSince: '2026-05-01T06:00:00.000Z',
    combinationType: null,
    voucher: null,
  })
  expect(skuList.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Vik secretary'],
    [2, 'Vik secretary'],
    [3, 'Vik secretary'],
  ])
})
test('one that heads a set says so, one that is never sent for nothing has no threshold, and one without a film no address of it', () =>
  expect(
    presentItem(
      { ...secretary, headsSet: true, model: 'never-filmed' },
      { ...rate, freeFrom: null },
      { ...friday, site: 'PL', taxRate: 0.23 },
    ),
  ).toMatchObject({
    combinationType: 'DIY_ITEM',
    shipping: { freeFrom: null },
    videoUrl: '',
    taxRate: 0.23,
  }))
test('the gallery has one picture of each finish, then those of the whole and of a detail that there are', () => {
  const picture = (name: string, finish: string | null) => ({
    url: `/pictures/desk-secretary--${name}-960.webp`,
    minImageUrl: `/pictures/desk-secretary--${name}-160.webp`,
    finish,
    tint: pictures.tint(`desk-secretary--${name}`),
    alt: name === 'white' ? 'A white desk, closed' : '',
  })
  const mains = [picture('oak', 'oak'), picture('white', 'white')]
  expect(presentItem(secretary, rate, friday).images).toEqual([
    ...mains,
    picture('second', null),
    picture('detail', null),
  ])
  expect(presentItem({ ...secretary, model: 'never-drawn' }, rate, friday).images).toEqual(mains)
})
test('an sku says its finish and size as keys, measures in centimetres and kilograms, and never more than 99 or fewer than none', () => {
  const shown = (change: Partial<SkuRow>) =>
    presentItem({ ...secretary, skus: [{ ...sku, ...change }] }, rate, friday).skuList[0]
  expect(shown({ picture: 'desk-secretary--oak' })).toEqual({
    id: 1,
    name: 'Vik secretary',
    code: 'HAL-OAK',
    gtin: '2001234567893',
    skuUrlSuffix: 'oak-100x50',
    image: '/pictures/desk-secretary--oak-960.webp',
    minImageUrl: '/pictures/desk-secretary--oak-160.webp',
    tint: pictures.tint('desk-secretary--oak'),
    salePrc: euro(189),
    salePoints: 0,
    originalPrc: euro(219),
    lowest30Prc: euro(175),
    isSecKill: false,
    secKillStartTime: null,
    secKillEndTime: null,
    secKillLeft: null,
    preSale: null,
    groupOffer: null,
    businessTypeDict: null,
    marketingUnit: null,
    adjustStep: 1,
    attributes: [
      { attrKey: 'finish', attrVal: 'oak' },
      { attrKey: 'size', attrVal: '100x50' },
    ],
    finish: 'oak',
    size: '100x50',
    widthCm: 100,
    depthCm: 50,
    heightCm: 74,
    weightKg: 24.5,
    availableQty: 3,
  })
  expect(shown({ was: null, lowest30: null })).toMatchObject({
    originalPrc: null,
    lowest30Prc: null,
  })
  expect([-1, 0, 99, 100].map((available) => shown({ available })?.availableQty)).toEqual([
    0, 0, 99, 99,
  ])
  expect(presentAttributes({ finish: 'brass', size: '22 cm' })).toEqual([
    { attrKey: 'finish', attrVal: 'brass' },
    { attrKey: 'size', attrVal: '22 cm' },
  ])
})
test('a card has the picture that comes up under the pointer and the film where there are such, and each picture’s colour', () => {
  const drawn = { ...card, model: 'desk-secretary', picture: 'desk-secretary--oak' }
  const shown = presentCard({ ...drawn, pictures: ['desk-secretary--oak'] })
  expect([shown.tint, shown.itemName, shown.itemShortName, shown.advertise]).toEqual([
    pictures.tint('desk-secretary--oak'),
    'Halden desk',
    'Halden desk',
    '',
  ])
  expect(shown.frontImages).toEqual([
    {
      imageUrl: '/pictures/desk-secretary--oak-640.webp',
      videoUrl: films.url('desk-secretary'),
      hoverUrl: '/pictures/desk-secretary--second-640.webp',
      minImageUrl: '/pictures/desk-secretary--oak-160.webp',
      tint: pictures.tint('desk-secretary--oak'),
      alt: '',
      isSoldOut: false,
    },
  ])
  const alts = { 'desk-secretary--oak': 'An oak desk, open' }
  const named = presentCard({ ...drawn, alts, pictures: ['desk-secretary--oak', 'x'] })
  expect(named.frontImages.map(({ alt }) => alt)).toEqual(['An oak desk, open', ''])
  expect(presentCard(card).frontImages[0]).toMatchObject({ hoverUrl: '', videoUrl: '' })
})
test('the parts of a set keep the words of their own card, and the sku of the card is taken only while there are enough of it', () => {
  const cheaper = { ...sku, id: 2, amount: 10_000, available: 50 }
  const partOf = (skus: SkuRow[], qty: number) =>
    presentSet([{ id: 7, qty, percentOff: 0, skus }], [card]).partList[0]
  expect(partOf([cheaper, { ...sku, available: 3 }], 3)?.partAmt).toEqual(euro(567))
  const [one, other] = [sku, cheaper].map((row) => ({ ...row, available: 1 }))
  expect(partOf([one!, other!], 2)?.partAmt).toEqual(euro(378))
  expect(partOf([{ ...cheaper, available: 2 }], 2)?.partAmt).toEqual(euro(200))
  expect(partOf([sku], 1)).toMatchObject({
    card: presentCard(card),
    skuList: [{ name: 'Halden desk' }],
  })
  expect(presentSet([], [])).toEqual({
    partList: [],
    totalAmt: null,
    originalAmt: null,
    percentOff: 0,
  })
})
