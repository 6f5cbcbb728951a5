import { I18n, type Messages } from '@lingui/core'
import { expect, test } from 'vitest'
import { QuickTexts } from './quick-texts.ts'

const messages: Messages = {
  word: ['Wagen'],
  plainly: 'Wagen',
  escaped: ['\\u00e4'],
  several: ['Order ', ['code'], ' of ', ['shop']],
  tagged: ['by <0>', ['name'], '</0>'],
  counted: [['n', 'plural', { one: ['# Stück'], other: ['# Stücke'] }]],
  counted2: [
    [
      'n',
      'plural',
      { 0: ['keine'], one: ['# item for ', ['who']], other: ['# items for ', ['who']] },
    ],
  ],
  chosen: [['kind', 'select', { a: ['A'], other: ['B'] }]],
  priced: ['ab ', ['n', 'number']],
}

test('writes every text as the library does, filled or not', () => {
  const quick = new QuickTexts('de', messages)
  const plain = new I18n({ locale: 'de', messages: { de: messages } })
  const values = [
    undefined,
    {},
    { code: 'X1', shop: '' },
    { name: 'Ö "x"' },
    { code: 7 },
    { n: 0 },
    { n: 1 },
    { n: 2 },
    { n: 1234 },
    { n: -1 },
    { n: 1.5 },
    { n: 2, who: 'Ada' },
    { n: '3' },
    { kind: 'a' },
    { kind: 'z' },
  ]
  for (const id of [...Object.keys(messages), 'missing'])
    for (const one of values)
      for (const round of [1, 2]) {
        const asked = [id, JSON.stringify(one), round]
        expect([...asked, quick._(id, one, { message: 'in English' })]).toEqual([
          ...asked,
          plain._(id, one, { message: 'in English' }),
        ])
        expect([...asked, quick._({ id, ...(one ? { values: one } : {}) })]).toEqual([
          ...asked,
          plain._({ id, ...(one ? { values: one } : {}) }),
        ])
      }
})
