import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { createClient, fetchTransport } from '@galleria/contract/client'
import { toFilter, type OrderQuery } from './list/order-query.ts'
import { showOrder, type ShownOrder } from './shown-order.ts'

/** So near to the bottom of the list the next page is fetched [ORD-029]. */
const NEAR = '0px 0px 50px'
/** The most that one call answers. */
const MOST = 50

type Page = { readonly data: readonly ShownOrder[]; readonly total: number }

/**
 * What was appended, by the entry of the browser's history that it belongs to: who comes back from
 * an order finds the same list, so tall that the place they left fits in. It is gone with the
 * page's memory, and belongs to nobody whose first page has none of the same orders.
 */
const loaded = new Map<string, { readonly first: Page; readonly later: readonly ShownOrder[] }>()
const MOST_CACHED = 20

function findLoaded(key: string, first: Page): readonly ShownOrder[] {
  const found = loaded.get(key)
  const ids = new Set(first.data.map(({ id }) => id))
  return found?.first.data.some(({ id }) => ids.has(id)) ? found.later : []
}

/**
 * The first page comes with the document; the following ones are appended. After an operation, and
 * for who comes back, all of them are read again.
 */
export function useOrderPages(query: OrderQuery, first: Page) {
  const { key } = useLocation()
  const [later, setLater] = useState(() => findLoaded(key, first))
  const [left, setLeft] = useState(() => first.total - query.pageNo * query.pageSize)
  const [busy, setBusy] = useState<'no' | 'loading' | 'failed'>('no')
  const end = useRef<HTMLDivElement>(null)
  const asked = useRef(query)
  asked.current = query

  const read = useCallback(
    (after: string, pageSize: number): Promise<Page> =>
      createClient(fetchTransport())('POST /sapi/mall-order/web/order/pageTradeOrderForBuyer', {
        ...toFilter(asked.current),
        after,
        pageSize,
      }).then(({ data, ...page }) => ({ ...page, data: data.map(showOrder) })),
    [],
  )
  const loadNext = useCallback(() => {
    const last = later.at(-1) ?? first.data.at(-1)
    if (!last) return
    setBusy('loading')
    read(last.id, asked.current.pageSize).then(
      (page) => {
        setLater((orders) => [...orders, ...page.data])
        setLeft(page.total - page.data.length)
        setBusy('no')
      },
      () => setBusy('failed'),
    )
  }, [later, first, read])

  useEffect(() => {
    loaded.delete(key)
    if (later.length === 0) return
    loaded.set(key, { first, later })
    for (const oldest of [...loaded.keys()].slice(0, -MOST_CACHED)) loaded.delete(oldest)
  }, [key, first, later])

  const seen = useRef<Page | undefined>(undefined)
  useEffect(() => {
    if (seen.current === first) return
    seen.current = first
    if (later.length === 0) {
      setLeft(first.total - asked.current.pageNo * asked.current.pageSize)
      return
    }
    void readAgain(read, first, later.length).then(
      (again) => {
        setLater(again.orders)
        setLeft(again.left)
      },
      () => setBusy('failed'),
    )
  }, [first, later, read])

  const state = busy !== 'no' ? busy : left > 0 ? 'more' : 'end'
  useEffect(() => {
    const mark = end.current
    if (!mark || state !== 'more') return
    // Not shown above phones, so it never comes into view there.
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) loadNext()
      },
      { rootMargin: NEAR },
    )
    watch.observe(mark)
    return () => watch.disconnect()
  }, [state, loadNext])

  // What has moved between two readings may come twice; the first stands.
  const rows = [
    ...new Map(
      [...first.data, ...later].toReversed().map((order) => [order.id, order] as const),
    ).values(),
  ].toReversed()
  return { rows, state, end, loadNext }
}

/** As many orders after the first page as there were, as they are now. */
async function readAgain(
  read: (after: string, pageSize: number) => Promise<Page>,
  first: Page,
  count: number,
): Promise<{ orders: readonly ShownOrder[]; left: number }> {
  const orders: ShownOrder[] = []
  let left = 0
  while (orders.length < count) {
    const last = orders.at(-1) ?? first.data.at(-1)
    if (!last) break
    const page = await read(last.id, Math.min(MOST, count - orders.length))
    orders.push(...page.data)
    left = page.total - page.data.length
    if (page.data.length === 0) break
  }
  return { orders, left }
}
