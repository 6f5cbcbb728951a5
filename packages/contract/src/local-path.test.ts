import { expect, test } from 'vitest'
import { localPath } from './local-path.ts'

const ORIGIN = 'https://galleria.test'

/**
 * Ways to write two slashes, so that a browser, or somebody who decodes before it, reads a host
 * behind them.
 */
const openings = [
  ...[
    '//',
    '///',
    '////',
    '/\\',
    '\\/',
    '\\\\',
    '\\',
    '/\t/',
    '/\n/',
    '/\r/',
    '\t//',
    ' //',
    '/ /',
  ],
  ...[
    '/.//',
    '/..//',
    '/./\\',
    '/../\\',
    '/././/',
    '/x/..//',
    '/x/../\\',
    '/x/y/../..//',
    '/x/.././/',
  ],
  ...[
    '/%2e//',
    '/%2E//',
    '/%2e%2e//',
    '/.%2e//',
    '/%2e./\\',
    '/x/%2e%2e//',
    '/x/%2E%2E/\\',
    '/./%2e//',
  ],
  ...[
    '/%2f',
    '/%2F',
    '/%5c',
    '/%5C',
    '/%2f/',
    '/%5c/',
    '/.%2f/',
    '/.%5c/',
    '/%2e%2f/',
    '/x%2f..%2f/',
  ],
  ...[
    '/%09/',
    '/%0a/',
    '/%0d/',
    '/%00/',
    '/\u0000/',
    '/\u000b/',
    '/\u0085/',
    '/\u2028/',
    '/\u2029/',
  ],
  ...[
    '/%252f',
    '/%252F',
    '/%255c',
    '/%252e//',
    '/.%252f/',
    '/%25%32%66',
    '/%252e%252f/',
    '/x/%252e%252e//',
  ],
  ...[
    '/.\t//',
    '/.\n//',
    '/\t.//',
    '/.;//',
    '/..\\',
    '/.\\/',
    '/.\\',
    '/x/..\\',
    '/x\\..\\/',
    '/.\t/\\',
  ],
] as const
const hosts = ['evil.example', 'user:pass@evil.example', 'evil.example:443'] as const
const others = [
  ...['https:evil.example', 'https:/evil.example', 'https://evil.example', 'http:\\\\evil.example'],
  ...[
    'HTTPS://evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
  ],
  ...[
    'data:text/html,x',
    'blob:https://evil.example/x',
    'file:///etc/passwd',
    'mailto:a@evil.example',
  ],
  ...['ftp://evil.example', 'ws://evil.example', 'about:blank', 'view-source:https://evil.example'],
  ...['@evil.example', ':80@evil.example', '.evil.example', 'evil.example', '?to=//evil.example'],
  ...['#//evil.example', '', ' ', '\t/cart', ' /cart', 'cart', './cart', '../cart', '?', '#'],
  ...['／／evil.example', '⁄⁄evil.example', '∕∕evil.example', '⧸⧸evil.example', '。。evil.example'],
  ...[
    '//evil%E3%80%82example',
    '//[::1]',
    '//2130706433',
    '//0x7f.1',
    '//evil.example:443',
    '///[',
    '//[',
  ],
  ...[
    '//galleria.test@evil.example',
    '//evil.example#@galleria.test',
    '//evil.example?.galleria.test',
  ],
  ...['//galleria.test', 'https://galleria.test/cart', 'https://galleria.test@evil.example'],
  ...[
    '/\ud800\t/evil.example',
    '/\ufeff\n/evil.example',
    '//\ufeffevil.example',
    `/${'a'.repeat(2000)}`,
  ],
  ...[undefined, null, 7, ['/cart'], { toString: () => '/cart' }],
] as const
const spellings: readonly unknown[] = [
  ...openings.flatMap((opening) => hosts.map((host) => `${opening}${host}/login`)),
  ...others,
]

/**
 * Where a browser ends up that is sent `location` by a page of ours: at once, and after somebody on
 * the way has decoded it.
 */
function originsAfter(location: string): string[] {
  const found = [location]
  for (let round = 0; round < 2; round++) {
    const [last = ''] = found.slice(-1)
    try {
      found.push(decodeURIComponent(last))
    } catch {
      found.push(last)
    }
  }
  return found.map((one) => new URL(one, `${ORIGIN}/login`).origin)
}

test('a list of more than two hundred ways to write the way out, and none leads out', () => {
  expect(spellings.length).toBeGreaterThan(200)
  const leading = spellings.filter((asked) =>
    originsAfter(localPath(asked)).some((origin) => origin !== ORIGIN),
  )
  expect(leading).toEqual([])
})

test('the list is a real one: most of it leads out where nobody decides', () => {
  const leading = spellings.filter((asked) => {
    try {
      return originsAfter(String(asked)).some((origin) => origin !== ORIGIN)
    } catch {
      return false
    }
  })
  expect(leading.length).toBeGreaterThan(60)
})

test.each([
  '//evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  '/%2f/evil.example',
  '',
  'cart',
])('%j becomes the home page', (asked) => {
  expect(localPath(asked)).toBe('/')
})

test.each([
  '/',
  '/cart',
  '/search?keyword=a%20b',
  '/search?keyword=50%25&to=//evil.example',
  '/search?keyword=a%0Ab%5C',
  '/item/b%C3%BCro-5-1?sku=oak',
  '/item/100%25-wool',
  '/buyer/orders?from=%2Fcart',
  '/a//b',
])('%j is a path of our own and stays as it is', (path) => {
  expect(localPath(path)).toBe(path)
})

test('dots are followed once, and a fragment is the browser’s own', () => {
  expect(localPath('/buyer/../cart?x=1#y')).toBe('/cart?x=1')
})
