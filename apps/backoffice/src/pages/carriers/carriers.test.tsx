// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findsWrong, openForm, refuses } from '../../testing/open-form.tsx'
import { AddCarrier } from './add-carrier.tsx'
import { CarrierCard } from './carrier-card.tsx'

const nameNeeded = 'Please enter a name.'
const link = 'Please enter an address that begins with https:// and contains {number} once.'
const typed = { code: 'dhl', name: 'DHL', trackingUrl: 'https://dhl.example/{number}' }

test('a new carrier needs a code, a name and a link; the first that is wrong gets the focus', async () => {
  const page = await openForm(<AddCarrier />)
  await page.type({ code: 'DHL' })
  await page.send()
  expect(page.errors()).toEqual({
    code: 'Please enter lower-case letters and numbers, separated by hyphens.',
    name: nameNeeded,
    trackingUrl: link,
  })
  expect(page.focused()).toBe('code')
  expect(page.calls).toEqual([])
})

test('a code that is taken is said at the code, and what was typed stays', async () => {
  const page = await openForm(<AddCarrier />)
  await page.type(typed)
  await page.send(refuses('carrier.code_taken', 'This code is taken.'))
  expect(page.calls).toEqual([typed])
  expect(page.errors()).toEqual({ code: 'This code is taken.' })
  expect([page.typed('name'), page.focused()]).toEqual(['DHL', 'code'])
  await page.type({ code: 'dhl-2' })
  expect(page.errors()).toEqual({})
})

test('the form is empty for the next one, and says nothing about that', async () => {
  const page = await openForm(<AddCarrier />)
  await page.type(typed)
  await page.send({ status: 200, body: { carrierList: [] } })
  expect(page.typed('code')).toBe('')
  await page.leave('code')
  expect(page.errors()).toEqual({})
  await page.type({ code: 'DHL' })
  await page.leave('code')
  expect(Object.keys(page.errors())).toEqual(['code'])
})

test('a changed carrier is judged by the same rules, and what belongs to no field is a notice', async () => {
  const carrier = { id: 1, version: 3, isOn: true, ...typed }
  const page = await openForm(<CarrierCard carrier={carrier} />)
  await page.press('Change')
  await page.type({ trackingUrl: 'http://dhl.example/' })
  await page.send()
  expect(page.errors()).toEqual({ trackingUrl: link })
  await page.type({ trackingUrl: typed.trackingUrl })
  await page.send(findsWrong({ path: 'name', message: 'Not this one.' }))
  expect(page.errors()).toEqual({ name: 'Not this one.' })
  await page.send(refuses('carrier.changed', 'Somebody changed it meanwhile.'))
  expect(page.errors()).toEqual({})
  expect(page.notice()).toBe('Somebody changed it meanwhile.')
})
