import { expect, test } from 'vitest'
import { pick } from './pick.ts'

test('what is named comes along and nothing else, also where it is empty', () => {
  const card = { name: 'Alma', price: 0, secret: 'no', note: undefined }
  expect(pick(card, ['name', 'price', 'note'])).toStrictEqual({
    name: 'Alma',
    price: 0,
    note: undefined,
  })
  // @ts-expect-error -- what was not named is not there
  expect(pick(card, ['name']).secret).toBeUndefined()
  // @ts-expect-error -- misspelt
  expect(pick(card, ['nmae'])).toStrictEqual({ nmae: undefined })
})
