import type { ArgumentOf } from '@galleria/contract/client'
import { readSearchWords } from '../../../addresses/search-words.ts'
import { readWholeNumber } from '../../../addresses/whole-number.ts'

/**
 * What the after-sales list shows, as its address says it:
 * `/buyer/as?keyword=&pageNo=&pageSize=&applied=1&reverseOrderId=a,b`.
 */
export type ReverseQuery = {
  readonly keyword: string
  readonly pageNo: number
  readonly pageSize: number
  /** Only those in which something is still to happen. */
  readonly applied: boolean
  readonly reverseOrderId: readonly string[]
}
/** One item of one order: `/buyer/as?tradeOrderId=&skuId=`. */
export type ItemOfOrder = { readonly tradeOrderId: string; readonly skuId: number }

const PAGE_SIZE = 20
const MOST_PER_PAGE = 50
/** Up to here there is no pager, so a page may not be smaller. */
const PAGER_ABOVE = 10
const MOST_PAGES = 1000
const MOST_IDS = 50
export const plainQuery: ReverseQuery = {
  keyword: '',
  pageNo: 1,
  pageSize: PAGE_SIZE,
  applied: false,
  reverseOrderId: [],
}

/**
 * Whatever is in an address that somebody typed or followed; what makes no sense is left out, never
 * an error.
 */
export function readReverseQuery(params: URLSearchParams): ReverseQuery {
  return {
    keyword: readSearchWords(params),
    pageNo: readWholeNumber(params.get('pageNo'), MOST_PAGES) ?? 1,
    pageSize: readWholeNumber(params.get('pageSize'), MOST_PER_PAGE, PAGER_ABOVE) ?? PAGE_SIZE,
    applied: params.get('applied') === '1' || params.get('applied') === 'true',
    reverseOrderId: listOf(params.get('reverseOrderId')).filter(isReverseId).slice(0, MOST_IDS),
  }
}

export function readItemOfOrder(params: URLSearchParams): ItemOfOrder | undefined {
  const tradeOrderId = params.get('tradeOrderId') ?? ''
  const skuId = readWholeNumber(params.get('skuId'), 2_000_000_000)
  return isOrderId(tradeOrderId) && skuId !== undefined ? { tradeOrderId, skuId } : undefined
}

/** The address of a list; another choice than the page starts again at its first page. */
export function reversesPath(query: ReverseQuery, change: Partial<ReverseQuery> = {}): string {
  const next = { ...query, pageNo: 1, ...change }
  const entries = [
    ...(next.keyword ? [['keyword', next.keyword]] : []),
    ...(next.applied ? [['applied', '1']] : []),
    ...(next.reverseOrderId.length > 0 ? [['reverseOrderId', next.reverseOrderId.join(',')]] : []),
    ...(next.pageNo === 1 ? [] : [['pageNo', String(next.pageNo)]]),
    ...(next.pageSize === PAGE_SIZE ? [] : [['pageSize', String(next.pageSize)]]),
  ]
  const search = new URLSearchParams(entries).toString().replaceAll('%2C', ',')
  return search ? `/buyer/as?${search}` : '/buyer/as'
}

/** The query as the call takes it. */
export function toListArgument({
  keyword,
  pageNo,
  pageSize,
  applied,
  reverseOrderId,
}: ReverseQuery): ArgumentOf<'POST /sapi/mall-order/web/reverseorder/querypage'> {
  return {
    ...(keyword ? { keyword } : {}),
    ...(applied ? { applied } : {}),
    ...(reverseOrderId.length > 0 ? { reverseOrderId: [...reverseOrderId] } : {}),
    pageNo,
    pageSize,
  }
}

export function isNarrowed({ keyword, applied, reverseOrderId }: ReverseQuery): boolean {
  return keyword !== '' || applied || reverseOrderId.length > 0
}

export function needsPager(total: number): boolean {
  return total > PAGER_ABOVE
}

/** The id in the address has had two names, and stands in the path or behind it. */
export function readReverseId(
  path: { readonly asid?: string | undefined; readonly reverseOrderId?: string | undefined },
  search: URLSearchParams,
): string {
  return (
    path.asid ?? path.reverseOrderId ?? search.get('asid') ?? search.get('reverseOrderId') ?? ''
  )
}

/** Comma-separated, as addresses of this area have it. */
export function listOf(text: string | null): string[] {
  return [
    ...new Set(
      (text ?? '')
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ]
}

export function isReverseId(text: string): boolean {
  return /^asv_[0-9a-z]{26}$/.test(text)
}
export function isOrderId(text: string): boolean {
  return /^ord_[0-9a-z]{26}$/.test(text)
}
