import { describe, expect, test } from 'vitest'
import { isTaxCode } from './tax-codes.ts'

describe('[ADR-078] tax codes', () => {
  test.each([
    [
      'IT',
      [
        '01114601006',
        '00159560366',
        'IT 00159560366',
        'RSSMRA85T10A562S',
        'rss mra 85t10 a562s',
        'MRTMTT25D09F205Z',
      ],
      [
        '01114601007',
        '00000000000',
        'RSSMRA85T10A562T',
        'RSSMRA85T10A562',
        '1111460100',
        'RSSMRA85Z10A562S',
      ],
    ],
    [
      'ES',
      [
        '12345678Z',
        '12345678-z',
        'X1234567L',
        'Y1234567X',
        'Z1234567R',
        'A58818501',
        'B83376343',
        'P2807900B',
        'ESA58818501',
        'Q2826000H',
      ],
      ['12345678A', 'X1234567A', 'A58818502', '1234567', 'I12345678', 'P28079001'],
    ],
    [
      'PL',
      ['5260250995', '526-025-09-95', 'PL5260250995', '7740001454'],
      ['5260250994', '0000000000', '526025099', '52602509951'],
    ],
  ] as const)('of %s are right by their check digits', (kind, right, wrong) => {
    expect(right.filter((code) => !isTaxCode(kind, code))).toEqual([])
    expect(wrong.filter((code) => isTaxCode(kind, code))).toEqual([])
  })
  test('with one figure changed are never right', () => {
    for (const [kind, code] of [
      ['IT', '01114601006'],
      ['PL', '5260250995'],
      ['ES', 'A58818501'],
      ['ES', '12345678Z'],
    ] as const) {
      for (let at = 1; at < code.length - 1; at += 1) {
        for (const figure of '0123456789')
          if (figure !== code[at])
            expect(
              isTaxCode(kind, code.slice(0, at) + figure + code.slice(at + 1)),
              `${kind} ${at} ${figure}`,
            ).toBe(false)
      }
    }
  })
  test('longer than any are wrong at once', () => {
    for (const kind of ['IT', 'ES', 'PL'] as const)
      expect(isTaxCode(kind, '1'.repeat(50_000))).toBe(false)
  })
})
test("kinds of Spanish numbers: a minor's NIF, a body whose check is a letter, a company whose check may be either", () => {
  for (const code of ['K1234567L', 'N2826000H', 'C28260008', 'C2826000H', 'A28260008'])
    expect(isTaxCode('ES', code), code).toBe(true)
  for (const code of [
    'K1234567T',
    'KK1234567L',
    'K1234567L1',
    'N28260008',
    'A2826000H',
    'C28260009',
    'C2826000I',
    'AA58818501',
    'A588185011',
    'ESA588185011',
    'AES58818501',
    'Ñ28260008',
  ])
    expect(isTaxCode('ES', code), code).toBe(false)
})
test('a prefix counts at the beginning only, and a longer number is not a right one with something beside it', () => {
  for (const [kind, code] of [
    ['IT', '011146IT01006'],
    ['IT', '101114601006'],
    ['IT', '011146010061'],
    ['PL', '52602PL50995'],
    ['PL', '15260250995'],
    ['IT', 'RSSMRA85T10A562S1'],
    ['IT', 'RSSMRA8ZT10A562S'],
  ] as const)
    expect(isTaxCode(kind, code), code).toBe(false)
})
test('thirty signs are looked at, one more is not', () => {
  expect(isTaxCode('PL', '5260250995'.padEnd(30, ' '))).toBe(true)
  expect(isTaxCode('PL', '5260250995'.padEnd(31, ' '))).toBe(false)
})
