import type { WireAttribute } from '@galleria/contract/attribute-desk'
import { expect, test } from 'vitest'
import {
  isLookedAt,
  picturesOf,
  presentAsked,
  presentItemRow,
  presentListedItem,
  presentOwnItem,
  presentToLookAt,
} from './own-item.present.ts'
import type { ItemAttribute, OwnVersion, WholeItem } from './own-item.queries.ts'

const version: OwnVersion = {
  id: 7,
  code: 'HAL-OAK',
  gtin: '4006381333931',
  finish: 'oak',
  size: '120',
  widthMm: 1_205,
  depthMm: 600,
  heightMm: 740,
  weightG: 31_500,
  picture: 'bed-canopy--oak',
  free: 4,
  isUntouched: true,
  prices: [
    { site: 'DE', currency: 'EUR', amount: 12_950 },
    { site: 'UK', currency: 'GBP', amount: 11_900 },
  ],
}
const load: ItemAttribute = {
  id: 4,
  key: 'max-load',
  name: 'Carries',
  kind: 'number',
  unit: 'kg',
  isRequired: true,
  option: null,
  number: 60,
  texts: [],
}
const item: WholeItem = {
  id: 3,
  historyId: 'h',
  name: 'Halden',
  picture: 'bed-canopy--oak',
  shopId: 2,
  shopName: 'Nordholz',
  sellerId: 1,
  sellerName: 'Nordholz GmbH',
  categoryId: 12,
  categoryKey: 'desks',
  categoryName: 'Desks',
  status: 'DRAFT',
  isHeldBack: false,
  versionCount: 1,
  firstCode: 'HAL-OAK',
  changedAt: new Date('2026-11-23T10:00:00Z'),
  urlKey: 'halden',
  version: 5,
  language: 'de',
  manufacturer: 'Nordholz GmbH, Kiel',
  responsiblePerson: 'Nordholz GmbH, Kiel',
  needsEnergyLabel: false,
  energyClass: null,
  freight: 'bulky',
  voucher: null,
  attributes: [load],
  pictures: ['bed-canopy--second'],
  pictureTexts: { 'bed-canopy--second': { en: 'From behind', de: 'Von hinten' } },
  shape: null,
  reviewNote: null,
  submittedAt: null,
  soldBefore: 0,
  texts: [{ language: 'de', name: 'Halden', description: 'Ein Tisch.', details: ['Eiche'] }],
  versions: [version],
}
const own = (change: Partial<WholeItem> = {}, mayWrite = true) =>
  presentOwnItem({ ...item, ...change }, mayWrite)
const oak = {
  url: '/pictures/bed-canopy--oak-640.webp',
  previewUrl: '/pictures/bed-canopy--oak-160.webp',
  tint: '#ccbeaa',
}
const second = {
  url: '/pictures/bed-canopy--second-640.webp',
  previewUrl: '/pictures/bed-canopy--second-160.webp',
  tint: '#cabdaa',
}

test('a list of items says what each is, where it belongs, and what it stands at', () => {
  expect(presentItemRow(item)).toEqual({
    itemId: 3,
    name: 'Halden',
    image: oak,
    shop: { id: 2, name: 'Nordholz' },
    categoryName: 'Desks',
    status: 'DRAFT',
    versionCount: 1,
    skuCode: 'HAL-OAK',
    version: 5,
    changedAt: '2026-11-23T10:00:00.000Z',
  })
  expect(presentItemRow({ ...item, picture: null }).image).toBeNull()
  expect(presentItemRow({ ...item, isHeldBack: true }).status).toBe('HELD_BACK')
})

test('a list says what can be done with each of its items, to those who may do it', () => {
  const can = (change: Partial<WholeItem>, mayWrite = true) =>
    presentListedItem({ ...item, ...change }, mayWrite).operationList
  expect(can({ status: 'DRAFT' })).toEqual(['archive'])
  expect(can({ status: 'IN_REVIEW' })).toEqual([])
  expect(can({ status: 'ON_SALE' })).toEqual(['pause'])
  expect(can({ status: 'ON_SALE', isHeldBack: true })).toEqual([])
  expect(can({ status: 'PAUSED' })).toEqual(['resume', 'archive'])
  expect(can({ status: 'ARCHIVED' })).toEqual([])
  expect(can({ status: 'PAUSED' }, false)).toEqual([])
})

test('its shop reads everything that is said of an item', () => {
  expect(own()).toEqual({
    ...presentItemRow(item),
    urlKey: 'halden',
    category: { id: 12, key: 'desks' },
    language: 'de',
    textList: item.texts,
    manufacturer: 'Nordholz GmbH, Kiel',
    responsiblePerson: 'Nordholz GmbH, Kiel',
    energyClass: null,
    attributeList: [
      {
        key: 'max-load',
        name: 'Carries',
        kind: 'number',
        unit: 'kg',
        isRequired: true,
        option: null,
        number: 60,
        textList: [],
      },
    ],
    freight: 'bulky',
    voucher: null,
    isKindOpen: false,
    imageList: [
      {
        ...second,
        textList: [
          { language: 'de', text: 'Von hinten' },
          { language: 'en', text: 'From behind' },
        ],
      },
      { ...oak, textList: [] },
    ],
    model: null,
    versionList: [
      {
        skuId: 7,
        skuCode: 'HAL-OAK',
        gtin: '4006381333931',
        attributes: [
          { attrKey: 'finish', attrVal: 'oak' },
          { attrKey: 'size', attrVal: '120' },
        ],
        finish: 'oak',
        sizeName: '120',
        widthCm: 120.5,
        depthCm: 60,
        heightCm: 74,
        weightKg: 31.5,
        image: oak,
        freeQty: 4,
        priceList: [
          { site: 'DE', salePrc: { value: 129.5, currency: 'EUR' } },
          { site: 'UK', salePrc: { value: 119, currency: 'GBP' } },
        ],
        isDroppable: true,
      },
    ],
    gapList: [],
    missingList: [],
    isLookedAt: true,
    reviewNote: null,
    operationList: ['submit', 'archive', 'save'],
  })
})

