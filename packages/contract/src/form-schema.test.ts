import { expect, test } from 'vitest'
import { textSchema } from './form-schema.ts'

test('a text for somebody else has words, and at most as many characters as there is room', () => {
  const wrong = (text: string) =>
    textSchema(500)
      ['~standard'].validate({ text })
      .issues?.map(({ message }) => message)
  expect(['', ' \n ', 'x'.repeat(500), 'x'.repeat(501)].map(wrong)).toEqual([
    ['required'],
    ['required'],
    undefined,
    ['length'],
  ])
})
