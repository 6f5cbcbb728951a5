import type { ArgumentOf } from '@galleria/contract/client'
import { itemStatuses, type ItemStatus } from '@galleria/contract/item-rules'
import { KEYWORD_MAX, readCount } from '../../parts/list-address.ts'

/** What the address of the list of items says: state, words, page. */
export type ItemSearch = {
  readonly status: ItemStatus | undefined
  readonly keyword: string
  readonly page: number
}

export const PAGE_SIZE = 25

export function readSearch(params: URLSearchParams): ItemSearch {
  const view = params.get('view')
  return {
    status: itemStatuses.find((status) => viewOf(status) === view),
    keyword: (params.get('q') ?? '').slice(0, KEYWORD_MAX),
    page: readCount(params.get('page')) ?? 1,
  }
}

const viewOf = (status: ItemStatus) => status.toLowerCase().replace('_', '-')

/** What is as usual is left out, so that one list has one address. */
export function writeSearch({ status, keyword, page }: ItemSearch): string {
  const params = new URLSearchParams()
  if (status) params.set('view', viewOf(status))
  if (keyword) params.set('q', keyword)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `?${params}` : ''
}

export function toPageArgument(
  search: ItemSearch,
): ArgumentOf<'POST /sapi/mall-merchant/item/page'> {
  const keyword = search.keyword.trim()
  return {
    ...(search.status ? { status: search.status } : {}),
    ...(keyword ? { keyword } : {}),
    pageNo: search.page,
    pageSize: PAGE_SIZE,
  }
}
