import { priceChangeSchema } from '@galleria/contract/price-change-rules'
import { errorsOf } from '@galleria/ui/form/field-errors'
import { expect, test } from 'vitest'
import { fieldOf, readChange, toChange } from './read-change.ts'

function typed(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, one as string)
  return form
}

const wrongIn = (form: FormData) => Object.keys(errorsOf(priceChangeSchema, readChange(form)))

test('ten percent less of a category is a change below nothing', () =>
  expect(
    toChange(
      readChange(
        typed({
          ...{ way: 'LOWER_PERCENT', percent: '10', categoryId: '3', keyword: '' },
          siteList: ['DE', 'SE'],
        }),
      ),
    ),
  ).toEqual({
    ...{ categoryId: 3, siteList: ['DE', 'SE'], kind: 'PERCENT', percent: -10 },
    isReduced: false,
  }))

test('an amount that prices become is not below nothing', () =>
  expect(
    toChange(readChange(typed({ way: 'FIXED_AMOUNT', siteList: 'DE', 'amount-EUR': '149,50' }))),
  ).toEqual({
    ...{ siteList: ['DE'], kind: 'FIXED', amountList: [{ currency: 'EUR', amount: 149.5 }] },
    isReduced: false,
  }))

test('of the items that were ticked', () =>
  expect(
    toChange(
      readChange(
        typed({ way: 'RAISE_PERCENT', percent: '5', itemId: ['7', '12'], siteList: 'DE' }),
      ),
    ),
  ).toEqual({
    ...{ itemIdList: [7, 12], siteList: ['DE'], kind: 'PERCENT', percent: 5 },
    isReduced: false,
  }))

test('an amount is wanted in each currency of the storefronts, with a comma too', () => {
  const two = { way: 'RAISE_AMOUNT', siteList: ['DE', 'FR', 'SE'], 'amount-EUR': '2,50' }
  expect(wrongIn(typed(two))).toEqual(['amount-SEK'])
  const whole = readChange(typed({ ...two, 'amount-SEK': '30', ending: '90' }))
  expect(toChange(whole)).toMatchObject({
    kind: 'AMOUNT',
    amountList: [
      { currency: 'EUR', amount: 2.5 },
      { currency: 'SEK', amount: 30 },
    ],
    ending: '90',
  })
  expect(fieldOf('amountList.1.amount', whole)).toBe('amount-SEK')
})

test('without a storefront, a figure or an ending there is nothing to look at', () => {
  expect(wrongIn(typed({ way: 'LOWER_PERCENT', percent: '10' }))).toEqual(['siteList'])
  expect(wrongIn(typed({ way: 'LOWER_PERCENT', percent: 'ten', siteList: 'DE' }))).toEqual([
    'percent',
  ])
  expect(wrongIn(typed({ way: 'END', siteList: 'DE' }))).toEqual(['ending'])
})
