import { expect, test } from 'vitest'
import { inLanguage } from './track-words.ts'

const said = {
  time: '2026-03-02T09:00:00.000Z',
  area: 'Hamburg, DE',
  text: 'Die Sendung liegt bei Nachbarin Meyer.',
  code: 'delivered',
  language: 'de',
}

test('who reads the carrier’s language reads the carrier’s own words; others what it means, in theirs', () => {
  expect(inLanguage(said, 'de')).toEqual(said)
  expect(inLanguage(said, 'en')).toEqual({ ...said, text: 'Delivered' })
  expect(inLanguage(said, 'pl').text).toBe('Doręczona')
  expect(inLanguage({ ...said, code: 'departed_hub' }, 'zh-CN').text).toBe('已离开分拣中心')
})

test('of a carrier’s language its region is another way to write it, and none that its reader lacks', () => {
  for (const language of ['de-AT', 'DE', 'de_CH'])
    expect(inLanguage({ ...said, language }, 'de').text).toBe(said.text)
  expect(inLanguage({ ...said, language: 'zh' }, 'zh-CN').text).toBe(said.text)
  for (const language of ['d', 'den', 'sv-DE'])
    expect(inLanguage({ ...said, language }, 'de').text).toBe('Zugestellt')
})

test('a text whose language its carrier does not name is left as it is, whatever its code', () => {
  const { language: _, ...unnamed } = said
  expect(inLanguage(unnamed, 'en')).toEqual(unnamed)
  expect(inLanguage(unnamed, 'de')).toEqual(unnamed)
})

test('what the mall does not know is left in the carrier’s words, also of what was read before meanings were kept', () => {
  const { code: _, language: __, ...old } = said
  expect(inLanguage(old, 'en')).toEqual(old)
  for (const code of ['held_at_customs', 'toString', ''])
    expect(inLanguage({ ...said, code }, 'en').text).toBe(said.text)
})
