import { expect, test } from 'vitest'
import { isPersonName } from './person-name.ts'
import { addressSchema } from './rules.ts'
import { good } from './testing.ts'

test.each([
  "Maria-José de la Cruz O'Neill",
  'Nguyễn Thị Minh Khai',
  'St. John',
  'St.John',
  'J. R. R.',
  'J.R.R. Tolkien',
  'J.Smith',
  'Dr. med. Anna',
  'Prof.Dr. Lehmann',
  'Henry VIII',
  'John 3rd',
  'Smith, Jr.',
  'Anna & Ben',
  'c/o Müller',
  'María del Carmen de los Ángeles',
  'Ngọc Ánh',
  "N'Golo",
  '李',
  '田中 太郎',
  'Владимир',
  'محمد بن سلمان',
  'D’Angelo-Straße',
  'Ø',
  'van der Bellen',
])('%s is a name', (name) => {
  expect(isPersonName(name)).toBe(true)
})

test.each([
  'Visit http://evil.example',
  'Visit evil.example',
  'evil.example',
  'Evil.Example',
  'evil。example',
  'evil．example',
  'www evil',
  'WWW.evil',
  'x.com',
  'T.Co',
  'https:/evil',
  '//evil',
  'kim@evil.example',
  'kim＠evil',
  'Call 0900 123456',
  'You have won a prize call us now',
  'Klicken Sie hier und holen Sie Ihren Gewinn',
  'bit.ly/abc',
  'möbel.example',
  'J.Evil.shop',
  'St.Evil.com',
  'dr.Evil.example',
])('%s is none', (name) => {
  expect(isPersonName(name)).toBe(false)
})

test.each(['firstName', 'lastName'] as const)(
  'a link in the %s of an address is an error at that field, of a delivery and of an invoice alike',
  (field) => {
    for (const type of ['SHIPPING', 'BILLING'] as const) {
      const result = addressSchema('DE', type).safeParse(
        good('DE', { addressType: type, [field]: 'Go to evil.example' }),
      )
      expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
        [field, 'name'],
      ])
    }
  },
)
