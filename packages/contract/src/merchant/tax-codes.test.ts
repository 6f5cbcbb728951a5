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
