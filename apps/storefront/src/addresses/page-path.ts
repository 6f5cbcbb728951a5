/**
 * The path without a language and storefront that were only asked for in the address: the cookie
 * holds the new choice.
 */
export function withoutPreferences(path: string): string {
  const url = new URL(path, 'http://here')
  url.searchParams.delete('lang')
  url.searchParams.delete('site')
  return url.pathname + url.search
}

/**
 * The page that a loader or an action was asked for: the router's own requests carry a suffix and
 * parameters that no reader should come back to.
 */
export function pageOf(request: { readonly url: string }): URL {
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(/\/_(?:root)?\.data$/, '/').replace(/\.data$/, '')
  for (const own of ['_routes', 'index']) url.searchParams.delete(own)
  return url
}
