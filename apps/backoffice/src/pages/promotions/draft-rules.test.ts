import { expect, test } from 'vitest'
import { promotionSchema } from '@galleria/contract/promotion-rules'
import { errorsOf } from '@galleria/ui/form/field-errors'
import { DAY } from '@galleria/kernel/time'
import { draftOf, emptyFields, fieldOf, type Fields } from './draft-rules.ts'
import { mallDesk, shopDesk } from './promotion-queries.ts'

const now = new Date('2026-11-24T12:00:00')
const desk = shopDesk([{ id: 5, name: 'House' }])

test('a promotion runs from the beginning of its first day to the end of its last one', () => {
  const fields = {
    ...emptyFields(desk, now),
    name: ' Autumn ',
    firstDay: '2026-11-24',
    lastDay: '2026-11-24',
  }
  const { startTime, endTime, ...draft } = draftOf(fields, desk)
  expect(Date.parse(endTime) - Date.parse(startTime)).toBe(DAY)
  expect(draft).toEqual({
    site: 'DE',
    name: 'Autumn',
    kind: 'PERCENT',
    percentOff: 10,
    from: 0,
    shopId: 5,
  })
})

test('an amount may be written with a comma; a coupon has a code and is one for each person unless somebody says otherwise', () => {
  const fields = {
    ...emptyFields(mallDesk, now),
    kind: 'AMOUNT',
    amountOff: '7,50',
    from: '50',
    code: 'X-1',
  } as const
  expect(draftOf(fields, mallDesk)).toMatchObject({
    amountOff: 7.5,
    from: 50,
    code: 'X-1',
    mostEach: 1,
    most: undefined,
  })
})

const wrongIn = (fields: Fields, desk: 'shop' | 'mall') =>
  Object.entries(errorsOf(promotionSchema(desk), fields)).map(([name, { code }]) => [name, code])

test('what is missing or cannot be read is found at its field, a number of uses too', () => {
  expect(wrongIn(emptyFields(mallDesk, now), 'mall').toSorted()).toEqual([
    ['code', 'required'],
    ['name', 'required'],
  ])
  const fields = { ...emptyFields(mallDesk, now), name: 'N', code: 'X-1' }
  expect(wrongIn({ ...fields, kind: 'AMOUNT', amountOff: ' ' }, 'mall')).toEqual([
    ['amountOff', 'required'],
  ])
  const wrong = { percentOff: '91', from: 'much', most: 'many', mostEach: '0' }
  expect(wrongIn({ ...fields, ...wrong }, 'mall').toSorted()).toEqual([
    ['from', 'amount'],
    ['most', 'uses'],
    ['mostEach', 'uses'],
    ['percentOff', 'percent'],
  ])
  expect(wrongIn({ ...fields, kind: 'GIFT' }, 'shop')).toEqual([['giftCode', 'required']])
  expect(['startTime', 'endTime', 'code'].map(fieldOf)).toEqual(['firstDay', 'lastDay', 'code'])
})
