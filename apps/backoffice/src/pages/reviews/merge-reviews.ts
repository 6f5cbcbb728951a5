import type { SellersReview } from '@galleria/contract/review'

type Page = { readonly data: readonly SellersReview[]; readonly total: number }
type Slice = { readonly pageNo: number; readonly pageSize: number }

/** The call gives reviews of one rating or of all, and a hundred at a time. */
const MOST_AT_ONCE = 100

/**
 * One page of the reviews of several ratings together, newest first. `ask` gives a page of one
 * rating; each is read as far as this page could reach, since nobody knows before how the ratings
 * alternate.
 */
export async function mergeRatings(
  rates: readonly number[],
  { pageNo, pageSize }: Slice,
  ask: (rate: number, slice: Slice) => Promise<Page>,
): Promise<{ data: SellersReview[]; total: number }> {
  const end = pageNo * pageSize
  const lists = await Promise.all(rates.map((rate) => readNewest(end, (slice) => ask(rate, slice))))
  return {
    data: lists
      .flatMap((list) => list.data)
      .toSorted(byNewest)
      .slice(end - pageSize, end),
    total: lists.reduce((sum, list) => sum + list.total, 0),
  }
}

async function readNewest(count: number, ask: (slice: Slice) => Promise<Page>): Promise<Page> {
  const pageSize = Math.min(count, MOST_AT_ONCE)
  const data: SellersReview[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await ask({ pageNo, pageSize })
    data.push(...page.data)
    if (page.data.length < pageSize || data.length >= Math.min(count, page.total))
      return { data, total: page.total }
  }
}

/** As the mall sorts them. */
function byNewest(a: SellersReview, b: SellersReview): number {
  return (
    Date.parse(b.comment.createdAt) - Date.parse(a.comment.createdAt) ||
    (b.comment.id < a.comment.id ? -1 : 1)
  )
}
