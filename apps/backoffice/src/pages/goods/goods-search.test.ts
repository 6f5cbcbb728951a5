import { expect, test } from 'vitest'
import {
  goodsAddress,
  isFiltered,
  readSearch,
  toPageArgument,
  writeSearch,
} from './goods-search.ts'

const read = (text: string) => readSearch(new URLSearchParams(text))

test('the address of the list of goods says view, words, shop, storefront and page, and what is usual is left out', () => {
  const address = '?view=sold-out&q=oak&shop=5&site=SE&page=3'
  expect(writeSearch(read(address))).toBe(address)
  expect(writeSearch(read('?view=all&q=&site=DE&page=1'))).toBe('')
  expect(toPageArgument(read(address))).toEqual({
    stock: 'SOLD_OUT',
    keyword: 'oak',
    shopId: 5,
    site: 'SE',
    pageNo: 3,
    pageSize: 25,
  })
  expect(toPageArgument(read(''))).toEqual({ site: 'DE', pageNo: 1, pageSize: 25 })
})

test('what is no view, shop, storefront or page is as usual', () => {
  expect(read('?view=mine&shop=x&site=XX&page=-1')).toEqual({
    view: 'all',
    keyword: '',
    shopId: undefined,
    site: 'DE',
    page: 1,
  })
  expect([isFiltered(read('?view=low&site=SE')), isFiltered(read('?q=oak'))]).toEqual([false, true])
})

test('an article number with signs of an address opens as itself', () => {
  expect(goodsAddress('GH/1 #2', '?view=low')).toBe('/goods/GH%2F1%20%232?view=low')
})
