/**
 * In production a provider is spoken to at its own addresses alone: anything else, its test
 * environment included, takes no money or is somebody else.
 */
export function requireAddress(name: string, url: string, live: readonly string[]): void {
  if (!live.includes(url))
    throw new Error(`${name}: ${url} is not for production, but ${live.join(' or ')}`)
}

/** Of a script: its path is the provider's to choose, and has a version in it. */
export function requireOrigin(name: string, url: string, live: readonly string[]): void {
  requireAddress(name, new URL(url).origin, live)
}

/** Whether an origin is that of a domain or of what stands below it; `xdomain.com` is neither. */
export function isOfDomain(origin: string, domain: string): boolean {
  const { hostname } = new URL(origin)
  return hostname === domain || hostname.endsWith(`.${domain}`)
}
