import { expect, test } from 'vitest'
import { euroPrices, priceField, readPriceList } from './typed-prices.ts'

function typed(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('prices are read where something was typed; what is no number is none', () => {
  const form = typed({
    [priceField('SE')]: '1690',
    [priceField('DE')]: ' 149,50 ',
    [priceField('FR')]: 'x',
  })
  expect(readPriceList(form)).toEqual([
    { site: 'DE', amount: 149.5 },
    { site: 'SE', amount: 1690 },
    { site: 'FR', amount: 0 },
  ])
})

test('the first euro price goes to the euro storefronts without one, and to no other currency', () => {
  const found = euroPrices(typed({ [priceField('FR')]: '99', [priceField('IT')]: '105' }))
  expect(found.every(({ text }) => text === '99')).toBe(true)
  const names = found.map(({ site }) => site)
  expect(names).toContain('DE')
  expect(['FR', 'IT', 'SE', 'PL'].some((site) => names.includes(site as never))).toBe(false)
  expect(euroPrices(typed({ [priceField('SE')]: '999' }))).toEqual([])
})
