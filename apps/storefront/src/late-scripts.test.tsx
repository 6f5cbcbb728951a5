import { expect, test } from 'vitest'
import { lateOnly } from './late-scripts.tsx'

test('inline scripts stay, the module waits as plain text, and knows the files that it will need', () => {
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
  expect(kept[1]?.props).toMatchObject({ id: 'late', type: 'text/plain', 'data-files': '/assets/a.js /assets/b.js', dangerouslySetInnerHTML: { __html: 'import("/assets/a.js")' } })
})
