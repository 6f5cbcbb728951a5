import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('the policy of pages lets in the one style sheet of the viewer that is installed, and no code that makes code', () => {
  const library = dirname(fileURLToPath(import.meta.resolve('@google/model-viewer')))
  const [, sheet = ''] =
    /<style>(.*?)<\/style>/s.exec(readFileSync(join(library, '../lib/template.js'), 'utf8')) ?? []
  const hash = createHash('sha256').update(sheet).digest('base64')
  const policy = readFileSync(
    join(import.meta.dirname, '../../../../../api/src/platform/pages-policy.ts'),
    'utf8',
  )
  expect(sheet).toContain('.userInput')
  expect(policy).toContain(`'sha256-${hash}'`)
  expect(policy).not.toMatch(/'(?:wasm-)?unsafe-eval'/)
})
