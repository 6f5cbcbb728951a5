import { expect, test } from 'vitest'
import {
  CARD_POLL_MS,
  cardErrors,
  cardFields,
  cardLimits,
  cardSchema,
  MOST_CARD_POLLS,
  MOST_CARDS,
  type CardField,
  type CardForm,
} from './card-rules.ts'

/** What somebody types of themselves who keeps a card, and what of it is not taken. */

const filled: CardForm = {
  cardHolderName: 'Kim Petersen',
  mobile: '+49 170 1234567',
  email: 'kim@möbel.de',
  country: 'DE',
  province: 'Hamburg',
  city: 'Hamburg',
  district: 'St. Georg',
  street: 'Lange Reihe',
  houseNumber: '5a',
  zipCode: '20099',
}
const errorsOf = (change: Partial<CardForm>) => cardErrors({ ...filled, ...change })
const codeOf = (path: CardField, typed: string) => {
  const errors = errorsOf({ [path]: typed })
  expect(errors.every((error) => error.path === path)).toBe(true)
  return errors[0]?.code
}

test('a form that is filled in as people do is right', () => {
  expect(cardErrors(filled)).toEqual([])
})

test('all of it is needed: what is empty, blank or holds only what nobody sees is said of each field, in their order', () => {
  const empty = Object.fromEntries(cardFields.map((path) => [path, ''])) as CardForm
  expect(cardErrors(empty)).toEqual([
    { path: 'cardHolderName', code: 'required' },
    { path: 'mobile', code: 'required' },
    { path: 'email', code: 'required' },
    { path: 'country', code: 'required' },
    { path: 'province', code: 'required' },
    { path: 'city', code: 'required' },
    { path: 'district', code: 'required' },
    { path: 'street', code: 'required' },
    { path: 'houseNumber', code: 'required' },
    { path: 'zipCode', code: 'required' },
  ])
  expect([codeOf('city', '   '), codeOf('city', '\u200b\u202e')]).toEqual(['required', 'required'])
})

test('blanks around it and signs that nobody sees are no error', () => {
  expect(errorsOf({ country: ' DE ', mobile: '\u202a+49 170 1234567\u202c' })).toEqual([])
})

test.each<[CardField, number]>([
  ['cardHolderName', 100],
  ['province', 100],
  ['city', 100],
  ['district', 100],
  ['street', 100],
  ['houseNumber', 20],
  ['zipCode', 20],
])('%s has room for %d signs and no more', (path, most) => {
  expect(cardLimits[path]).toBe(most)
  expect([codeOf(path, 'x'.repeat(most)), codeOf(path, 'x'.repeat(most + 1))]).toEqual([
    undefined,
    'length',
  ])
  expect(codeOf(path, ` ${'x'.repeat(most)} `)).toBeUndefined()
})

test('a mobile number is as people write one, of at most 29 figures behind its plus', () => {
  expect(codeOf('mobile', '0170 123')).toBeUndefined()
  expect(codeOf('mobile', `+${'1'.repeat(29)}`)).toBeUndefined()
  expect(codeOf('mobile', `+${'1'.repeat(30)}`)).toBe('length')
  expect([codeOf('mobile', '0170'), codeOf('mobile', 'call me')]).toEqual(['mobile', 'mobile'])
})

test('a mail address is one that can be written to', () => {
  expect([codeOf('email', 'kim@galleria'), codeOf('email', 'kim')]).toEqual(['email', 'email'])
  const long = `${'k'.repeat(64)}@${'m'.repeat(60)}.${'m'.repeat(60)}.${'m'.repeat(60)}.example`
  expect([long.length, codeOf('email', long)]).toEqual([255, 'length'])
  expect(codeOf('email', long.slice(1))).toBe(undefined)
})

test('a country is its two letters, large ones', () => {
  expect([codeOf('country', 'UK'), codeOf('country', 'DEU')]).toEqual([undefined, 'length'])
  for (const typed of ['de', 'D', 'D1', 'Dé', '49'])
    expect([typed, codeOf('country', typed)]).toEqual([typed, 'invalid'])
})

test('the number of a card is taken nowhere, so that none of ours ever holds one', () => {
  const number = '4242 4242 4242 4242'
  for (const path of ['cardHolderName', 'province', 'city', 'district', 'street'] as const)
    expect([path, codeOf(path, `Kim ${number}`)]).toEqual([path, 'cardNumber'])
  for (const path of ['houseNumber', 'zipCode', 'email'] as const)
    expect([path, codeOf(path, number)]).toEqual([path, 'cardNumber'])
})

test('a mobile number that looks like one by chance is still a mobile number', () => {
  expect(codeOf('mobile', '4242424242424242')).toBeUndefined()
})

test('no field takes signs of control or a backslash', () => {
  expect([codeOf('street', 'Lange\u0007Reihe'), codeOf('street', 'Lange\\Reihe')]).toEqual([
    'invalid',
    'invalid',
  ])
  expect(codeOf('cardHolderName', 'Kim \ud800')).toBe('invalid')
})

test('each field has its own error, all of them at once', () => {
  expect(errorsOf({ mobile: '1', email: 'kim', country: 'de', city: '', street: 'a\\b' })).toEqual([
    { path: 'mobile', code: 'mobile' },
    { path: 'email', code: 'email' },
    { path: 'country', code: 'invalid' },
    { path: 'city', code: 'required' },
    { path: 'street', code: 'invalid' },
  ])
})

test('the form’s schema says the same', () => {
  const { validate } = cardSchema['~standard']
  expect(validate(filled)).toEqual({ value: filled })
  expect(validate({ ...filled, city: '', country: 'de' })).toEqual({
    issues: [
      { path: ['country'], message: 'invalid' },
      { path: ['city'], message: 'required' },
    ],
  })
})

test('a member keeps ten cards at most, and the page waits five seconds for a new one', () => {
  expect([MOST_CARDS, CARD_POLL_MS * MOST_CARD_POLLS]).toEqual([10, 5000])
})
