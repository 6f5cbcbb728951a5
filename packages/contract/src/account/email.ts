import { hasForbiddenSigns } from '../plain-text.ts'

/** What a mail address looks like. Safe in a browser: no schema library. */

// Linear: the length is checked first, and each label's repetition is bounded. Before the `@` dots
// stand one by one between other signs (RFC 5321, 4.1.2): a mail server refuses `.a@` and `a..b@`
// for good.
const EMAIL =
  /^(?!\.|[^@]*\.[.@])[^\s@\\"<>()]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,24}|xn--[A-Za-z0-9-]{1,59})$/
const LONGEST = 254
/** Letters of other alphabets in a domain, and nothing that means something else in a URL. */
const WIDE_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u

export function isEmail(typed: string): boolean {
  return typed.length <= LONGEST && !hasForbiddenSigns(typed) && EMAIL.test(tidyEmail(typed))
}

/**
 * As it is kept and sent to: the domain as the name servers know it, `info@möbel.de` ->
 * `info@xn--mbel-5qa.de`. What is no address stays as it is.
 */
export function tidyEmail(typed: string): string {
  if (typed.length > LONGEST) return typed
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1)
  // oxlint-disable-next-line no-control-regex
  if (at < 1 || /^[\u0000-\u007f]*$/.test(domain) || !WIDE_DOMAIN.test(domain)) return typed
  const url = `http://${domain}`
  return URL.canParse(url) ? `${typed.slice(0, at)}@${new URL(url).hostname}` : typed
}
