import { addressCountries } from '@galleria/contract/address-countries'
import type { ArgumentOf } from '@galleria/contract/client'
import { shownStatusesOf } from '@galleria/contract/order-states'
import { isSite, type Site } from '@galleria/contract/storefronts'
import { KEYWORD_MAX, readCount } from '../../parts/list-address.ts'

/**
 * The saved views of the order list, and all that the address of the list says: view, filters,
 * sort, page.
 */

export const views = [
  'to-ship',
  'late',
  'on-hold',
  'under-way',
  'lost',
  'unpaid',
  'done',
  'canceled',
  'all',
] as const
export type View = (typeof views)[number]
export type Sort = 'oldest' | 'newest'
export type OrderSearch = {
  readonly view: View
  readonly keyword: string
  readonly shopId: number | undefined
  readonly site: Site | undefined
  /** Calendar days of the shop. */ readonly from: string | undefined
  readonly to: string | undefined
  readonly country: string | undefined
  /** Only what is fetched. */ readonly fetched: true | undefined
  /** Only what is sent at no charge. */ readonly free: true | undefined
  /** What an order comes to, in its own currency. */ readonly least: number | undefined
  readonly most: number | undefined
  readonly sort: Sort
  readonly page: number
}
type PageArgument = ArgumentOf<'POST /sapi/mall-merchant/order/page'>

export const PAGE_SIZE = 25

const moreFilters = ['from', 'to', 'country', 'fetched', 'free', 'least', 'most'] as const
const noMore = {
  from: undefined,
  to: undefined,
  country: undefined,
  fetched: undefined,
  free: undefined,
  least: undefined,
  most: undefined,
}
/** Where orders go. */
export const countries: readonly string[] = Object.keys(addressCountries)

function readDay(text: string | null): string | undefined {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined
}
export function readAmount(text: string | null): number | undefined {
  return text !== null && /^\d{1,8}([.,]\d{1,2})?$/.test(text)
    ? Number(text.replace(',', '.'))
    : undefined
}

const filterOf: Record<
  View,
  Pick<PageArgument, 'status' | 'toShipOnly' | 'lateOnly' | 'heldOnly' | 'lostOnly'>
> = {
  'to-ship': { toShipOnly: true },
  late: { lateOnly: true },
  'on-hold': { heldOnly: true },
  'under-way': { status: ['UN_RECEIVED'] },
  lost: { lostOnly: true },
  unpaid: { status: shownStatusesOf('PENDING_PAY') },
  done: { status: ['COMPLETE'] },
  canceled: { status: shownStatusesOf('CANCEL_ALL') },
  all: {},
}

/** Work is done oldest first, everything else is read newest first. */
export function usualSort(view: View): Sort {
  return ['to-ship', 'late', 'on-hold', 'lost'].includes(view) ? 'oldest' : 'newest'
}

export function readSearch(params: URLSearchParams): OrderSearch {
  const view = views.find((one) => one === params.get('view')) ?? 'to-ship'
  const sort = params.get('sort')
  const site = params.get('site')
  return {
    view,
    keyword: (params.get('q') ?? '').slice(0, KEYWORD_MAX),
    shopId: readCount(params.get('shop')),
    site: isSite(site) ? site : undefined,
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
    country: countries.find((code) => code === params.get('country')),
    fetched: params.get('fetched') === 'true' || undefined,
    free: params.get('free') === 'true' || undefined,
    least: readAmount(params.get('least')),
    most: readAmount(params.get('most')),
    sort: sort === 'oldest' || sort === 'newest' ? sort : usualSort(view),
    page: readCount(params.get('page')) ?? 1,
  }
}

/** What is as usual is left out, so that one list has one address. */
export function writeSearch(search: OrderSearch): string {
  const params = new URLSearchParams()
  if (search.view !== 'to-ship') params.set('view', search.view)
  if (search.keyword) params.set('q', search.keyword)
  if (search.shopId) params.set('shop', String(search.shopId))
  if (search.site) params.set('site', search.site)
  for (const name of moreFilters)
    if (search[name] !== undefined) params.set(name, String(search[name]))
  if (search.sort !== usualSort(search.view)) params.set('sort', search.sort)
  if (search.page > 1) params.set('page', String(search.page))
  return params.size > 0 ? `?${params}` : ''
}

/** Another view keeps the filters, but starts at its first page and in its own order. */
export function switchView(search: OrderSearch, view: View): OrderSearch {
  return { ...search, view, sort: usualSort(view), page: 1 }
}
export function isFiltered(search: OrderSearch): boolean {
  return (
    search.keyword !== '' ||
    search.shopId !== undefined ||
    search.site !== undefined ||
    isNarrowed(search)
  )
}
/** Whether one of the filters is set that stand behind a button. */
export function isNarrowed(search: OrderSearch): boolean {
  return moreFilters.some((name) => search[name] !== undefined)
}
/** The same view with nothing left out of it. */
export function unfiltered(search: OrderSearch): OrderSearch {
  return { ...search, ...noMore, keyword: '', shopId: undefined, site: undefined, page: 1 }
}

export function toPageArgument(search: OrderSearch): PageArgument {
  const keyword = search.keyword.trim()
  return {
    ...filterOf[search.view],
    ...(keyword ? { keyword } : {}),
    ...(search.shopId ? { shopId: search.shopId } : {}),
    ...(search.site ? { site: search.site } : {}),
    ...(search.from ? { dayFrom: search.from } : {}),
    ...(search.to ? { dayTo: search.to } : {}),
    ...(search.country ? { countryCode: search.country } : {}),
    ...(search.fetched ? { fetchedOnly: true } : {}),
    ...(search.free ? { reissuedOnly: true } : {}),
    ...(search.least === undefined ? {} : { amountFrom: search.least }),
    ...(search.most === undefined ? {} : { amountTo: search.most }),
    sort: search.sort,
    pageNo: search.page,
    pageSize: PAGE_SIZE,
  }
}
