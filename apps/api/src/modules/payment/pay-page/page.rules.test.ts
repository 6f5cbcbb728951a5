import { describe, expect, test } from 'vitest'
import { guardsWhereOnePays } from '#platform/pages-guards.ts'
import { findWeakHeaders, readScripts } from './page.rules.ts'

describe('the scripts of a page', () => {
  test('are those with an address, those that are fetched ahead, and those without a nonce', () => {
    expect(
      readScripts(`<!doctype html><head>
        <link rel="modulepreload" href="/assets/a.js"><link rel="stylesheet" href="/assets/a.css">
        <LINK as='script' rel=preload href='/assets/b.js'>
        <script nonce="n1">window.a = 1</script><SCRIPT type="module" src=/assets/c.js nonce="n1"></SCRIPT>
        <script
          async
          src="https://evil.test/x.js"></script><script src="/assets/c.js"></script>
        <script type="application/ld+json">{}</script>
        <script>window.b = 1</script><script type="module">import 'https://evil.test'</script></head>`),
    ).toEqual({
      addresses: ['/assets/a.js', '/assets/b.js', '/assets/c.js', 'https://evil.test/x.js'],
      withoutNonce: 2,
    })
  })
})

describe('the headers of a page', () => {
  const policyOf = (nonce: string) => `default-src 'self'; script-src 'self' 'nonce-${nonce}'`
  const nonce = 'abcdefghijklmnopqrstuv'
  const guards = guardsWhereOnePays('https://mall.test')
  const sound = { 'content-security-policy': policyOf(nonce), ...guards }
  const weak = (change: Readonly<Record<string, string>>) =>
    findWeakHeaders({ headers: { ...sound, ...change } }, { guards, policyOf })

  test('are as they must be', () => {
    expect(weak({})).toEqual([])
  })

  test.each([
    ['content-security-policy', `${policyOf(nonce)} https://evil.test`],
    ['content-security-policy', policyOf(nonce).replace("'self';", "'self' 'unsafe-inline';")],
    ['content-security-policy', policyOf('short')],
    ['content-security-policy', ''],
    ['cross-origin-opener-policy', 'unsafe-none'],
    ['x-frame-options', 'ALLOWALL'],
    ['referrer-policy', 'unsafe-url'],
    ['permissions-policy', 'camera=()'],
    ['permissions-policy', guards['permissions-policy']?.replace('camera=()', 'camera=*') ?? ''],
    ['permissions-policy', guards['permissions-policy']?.replace('payment=(self)', '*') ?? ''],
    ['strict-transport-security', 'max-age=3600'],
    ['strict-transport-security', 'max-age=31536000'],
    ['cache-control', 'public, max-age=600'],
  ])('%s is too weak as "%s"', (name, value) => {
    expect(weak({ [name]: value })).toEqual([name])
  })

  test.each(Object.entries(guards))('%s is compared to its end: "%s"', (name, value) => {
    expect([weak({ [name]: `${value}, x` }), weak({ [name]: '' })]).toEqual([[name], [name]])
  })

  test('are without the one for encrypted connections where there is none: in the demo', () => {
    expect(Object.keys(guardsWhereOnePays('http://localhost:3000'))).toEqual(
      Object.keys(guards).filter((name) => name !== 'strict-transport-security'),
    )
  })
})
