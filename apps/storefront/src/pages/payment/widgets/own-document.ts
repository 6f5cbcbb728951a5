/** Where the server allows what the vendors bring; see `pages-policy.ts` of the API. */
const WHERE_ONE_PAYS = /^\/buyer\/(?:pre-pay|cards)(?:\/|$)/

/**
 * A page's policy is that of the document it came with. Who came here without leaving the document
 * before is still under that one's, which allows no vendor: the page is loaded anew, once. True
 * while that happens.
 */
export function leaveForOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  if (!entry || WHERE_ONE_PAYS.test(new URL(entry.name).pathname)) return false
  location.reload()
  return true
}
