import { expect, test } from 'vitest'
import { askedOf, figuresAddress, readFiguresSearch } from './figures-search.ts'

const read = (address: string) => readFiguresSearch(new URLSearchParams(address))

test('without a word it is the last 30 days, day by day', () => {
  expect(askedOf(read(''))).toEqual({ days: 30, step: 'day' })
  expect(askedOf(read('days=31&by=hour&site=XX&from=2026-01-01'))).toEqual({
    days: 30,
    step: 'day',
  })
})
test('longer periods have wider bars unless somebody says so', () => {
  expect([read('days=7'), read('days=90'), read('days=365')].map(({ step }) => step)).toEqual([
    'day',
    'week',
    'month',
  ])
  expect(read('days=365&by=week').step).toBe('week')
})
test('an address says what is shown', () => {
  const search = read('from=2026-01-01&to=2026-03-31&site=SE')
  expect(askedOf(search)).toEqual({
    from: '2026-01-01',
    to: '2026-03-31',
    step: 'week',
    site: 'SE',
  })
  expect(figuresAddress(search)).toBe('/figures?from=2026-01-01&to=2026-03-31&by=week&site=SE')
  expect(figuresAddress({ days: 7 })).toBe('/figures?days=7')
  expect(read('from=2026-02-30&to=2026-13-31').days).toBe(30)
})
