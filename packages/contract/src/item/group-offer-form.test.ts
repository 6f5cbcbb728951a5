import { expect, test } from 'vitest'
import { fieldOf, planSchema, readPlan } from './group-offer-form.ts'

const wrongIn = (values: Readonly<Record<string, string>>) =>
  (planSchema['~standard'].validate(values).issues ?? []).map(({ path }) => path.join('.'))

const typed = {
  skuCode: ' AB-1 ',
  startTime: '2027-01-01T10:00',
  endTime: '2027-02-01T10:00',
  openHours: '48',
  'size-0': '2',
  'percent-0': '8',
  'size-1': '',
  'percent-1': '',
  'size-2': '5',
  'percent-2': '18',
}

test('a plan has the rows in which something stands', () => {
  expect(wrongIn(typed)).toEqual([])
  expect(readPlan(typed)).toMatchObject({
    skuCode: 'AB-1',
    openHours: 48,
    sizeList: [
      { size: 2, percentOff: 8 },
      { size: 5, percentOff: 18 },
    ],
  })
})

test('what is wrong is found at its field, and the first size is needed', () => {
  const wrong = { ...typed, openHours: '337', 'size-0': '', 'percent-0': '', 'size-2': '21' }
  expect(wrongIn(wrong).toSorted()).toEqual(['openHours', 'percent-0', 'size-0', 'size-2'])
})

test('a size that the mall refuses is shown in the row where it was typed', () => {
  expect(fieldOf('sizeList.1.size', typed)).toBe('size-2')
  expect(fieldOf('sizeList.0.percentOff', typed)).toBe('percent-0')
  expect(fieldOf('skuCode', typed)).toBe('skuCode')
})
