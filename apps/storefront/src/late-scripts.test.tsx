import { expect, test } from 'vitest'
import { readLate } from './late-scripts.tsx'

test('inline scripts stay, the module waits, and the files that it will need are known', () => {
  expect(
    readLate(
      <>
        <link rel="modulepreload" href="/assets/a.js" />
        {[<link key="b" rel="modulepreload" href="/assets/b.js" />]}
        <>
          <script
            nonce="n"
            dangerouslySetInnerHTML={{ __html: 'window.__reactRouterContext = {}' }}
          />
          <script
            nonce="n"
            type="module"
            async
            dangerouslySetInnerHTML={{ __html: 'import("/assets/a.js")' }}
          />
        </>
      </>,
    ),
  ).toEqual({
    inline: ['window.__reactRouterContext = {}'],
    module: 'import("/assets/a.js")',
    files: ['/assets/a.js', '/assets/b.js'],
  })
})

test('once hydrated the router draws no scripts, and there are none to wait', () => {
  // Links alone would be a page that never wakes.
  for (const nothing of [null, [], <></>]) expect(readLate(nothing)).toBeUndefined()
})
