import { expect, test } from 'vitest'
import { email as accountEmail } from '../address/rules.ts'
import { isEmail, tidyEmail } from './email.ts'

test.each([
  ['info@möbel.de', 'info@xn--mbel-5qa.de'],
  ['INFO@MÖBEL.DE', 'INFO@xn--mbel-5qa.de'],
  ['kim@xn--mbel-5qa.de', 'kim@xn--mbel-5qa.de'],
  ['kim@пример.рф', 'kim@xn--e1afmkfd.xn--p1ai'],
  ['kim@例え.jp', 'kim@xn--r8jz45g.jp'],
  ['kim@straße.de', 'kim@xn--strae-oqa.de'],
  ['Kim@Example.com', 'Kim@Example.com'],
  ['kim.m.petersen+mall@example.com', 'kim.m.petersen+mall@example.com'],
])('%s is a mail address and is stored as %s', (typed, stored) => {
  expect(isEmail(typed)).toBe(true)
  expect(tidyEmail(typed)).toBe(stored)
  expect(tidyEmail(stored)).toBe(stored)
  expect(accountEmail.parse(` ${typed} `)).toBe(stored)
})

test.each([
  'kim@',
  '@möbel.de',
  'kim@möbel',
  'kim@mö bel.de',
  'kim@mö/bel.de',
  'kim@mö@bel.de',
  'kim@möbel..de',
  'kim@möbel.de:25',
  'kim\u202e@galleria.test',
  'kim\u0000@galleria.test',
  `kim@${'ö'.repeat(70)}.de`,
  'kim@xn--.de',
  '.kim@galleria.test',
  'kim.@galleria.test',
  'kim..petersen@galleria.test',
])('%s is none', (typed) => {
  expect(isEmail(typed)).toBe(false)
})
