import { useEffect, useRef, type RefObject } from 'react'
import { useLocation, useMatch, useNavigate } from 'react-router'
import { useKeys } from './use-keys.ts'

/** Marks the link that opens a row, in the table and on the cards alike. */
export function rowLink(id: string) {
  return { 'data-row-link': id }
}

type Asked = {
  /** The address of the list, `/orders`. */
  readonly base: string
  readonly ids: readonly string[]
  readonly field: RefObject<HTMLInputElement | null>
  /**
   * Keys that open the row under the focus with a intent, left in the history entry. Each gets a
   * new moment, so that a second press counts.
   */
  readonly shortcuts: Readonly<Record<string, (at: number) => object>>
}

/**
 * j and k move the focus itself, so that Enter, the screen reader and the focus ring need nothing
 * of their own. While a row is open they turn to its neighbour instead.
 */
export function useListKeys({ base, ids, field, shortcuts }: Asked): void {
  const navigate = useNavigate()
  const { search: query } = useLocation()
  const opened = useMatch(`${base}/:id`)?.params.id

  const wasOpened = useRef(opened)
  // Back from a row, the focus is on that row again.
  useEffect(() => {
    if (!opened && wasOpened.current) focusRow(wasOpened.current)
    wasOpened.current = opened
  }, [opened])

  function open(id: string | undefined, intent?: object) {
    if (id) void navigate(`${base}/${id}${query}`, { replace: opened !== undefined, state: intent })
  }
  function step(by: 1 | -1) {
    if (opened) return open(ids[ids.indexOf(opened) + by])
    focusRow(neighbourOf(ids, findFocused(), by))
  }
  useKeys({
    ...Object.fromEntries(
      Object.entries(shortcuts).map(([key, intent]) => [
        key,
        (event: KeyboardEvent) => open(opened ?? findFocused(), intent(event.timeStamp)),
      ]),
    ),
    j: () => step(1),
    k: () => step(-1),
    '/': () => {
      if (!opened) field.current?.focus()
    },
  })
}

/** The next or the one before; without a current one the first or the last. */
export function neighbourOf(
  ids: readonly string[],
  current: string | undefined,
  by: 1 | -1,
): string | undefined {
  return ids[current === undefined ? (by === 1 ? 0 : ids.length - 1) : ids.indexOf(current) + by]
}
export function focusRow(id: string | undefined): void {
  if (id) document.querySelector<HTMLElement>(`[data-row-link="${CSS.escape(id)}"]`)?.focus()
}
export function findFocused(): string | undefined {
  return document.activeElement instanceof HTMLElement
    ? document.activeElement.closest<HTMLElement>('[data-row-link]')?.dataset['rowLink']
    : undefined
}
