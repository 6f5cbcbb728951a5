/**
 * What can be somebody's name. It is printed on parcels and read by strangers, so it is no link and
 * no message. Safe in a browser: no schema library.
 */

/**
 * In one field, of the first names or of the last names: `María del Carmen de los Ángeles` has six.
 */
const MOST_WORDS = 7
/** Of the third (`3rd`), of two doors; a phone number has more. */
const MOST_DIGITS = 3
/**
 * `evil.example`, `www.evil`, `t.co`: letters, a dot and letters without a blank. Not `St. John`,
 * and not the dots that follow one letter or a title. Every dot is looked at: in `St.Evil.com` the
 * second one makes the link.
 */
const DOMAIN = /([\p{L}\p{M}\p{N}-]+)\.(?=([\p{L}\p{N}][\p{L}\p{M}\p{N}-]+))/gu
const TITLES = new Set([
  'st',
  'ste',
  'dr',
  'mr',
  'mrs',
  'ms',
  'prof',
  'ing',
  'mag',
  'jr',
  'sr',
  'hl',
])
/** What stands at the end of a link behind one letter as well. */
const ENDINGS = new Set([
  'com',
  'net',
  'org',
  'info',
  'biz',
  'app',
  'dev',
  'xyz',
  'shop',
  'io',
  'me',
  'co',
  'to',
  'ly',
  'gg',
  'gl',
])

/**
 * False for links, domains, mail addresses, phone numbers and sentences. Takes anything people are
 * really called; never looks at case, script or how common it is.
 */
export function isPersonName(text: string): boolean {
  if (/[@\uff20]|:\/|\/\//u.test(text) || /\bwww\b/iu.test(text)) return false
  if ((text.match(/\p{Nd}/gu)?.length ?? 0) > MOST_DIGITS) return false
  if (text.trim().split(/\s+/u).length > MOST_WORDS) return false
  // Dots of other scripts are dots to a browser.
  return !hasDomain(text.normalize('NFKC').replace(/[\u3002\uff0e\uff61]/gu, '.'))
}

function hasDomain(text: string): boolean {
  for (const [, before = '', after = ''] of text.matchAll(DOMAIN)) {
    const isShort = [...before].length === 1 || TITLES.has(before.toLowerCase())
    const isCapital = /^\p{Lu}/u.test(after)
    if (!isShort || !isCapital || ENDINGS.has(after.toLowerCase())) return true
  }
  return false
}
