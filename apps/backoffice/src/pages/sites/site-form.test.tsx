// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findsWrong, openForm, refuses } from '../../testing/open-form.tsx'
import { SiteEditor } from './site-form.tsx'

const shops = [{ id: 7, name: 'Oak & Co' }] as never
const typed = {
  ...{ name: 'Harbour', street: 'Hafenweg', houseNo: '1', postalCode: '20457', city: 'Hamburg' },
  openingHours: 'Mo–Fr 9–18',
}

test('a site has an address of its country, hours and days that goods wait there', async () => {
  const page = await openForm(<SiteEditor site={undefined} shops={shops} close={() => undefined} />)
  await page.type({ ...typed, name: '', postalCode: '2045', holdDays: '61' })
  await page.send()
  expect(page.errors()).toEqual({
    name: 'Please fill this in.',
    postalCode: 'This postcode is not valid for the country.',
    holdDays: 'Please type a whole number from 3 to 60.',
  })
  expect([page.focused(), page.calls]).toEqual(['name', []])
})

test('a name that is taken is said at the name, a field that is refused at the field', async () => {
  const page = await openForm(<SiteEditor site={undefined} shops={shops} close={() => undefined} />)
  await page.type(typed)
  await page.send(refuses('site.name_taken', 'There is one of that name.'))
  expect(page.calls).toEqual([
    { ...typed, shopId: 7, country: 'DE', phone: '', holdDays: 14, isOpen: true },
  ])
  expect([page.errors(), page.focused()]).toEqual([{ name: 'There is one of that name.' }, 'name'])
  await page.send(findsWrong({ path: 'phone', message: 'Not a number.' }))
  expect([page.errors(), page.typed('city')]).toEqual([{ phone: 'Not a number.' }, 'Hamburg'])
  await page.send(refuses('site.too_many', 'Twenty are enough.'))
  expect([page.errors(), page.notice()]).toEqual([{}, 'Twenty are enough.'])
})

test('what is wrong with something that the form does not show is a notice, never nothing', async () => {
  const page = await openForm(<SiteEditor site={undefined} shops={shops} close={() => undefined} />)
  await page.type(typed)
  for (const path of ['shopId', 'elsewhere'])
    for (const also of [[], [{ path: 'city', message: 'No such town.' }]]) {
      await page.send(findsWrong({ path, message: 'Not this.' }, ...also))
      expect(page.errors()).toEqual(also.length > 0 ? { city: 'No such town.' } : {})
      expect(page.notice()).toBe('Please check what was sent.')
      await page.type({ city: 'Altona' })
      expect(page.errors()).toEqual({})
    }
})
