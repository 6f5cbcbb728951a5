// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findsWrong, openForm, refuses } from '../../testing/open-form.tsx'
import { CompanyForm } from './company-form.tsx'

const typed = {
  ...{ company: 'Mall GmbH', managers: 'Kim Berg', street: 'Hafenweg 1', postalCode: '20457' },
  ...{ city: 'Hamburg', email: 'post@mall.example' },
}

test('a company without a register is one, without a town or an address for mail it is not', async () => {
  const page = await openForm(<CompanyForm company={null} close={() => undefined} />)
  await page.type({ ...typed, city: ' ', email: 'post' })
  await page.send()
  expect(page.errors()).toEqual({
    city: 'Please fill this in.',
    email: 'Please enter a complete email address.',
  })
  expect([page.focused(), page.calls]).toEqual(['city', []])
  await page.type(typed)
  await page.send(findsWrong({ path: 'vatId', message: 'Not a number of that country.' }))
  expect(page.calls).toEqual([{ ...typed, register: '', vatId: '', country: 'DE', version: 0 }])
  expect(page.errors()).toEqual({ vatId: 'Not a number of that country.' })
  await page.send(refuses('page.changed', 'Somebody was faster.'))
  expect([page.errors(), page.notice()]).toEqual([{}, 'Somebody was faster.'])
})
