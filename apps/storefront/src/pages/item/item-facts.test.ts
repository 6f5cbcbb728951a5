import type { WireItem } from '@galleria/contract/item'
import { expect, test } from 'vitest'
import { productFacts } from './item-facts.ts'

const sku = (code: string, gtin: string | null) => ({
  ...{ code, gtin, skuUrlSuffix: 'oak', salePoints: 0, availableQty: 3, secKillEndTime: null },
  salePrc: { value: 189, currency: 'EUR' },
})

test('search engines are told the GTIN of each version that has one, and none of a shop’s own or where there is none', () => {
  const item = {
    name: 'Halden desk',
    description: '',
    images: [],
    shop: { name: 'Galleria House' },
    category: { name: 'Desks' },
    attributeList: [],
    ratingAvg: null,
    ratingCount: 0,
    skuList: [
      sku('GH-1', '4006381333931'),
      sku('GH-2', null),
      sku('GH-3', '2001234567893'),
      sku('GH-4', '02001234567893'),
      sku('GH-5', '614141007349'),
    ],
  } as unknown as WireItem
  const { offers } = productFacts(item, 'https://mall.example', '/item/halden') as {
    offers: Record<string, unknown>[]
  }
  expect(offers.map((offer) => [offer['sku'], offer['gtin']])).toEqual([
    ['GH-1', '4006381333931'],
    ['GH-2', undefined],
    ['GH-3', undefined],
    ['GH-4', undefined],
    ['GH-5', '614141007349'],
  ])
})
