// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { openForm, refuses } from '../../testing/open-form.tsx'
import { SendAtNoCharge } from './reissue-form.tsx'

const sku = {
  ...{ id: 4, name: 'Oak desk', image: '/files/oak.webp', tint: '', attributes: [] },
  ...{ marketingUnit: null, adjustStep: 1 },
}
const line = { id: 'l1', tradeQty: 2, canceledQty: 0, lineGroupTypeDict: null, sku }
const order = { id: 'o1', operationList: ['reissue'], tradeOrderLineList: [line] }

async function type(field: HTMLInputElement | HTMLSelectElement, text: string) {
  const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(
      new Event(kind === HTMLInputElement ? 'input' : 'change', { bubbles: true }),
    )
  })
}

test('what is sent and why have to be said; units and a part go along, and what is sold out is said at its line', async () => {
  const page = await openForm(<SendAtNoCharge order={order as never} />)
  await page.press('Send something at no charge')
  await page.send()
  expect(page.place.textContent).toContain('Please say what you are sending.')
  expect(page.place.textContent).toContain('Please choose a reason.')
  expect(page.calls).toEqual([])

  const find = <Kind extends Element>(name: string) => page.place.querySelector<Kind>(name)!
  await type(find<HTMLInputElement>('[aria-label="Pieces of Oak desk"]'), '1')
  await type(
    find<HTMLInputElement>('[aria-label="Or a part of it, in words: Oak desk"]'),
    ' 4 screws ',
  )
  await type(find<HTMLSelectElement>('select[name="reason"]'), 'MISSING')
  expect(page.place.textContent).not.toContain('Please say what you are sending.')
  const { status, body } = refuses('stock.sold_out', 'item solt out', 422)
  await page.send({ status, body: { ...(body as object), skuIds: [4] } })
  expect(page.calls).toContainEqual({
    orderId: 'o1',
    reason: 'MISSING',
    lines: [{ id: 'l1', qty: 1, part: '4 screws' }],
    requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(page.place.textContent).toContain('There are not enough of Oak desk in stock.')
})

test('without the operation there is no way to it', async () => {
  const page = await openForm(<SendAtNoCharge order={{ ...order, operationList: [] } as never} />)
  expect(page.place.querySelector('button')).toBeNull()
})
