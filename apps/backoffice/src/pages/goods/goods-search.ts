import type { ArgumentOf } from '@galleria/contract/client'
import { isSite, type Site } from '@galleria/contract/storefronts'
import { KEYWORD_MAX, readCount } from '../../parts/list-address.ts'

/** What the address of the list of goods says: view, filters, page. */

export const views = ['all', 'low', 'sold-out', 'paused'] as const
export type View = (typeof views)[number]
export type GoodsSearch = {
  readonly view: View
  readonly keyword: string
  readonly shopId: number | undefined
  /** Whose prices are shown. */ readonly site: Site
  readonly page: number
}
type PageArgument = ArgumentOf<'POST /sapi/mall-merchant/goods/page'>

export const PAGE_SIZE = 25
const USUAL_SITE: Site = 'DE'

const stockOf: Partial<Record<View, NonNullable<PageArgument['stock']>>> = {
  low: 'LOW',
  'sold-out': 'SOLD_OUT',
  paused: 'PAUSED',
}

export function readSearch(params: URLSearchParams): GoodsSearch {
  const site = params.get('site')
  return {
    view: views.find((one) => one === params.get('view')) ?? 'all',
    keyword: (params.get('q') ?? '').slice(0, KEYWORD_MAX),
    shopId: readCount(params.get('shop')),
    site: isSite(site) ? site : USUAL_SITE,
    page: readCount(params.get('page')) ?? 1,
  }
}

/** What is as usual is left out, so that one list has one address. */
export function writeSearch(search: GoodsSearch): string {
  const params = new URLSearchParams()
  if (search.view !== 'all') params.set('view', search.view)
  if (search.keyword) params.set('q', search.keyword)
  if (search.shopId) params.set('shop', String(search.shopId))
  if (search.site !== USUAL_SITE) params.set('site', search.site)
  if (search.page > 1) params.set('page', String(search.page))
  return params.size > 0 ? `?${params}` : ''
}

/** Goods are named by their article number, which may have signs that an address has, too. */
export function goodsAddress(skuCode: string, search = ''): string {
  return `/goods/${encodeURIComponent(skuCode)}${search}`
}

export function isFiltered(search: GoodsSearch): boolean {
  return search.keyword !== '' || search.shopId !== undefined
}
export function unfiltered(search: GoodsSearch): GoodsSearch {
  return { ...search, keyword: '', shopId: undefined, page: 1 }
}

export function toPageArgument(search: GoodsSearch): PageArgument {
  const keyword = search.keyword.trim()
  const stock = stockOf[search.view]
  return {
    ...(stock ? { stock } : {}),
    ...(keyword ? { keyword } : {}),
    ...(search.shopId ? { shopId: search.shopId } : {}),
    site: search.site,
    pageNo: search.page,
    pageSize: PAGE_SIZE,
  }
}
