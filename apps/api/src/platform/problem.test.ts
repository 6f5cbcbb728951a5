import { refuse } from '@galleria/contract/refusals'
import { expect, test } from 'vitest'
import { toProblem } from './problem.ts'

const titleOf = (retryAfter: number, language: 'en' | 'de' | 'pl' | 'zh-CN' = 'en') =>
  toProblem(refuse('429', { retryAfter }), language, 'req').title

test('who has to wait is told how long in the words of people, rounded up, in the own language', () => {
  expect([1, 59, 593, 7199, 7200].map((seconds) => titleOf(seconds))).toEqual([
    'Too many attempts. Please wait 1 second.',
    'Too many attempts. Please wait 59 seconds.',
    'Too many attempts. Please wait 10 minutes.',
    'Too many attempts. Please wait 120 minutes.',
    'Too many attempts. Please wait 2 hours.',
  ])
  expect(titleOf(593, 'de')).toBe('Zu viele Versuche. Bitte warten Sie 10 Minuten.')
  expect(titleOf(593, 'pl')).toBe('Zbyt wiele prób. Odczekaj 10 minut.')
  expect(titleOf(593, 'zh-CN')).toBe('尝试次数过多，请等待 10分钟。')
})
