/** A path of our own to go back to; anything else, an address of somebody else's included, becomes the home page. */
export function localPath(from: unknown): string {
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from) || from.length > 2000) return '/'
  const url = new URL(from, 'http://here')
  return url.host === 'here' ? url.pathname + url.search : '/'
}

/** The path without a language and storefront that were only asked for in the address: the cookie holds the new choice. */
export function withoutPlace(path: string): string {
  const url = new URL(path, 'http://here')
  url.searchParams.delete('lang')
  url.searchParams.delete('site')
  return url.pathname + url.search
}

/** The page that a loader or an action was asked for: the router's own requests carry a suffix and parameters that no reader should come back to. */
export function pageOf(request: { readonly url: string }): URL {
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(/\/_(?:root)?\.data$/, '/').replace(/\.data$/, '')
  for (const own of ['_routes', 'index']) url.searchParams.delete(own)
  return url
}
