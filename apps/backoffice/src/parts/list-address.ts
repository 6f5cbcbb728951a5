/** What the addresses of all lists share. */

export const KEYWORD_MAX = 100

/** A number from 1 on, as an id or a page is written in an address; anything else is nothing. */
export function readCount(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined
}
