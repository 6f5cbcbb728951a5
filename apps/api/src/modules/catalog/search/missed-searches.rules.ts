import { hasSigns } from '#platform/typed-code.ts'
import { plainText } from './keyword.rules.ts'

/** As `missed_searches` holds it. */
const LONGEST = 60
/** Digits with no letter between them: a phone number, a card, an order. Sizes have fewer. */
const LONGEST_NUMBER = 6
/** Letters and digits in one: a key, a code. */
const LONGEST_MIXED = 8
/** Of the codes that the mall hands out: gift cards, vouchers, invitations. */
const CODE_SIGNS = 12
/** `180 × 200`, `160x80x75`: numbers that are no number of anybody. */
const SIZES =
  /(?<![\p{L}\p{Nd}.,]|[x×*]\s*)\p{Nd}{1,4}(?:[.,]\p{Nd}{1,2})?(?:\s*[x×*]\s*\p{Nd}{1,4}(?:[.,]\p{Nd}{1,2})?){1,2}(?:\s*[cm]?m)?(?!\p{L}|[.,]?\p{Nd}|\s*[x×*]\s*\p{Nd})/gu

/**
 * What is kept of words that nothing is called: small letters and single blanks. Nothing is kept of
 * what looks as if it named a person or a place of theirs (a mail address, a number to call, a
 * link), or were worth money to whoever reads it (a card, a code), nor of what is too long to be
 * the name of goods.
 */
export function readMiss(keyword: string): string | undefined {
  const query = plainText(keyword).replaceAll(/\s+/g, ' ').trim()
  if (query === '' || query.length > LONGEST) return undefined
  if (/@|:\/\/|www\.|[\p{Cc}\p{Cf}]/u.test(query)) return undefined
  const rest = query.replaceAll(SIZES, ' size ')
  // A group of a code may look like a size: groups are read before sizes are taken out.
  if (hasLongNumber(rest) || hasCode(rest) || hasCodeInGroups(query)) return undefined
  return query
}

function hasLongNumber(text: string): boolean {
  return text
    .split(/\p{L}+/u)
    .some((between) => between.replaceAll(/\P{Nd}/gu, '').length >= LONGEST_NUMBER)
}

/** By its shape: a word too many is lost rather than a code kept. */
function hasCode(text: string): boolean {
  return wordsOf(text).some(isCode)
}

/** As a code is read out and as it is printed: three groups of four. */
function hasCodeInGroups(text: string): boolean {
  const groups = wordsOf(text).flat()
  return groups.some((_, at) => {
    const three = groups.slice(at, at + 3)
    if (three.length < 3 || three.some(({ length }) => length !== 4)) return false
    return isOurs(three.join('')) || three.some(isMixed)
  })
}

const wordsOf = (text: string) =>
  text.split(' ').map((word) => word.match(/[\p{L}\p{Nd}]+/gu) ?? [])

/** One word, in the pieces between its hyphens and the like. */
function isCode(pieces: readonly string[]): boolean {
  const whole = pieces.join('')
  if (isOurs(whole)) return true
  if (pieces.some((piece) => piece.length >= LONGEST_MIXED && isMixed(piece))) return true
  if (pieces.length > 1 && pieces.every(({ length }) => length === 4))
    return pieces.length > 2 || /\p{Nd}/u.test(whole)
  const changes = whole.match(/\p{L}(?=\p{Nd})|\p{Nd}(?=\p{L})/gu) ?? []
  return whole.length > LONGEST_MIXED && changes.length > 2
}

const isOurs = (signs: string) => hasSigns(signs.toUpperCase(), CODE_SIGNS)
const isMixed = (signs: string) => /\p{L}/u.test(signs) && /\p{Nd}/u.test(signs)
