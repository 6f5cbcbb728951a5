import { expect, test } from 'vitest'
import { blocksOf } from './legal-paper.ts'

test('a page becomes headings, points and paragraphs, with its links written out, as paper has none', () => {
  const body = `## Your right

You may withdraw.
It is **free**: [here](/withdrawal), or by mail to [us](mailto:a@b.test).
See [the law](https://law.example/1).

- one
- two`
  expect(blocksOf(body, 'https://mall.example')).toEqual([
    { kind: 'heading', text: 'Your right' },
    {
      kind: 'text',
      text: 'You may withdraw. It is free: here (https://mall.example/withdrawal), or by mail to us. See the law (https://law.example/1).',
    },
    { kind: 'point', text: 'one' },
    { kind: 'point', text: 'two' },
  ])
})
