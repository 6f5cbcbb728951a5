import { expect, test } from 'vitest'
import { deferScripts } from './late-scripts.ts'

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

test('a module waits at its place, in a template, with the links that ask for modules ahead; all else stays where it was', () => {
  const html = deferScripts(
    page(
      '<link rel="icon" href="/i.svg"/><link rel="modulepreload" href="/a.js"/><style>a{}</style>',
      '<p>Desk</p><script>1</script><script nonce="n" type="module" async="">import("/a.js")</script><script>2</script><script type="application/ld+json">{}</script>',
    ),
    'n',
  )
  expect(html.slice(0, html.indexOf('<script nonce="n">('))).toBe(
    '<!DOCTYPE html><html><head><link rel="icon" href="/i.svg"/><style>a{}</style></head><body>' +
      '<p>Desk</p><script>1</script>' +
      '<template data-late><link rel="modulepreload" href="/a.js"/><script nonce="n" type="module" async="">import("/a.js")</script></template>' +
      '<script>2</script><script type="application/ld+json">{}</script>',
  )
  expect(html.endsWith('</script></body></html>')).toBe(true)
})

test('what a person wrote is text and is not moved', () => {
  const written = page('', '<p>&lt;script type="module"&gt;</p>')
  expect(deferScripts(written, 'n')).toBe(written)
})

test('a page without modules stays as it is', () => {
  const plain = page('', '<script>1</script>')
  expect(deferScripts(plain, 'n')).toBe(plain)
})
