import { describe, expect, test } from 'vitest'
import { readKeyword } from './keyword.rules.ts'

describe('what was typed', () => {
  test.each([
    ['140x70', [1400, 700]],
    ['140 x 70', [1400, 700]],
    ['140×70×75 cm', [1400, 700, 750]],
    ['1,4 m x 0,7 m', [1400, 700]],
    ['1400 x 700 mm', [1400, 700]],
    ['140cm', [1400]],
    ['tisch 140', [1400]],
    ['tisch 8', []],
    ['e27', []],
    ['ab12x34', []],
    ['0 x 0', []],
  ])('has measures in millimetres: %s', (keyword, sizes) => {
    expect(readKeyword(keyword, 'de').sizes).toEqual(sizes)
  })
  test.each([
    ['en', 'green sofa', ['forest'], ['sofa']],
    ['de', 'Sofa dunkelgrün', ['forest'], ['sofa']],
    ['de', 'graue Couch', ['slate'], ['couch']],
    ['pl', 'zielona sofa', ['forest'], ['sofa']],
    ['sv', 'blå soffa', ['ocean'], ['soffa']],
    ['sv', 'black soffa', ['black-ash', 'black-steel'], ['soffa']],
    ['fr', 'canapé vert ou bleu', ['forest', 'ocean'], ['canape', 'ou']],
    ['en', 'the desk with a lamp', [], ['desk', 'lamp']],
    ['de', 'Esche schwarz', ['black-ash'], []],
    ['zh-CN', '绿色沙发', ['forest'], ['沙发']],
  ] as const)('in %s: %s', (language, keyword, finishes, words) => {
    const asked = readKeyword(keyword, language)
    expect([asked.finishes, asked.groups.map(([word]) => word)]).toEqual([finishes, words])
  })
  test('a thing has other names, also one of several words', () => {
    expect(readKeyword('Schrank', 'de').groups[0]?.slice(0, 2)).toEqual(['schrank', 'kommode'])
    expect(readKeyword('3-seater', 'en').groups).toEqual([['3 seater', 'three-seat']])
  })
  test('signs alone ask for nothing', () => {
    for (const signs of ['%', '_', "'; --", ':* & !', '\\', ''])
      expect(readKeyword(signs, 'en')).toEqual({ groups: [], finishes: [], sizes: [] })
  })
})
