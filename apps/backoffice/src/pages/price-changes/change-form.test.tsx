// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { whoQuery } from '../../api/queries.ts'
import { findsWrong, openForm, refuses } from '../../testing/open-form.tsx'
import { itemChoicesQuery } from '../items/item-queries.ts'
import { ChangeForm } from './change-form.tsx'

const open = () =>
  openForm(<ChangeForm />, {
    known: (queries) => {
      queries.setQueryData(whoQuery.queryKey, { kind: 'nobody' } as never)
      queries.setQueryData(itemChoicesQuery.queryKey, {
        categoryList: [],
        attributeList: [],
      } as never)
    },
  })

test('a change needs a storefront and a figure above nothing, or an ending', async () => {
  const page = await open()
  await act(async () => page.place.querySelector<HTMLElement>('[name=siteList]:checked')!.click())
  await page.type({ percent: 'ten' })
  await page.send()
  expect(page.errors()).toEqual({
    siteList: 'Please choose at least one country.',
    percent: 'Please enter a number above zero.',
  })
  expect([page.focused(), page.calls]).toEqual(['siteList', []])
  await page.type({ way: 'END' })
  await page.send()
  expect(page.errors()).toMatchObject({ ending: 'Please choose an ending.' })
})

test('an amount that the mall refuses stands at the field of its currency', async () => {
  const page = await open()
  await page.type({ way: 'LOWER_AMOUNT' })
  await page.send()
  expect(page.errors()).toEqual({ 'amount-EUR': 'Please enter a number above zero.' })
  await page.type({ 'amount-EUR': '2,50' })
  await page.send(findsWrong({ path: 'amountList.0.amount', message: 'That is too much.' }))
  expect(page.calls).toMatchObject([
    { siteList: ['DE'], kind: 'AMOUNT', amountList: [{ currency: 'EUR', amount: -2.5 }] },
  ])
  expect([page.errors(), page.typed('amount-EUR')]).toEqual([
    { 'amount-EUR': 'That is too much.' },
    '2,50',
  ])
  await page.send(refuses('price_change.empty', 'There are no such goods.'))
  expect([page.errors(), page.notice()]).toEqual([{}, 'There are no such goods.'])
})
