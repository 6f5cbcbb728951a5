import { expect, test } from 'vitest'
import { compactIban, groupIban, isIban } from './iban.ts'

test.each([
  'DE89 3704 0044 0532 0130 00',
  'nl91abna0417164300',
  'FR14 2004 1010 0505 0001 3M02 606',
  'GB29NWBK60161331926819',
  'PL61 1090 1014 0000 0712 1981 2874',
  'SE45 5000 0000 0583 9825 7466',
])('%s is an account', (typed) => {
  expect(isIban(typed)).toBe(true)
})

test.each([
  ['two digits swapped', 'DE89 3704 0044 0532 0103 00'],
  ['a digit too few', 'DE89 3704 0044 0532 0130 0'],
  ['the length of another country', 'NL89370400440532013000'],
  ['no account', 'my account'],
  ['nothing', ''],
  ['another sign in it', 'DE89-3704-0044-0532-0130-00'],
])('%s is none', (_, typed) => {
  expect(isIban(typed)).toBe(false)
})

test('it is kept without spaces and read in groups of four', () => {
  expect(compactIban(' de89 3704 0044 0532 0130 00 ')).toBe('DE89370400440532013000')
  expect(groupIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
})
