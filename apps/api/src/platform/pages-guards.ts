import { isWhereOnePays } from './pages-policy.ts'

/**
 * What browsers can do and no page of the mall asks for: a script that got in cannot ask either.
 */
const features = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
]
const UNUSED = features.map((name) => `${name}=()`).join(', ')
/** Wallets of the browser are for the pages where one pays. */
const WHERE_ONE_PAYS = UNUSED.replace('payment=()', 'payment=(self)')
export const permissionsFor = (path: string) => (isWhereOnePays(path) ? WHERE_ONE_PAYS : UNUSED)

/**
 * Every header that guards a page on which one pays, beside the policy of its content, as the mall
 * sends it: whoever looks at these pages from outside holds them against this. The test beside
 * holds it against what a server sends.
 */
export function guardsWhereOnePays(origin: string): Readonly<Record<string, string>> {
  return {
    'cache-control': 'private, no-store',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': WHERE_ONE_PAYS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(origin.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
}
