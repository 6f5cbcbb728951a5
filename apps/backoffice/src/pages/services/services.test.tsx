// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findsWrong, openForm, refuses } from '../../testing/open-form.tsx'
import { PriceForm } from './price-form.tsx'
import { ServiceForm } from './service-form.tsx'

const shop = { id: 7, name: 'Oak & Co' }

test('a service has a name, and it is said who comes', async () => {
  const page = await openForm(<ServiceForm shop={shop} service={undefined} />)
  await page.type({ serviceName: 'Assembly' })
  await page.send()
  expect(page.errors()).toEqual({ shippingName: 'Please fill this in.' })
  expect([page.focused(), page.calls]).toEqual(['shippingName', []])
  await page.type({ shippingName: 'Two fitters ' })
  await page.send(findsWrong({ path: 'serviceName', message: 'Not this.' }))
  expect(page.calls).toEqual([
    { shopId: 7, isOpen: true, serviceName: 'Assembly', shippingName: 'Two fitters' },
  ])
  expect([page.errors(), page.typed('serviceName')]).toEqual([
    { serviceName: 'Not this.' },
    'Assembly',
  ])
  await page.send(refuses('shop.not_found', 'There is no such shop.', 404))
  expect([page.errors(), page.notice()]).toEqual([{}, 'There is no such shop.'])
})

test('a price that cannot be read is never sent as nothing; an item that is not there is said at its number', async () => {
  const page = await openForm(<PriceForm shop={shop} />)
  await page.type({ amount: 'free' })
  await page.send()
  expect(page.errors()).toEqual({
    itemCode: 'Please fill this in.',
    amount: 'Please type an amount.',
  })
  expect([page.focused(), page.calls]).toEqual(['itemCode', []])
  await page.type({ itemCode: 'T-1', amount: '49,90' })
  await page.send(findsWrong({ path: 'itemCode', message: 'There is no such item.' }))
  expect(page.calls).toEqual([{ shopId: 7, itemCode: 'T-1', site: 'DE', amount: 49.9 }])
  expect(page.errors()).toEqual({ itemCode: 'There is no such item.' })
  await page.send({ status: 200, body: [] })
  expect([page.typed('itemCode'), page.errors()]).toEqual(['', {}])
})
