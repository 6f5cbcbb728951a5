// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { openForm, refuses } from '../../testing/open-form.tsx'
import { SendAtNoCharge } from './reissue-form.tsx'

const sku = {
  ...{ id: 4, name: 'Oak desk', image: '/files/oak.webp', tint: '', attributes: [] },
  ...{ marketingUnit: null, adjustStep: 1 },
}
const line = { id: 'l1', deliveredQty: 2, canShipQty: 0, lineGroupTypeDict: null, sku }
const order = {
  id: 'o1',
  operationList: ['reissue'],
  reissueList: [],
  tradeOrderLineList: [line],
}
const open = (change: object = {}) =>
  openForm(<SendAtNoCharge order={{ ...order, ...change } as never} />)

type Field = HTMLInputElement | HTMLSelectElement
async function type(fields: Field | readonly Field[], text: string) {
  await act(async () => {
    for (const field of [fields].flat()) {
      const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(
        new Event(kind === HTMLInputElement ? 'input' : 'change', { bubbles: true }),
      )
    }
  })
}

test('what is sent and why have to be said; units and a part go along, and what is sold out is said at its line', async () => {
  const page = await open({ reissueList: [{ displayStatus: 'COMPLETE' }] })
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
    knownCount: 1,
  })
  expect(page.place.textContent).toContain('There are not enough of Oak desk in stock.')
})

test('without the operation there is no way to it, nor once an order has five of them that are not cancelled', async () => {
  expect((await open({ operationList: [] })).place.querySelector('button')).toBeNull()
  const sent = Array.from({ length: 5 }, () => ({ displayStatus: 'COMPLETE' }))
  expect((await open({ reissueList: sent })).place.querySelector('button')).toBeNull()
  const four = [...sent.slice(1), { displayStatus: 'CANCELED' }]
  expect((await open({ reissueList: four })).place.querySelector('button')?.textContent).toBe(
    'Send something at no charge',
  )
})

test('of a line as many as were sent or are still to be sent, and of twenty lines at most at once', async () => {
  const some = { ...line, tradeQty: 9, canceledQty: 2, deliveredQty: 3, canShipQty: 1 }
  const lines = Array.from({ length: 21 }, (_, index) => ({ ...some, id: `l${index}` }))
  const page = await open({ tradeOrderLineList: lines })
  await page.press('Send something at no charge')
  expect(page.place.textContent).toContain('of 4')
  const parts = [
    ...page.place.querySelectorAll<HTMLInputElement>('[aria-label^="Or a part of it"]'),
  ]
  expect(parts).toHaveLength(21)
  await type(parts, 'A screw')
  await type(page.place.querySelector<HTMLSelectElement>('select[name="reason"]')!, 'MISSING')
  await page.send()
  expect(page.place.textContent).toContain('Please choose at most 20 lines at a time.')
  expect(page.calls).toEqual([])
  await type(parts[20]!, ' ')
  expect(page.place.textContent).not.toContain('at a time')
  await page.send({ status: 200, body: order })
  expect(page.calls).toMatchObject([{ lines: lines.slice(0, 20).map(({ id }) => ({ id })) }])
})

test('what was sent meanwhile in another tab is to be looked at first: the form opened again knows of it', async () => {
  let arrive: (reissueList: object[]) => void = () => undefined
  function Tab() {
    const [reissueList, show] = useState<object[]>([])
    arrive = show
    return <SendAtNoCharge order={{ ...order, reissueList } as never} />
  }
  const page = await openForm(<Tab />)
  const fill = async () => {
    await page.press('Send something at no charge')
    const part = page.place.querySelector<HTMLInputElement>('[aria-label^="Or a part of it"]')
    await type(part!, '4 screws')
    await type(page.place.querySelector<HTMLSelectElement>('select[name="reason"]')!, 'MISSING')
  }
  await fill()
  await act(async () => arrive([{ displayStatus: 'UN_DELIVERY' }]))
  await page.send(refuses('order.state', 'The order has moved on.'))
  expect(page.notice()).toBe(
    'Something was sent at no charge meanwhile. Please close this form and look at it first.',
  )
  await page.press('Not now')
  await fill()
  await page.send({ status: 200, body: order })
  expect(page.calls.map((sent) => (sent as { knownCount: number }).knownCount)).toEqual([0, 1])
})
