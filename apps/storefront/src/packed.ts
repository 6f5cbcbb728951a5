import { useMemo } from 'react'
import { keepUpTo } from '@galleria/kernel/keep-up-to'

declare const shape: unique symbol
/** A value as one text. */
export type Packed<Value> = string & { readonly [shape]: Value }

/**
 * For what a loader has much of. The router writes every member of every object for itself, with numbers that stand for others; as JSON in one text a
 * page of goods is smaller on its way (2 KB of an item page's 20) and costs the server less.
 */
export function pack<Value>(value: Value): Packed<Value> {
  const text = quote(JSON.stringify(value)) as Packed<Value>
  // The server draws in a moment what it has just packed.
  if (import.meta.env.SSR) {
    justPacked[next] = { text, value }
    next = (next + 1) % FEW
  }
  return text
}

/**
 * Within two more texts, as the router writes it, each quotation mark would become four signs. A grave accent stands for it, unless the value itself has one;
 * where a real one is left, nothing was changed.
 */
const quote = (json: string) => (json.includes('`') ? json : json.replaceAll('"', '`'))
const unquote = (text: string) => (text.includes('"') ? text : text.replaceAll('`', '"'))

export function useUnpacked<Value>(text: Packed<Value>): Value {
  return useMemo(
    () =>
      ((import.meta.env.SSR ? justPacked.find((one) => one.text === text)?.value : undefined) ??
        JSON.parse(unquote(text))) as Value,
    [text],
  )
}

const FEW = 5
let next = 0
const justPacked: { readonly text: string; readonly value: unknown }[] = []
const kept = keepUpTo<unknown>(100)
/** The same object for the same text, for what many pages have alike. */
export function unpackOnce<Value>(text: Packed<Value>): Value {
  return kept(text, () => JSON.parse(unquote(text))) as Value
}
