import { domainToUnicode } from 'node:url'

/** A stored address as its owner writes it: `info@xn--mbel-5qa.de` -> `info@möbel.de`. */
export function showEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  if (!/(?:^|\.)xn--/i.test(domain)) return email
  return email.slice(0, at + 1) + (domainToUnicode(domain) || domain)
}
