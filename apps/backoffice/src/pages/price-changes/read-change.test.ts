import { expect, test } from 'vitest'
import { readChange } from './read-change.ts'

function typed(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, one as string)
  return form
}

test('ten percent less of a category is a change below nothing', () =>
  expect(
    readChange(
      typed({
        way: 'LOWER_PERCENT',
        percent: '10',
        site: ['DE', 'SE'],
        categoryId: '3',
        keyword: '',
      }),
    ),
  ).toEqual({
    form: {
      categoryId: 3,
      siteList: ['DE', 'SE'],
      kind: 'PERCENT',
      percent: -10,
      isReduced: false,
    },
  }))

test('an amount is wanted in each currency of the storefronts, with a comma too', () => {
  const two = { way: 'RAISE_AMOUNT', site: ['DE', 'FR', 'SE'], 'by-EUR': '2,50' }
  expect(readChange(typed(two))).toEqual({ wrong: 'by' })
  expect(readChange(typed({ ...two, 'by-SEK': '30', ending: '90' }))).toMatchObject({
    form: {
      kind: 'AMOUNT',
      amountList: [
        { currency: 'EUR', amount: 2.5 },
        { currency: 'SEK', amount: 30 },
      ],
      ending: '90',
    },
  })
})

test('without a storefront, a figure or an ending there is nothing to look at', () => {
  expect(readChange(typed({ way: 'LOWER_PERCENT', percent: '10' }))).toEqual({ wrong: 'siteList' })
  expect(readChange(typed({ way: 'LOWER_PERCENT', percent: 'ten', site: 'DE' }))).toEqual({
    wrong: 'by',
  })
  expect(readChange(typed({ way: 'END', site: 'DE' }))).toEqual({ wrong: 'ending' })
})
