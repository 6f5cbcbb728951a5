import { expect, test } from 'vitest'
import { draftOf, emptyFields, missingIn } from './draft-rules.ts'
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
  expect(Date.parse(endTime) - Date.parse(startTime)).toBe(86_400_000)
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
  expect(missingIn(emptyFields(mallDesk, now), mallDesk)).toEqual(['name', 'code'])
  expect(missingIn({ ...fields, name: 'N', amountOff: ' ' }, mallDesk)).toEqual(['amountOff'])
})
