import { LONGEST_MESSAGE } from '@galleria/contract/order-work-rules'

/** A message that was not sent: what is wrong with it, or what the mall said, and what was typed. */
export type UnsentMessage = {
  readonly problem?: 'required' | 'long'
  readonly sentence?: string
  readonly typed: string
}

/** What is wrong with a message before anybody is asked; the browser asks the same. */
export function checkMessage(content: string): 'required' | 'long' | undefined {
  const { length } = content.trim()
  if (length === 0) return 'required'
  return length > LONGEST_MESSAGE ? 'long' : undefined
}

/** A form without script counts a line's end as two signs, the field as one. */
export function readTyped(content: string): string {
  return content.replaceAll('\r\n', '\n')
}
