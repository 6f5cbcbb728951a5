import type { SellersReview } from '@galleria/contract/review'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { mergeRatings } from './merge-reviews.ts'
import { toPageArgument, type ReviewSearch } from './review-search.ts'

type Page = { readonly data: SellersReview[]; readonly total: number }
const PAGES = ['reviews', 'page']

export function reviewPageQuery(search: ReviewSearch) {
  const { argument, rates } = toPageArgument(search)
  return queryOptions({
    queryKey: [...PAGES, argument, rates],
    placeholderData: keepPreviousData,
    queryFn: (): Promise<Page> =>
      rates.length === 0
        ? mall('POST /sapi/mall-merchant/comment/page', argument)
        : mergeRatings(rates, argument, (rate, slice) =>
            mall('POST /sapi/mall-merchant/comment/page', { ...argument, ...slice, rate }),
          ),
  })
}

/**
 * Puts a review as it is now into the lists that show it. It stays where it is, so that the answer
 * can be read, until the list is asked for again.
 */
export function showAnswered(queries: QueryClient, review: SellersReview): void {
  queries.setQueriesData<Page>(
    { queryKey: PAGES },
    (page) =>
      page && {
        ...page,
        data: page.data.map((one) => (one.comment.id === review.comment.id ? review : one)),
      },
  )
}

/**
 * One review as it is now. There is no call for a single one, so it is found among those of its
 * order.
 */
export async function readReview(review: SellersReview): Promise<SellersReview | undefined> {
  const page = await mall('POST /sapi/mall-merchant/comment/page', {
    keyword: review.tradeOrderLine.tradeOrder.tradeOrderCode,
    pageNo: 1,
    pageSize: 100,
  })
  return page.data.find((one) => one.comment.id === review.comment.id)
}
