import { expect, test } from 'vitest'
import { pack, unpackOnce } from './packed.ts'

test('what was packed comes out the same, whatever signs are in it', () => {
  const values = [
    { name: 'Tisch "Ada"', note: "5' wide", tags: ['a', 'b'] },
    { name: 'a `quoted` name', said: '"`' },
    {},
    [],
    'a text',
    '`',
    '"',
    7,
    null,
  ]
  expect(values.map((value) => unpackOnce(pack(value)))).toEqual(values)
})

test('a packed text has no quotation marks to write out of harm’s way', () => {
  expect(pack({ name: 'Ada', tags: ['desk'] })).toBe('{`name`:`Ada`,`tags`:[`desk`]}')
  expect(pack({ name: '`' })).toBe('{"name":"`"}')
})
