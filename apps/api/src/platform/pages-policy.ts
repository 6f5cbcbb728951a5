/** Origins of providers of payments whose widgets a page shows. */
export type VendorSources = Readonly<
  Record<'scripts' | 'frames' | 'connects' | 'images' | 'styles' | 'forms', readonly string[]>
>
export const noVendors: VendorSources = {
  scripts: [],
  frames: [],
  connects: [],
  images: [],
  styles: [],
  forms: [],
}

/** What the pages of a storefront may load of others where one pays, and where forms may lead. */
export type PageSources = {
  readonly formTargets: readonly string[]
  readonly vendors: VendorSources
}

/** The pages on which a widget of a provider may stand. */
const WHERE_ONE_PAYS = /^\/buyer\/(?:pre-pay|cards)(?:\/|$)/
export const isWhereOnePays = (path: string) => WHERE_ONE_PAYS.test(path)

/**
 * The one sheet that the viewer of models brings inside its element, by its hash; it has no place
 * for a nonce. The viewer is opened on whatever page the visit began with, so every page allows it.
 */
export const STYLE_OF_VIEWER = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='"

/** Sources of inline elements: a nonce or hashes. */
export type Allowed = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

export function allowNonce(nonce: string): Allowed {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }
}

/**
 * What a page may load and run. Inline elements only when they are named; `form-action` names the
 * payment page too, because browsers also hold a redirect after a form to it. Style attributes are
 * allowed: they hold places for pictures and cannot run anything.
 */
export function contentSecurityPolicy(
  { scripts, styles }: Allowed,
  {
    mode,
    formTargets,
    vendors = noVendors,
  }: {
    mode: 'built' | 'dev'
    formTargets: readonly string[]
    /** On pages where one pays alone. */
    vendors?: VendorSources | undefined
  },
): string {
  const isDev = mode === 'dev'
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts, ...vendors.scripts].join(' '),
    [
      'style-src',
      "'self'",
      // Beside a hash the inline styles of the developers' server would not count.
      ...(isDev ? ["'unsafe-inline'"] : [...styles, STYLE_OF_VIEWER]),
      ...vendors.styles,
    ].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...vendors.images].join(' '),
    "media-src 'self'",
    "font-src 'self'",
    // Textures inside a model are read as what the page itself has put together.
    [`connect-src 'self' blob:${isDev ? ' ws:' : ''}`, ...vendors.connects].join(' '),
    ...(vendors.frames.length > 0 ? [['frame-src', ...vendors.frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    ['form-action', "'self'", ...formTargets, ...vendors.forms].join(' '),
  ].join('; ')
}
