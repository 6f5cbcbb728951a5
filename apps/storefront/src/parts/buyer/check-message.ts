import { LONGEST_MESSAGE } from '@galleria/contract/order-work-rules'

/**
 * A message that was not sent: what is wrong with it, or what the mall said of it or of its photos,
 * and what was typed and shown.
 */
export type UnsentMessage = Written & {
  readonly problem?: 'required' | 'long'
  readonly sentence?: string
  readonly photoSentence?: string
}

export type Written = { readonly typed: string; readonly photos: readonly string[] }

/** What is wrong with a message before anybody is asked; the browser asks the same. */
export function checkMessage(content: string): 'required' | 'long' | undefined {
  const { length } = content.trim()
  if (length === 0) return 'required'
  return length > LONGEST_MESSAGE ? 'long' : undefined
}

export function readWritten(form: FormData): Written {
  return {
    typed: readTyped(String(form.get('content') ?? '')),
    photos: form.getAll('photos').map(String).filter(Boolean),
  }
}

/** A form without script counts a line's end as two signs, the field as one. */
function readTyped(content: string): string {
  return content.replaceAll('\r\n', '\n')
}
