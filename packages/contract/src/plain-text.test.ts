import { expect, test } from 'vitest'
import { nicknameError } from './account/rules.ts'
import { addressSchema } from './address/rules.ts'
import { applicationErrors } from './merchant/application-rules.ts'
import { hasForbiddenSigns, stripInvisible } from './plain-text.ts'
import { plainReview, reviewErrors } from './review/rules.ts'
import { text } from './wire.ts'

const directions = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'] // prettier-ignore
const invisible = ['\u00ad', '\u034f', '\u061c', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2060', '\u2064', '\ufeff', '\u{e0041}'] // prettier-ignore

test('signs that turn the direction of a text around are forbidden, whatever stands beside them', () => {
  for (const sign of directions) {
    expect(hasForbiddenSigns(`Kim${sign}Berg`), sign).toBe(true)
    expect(nicknameError(`Kim${sign}`), sign).toBe('invalid')
    expect(text(40).safeParse(`Kim${sign}`).error?.issues[0]?.message, sign).toBe('control')
  }
  expect(hasForbiddenSigns('Kim Berg')).toBe(false)
})

test('half a sign is none: what was cut in the middle of a picture is refused, not sent to the database', () => {
  for (const half of ['\ud800', '\udfff', 'a\ud83d']) {
    expect(hasForbiddenSigns(half), half).toBe(true)
    expect(text(40).safeParse(half).error?.issues[0]?.message).toBe('control')
  }
  expect(hasForbiddenSigns('Kim 🪑')).toBe(false)
})

test('signs that nobody sees are taken out, and a name of nothing else is empty', () => {
  for (const sign of invisible) {
    expect(stripInvisible(`Kim${sign}Berg`), sign).toBe('KimBerg')
    expect(nicknameError(sign), sign).toBe('required')
    expect(text(40, 1).safeParse(sign).success, sign).toBe(false)
    expect(text(40).parse(` ${sign} Kim`), sign).toBe('Kim')
  }
})

test('joiners stay inside words of the scripts that need them, and between the parts of one picture', () => {
  for (const name of ['می‌خواهم', 'क्‍ष', 'شاه‌نامه', '👩‍🎨', '👩🏽‍🎨', '❤️‍🔥'])
    expect(stripInvisible(name)).toBe(name)
  expect(stripInvisible('Ki\u200dm\u200c')).toBe('Kim')
})

test('an address holds its names, company, street and town to the same rule', () => {
  const schema = addressSchema('DE', 'SHIPPING')
  const good = {
    gender: 'UN_KNOW' as const,
    firstName: 'Kim',
    lastName: 'Berg',
    personPhone: '+49 40 30123456',
    email: 'kim@example.com',
    company: '',
    poiName: 'Lange Reihe',
    houseNo: '5',
    postalCode: '20099',
    city: 'Hamburg',
    province: 'Hamburg',
    country: 'Deutschland',
  }
  const problems = (change: object) =>
    schema
      .safeParse({ ...good, ...change })
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  for (const field of [
    'firstName',
    'lastName',
    'company',
    'poiName',
    'houseNo',
    'city',
    'province',
  ])
    expect(problems({ [field]: 'Kim\u202e' }), field).toEqual([`${field} invalid`])
  for (const field of ['firstName', 'lastName', 'poiName', 'houseNo', 'city', 'province'])
    expect(problems({ [field]: '\u200b \u2060' }), field).toEqual([`${field} required`])
  expect(
    schema.parse({
      ...good,
      firstName: '\ufeffKim',
      poiName: 'Lange\u00ad Reihe',
      personPhone: '\u200e+49 40 30123456',
      email: 'kim@exa\u200bmple.com',
    }),
  ).toMatchObject({
    firstName: 'Kim',
    poiName: 'Lange Reihe',
    personPhone: '+49 40 30123456',
    email: 'kim@example.com',
  })
})

test('a shop is named by the same rule, and a review is no text of invisible signs', () => {
  const empty = {
    company: '',
    taxId: '',
    country: '',
    contactName: '',
    contactPhone: '',
    email: '',
    shopName: '\u200b',
    about: '',
    returnAddress: {
      street: '',
      houseNo: '',
      detail: '',
      postalCode: '',
      city: '',
      province: '',
      country: '',
    },
    documents: [],
    agreed: [],
  }
  const of = (path: string, change: object) =>
    applicationErrors({ ...empty, ...change }).filter((one) => one.path === path)
  expect(of('shopName', {})).toEqual([{ path: 'shopName', code: 'required' }])
  expect(of('shopName', { shopName: 'Oak\u202e & Co' })).toEqual([
    { path: 'shopName', code: 'invalid' },
  ])
  expect(reviewErrors({ rate: 5, content: '\u200b\u2060' })).toEqual([
    { path: 'content', code: 'review_text' },
  ])
  expect(plainReview('good\u202e table\u200b')).toBe('good table')
})