test('a draft says what is missing, by its names, and cannot be put on sale before', () => {
  const { gapList, missingList, operationList } = own({
    attributes: [{ ...load, number: null }],
    pictures: [],
    versions: [{ ...version, picture: '', prices: [] }],
  })
  expect(gapList).toEqual(['picture', 'price', 'attribute'])
  expect(missingList).toEqual(['Carries'])
  expect(operationList).toEqual(['archive', 'save'])
})

test('buttons are those of its state, and none for whoever only reads', () => {
  expect(own({ status: 'IN_REVIEW' }).operationList).toEqual(['takeBack'])
  expect(own({ status: 'PAUSED' }).operationList).toEqual(['archive', 'save'])
  expect(own({}, false).operationList).toEqual([])
})

test('the first three items of a seller are looked at before they are sold, the fourth is not', () => {
  expect([0, 2, 3, 9].map((soldBefore) => isLookedAt({ soldBefore }))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(own({ soldBefore: 3 }).isLookedAt).toBe(false)
})

test('a version is taken out only of a draft, and only while nothing of it was in the house', () => {
  const droppable = (change: Partial<WholeItem>) => own(change).versionList[0]?.isDroppable
  expect(droppable({ status: 'PAUSED' })).toBe(false)
  expect(droppable({ versions: [{ ...version, isUntouched: false }] })).toBe(false)
  expect(own({ versions: [{ ...version, picture: '' }] }).versionList[0]?.image).toBeNull()
})

test('pictures are its own first, then those of versions, each once', () => {
  const versions = [version, { ...version, picture: '' }, version]
  expect(picturesOf({ pictures: ['b', ''], versions })).toEqual(['b', 'bed-canopy--oak'])
  expect(picturesOf({ pictures: ['bed-canopy--oak'], versions })).toEqual(['bed-canopy--oak'])
})

test('without a version it may still become a service; with its terms it is one', () => {
  const voucher = { kind: 'service', days: 90 } as const
  expect(own({ versions: [], voucher })).toMatchObject({
    isKindOpen: true,
    voucher: { kind: 'service', validDays: 90, place: null, address: null },
  })
})

test('its model is told with its measures in centimetres', () => {
  const shape = { name: 'ab12', finish: 'oak', widthMm: 1_200, depthMm: 600, heightMm: 745 }
  expect(
    own({ shape: { ...shape, front: 'f', side: 's' } as WholeItem['shape'] }).model,
  ).toMatchObject({
    url: '/models/ab12.glb',
    finish: 'oak',
    widthCm: 120,
    depthCm: 60,
    heightCm: 74.5,
  })
})

test('the mall sees whose item it is and since when it waits, and decides about what is not its own', () => {
  const waiting = { ...item, status: 'IN_REVIEW', submittedAt: new Date('2026-11-24T08:00:00Z') }
  const seen = presentToLookAt(waiting as WholeItem, false)
  expect(seen).toEqual({
    ...presentOwnItem(waiting as WholeItem, false),
    sellerName: 'Nordholz GmbH',
    submittedAt: '2026-11-24T08:00:00.000Z',
    decisionList: ['approve', 'sendBack'],
  })
  expect(seen.operationList).toEqual([])
  expect(presentToLookAt(waiting as WholeItem, true).decisionList).toEqual([])
  expect(presentToLookAt(item, false)).toMatchObject({
    submittedAt: '2026-11-23T10:00:00.000Z',
    decisionList: [],
  })
})

test('a form asks an attribute in the reader’s language, with the options that are not hidden', () => {
  const asked: WireAttribute = {
    id: 1,
    key: 'wood',
    categoryId: 12,
    kind: 'choice',
    unit: '',
    isRequired: true,
    nameList: [
      { language: 'en', name: 'Wood' },
      { language: 'de', name: 'Holz' },
    ],
    optionList: [
      { key: 'oak', isHidden: false, nameList: [{ language: 'de', name: 'Eiche' }] },
      { key: 'teak', isHidden: true, nameList: [{ language: 'de', name: 'Teak' }] },
    ],
  } as unknown as WireAttribute
  const said = { key: 'wood', categoryId: 12, kind: 'choice', unit: '', isRequired: true }
  expect(presentAsked(asked, 'de')).toEqual({
    ...said,
    name: 'Holz',
    optionList: [{ key: 'oak', name: 'Eiche' }],
  })
  expect(presentAsked(asked, 'fr')).toMatchObject({ name: 'wood', optionList: [{ name: 'wood' }] })
})
