// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { openForm, refuses } from '../../testing/open-form.tsx'
import { CancelLines } from './cancel-lines.tsx'

const sku = {
  ...{
    name: 'Oak desk',
    image: '/files/oak.webp',
    tint: '',
    attributes: [],
    marketingUnit: null,
    adjustStep: 1,
  },
}
const order = {
  ...{ id: 'o1', operationList: ['cancelForStock'], bizCode: '', tradeOrderStatus: '' },
  tradeOrderLineList: [{ id: 'l1', canShipQty: 2, sku }],
}
const needed = 'Please say how many pieces are missing.'

test('nothing is cancelled that was not entered; the field that asks gets the focus, and a refusal is read', async () => {
  const page = await openForm(<CancelLines order={order as never} />)
  await page.press('Cancel, out of stock')
  await page.send()
  expect(page.place.textContent).toContain(needed)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Pieces of Oak desk')
  expect(page.calls).toEqual([])
  const field = page.place.querySelector<HTMLInputElement>('[aria-label="Pieces of Oak desk"]')!
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '1')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(page.place.textContent).not.toContain(needed)
  await page.send(refuses('order.state', 'It was sent.'))
  expect(page.calls).toContainEqual(
    expect.objectContaining({ orderId: 'o1', lines: [{ id: 'l1', qty: 1 }] }),
  )
  expect(page.notice()).toBe('It was sent.')
})
