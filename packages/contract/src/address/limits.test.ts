import { expect, test } from 'vitest'
import { cutName, inputMaxima, ruleMaxima, splitName } from './limits.ts'
import { sites } from '../storefronts.ts'
import { documentError, DOCUMENT_MAX } from '../upload-rules.ts'

test('[ADR-040] a name is cut so that both names and the space between them stay within 35 characters', () => {
  const cut = cutName('Maximiliane-Friederike', 'Hohenstein-Wolkenstein')
  expect([cut, `${cut} Hohenstein-Wolkenstein`.length]).toEqual(['Maximiliane-', 35])
  expect(cutName('Anna', '')).toBe('Anna')
  expect(cutName('x'.repeat(40), '')).toHaveLength(34)
})
test('[ADR-059, ADR-060, ADR-062] inputs stop: the detail address at 36, on an invoice at 100; the postal code at 100', () => {
  for (const site of sites) {
    expect([
      inputMaxima(site, 'SHIPPING').detailAddress,
      inputMaxima(site, 'BILLING').detailAddress,
      inputMaxima(site, 'SHIPPING').postalCode,
    ]).toEqual([36, 100, 100])
  }
  expect([
    inputMaxima('DE', 'SHIPPING').poiName,
    inputMaxima('DE', 'BILLING').poiName,
    inputMaxima('FR', 'SHIPPING').poiName,
  ]).toEqual([35, 200, 200])
})
test('[ADR-001] one name for both is split at the first space', () => {
  expect(splitName('Mary Jane Watson', ' ')).toEqual({ firstName: 'Mary', lastName: 'Jane Watson' })
  expect(splitName('Mary', '')).toEqual({ firstName: 'Mary', lastName: '' })
})
test('[ADR-002, ADR-003] a document is a PDF of at most 100 MB, exactly that many are taken', () => {
  const pdf = { name: 'visura.pdf', type: 'application/pdf' }
  expect([
    documentError({ ...pdf, size: 100 * 1024 * 1024 }),
    documentError({ ...pdf, size: DOCUMENT_MAX + 1 }),
    documentError({ ...pdf, size: 0 }),
  ]).toEqual([undefined, 'document.too_large', 'document.kind'])
  expect([
    documentError({ name: 'a.docx', type: 'application/msword', size: 5 }),
    documentError({ name: 'a.PDF', type: '', size: 5 }),
  ]).toEqual(['document.kind', undefined])
})
test('a name is cut by the letters of the other one, not by the blanks around it', () => {
  expect(cutName('a'.repeat(40), '  Kim  ')).toBe('a'.repeat(31))
})
test('one name in the first field is split without the blanks around and between, unless there is a second one', () => {
  expect(splitName('  Kim   de Vries ', '')).toEqual({ firstName: 'Kim', lastName: 'de Vries' })
  expect(splitName('Kim', ' ')).toEqual({ firstName: 'Kim', lastName: ' ' })
  expect(splitName('Kim Lee', 'Berg')).toEqual({ firstName: 'Kim Lee', lastName: 'Berg' })
})
test('what is told of the longest detail address is the rule of the storefront, not what its input lets in', () => {
  expect([
    ruleMaxima('DE', 'SHIPPING').detailAddress,
    inputMaxima('DE', 'SHIPPING').detailAddress,
  ]).toEqual([35, 36])
  expect([
    ruleMaxima('DE', 'BILLING').detailAddress,
    inputMaxima('DE', 'BILLING').detailAddress,
  ]).toEqual([200, 100])
  expect(ruleMaxima('DE', 'BILLING').poiName).toBe(200)
})
