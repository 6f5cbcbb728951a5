import { expect, test } from 'vitest'
import { lateOnly } from './late-scripts.tsx'

test('inline scripts stay, preloads go, and the module waits as plain text', () => {
  const kept = lateOnly(
    <>
      <link rel="modulepreload" href="/assets/a.js" />
      {[<link key="b" rel="modulepreload" href="/assets/b.js" />]}
      <>
        <script nonce="n" dangerouslySetInnerHTML={{ __html: 'window.__reactRouterContext = {}' }} />
        <script nonce="n" type="module" async dangerouslySetInnerHTML={{ __html: 'import("/assets/a.js")' }} />
      </>
    </>,
  )
  expect(kept).toHaveLength(2)
  expect(kept[0]?.props.dangerouslySetInnerHTML?.__html).toContain('__reactRouterContext')
  expect(kept[1]?.props).toMatchObject({ id: 'late', type: 'text/plain', dangerouslySetInnerHTML: { __html: 'import("/assets/a.js")' } })
})
