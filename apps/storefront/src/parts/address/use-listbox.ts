import { useEffect, useState, type KeyboardEvent } from 'react'

type ListboxOptions = {
  readonly id: string
  readonly count: number
  onPick(index: number): void
  onEscape?: () => void
  /** Where the arrows begin; -1 lets Enter be Enter. */ readonly first?: number
}

/**
 * The keys of a list under a text field: the focus stays in the field, the arrows go through the
 * list, Enter takes, Escape closes.
 */
export function useListbox({ id, count, onPick, onEscape, first = -1 }: ListboxOptions) {
  const [chosen, setActive] = useState(first)
  const active = chosen < count ? chosen : first < count ? first : -1
  const optionId = (index: number) => `${id}-${index}`
  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])
  return {
    active,
    setActive,
    optionId,
    reset: () => setActive(first),
    onKeyDown(event: KeyboardEvent): void {
      if (event.nativeEvent.isComposing || count === 0) return
      const moves: Readonly<Record<string, number>> = {
        ArrowDown: active + 1 >= count ? 0 : active + 1,
        ArrowUp: active <= 0 ? count - 1 : active - 1,
        PageDown: Math.min(count - 1, active + 10),
        PageUp: Math.max(0, active - 10),
      }
      const next = moves[event.key]
      if (next !== undefined) setActive(next)
      else if (event.key === 'Enter' && active >= 0) onPick(active)
      else if (event.key === 'Escape' && onEscape) onEscape()
      else return
      // Neither the page, nor the form, nor the dialog around it gets the event.
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
