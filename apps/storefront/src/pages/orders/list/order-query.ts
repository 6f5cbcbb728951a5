import type { ArgumentOf } from '@galleria/contract/client'
import { localPath } from '@galleria/contract/local-path'
import { readSearchWords } from '../../../addresses/search-words.ts'
import { readWholeNumber } from '../../../addresses/whole-number.ts'

type ListArgument = ArgumentOf<'POST /sapi/mall-order/web/order/pageTradeOrderForBuyer'>
export type TimeSpan = NonNullable<ListArgument['timeline']>
export const timeSpans = ['lta', '3m', 'ty', 'ly'] as const satisfies readonly TimeSpan[]

/** The tabs in their order, and what each asks the server for. */
export const searchOf = {
  all: 'ALL_ORDER',
  unpaid: 'PENDING_PAY',
  unshipped: 'UN_DELIVERY',
  unreceived: 'UN_RECEIVED',
  finished: 'COMPLETE',
  canceled: 'CANCEL_ALL',
} as const satisfies Record<string, NonNullable<ListArgument['searchStatus']>>
export type Tab = keyof typeof searchOf
export const tabs = Object.keys(searchOf) as Tab[]

/**
 * What the order list shows, as its address says it:
 * `/buyer/orders?kind=&keyword=&status=&timespan=&pageNo=&pageSize=&from=`.
 */
export type OrderQuery = {
  /** The points mall's orders, where the storefront has one; else those paid with money. */
  readonly kind: '' | 'points'
  readonly keyword: string
  readonly status: Tab
  readonly timespan: TimeSpan
  readonly pageNo: number
  readonly pageSize: number
  /** The page that opened the list, for the way back. */
  readonly from: string
}

const PAGE_SIZE = 5
const MOST_PER_PAGE = 50
const MOST_PAGES = 1000
export const plainQuery: OrderQuery = {
  kind: '',
  keyword: '',
  status: 'all',
  timespan: 'lta',
  pageNo: 1,
  pageSize: PAGE_SIZE,
  from: '',
}

/**
 * Whatever is in an address that somebody typed or followed; what makes no sense is left out, never
 * an error.
 */
export function readOrderQuery(
  params: URLSearchParams,
  { hasPointsMall }: { readonly hasPointsMall: boolean },
): OrderQuery {
  const from = params.get('from')
  return {
    kind: hasPointsMall && params.get('kind') === 'points' ? 'points' : '',
    keyword: readSearchWords(params),
    status: tabs.find((tab) => tab === params.get('status')) ?? 'all',
    timespan: timeSpans.find((span) => span === params.get('timespan')) ?? 'lta',
    pageNo: readWholeNumber(params.get('pageNo'), MOST_PAGES) ?? 1,
    pageSize: readWholeNumber(params.get('pageSize'), MOST_PER_PAGE) ?? PAGE_SIZE,
    from: from ? localPath(from) : '',
  }
}

/** The address of a list; another choice than the page starts again at its first page. */
export function ordersPath(query: OrderQuery, change: Partial<OrderQuery> = {}): string {
  const next = { ...query, pageNo: 1, ...change }
  const params = new URLSearchParams()
  for (const name of [
    'kind',
    'keyword',
    'status',
    'timespan',
    'pageNo',
    'pageSize',
    'from',
  ] as const) {
    if (next[name] !== plainQuery[name]) params.set(name, String(next[name]))
  }
  const search = params.toString()
  return search ? `/buyer/orders?${search}` : '/buyer/orders'
}

/** The filters as the calls of list and counts take them. */
export function toFilter({ kind, keyword, status, timespan }: OrderQuery) {
  return {
    ...(kind === 'points' ? { tradeType: 'NORMAL_POINT_REDEEM' as const } : {}),
    ...(keyword ? { queryParams: keyword } : {}),
    searchStatus: searchOf[status],
    timeline: timespan,
    deviceSource: 'PC' as const,
  }
}

export function isNarrowed({ keyword, status, timespan }: OrderQuery): boolean {
  return keyword !== '' || status !== 'all' || timespan !== 'lta'
}
