import { startTransition, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { WireCartLine } from '@galleria/contract/cart'
import { applyChange, fieldsOf, type CartChange } from './cart-change.ts'
import type { CartRefusal } from './change-cart.ts'

/** A quantity is sent when nobody has stepped it for this long. */
const REST_MS = 350

/**
 * The cart as the person sees it: what the shop has, with the changes on top that are still on
 * their way. Changes are sent one after the other, so that the last word of two quick ones is the
 * last at the shop too; each leaves the list when the shop's answer is on the page.
 */
export function useCart(stored: readonly WireCartLine[]) {
  const fetcher = useFetcher<{ refusal: CartRefusal | undefined }>()
  const [changes, setChanges] = useState<readonly CartChange[]>([])
  const waiting = useRef<CartChange[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<void>>(undefined)

  function change(next: CartChange): void {
    const replaced =
      next.intent === 'quantity'
        ? waiting.current.filter((one) => one.intent === 'quantity' && one.id === next.id)
        : []
    waiting.current = [...waiting.current.filter((one) => !replaced.includes(one)), next]
    setChanges((shown) => [...shown.filter((one) => !replaced.includes(one)), next])
    clearTimeout(timer.current)
    if (next.intent === 'quantity') timer.current = setTimeout(() => void settle(), REST_MS)
    else void settle()
  }

  /** Sends what waits; done when the shop has answered all of it. */
  function settle(): Promise<void> {
    clearTimeout(timer.current)
    running.current ??= sendAll().finally(() => {
      running.current = undefined
    })
    return running.current
  }

  async function sendAll(): Promise<void> {
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      const sent = next
      const form = new FormData()
      for (const [name, value] of fieldsOf(sent)) form.append(name, value)
      form.set('stay', '1')
      await fetcher.submit(form, { method: 'post', action: '/cart' })
      // In a transition, as the router puts its answer on the page: not before it, which would show
      // the old figure again.
      startTransition(() => setChanges((shown) => shown.filter((one) => one !== sent)))
    }
  }

  return {
    lines: changes.reduce(applyChange, stored),
    change,
    settle,
    isBusy: changes.length > 0,
    refusal: changes.length > 0 ? undefined : fetcher.data?.refusal,
  }
}
