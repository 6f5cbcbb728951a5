import { expect, test } from 'vitest'
import type { WireSku } from '@galleria/contract/item'
import type { WireModel } from '@galleria/contract/model'
import {
  chooseSku,
  finishChoices,
  galleryOf,
  modelOf,
  sizeChoices,
  versionsLeft,
} from './choose-sku.ts'

const sku = (finish: string, size: string, availableQty = 9) =>
  ({ finish, size, availableQty, skuUrlSuffix: `${finish}-${size}` }) as WireSku
const item = { skuList: [sku('oak', 's', 0), sku('oak', 'm'), sku('walnut', 'm')] }

test('[PROD-002] the sku of the address is chosen, without one the first that can be had', () => {
  expect(chooseSku(item, 'walnut-m')).toBe(item.skuList[2])
  expect(chooseSku(item, null)).toBe(item.skuList[1])
  expect(chooseSku(item, 'gone')).toBe(item.skuList[1])
})
test('when everything is sold out the first is shown', () => {
  const none = { skuList: [sku('oak', 's', 0), sku('oak', 'm', 0)] }
  expect(chooseSku(none, null)).toBe(none.skuList[0])
})
test('beside a version that is sold out stand four that can be had: those of its size first, then those of its finish', () => {
  const gone = sku('oak', 's', 0)
  const skuList = [
    gone,
    sku('walnut', 'm'),
    sku('oak', 'm'),
    sku('white', 's'),
    sku('black', 's', 0),
    sku('birch', 'm'),
    sku('sand', 'm'),
  ]
  expect(versionsLeft({ skuList }, gone).map(({ skuUrlSuffix }) => skuUrlSuffix)).toEqual([
    'white-s',
    'oak-m',
    'walnut-m',
    'birch-m',
  ])
})
test('another finish keeps the size where it exists', () => {
  const chosen = item.skuList[1] as WireSku
  expect(
    finishChoices(item, chosen).map(({ key, sku: { skuUrlSuffix }, isChosen }) => [
      key,
      skuUrlSuffix,
      isChosen,
    ]),
  ).toEqual([
    ['oak', 'oak-m', true],
    ['walnut', 'walnut-m', false],
  ])
  expect(finishChoices(item, item.skuList[0] as WireSku)[1]?.sku.skuUrlSuffix).toBe('walnut-m')
  expect(sizeChoices(item, chosen).map(({ key }) => key)).toEqual(['s', 'm'])
})
test('the gallery begins with the chosen finish, then shows second views, then the other finishes', () => {
  const images = ['oak', 'walnut', null].map((finish) => ({
    url: String(finish),
    minImageUrl: '',
    finish,
    tint: '',
    alt: '',
  }))
  expect(galleryOf({ images }, sku('walnut', 'm')).map(({ finish }) => finish)).toEqual([
    'walnut',
    null,
    'oak',
  ])
})

test('a model stands beside the versions that are as large as it is, give or take a fifth', () => {
  const model = { url: '/models/a.glb', widthCm: 160, depthCm: 70, heightCm: 75 } as WireModel
  const sized = (widthCm: number) => ({ ...sku('oak', 's'), widthCm, depthCm: 70, heightCm: 75 })
  expect(modelOf({ model }, sized(160))).toBe(model)
  expect(modelOf({ model }, sized(134))).toBe(model)
  expect(modelOf({ model }, sized(133))).toBeNull()
  expect(modelOf({ model: null }, sized(160))).toBeNull()
})
