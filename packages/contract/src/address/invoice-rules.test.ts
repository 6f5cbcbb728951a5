import { describe, expect, test } from 'vitest'
import { sites } from '../storefronts.ts'
import { problems, saved } from './testing.ts'

describe('names', () => {
  test('[ADR-001] that came as one are split at the first space, in the United Kingdom only', () => {
    expect(saved('UK', { firstName: 'Mary Jane Watson', lastName: '' })).toMatchObject({
      firstName: 'Mary',
      lastName: 'Jane Watson',
    })
    expect(problems('UK', { firstName: 'Mary', lastName: '' })).toEqual(['lastName required'])
    expect(saved('UK', { firstName: 'Mary Jane', lastName: 'Watson' })).toMatchObject({
      firstName: 'Mary Jane',
      lastName: 'Watson',
    })
    for (const site of sites.filter((one) => one !== 'UK'))
      expect(problems(site, { firstName: 'Mary Jane', lastName: '' })).toEqual([
        'lastName required',
      ])
  })
})

describe('the tax code of an invoice', () => {
  const right = { IT: '01114601006', ES: '12345678Z', PL: '5260250995' } as const
  test.each(['IT', 'ES', 'PL'] as const)(
    '[ADR-078] follows the check digits in %s, and is free where none is asked for',
    (site) => {
      expect(problems(site, { taxCode: right[site] }, 'BILLING')).toEqual([])
      expect(problems(site, { taxCode: '' }, 'BILLING')).toEqual([])
      expect(problems(site, { taxCode: '12345678901' }, 'BILLING')).toEqual(['taxCode tax_code'])
      expect(problems(site, { taxCode: '12345678901' }, 'SHIPPING')).toEqual([])
      expect(problems('FR', { taxCode: '12345678901' }, 'BILLING')).toEqual([])
    },
  )
  test.each(['DE', 'ES', 'UK'] as const)(
    '[ORD-162] has no backslash in %s, where it is not asked for',
    (site) => {
      expect(problems(site, { taxCode: '1\\2' }, 'BILLING')).toContain('taxCode invalid')
      expect(problems(site, { taxCode: '' }, 'BILLING')).toEqual([])
    },
  )
  test('of another country that the storefront delivers to is the VAT id of a company there', () => {
    const wien = { country: 'Österreich', postalCode: '1010', city: 'Wien' }
    expect(problems('DE', { ...wien, taxCode: 'ATU13585627' }, 'BILLING')).toEqual([])
    expect(problems('DE', { ...wien, taxCode: '' }, 'BILLING')).toEqual([])
    for (const taxCode of ['ATU13585628', 'DE317854208', '12345678901'])
      expect(problems('DE', { ...wien, taxCode }, 'BILLING')).toEqual(['taxCode tax_code'])
    const porto = { country: 'Portugal', postalCode: '4000-322', city: 'Porto' }
    expect(problems('ES', { ...porto, taxCode: 'PT501964843' }, 'BILLING')).toEqual([])
    expect(problems('ES', { ...porto, taxCode: right.ES }, 'BILLING')).toEqual(['taxCode tax_code'])
  })
  test('[ADR-024, ADR-079, ADR-080, ADR-081] comes with its document for companies in Italy, once that was sent', () => {
    const company = { company: 'Bottega srl', taxCode: right.IT }
    const document = { id: 'fil_01jd4vr6f5e7s8kq2m3n4p5q6r', name: 'visura.pdf' }
    expect(problems('IT', { company: 'Bottega srl' }, 'BILLING')).toEqual([
      'taxCode required',
      'rfcFile required',
    ])
    expect(problems('IT', company, 'BILLING')).toEqual(['rfcFile required'])
    expect(
      problems('IT', { ...company, rfcFile: { ...document, status: 'uploading' } }, 'BILLING'),
    ).toEqual(['rfcFile upload'])
    expect(
      problems('IT', { ...company, rfcFile: { ...document, status: 'done' } }, 'BILLING'),
    ).toEqual([])
    expect(problems('IT', { company: 'Bottega srl' }, 'SHIPPING')).toEqual([])
    for (const site of sites.filter((one) => one !== 'IT'))
      expect(problems(site, { company: 'Bottega srl' }, 'BILLING')).toEqual([])
  })
})
