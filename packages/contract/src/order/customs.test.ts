import { expect, test } from 'vitest'
import { crossesBorder, customsNeedsOf, findCustomsErrors } from './customs.ts'

const nothing = { eori: false, taxCode: false }
const needs = (from: string, to: 'GB' | 'DE' | 'FR', goods = 20_000) =>
  customsNeedsOf([{ from, to, goods }])

test('goods cross a customs border between the United Kingdom, the Union and everywhere else, and nowhere inside', () => {
  expect([
    crossesBorder('DE', 'FR'),
    crossesBorder('GB', 'GB'),
    crossesBorder('DE', 'GB'),
    crossesBorder('GB', 'DE'),
    crossesBorder('CH', 'DE'),
  ]).toEqual([false, false, true, true, true])
  expect([needs('DE', 'FR'), needs('GB', 'GB', 100)]).toEqual([nothing, nothing])
})

test('[ORD-163] within the import scheme, up to 135 pounds of goods, a company gives its tax code; above it, and elsewhere, its EORI number', () => {
  expect(needs('DE', 'GB', 13_500)).toEqual({ eori: false, taxCode: true })
  expect(needs('DE', 'GB', 13_501)).toEqual({ eori: true, taxCode: false })
  expect(needs('GB', 'DE', 100)).toEqual({ eori: true, taxCode: false })
  // Each shop's goods are a consignment of their own.
  expect(
    customsNeedsOf([
      { from: 'DE', to: 'GB', goods: 9900 },
      { from: 'PL', to: 'GB', goods: 90_000 },
      { from: 'GB', to: 'GB', goods: 100 },
    ]),
  ).toEqual({ eori: true, taxCode: true })
})

test('[ORD-163] only a company is asked, and only for what it has not given', () => {
  const both = { eori: true, taxCode: true }
  const billed = { company: '', taxCode: '', eori: '' }
  expect(findCustomsErrors(both, billed)).toEqual([])
  expect(findCustomsErrors(both, { ...billed, company: 'Oak Ltd' })).toEqual([
    { path: 'taxCode', code: 'required' },
    { path: 'eori', code: 'required' },
  ])
  expect(findCustomsErrors(both, { company: 'Oak Ltd', taxCode: 'GB123', eori: 'GB123' })).toEqual(
    [],
  )
  expect(findCustomsErrors(nothing, { ...billed, company: 'Oak Ltd' })).toEqual([])
})
