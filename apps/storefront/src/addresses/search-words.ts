import { blankForbiddenSigns } from '@galleria/contract/plain-text'

const LONGEST_WORDS = 100

/** What is looked for, as an address says it: signs that the mall refuses are blanks. */
export function readSearchWords(params: URLSearchParams): string {
  // Cut first: of a sign that is cut in two, half is left.
  const words = (params.get('keyword') ?? '').trim().slice(0, LONGEST_WORDS)
  return blankForbiddenSigns(words).trim()
}
