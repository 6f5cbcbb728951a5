import { plainText } from './keyword.rules.ts'

/**
 * How often each word stands in names of goods, by the way it is written; 0 for other words that
 * are understood.
 */
export type WordCounts = ReadonlyMap<string, number>

/**
 * The word that was meant by one that nothing is called: the nearest that is written, else the
 * known end of a compound. Undefined when none is near.
 */
export function findMeantWord(typed: string, words: WordCounts): string | undefined {
  const near = [...words]
    .map(([word, count]) => ({ word, count, slips: countSlips(typed, plainText(word)) }))
    .filter(({ word, slips }) => slips <= slipsAllowed(typed, plainText(word)))
    .toSorted((a, b) => a.slips - b.slips || b.count - a.count || (a.word < b.word ? -1 : 1))
  return near[0]?.word ?? findKnownEnd(typed, words)
}

/**
 * Two in a word of six letters, one in a shorter one; a wrong first letter is a slip in a long word
 * only, and alone.
 */
function slipsAllowed(typed: string, word: string): number {
  const length = Math.min(typed.length, word.length)
  if (length < 4) return 0
  if (typed[0] !== word[0]) return length < 6 ? 0 : 1
  return length < 6 ? 1 : 2
}

/**
 * Of a compound that is not sold its end says what kind of thing it is: a word of four letters, or
 * how several words of five or more end.
 */
function findKnownEnd(typed: string, words: WordCounts): string | undefined {
  const known = new Set([...words.keys()].map(plainText))
  const sold = new Set([...words].filter(([, count]) => count > 0).map(([word]) => plainText(word)))
  for (let at = 1; at <= typed.length - 4; at++) {
    const end = typed.slice(at)
    if (known.has(end)) return end
    if (end.length > 4 && [...sold].filter((word) => word.endsWith(end)).length > 1) return end
  }
  return undefined
}

/** Letters to add, leave out, change or swap with their neighbour; counts to three. */
export function countSlips(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const above = rows[i - 1] ?? []
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let least = Math.min(change, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return Math.min(3, rows[a.length]?.[b.length] ?? 3)
}

/** The words as typed, those that nothing is called replaced by what was meant. */
export function respell(keyword: string, meant: ReadonlyMap<string, string>): string {
  return keyword.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => meant.get(plainText(word)) ?? word)
}
