/** One page of a list, as asked and as answered. Pages count from 1. */
export type PageRequest = { readonly pageNo: number; readonly pageSize: number }
export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number }

export function offsetOf(page: PageRequest): number {
  return (page.pageNo - 1) * page.pageSize
}

export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/**
 * The numbers a pager shows: the first, the last, the current with its neighbours, and `undefined`
 * for each gap.
 */
export function pagerNumbers(current: number, count: number): (number | undefined)[] {
  const shown = [...new Set([1, current - 1, current, current + 1, count])]
    .filter((n) => n >= 1 && n <= count)
    .toSorted((a, b) => a - b)
  return shown.flatMap((n, index) => {
    const before = shown[index - 1]
    if (before === undefined || n - before === 1) return [n]
    return n - before === 2 ? [n - 1, n] : [undefined, n]
  })
}
