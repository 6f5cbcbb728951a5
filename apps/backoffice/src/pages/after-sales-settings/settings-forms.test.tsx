// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { findsWrong, openForm, refuses } from '../../testing/open-form.tsx'
import { AddressForm } from './address-form.tsx'
import { RuleEditor } from './rule-form.tsx'
import { SavedAnswers } from './saved-answers.tsx'
import { savedAnswersQuery } from './settings-queries.ts'

const close = () => undefined
const shop = { id: 7, name: 'Oak & Co' }
const shops = [shop] as never
const address = {
  ...{ personName: 'Oak & Co', personPhone: '', detailAddress: 'Hafenweg 1' },
  ...{ postalCode: '20457', city: 'Hamburg', country: 'DE' },
}

async function openAddress(change: Partial<typeof address>) {
  const own = { shop, usual: address, isUsualSet: true, forCountryList: [] }
  const start = { ...address, ...change }
  const page = await openForm(
    <AddressForm own={own} forCountry={null} address={start} close={close} />,
  )
  const wrong = () =>
    [...page.place.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(
      ({ value }) => value,
    )
  return { ...page, wrong }
}

test('an address for returns is whole, and its postcode one of its country', async () => {
  const page = await openAddress({ city: '', postalCode: '2045' })
  await page.send()
  expect(page.wrong()).toEqual(['2045', ''])
  expect(page.place.textContent).toContain('This postcode is not valid for the country.')
  expect(page.place.textContent).toContain('Please fill this in.')
  expect(document.activeElement).toHaveProperty('value', '2045')
  expect(page.calls).toEqual([])
})

test('what the mall finds wrong with an address stands at its field, and the rest above the buttons', async () => {
  const page = await openAddress({})
  await page.send(findsWrong({ path: 'address.city', message: 'No such town.' }))
  expect(page.calls).toEqual([{ shopId: 7, forCountry: null, address }])
  expect(page.wrong()).toEqual(['Hamburg'])
  expect(page.place.textContent).toContain('No such town.')
  await page.send(refuses('shop.not_found', 'There is no such shop.', 404))
  expect([page.wrong(), page.notice()]).toEqual([[], 'There is no such shop.'])
})

test('a rule says which requests, which reasons, how much and how often', async () => {
  const page = await openForm(<RuleEditor rule={undefined} shops={shops} close={close} />)
  await page.type({ most: 'much', mostADay: '101' })
  await page.send()
  const choose = 'Please choose at least one.'
  expect(page.errors()).toEqual({
    ...{ typeList: choose, reasonList: choose, most: 'Please state an amount.' },
    mostADay: 'Please choose a number from 1 to 100.',
  })
  expect([page.focused(), page.calls]).toEqual(['typeList', []])
})

test('an amount that the mall refuses for a rule stands at the amount', async () => {
  const page = await openForm(<RuleEditor rule={undefined} shops={shops} close={close} />)
  for (const name of ['typeList', 'reasonList']) await act(async () => page.control(name).click())
  await page.type({ most: '25,50' })
  await page.send(findsWrong({ path: 'most.value', message: 'That is too much.' }))
  expect(page.calls).toMatchObject([
    { shopId: 7, most: { value: 25.5, currency: 'EUR' }, mostADay: 5, isOn: false },
  ])
  expect([page.errors(), page.typed('most')]).toEqual([{ most: 'That is too much.' }, '25,50'])
  await page.send(refuses('setting.too_many', 'Ten are enough.'))
  expect([page.errors(), page.notice()]).toEqual([{}, 'Ten are enough.'])
})

test('a saved text has a title and a text', async () => {
  const page = await openForm(<SavedAnswers mayWrite shops={shops} />, {
    known: (queries) => queries.setQueryData(savedAnswersQuery.queryKey, []),
  })
  await page.press('Save a new text')
  await page.type({ title: 'Scratches' })
  await page.send()
  expect([page.errors(), page.focused()]).toEqual([{ content: 'Please fill this in.' }, 'content'])
  await page.type({ content: 'We are sorry.' })
  await page.send(findsWrong({ path: 'title', message: 'Not this.' }))
  expect(page.calls).toEqual([{ shopId: 7, title: 'Scratches', content: 'We are sorry.' }])
  expect(page.errors()).toEqual({ title: 'Not this.' })
  await page.send(refuses('setting.too_many', 'Fifty are enough.'))
  expect([page.errors(), page.notice()]).toEqual([{}, 'Fifty are enough.'])
})
