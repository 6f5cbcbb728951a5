import {
  openReverseStatuses,
  reverseStatuses,
  type ReverseStatus,
} from '@galleria/contract/after-sales-rules'
import type { ArgumentOf } from '@galleria/contract/client'
import { KEYWORD_MAX, readCount } from '../../parts/list-address.ts'

/**
 * The saved views of the after-sales list, and all that its address says: view, filters, sort,
 * page.
 */

export const views = [
  'to-answer',
  'offered',
  'coming-back',
  'replacements',
  'money',
  'failed',
  'with-mall',
  'closed',
  'all',
] as const
export type View = (typeof views)[number]
const sorts = ['deadline', 'oldest', 'newest'] as const
export type Sort = (typeof sorts)[number]
export type ReverseSearch = {
  readonly view: View
  readonly status: ReverseStatus | undefined
  readonly keyword: string
  readonly shopId: number | undefined
  readonly sort: Sort
  readonly page: number
}
type PageArgument = ArgumentOf<'POST /sapi/mall-merchant/reverseorder/page'>

export const PAGE_SIZE = 25

/** The states a view holds, and so the ones it can be narrowed to. */
export const statusesOf: Readonly<Record<View, readonly ReverseStatus[]>> = {
  // Of these what was sent instead, if it is lost.
  'to-answer': [
    'WAITING_FOR_AUDIT_BY_SELLER',
    'WAITING_FOR_SELLER_SHIP',
    'WAITING_FOR_BUYER_CONFIRMED',
  ],
  offered: ['WAITING_FOR_AUDIT_BY_SELLER'],
  'coming-back': ['WAITING_FOR_BUYER_RETURN', 'WAITING_FOR_QC_DONE'],
  replacements: ['WAITING_FOR_SELLER_SHIP', 'WAITING_FOR_BUYER_CONFIRMED'],
  money: ['WAITING_FOR_REFUND', 'REFUND_PENDING'],
  failed: ['REFUND_FAIL'],
  'with-mall': [],
  closed: reverseStatuses.filter((status) => !openReverseStatuses.includes(status)),
  all: reverseStatuses,
}

const usualSorts: Readonly<Record<View, Sort>> = {
  'to-answer': 'deadline',
  offered: 'deadline',
  'coming-back': 'deadline',
  replacements: 'deadline',
  money: 'oldest',
  failed: 'oldest',
  'with-mall': 'deadline',
  closed: 'newest',
  all: 'newest',
}

/**
 * Where silence decides, what runs out first stands first; money that is waited for is oldest
 * first, everything else is read newest first.
 */
export function usualSort(view: View): Sort {
  return usualSorts[view]
}

export function readSearch(params: URLSearchParams): ReverseSearch {
  const view = views.find((one) => one === params.get('view')) ?? 'to-answer'
  return {
    view,
    status:
      statusesOf[view].length > 1
        ? statusesOf[view].find((one) => one === params.get('status'))
        : undefined,
    keyword: (params.get('q') ?? '').slice(0, KEYWORD_MAX),
    shopId: readCount(params.get('shop')),
    sort: sorts.find((one) => one === params.get('sort')) ?? usualSort(view),
    page: readCount(params.get('page')) ?? 1,
  }
}

/** What is as usual is left out, so that one list has one address. */
export function writeSearch(search: ReverseSearch): string {
  const params = new URLSearchParams()
  if (search.view !== 'to-answer') params.set('view', search.view)
  if (search.status) params.set('status', search.status)
  if (search.keyword) params.set('q', search.keyword)
  if (search.shopId) params.set('shop', String(search.shopId))
  if (search.sort !== usualSort(search.view)) params.set('sort', search.sort)
  if (search.page > 1) params.set('page', String(search.page))
  return params.size > 0 ? `?${params}` : ''
}

/**
 * Another view keeps words and shop, but has its own states and its own order, and starts at its
 * first page.
 */
export function switchView(search: ReverseSearch, view: View): ReverseSearch {
  return { ...search, view, status: undefined, sort: usualSort(view), page: 1 }
}
export function isFiltered(search: ReverseSearch): boolean {
  return search.keyword !== '' || search.shopId !== undefined || search.status !== undefined
}
/** The same view with nothing left out of it. */
export function unfiltered(search: ReverseSearch): ReverseSearch {
  return { ...search, status: undefined, keyword: '', shopId: undefined, page: 1 }
}

export function toPageArgument(search: ReverseSearch): PageArgument {
  const keyword = search.keyword.trim()
  const status = search.status
    ? [search.status]
    : search.view === 'all' || search.view === 'with-mall'
      ? undefined
      : [...statusesOf[search.view]]
  return {
    ...(status ? { status } : {}),
    ...(search.view === 'with-mall' ? { isInDispute: true } : {}),
    ...(search.view === 'offered' ? { isBuyersTurn: true } : {}),
    ...(search.view === 'to-answer' ? { isBuyersTurn: false } : {}),
    ...(keyword ? { keyword } : {}),
    ...(search.shopId ? { shopId: search.shopId } : {}),
    sort: search.sort,
    pageNo: search.page,
    pageSize: PAGE_SIZE,
  }
}
