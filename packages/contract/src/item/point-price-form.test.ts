import { expect, test } from 'vitest'
import { fieldOf, pointPriceSchema, pointSites, readPointPrices } from './point-price-form.ts'

const wrongIn = (values: Readonly<Record<string, string>>) =>
  (pointPriceSchema['~standard'].validate(values).issues ?? []).map(({ path }) => path.join('.'))

const typed = {
  skuCode: ' AB-1 ',
  'points-NL': '900',
  'beside-NL': '',
  'points-FR': '600',
  'beside-FR': '12,50',
}

test('points are spent where there is a points mall, not in Germany', () =>
  expect(pointSites).not.toContain('DE'))

test('the storefronts where something stands are sent, with nothing beside where nothing was typed', () => {
  expect(wrongIn(typed)).toEqual([])
  expect(readPointPrices(typed, 'seen')).toEqual({
    skuCode: 'AB-1',
    priceList: expect.arrayContaining([
      { site: 'NL', points: 900, amount: 0 },
      { site: 'FR', points: 600, amount: 12.5 },
    ]),
    fingerprint: 'seen',
  })
})

test('what is wrong is found at its field: no points, half a point, money that is none', () => {
  const wrong = { ...typed, 'points-NL': '1.5', 'points-FR': '', 'beside-FR': 'much' }
  expect(wrongIn(wrong).toSorted()).toEqual(['beside-FR', 'points-FR', 'points-NL'])
  expect(wrongIn({ skuCode: 'AB-1' })).toEqual([`points-${pointSites[0]}`])
})

test('a price that the mall refuses is shown where it was typed', () => {
  const sent = readPointPrices(typed, undefined).priceList.map(({ site }) => site)
  expect(fieldOf(`priceList.${sent.indexOf('FR')}.amount`, typed)).toBe('beside-FR')
  expect(fieldOf(`priceList.${sent.indexOf('NL')}.points`, typed)).toBe('points-NL')
  expect(fieldOf('skuCode', typed)).toBe('skuCode')
})
