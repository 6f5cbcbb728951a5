import { REVIEWS_PER_PAGE } from '@galleria/contract/review-rules'
import { readWholeNumber } from '../../addresses/whole-number.ts'

/** The two lists [REV-004]: what is to review, and what has been. */
export const tabs = ['unComment', 'comment'] as const
export type Tab = (typeof tabs)[number]
export type ListQuery = { readonly tab: Tab; readonly pageNo: number; readonly pageSize: number }

const MOST_PER_PAGE = 20

export function readListQuery(params: URLSearchParams): ListQuery {
  return {
    tab: params.get('status') === 'comment' ? 'comment' : 'unComment',
    pageNo: readWholeNumber(params.get('pageNo'), 100_000) ?? 1,
    pageSize: readWholeNumber(params.get('pageSize'), MOST_PER_PAGE) ?? REVIEWS_PER_PAGE,
  }
}

/** A tab begins at its first page. */
export function listPath(query: ListQuery, change: Partial<ListQuery> = {}): string {
  const { tab, pageNo, pageSize } = { ...query, pageNo: 1, ...change }
  const params = new URLSearchParams({ status: tab })
  if (pageNo > 1) params.set('pageNo', String(pageNo))
  if (pageSize !== REVIEWS_PER_PAGE) params.set('pageSize', String(pageSize))
  return `/buyer/comments?${params}`
}
export const writtenPath = '/buyer/comments?status=comment'
export const donePath = '/buyer/comment-success'

export function detailPath(id: string): string {
  return `/buyer/comment-detail/${id}`
}

/** Where more is said about goods that were reviewed [REV-019]. */
export function plusPath(id: string): string {
  return `/buyer/comment-plus/${id}`
}

/** Without lines, those of the order that are left [REV-012]. */
export function addPath(orderId: string, lineIds: readonly string[] = []): string {
  return `/buyer/comment-add?${new URLSearchParams({ orderId, ...(lineIds.length > 0 ? { orderLineIds: JSON.stringify(lineIds) } : {}) })}`
}

const LINE_ID = /^oli_[0-9a-z]{26}$/
/** The lines that an address names; what is no list of line ids names none. */
export function readLineIds(params: URLSearchParams): string[] {
  try {
    const named: unknown = JSON.parse(params.get('orderLineIds') ?? '[]')
    return Array.isArray(named)
      ? [...new Set(named.filter((id): id is string => typeof id === 'string' && LINE_ID.test(id)))]
      : []
  } catch {
    return []
  }
}
