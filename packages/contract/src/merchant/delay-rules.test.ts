import { expect, test } from 'vitest'
import { delaySchema, LONGEST_DELAY_WORDS, type DelayForm } from './delay-rules.ts'

/** What a shop has to say when goods leave later than was promised. */

const typed = { day: '2026-12-01', reason: 'SUPPLIER', content: '' }
const wrongWith = (change: Partial<DelayForm>) => {
  const schema = delaySchema({ first: '2026-11-25', last: '2027-03-24' })
  const { issues = [] } = schema['~standard'].validate({ ...typed, ...change })
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('a new day and a reason are enough', () => {
  expect(wrongWith({})).toEqual([])
  expect(wrongWith({ content: 'The oak is late.' })).toEqual([])
})

test('the day is a whole date, typed as one and with nothing around it', () => {
  for (const day of [
    '',
    'soon',
    '1.12.2026',
    '26-12-01',
    '2026-12-1',
    '2026-2-01',
    '2026-12-01T10:00',
    'on 2026-12-01',
    'yyyy-12-01',
    '2026-mm-01',
    '2026-12-dd',
  ])
    expect([day, wrongWith({ day })]).toEqual([day, ['day: required']])
})

test('the day lies within those that can be chosen, the first and the last of them included', () => {
  const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2027-03-23', '2027-03-24', '2027-03-25']
  expect(days.map((day) => wrongWith({ day }))).toEqual([
    ['day: range'],
    [],
    [],
    [],
    [],
    ['day: range'],
  ])
})

test('a reason is chosen, and one that is not in the list is said in words', () => {
  expect(wrongWith({ reason: '' })).toEqual(['reason: required'])
  expect(wrongWith({ reason: 'OTHER' })).toEqual(['content: required'])
  expect(wrongWith({ reason: 'OTHER', content: ' \n ' })).toEqual(['content: required'])
  expect(wrongWith({ reason: 'OTHER', content: 'We move house.' })).toEqual([])
})

test('the words are at most 300 signs long, spaces around them not counted', () => {
  const words = (length: number) => 'x'.repeat(length)
  expect(LONGEST_DELAY_WORDS).toBe(300)
  expect(wrongWith({ content: words(300) })).toEqual([])
  expect(wrongWith({ content: `  ${words(300)}  ` })).toEqual([])
  expect(wrongWith({ content: words(301) })).toEqual(['content: length'])
})

test('everything that is wrong is said at once, at its field', () =>
  expect(wrongWith({ day: '', reason: '', content: 'x'.repeat(301) })).toEqual([
    'day: required',
    'reason: required',
    'content: length',
  ]))
