import { expect, test } from 'vitest'
import { Problem, type Client, type ProblemBody } from '@galleria/contract/client'
import { drawPage, readText } from '../../testing/draw-page.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { readOpenOrders, type OpenOrder } from './open-orders.ts'

const order: OpenOrder = {
  id: 'ord_1',
  tradeOrderCode: '261127693323',
  displayStatus: 'PENDING_PAY',
  needPayAmt: { value: 574.95, currency: 'GBP' },
  duePayAmt: { value: 574.95, currency: 'GBP' },
  images: [{ url: '/pictures/desk-slim--oak-640.webp', tint: '#caa472' }],
}
type Props = Parameters<typeof EmptyCart>[0]
const draw = (props: Props) => drawPage(() => <EmptyCart {...props} />, { site: 'UK' })

test('who comes back from paying onto an empty cart is led to what they ordered', () => {
  const html = draw({ notice: undefined, openOrders: [order] })
  const text = readText(html)
  expect(text).toContain('Your order is not paid yet')
  expect(text).toContain('Order 261127693323')
  expect(text).toContain('£574.95')
  expect(html).toContain('href="/buyer/orders?status=unpaid"')
})
test('in a second window nobody reads that nothing was ordered when it was', () => {
  expect(readText(draw({ notice: 'cartChanged', openOrders: [order] }))).not.toContain(
    'Nothing has been ordered',
  )
  expect(readText(draw({ notice: 'cartChanged', openOrders: [] }))).toContain(
    'Nothing has been ordered',
  )
})
test('an empty cart without open orders says where to begin', () => {
  expect(readText(draw({ notice: undefined, openOrders: [] }))).toContain('Anything you add')
})
test('who has no session yet has no open orders; any other fault is one', async () => {
  const failing = (error: unknown) => (() => Promise.reject(error as Error)) as unknown as Client
  expect(
    await readOpenOrders(
      failing(new Problem({ status: 401, code: 'auth.signed_out' } as ProblemBody)),
    ),
  ).toEqual([])
  await expect(readOpenOrders(failing(new Error('down')))).rejects.toThrow('down')
})
