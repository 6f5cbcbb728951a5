import { describe, expect, test } from 'vitest'
import { problems, saved } from './testing.ts'

describe('postal codes of deliveries', () => {
  test.each([
    ['NL', 'Nederland', ['3511 AB', '3511ab'], ['0511 AB', '3511', '35111 AB']],
    ['SE', 'Sverige', ['111 20', '11120'], ['1112', '111 200', '011 20']],
    ['PL', 'Polska', ['61-001', '61001'], ['6-001']],
    ['FR', 'France', ['69001', '06000'], ['6900', '690011']],
    ['IT', 'Italia', ['20121', '00184'], ['2012a', '2012']],
  ] as const)('[ADR-094] fit the country of %s', (site, country, right, wrong) => {
    for (const postalCode of right) expect(problems(site, { country, postalCode })).toEqual([])
    for (const postalCode of wrong)
      expect(problems(site, { country, postalCode })).toEqual(['postalCode postal'])
  })
  test('[ADR-066, ADR-067, ADR-068] on DE have five digits for Deutschland, four for Österreich and Luxemburg; on an invoice they are free', () => {
    for (const [country, digits] of [
      ['Deutschland', 5],
      ['Österreich', 4],
      ['Luxemburg', 4],
    ] as const) {
      expect(problems('DE', { country, postalCode: '1'.repeat(digits) })).toEqual([])
      for (const postalCode of [
        '1'.repeat(digits - 1),
        '1'.repeat(digits + 1),
        'A'.repeat(digits),
      ]) {
        expect(problems('DE', { country, postalCode })).toEqual(['postalCode postal'])
        expect(problems('DE', { country, postalCode }, 'BILLING')).toEqual([])
      }
    }
  })
  test('[ADR-064] on ES leave out the islands and enclaves of España, which an invoice may name', () => {
    for (const start of ['07', '35', '38', '51', '52']) {
      expect(problems('ES', { postalCode: `${start}001` })).toEqual(['postalCode postal'])
      expect(problems('ES', { postalCode: `${start}001` }, 'BILLING')).toEqual([])
    }
    for (const postalCode of ['06001', '08001', '34001', '36001', '37001', '39001', '50001'])
      expect(problems('ES', { postalCode })).toEqual([])
  })
  test('[ADR-065] on ES leave out those of Portugal that begin with 9, which an invoice may name', () => {
    expect(problems('ES', { country: 'Portugal', postalCode: '8100-001' })).toEqual([])
    expect(problems('ES', { country: 'Portugal', postalCode: '9000-001' })).toEqual([
      'postalCode postal',
    ])
    expect(problems('ES', { country: 'Portugal', postalCode: '9000-001' }, 'BILLING')).toEqual([])
    expect(problems('ES', { country: 'Portugal', postalCode: '46001' })).toEqual([
      'postalCode postal',
    ])
  })
  test('[ADR-063] in the United Kingdom follow the official pattern, on an invoice too', () => {
    for (const type of ['SHIPPING', 'BILLING'] as const) {
      for (const postalCode of [
        'LS1 4DY',
        'SW1A 1AA',
        'M1 1AE',
        'GIR 0AA',
        'ec1a1bb',
        'W1A 0AX',
        'B33 8TH',
        'CR2 6XH',
        'DN55 1PT',
      ])
        expect(problems('UK', { postalCode }, type)).toEqual([])
      for (const postalCode of ['LS14', '12345', 'LS1 4D', 'AAA 1AA', 'LS1 4CY', 'QS1 4DY'])
        expect(problems('UK', { postalCode }, type)).toEqual(['postalCode postal'])
    }
    expect(saved('UK', { postalCode: ' ec1a 1bb ' }).postalCode).toBe('EC1A 1BB')
  })
})
