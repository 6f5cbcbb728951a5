import { plainText } from './keyword.rules.ts'

/** As `missed_searches` holds it. */
const LONGEST = 60
/** Digits in a row, whatever stands between them: a phone number, a card, an order. Sizes have fewer. */
const LONGEST_NUMBER = 6

/**
 * What is kept of words that nothing is called: small letters and single blanks. Nothing is kept of what looks as if it named a person or a
 * place of theirs (a mail address, a number to call, a link), nor of what is too long to be the name of goods.
 */
export function readMiss(keyword: string): string | undefined {
  const query = plainText(keyword).replaceAll(/\s+/g, ' ').trim()
  if (query === '' || query.length > LONGEST) return undefined
  if (/@|:\/\/|www\.|[\p{Cc}\p{Cf}]/u.test(query)) return undefined
  const longest = Math.max(
    ...(query.match(/\d(?:[\s().+/-]*\d)*/g) ?? []).map((run) => run.replaceAll(/\D/g, '').length),
    0,
  )
  return longest >= LONGEST_NUMBER ? undefined : query
}
