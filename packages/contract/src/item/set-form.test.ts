import { expect, test } from 'vitest'
import { fieldOf, readSet, setSchema } from './set-form.ts'

const wrongIn = (values: Readonly<Record<string, string>>) =>
  (setSchema['~standard'].validate(values).issues ?? []).map(({ path }) => path.join('.'))

const typed = {
  skuCode: ' AB-1 ',
  percentOff: '0',
  'part-0': 'AB-2',
  'qty-0': '1',
  'part-1': '',
  'qty-1': '1',
  'part-2': 'AB-3',
  'qty-2': '4',
}

test('a set has the rows in which an item stands; nothing off is a set all the same', () => {
  expect(wrongIn(typed)).toEqual([])
  expect(readSet(typed, 'seen')).toEqual({
    skuCode: 'AB-1',
    percentOff: 0,
    partList: [
      { skuCode: 'AB-2', qty: 1 },
      { skuCode: 'AB-3', qty: 4 },
    ],
    fingerprint: 'seen',
  })
  expect(readSet(typed, undefined)).not.toHaveProperty('fingerprint')
})

test('what is wrong is found at its field, and one item beside the main one is needed', () => {
  const wrong = { ...typed, skuCode: '', percentOff: '61', 'part-0': '', 'qty-2': '21' }
  expect(wrongIn(wrong).toSorted()).toEqual(['part-0', 'percentOff', 'qty-2', 'skuCode'])
})

test('an item that the mall refuses is shown in the row where it was typed', () => {
  expect(fieldOf('partList.1.skuCode', typed)).toBe('part-2')
  expect(fieldOf('partList.0.qty', typed)).toBe('qty-0')
  expect(fieldOf('skuCode', typed)).toBe('skuCode')
})
