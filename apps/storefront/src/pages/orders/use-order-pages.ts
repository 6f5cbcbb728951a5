import { useCallback, useEffect, useRef, useState } from 'react'
import { createClient, fetchTransport } from '@galleria/contract/client'
import { toFilter, type OrderQuery } from './order-query.ts'
import type { ShownOrder } from './shown-order.ts'

/** So near to the bottom of the list the next page is fetched [ORD-029]. */
const NEAR = '0px 0px 50px'

type Page = { readonly data: readonly ShownOrder[]; readonly total: number }

/** The first page comes with the document; the following ones are appended. After an operation all of them are read again. */
export function useOrderPages(query: OrderQuery, first: Page) {
  const [later, setLater] = useState<readonly Page[]>([])
  const [busy, setBusy] = useState<'no' | 'loading' | 'failed'>('no')
  const end = useRef<HTMLDivElement>(null)
  const asked = useRef(query)
  asked.current = query

  const read = useCallback(
    (pageNo: number): Promise<Page> =>
      createClient(fetchTransport())('POST /sapi/mall-order/web/order/pageTradeOrderForBuyer', {
        ...toFilter(asked.current),
        pageNo,
        pageSize: asked.current.pageSize,
      }),
    [],
  )
  const loadNext = useCallback(() => {
    setBusy('loading')
    read(asked.current.pageNo + later.length + 1).then(
      (page) => {
        setLater((pages) => [...pages, page])
        setBusy('no')
      },
      () => setBusy('failed'),
    )
  }, [later.length, read])

  const seen = useRef(first)
  useEffect(() => {
    if (seen.current === first) return
    seen.current = first
    if (later.length === 0) return
    void Promise.all(later.map((_, index) => read(asked.current.pageNo + index + 1))).then(
      setLater,
      () => setBusy('failed'),
    )
  }, [first, later, read])

  const total = (later.at(-1) ?? first).total
  const hasMore = (query.pageNo + later.length) * query.pageSize < total
  const state = busy !== 'no' ? busy : hasMore ? 'more' : 'end'
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

  // An order that moved between two readings may come twice; the first stands.
  const rows = [
    ...new Map(
      [...first.data, ...later.flatMap((page) => page.data)]
        .toReversed()
        .map((order) => [order.id, order]),
    ).values(),
  ].toReversed()
  return { rows, state, end, loadNext }
}
