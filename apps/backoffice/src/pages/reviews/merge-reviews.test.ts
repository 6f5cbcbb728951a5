import type { SellersReview } from '@galleria/contract/review'
import { expect, test } from 'vitest'
import { mergeRatings } from './merge-reviews.ts'

function review(id: string, day: number): SellersReview {
  return {
    comment: { id, createdAt: new Date(Date.UTC(2026, 0, day)).toISOString() },
  } as SellersReview
}
/** Ratings with their reviews, newest first, asked as the mall is asked. */
function mallWith(lists: Record<number, readonly SellersReview[]>) {
  const asked: string[] = []
  const ask = async (rate: number, { pageNo, pageSize }: { pageNo: number; pageSize: number }) => {
    asked.push(`${rate}: ${pageNo} of ${pageSize}`)
    const all = lists[rate] ?? []
    return { data: all.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: all.length }
  }
  return { asked, ask }
}
const ids = (page: { data: SellersReview[] }) => page.data.map((one) => one.comment.id)

test('two ratings are one list, newest first, page by page', async () => {
  const { ask } = mallWith({
    2: [review('e', 9), review('c', 5), review('b', 3)],
    1: [review('d', 7), review('a', 1)],
  })
  const pages = await Promise.all(
    [1, 2, 3, 4].map((pageNo) => mergeRatings([2, 1], { pageNo, pageSize: 2 }, ask)),
  )
  expect(pages.map(ids)).toEqual([['e', 'd'], ['c', 'b'], ['a'], []])
  expect(pages.map((page) => page.total)).toEqual([5, 5, 5, 5])
})
test('of the same moment the later id stands first, as the mall has it', async () => {
  const { ask } = mallWith({ 2: [review('m', 4)], 1: [review('n', 4), review('l', 4)] })
  expect(ids(await mergeRatings([2, 1], { pageNo: 1, pageSize: 10 }, ask))).toEqual(['n', 'm', 'l'])
})
test('a far page is read a hundred at a time, and no further than there is something', async () => {
  const { asked, ask } = mallWith({
    2: Array.from({ length: 150 }, (_, index) => review(`z${1000 - index}`, 200 - index)),
    1: [review('a', 1)],
  })
  const page = await mergeRatings([2, 1], { pageNo: 8, pageSize: 20 }, ask)
  expect([page.data.length, page.data.at(-1)?.comment.id, page.total]).toEqual([11, 'a', 151])
  expect(asked.toSorted()).toEqual(['1: 1 of 100', '2: 1 of 100', '2: 2 of 100'])
})
