/**
 * What a page may load and run. Scripts only with this answer's nonce; `form-action` names the payment page too, because browsers also hold
 * a redirect after a form to it. Style attributes are allowed: they hold places for pictures and cannot run anything.
 */
export function contentSecurityPolicy(
  nonce: string,
  { mode, formTargets }: { mode: 'built' | 'dev'; formTargets: readonly string[] },
): string {
  const isDev = mode === 'dev'
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    isDev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
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
