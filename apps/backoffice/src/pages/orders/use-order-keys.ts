import { useEffect, useRef, type RefObject } from 'react'
import { useMatch, useNavigate, useLocation } from 'react-router'
import { useKeys } from '../../parts/use-keys.ts'

/** What `s` leaves in the history entry, for the detail to go straight to its shipping form. A new number each time, so that a second press counts. */
export type OrderWish = { readonly shipAsked?: number }

/** Marks the link that opens an order, in the table and on the cards alike. */
export function orderLink(id: string) {
  return { 'data-order-link': id }
}

/**
 * j and k move the focus itself, so that Enter, the screen reader and the focus ring need nothing of their own. While an order is open
 * they turn to its neighbour instead.
 */
export function useOrderKeys(ids: readonly string[], search: RefObject<HTMLInputElement | null>): void {
  const navigate = useNavigate()
  const { search: query } = useLocation()
  const opened = useMatch('/orders/:id')?.params.id

  const wasOpened = useRef(opened)
  // Back from an order, the focus is on that order again.
  useEffect(() => {
    if (!opened && wasOpened.current) focusOrder(wasOpened.current)
    wasOpened.current = opened
  }, [opened])

  function open(id: string | undefined, wish?: OrderWish) {
    if (id) void navigate(`/orders/${id}${query}`, { replace: opened !== undefined, state: wish })
  }
  function step(by: 1 | -1) {
    if (opened) return open(ids[ids.indexOf(opened) + by])
    const current = findFocused()
    const next = current === undefined ? (by === 1 ? 0 : ids.length - 1) : ids.indexOf(current) + by
    focusOrder(ids[next])
  }
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    s: (event) => open(opened ?? findFocused(), { shipAsked: event.timeStamp }),
    '/': () => {
      if (!opened) search.current?.focus()
    },
  })
}

function focusOrder(id: string | undefined): void {
  if (id) document.querySelector<HTMLElement>(`[data-order-link="${CSS.escape(id)}"]`)?.focus()
}
function findFocused(): string | undefined {
  return document.activeElement instanceof HTMLElement ? document.activeElement.dataset['orderLink'] : undefined
}
