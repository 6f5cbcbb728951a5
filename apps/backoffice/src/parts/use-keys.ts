import { useLocalStorage } from '@mantine/hooks'
import { useEffect, useRef } from 'react'

/** Marks what is inside a dialog under which the keys of the page must rest. */
export const restingKeys = { 'data-resting-keys': true }

/** Single keys can get in the way of speech input (WCAG 2.1.4), so they can be turned off. */
export function useKeysSwitch() {
  return useLocalStorage({
    key: 'backoffice-keys',
    defaultValue: true,
    getInitialValueInEffect: false,
  })
}

type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>

/**
 * Single keys, by the character they type: `{ j: goDown }`. They rest while somebody types or holds
 * a modifier.
 */
export function useKeys(keys: Keys): void {
  const [isOn] = useKeysSwitch()
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target) ||
        document.querySelector('[data-resting-keys]')
      )
        return
      const act = latest.current[event.key]
      if (!act) return
      event.preventDefault()
      act(event)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  )
}
