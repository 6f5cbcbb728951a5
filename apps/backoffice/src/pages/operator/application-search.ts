import type { ArgumentOf } from '@galleria/contract/client'
import { KEYWORD_MAX, readCount } from '../../parts/list-address.ts'

/** The saved views of the operator's lists, and all that their addresses say. */

export const PAGE_SIZE = 25

export const applicationViews = ['waiting', 'rejected', 'approved', 'all'] as const
export const sellerViews = ['all', 'active', 'frozen', 'cleared'] as const
export type ApplicationView = (typeof applicationViews)[number]
export type SellerView = (typeof sellerViews)[number]
export type OperatorSearch<View extends string> = {
  readonly view: View
  readonly keyword: string
  readonly page: number
}

const applicationStatuses = {
  waiting: ['AUDIT'],
  rejected: ['REJECTED'],
  approved: ['PASS'],
  all: [],
} as const
const sellerStatuses = {
  all: [],
  active: ['ACTIVE'],
  frozen: ['FROZEN'],
  cleared: ['CLEARED'],
} as const

/** The first view is the usual one, and stands for whatever an address does not name. */
export function readOperatorSearch<View extends string>(
  views: readonly [View, ...View[]],
  params: URLSearchParams,
): OperatorSearch<View> {
  return {
    view: views.find((one) => one === params.get('view')) ?? views[0],
    keyword: (params.get('q') ?? '').slice(0, KEYWORD_MAX),
    page: readCount(params.get('page')) ?? 1,
  }
}

/** What is as usual is left out, so that one list has one address. */
export function writeOperatorSearch<View extends string>(
  views: readonly [View, ...View[]],
  { view, keyword, page }: OperatorSearch<View>,
): string {
  const params = new URLSearchParams()
  if (view !== views[0]) params.set('view', view)
  if (keyword) params.set('q', keyword)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `?${params}` : ''
}

export function toApplicationsArgument({
  view,
  keyword,
  page,
}: OperatorSearch<ApplicationView>): ArgumentOf<'POST /sapi/mall-operator/application/page'> {
  return {
    status: [...applicationStatuses[view]],
    ...(keyword.trim() ? { keyword: keyword.trim() } : {}),
    pageNo: page,
    pageSize: PAGE_SIZE,
  }
}
export function toSellersArgument({
  view,
  keyword,
  page,
}: OperatorSearch<SellerView>): ArgumentOf<'POST /sapi/mall-operator/seller/page'> {
  return {
    status: [...sellerStatuses[view]],
    ...(keyword.trim() ? { keyword: keyword.trim() } : {}),
    pageNo: page,
    pageSize: PAGE_SIZE,
  }
}
