import { prizesSchema } from '@galleria/contract/campaign-rules'
import { errorsOf } from '@galleria/ui/form/field-errors'
import { expect, test } from 'vitest'
import { prizeFieldOf, sitesByCurrency, toPrize } from './campaign-rules.ts'

const typed = { key: 1, points: '50', weight: '3', stock: '10' }
const terms = {
  ...{ name: 'Spring', amount: '50', siteList: ['DE'] },
  ...{ startTime: '2027-03-01T10:00', endTime: '2027-04-01T10:00' },
}

test('a prize is points, or nothing where none are typed; without a number there is always one left', () => {
  expect(toPrize(typed)).toEqual({ prizeType: 'POINTS', points: 50, weight: 3, stock: 10 })
  expect(toPrize({ ...typed, points: '', stock: ' ' })).toEqual({
    prizeType: 'NOTHING',
    points: 0,
    weight: 3,
    stock: null,
  })
})

test('what is no whole number is no prize, nor is one that can never be drawn', () => {
  const wrong = [
    [{ points: 'x' }, 'points-1'],
    [{ points: '1.5' }, 'points-1'],
    [{ weight: '' }, 'weight-1'],
    [{ weight: '0' }, 'weight-1'],
    [{ stock: '-1' }, 'stock-1'],
  ] as const
  for (const [change, field] of wrong) {
    const prizes = [{ ...typed, ...change }]
    expect(errorsOf(prizesSchema, { ...terms, prizes })).toEqual({ [field]: { code: 'prize' } })
  }
  expect(errorsOf(prizesSchema, { ...terms, prizes: [typed] })).toEqual({})
})

test('a prize that the mall refuses is shown in its row', () => {
  const prizes = [typed, { ...typed, key: 4 }]
  expect(prizeFieldOf('prizeList.1.stock', { prizes })).toBe('stock-4')
  expect(prizeFieldOf('name', { prizes })).toBe('name')
})

test('storefronts stand under their currency', () => {
  expect([...sitesByCurrency.keys()].toSorted()).toEqual(['EUR', 'GBP', 'PLN', 'SEK'])
  expect(sitesByCurrency.get('GBP')).toEqual(['UK'])
})
