import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { reverseStatuses, reverseTypes } from '@galleria/contract/after-sales-rules'
import { languages } from '@galleria/contract/storefronts'
import { toneOf } from './reverse-tone.ts'

/** What a language calls a status or a type: the texts carry the wire's name in their comments. */
function readLabels(language: string): Map<string, string> {
  const labels = new Map<string, string>()
  for (const block of readFileSync(
    join(import.meta.dirname, `../../locales/${language}/after-sales.po`),
    'utf8',
  ).split('\n\n')) {
    const label = /^msgstr "(.+)"$/m.exec(block)?.[1]
    for (const [, name = ''] of block.matchAll(/^#\. after-sales (?:status|type) (\w+)$/gm))
      if (label) labels.set(name, label)
  }
  return labels
}

describe.each(languages)('in %s', (language) => {
  const labels = readLabels(language)
  test('[AS-048, AS-049, AS-050, AS-051, AS-052, AS-053, AS-054, AS-055, AS-056, AS-057, AS-058, AS-059, AS-060, AS-061] every status has a label of its own', () => {
    expect(new Set(reverseStatuses.map((status) => labels.get(status) ?? 'none')).size).toBe(13)
    expect(reverseStatuses.filter((status) => !labels.has(status))).toEqual([])
  })
  test('[AS-043, AS-046] every type has a label of its own', () => {
    expect(new Set(reverseTypes.map((type) => labels.get(type) ?? 'none')).size).toBe(6)
    expect(reverseTypes.filter((type) => !labels.has(type))).toEqual([])
  })
})

/** The sentences that the specification gives word for word. */
test.each([
  ['[AS-075]', 'en', 'please enter refund amount'],
  ['[AS-082]', 'en', 'please select reason'],
  ['[AS-127, AS-128]', 'en', 'please select at least one product'],
  ['[AS-093, AS-128]', 'zh-CN', '请至少选择一个商品申请售后'],
  ['[AS-018]', 'zh-CN', '复制成功！'],
  ['[AS-008]', 'en', 'no after-sales orders'],
  ['[AS-063]', 'en', 'Sure to cancel application?'],
  ['[AS-064]', 'en', 'After cancel the application will be closed'],
  ['[AS-124]', 'en', 'sorry, refund failed'],
])('%s says in %s: %s', (_, language, sentence) => {
  expect(
    readFileSync(join(import.meta.dirname, `../../locales/${language}/after-sales.po`), 'utf8'),
  ).toContain(`\nmsgstr "${sentence}"`)
})

test('every status has its icon', () => {
  expect(reverseStatuses.map(toneOf)).toEqual([
    'waiting',
    'waiting',
    'waiting',
    'waiting',
    'running',
    'waiting',
    'waiting',
    'running',
    'done',
    'done',
    'ended',
    'ended',
    'trouble',
  ])
})
