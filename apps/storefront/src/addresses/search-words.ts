import { blankForbiddenSigns } from '@galleria/contract/plain-text'

const LONGEST_WORDS = 100

/** What is looked for, as an address says it: signs that the mall refuses are blanks. */
export function readSearchWords(params: URLSearchParams): string {
  return blankForbiddenSigns(params.get('keyword') ?? '')
    .trim()
    .slice(0, LONGEST_WORDS)
}
