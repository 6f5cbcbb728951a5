/** Sources of inline elements: a nonce or hashes. */
export type Allowed = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

export function allowNonce(nonce: string): Allowed {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }
}

/**
 * What a page may load and run. Inline elements only when they are named; `form-action` names the payment page too, because browsers also hold
 * a redirect after a form to it. Style attributes are allowed: they hold places for pictures and cannot run anything.
 */
export function contentSecurityPolicy(
  { scripts, styles }: Allowed,
  { mode, formTargets }: { mode: 'built' | 'dev'; formTargets: readonly string[] },
): string {
  const isDev = mode === 'dev'
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...(isDev ? ["'unsafe-inline'"] : styles)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${isDev ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    ['form-action', "'self'", ...formTargets].join(' '),
  ].join('; ')
}
