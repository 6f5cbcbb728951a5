import { expect, test } from 'vitest'
import { drawPage, readText } from '../../testing/draw-page.tsx'
import { order } from '../../testing/samples.ts'
import { showOrder, type ShownOrder } from '../orders/shown-order.ts'
import type { Bought } from './read-bought.ts'
import { PaymentReceived } from './received-view.tsx'

const shown = showOrder({ ...order, lineCount: 1 })
const site = {
  id: 4,
  name: 'Galleria House Hamburg',
  street: 'Lange Reihe',
  houseNo: '5a',
  postalCode: '20099',
  city: 'Hamburg',
  country: 'DE',
  phone: '',
  openingHours: 'Mon-Fri 10-18',
} as const
/** The page of a payment that went through, as its buyer reads it. */
function read(change: Partial<Bought> = {}, isPromised = false): string {
  const bought: Bought = {
    orders: [shown],
    to: order.tradeContract.selectedAddress,
    buyerEmail: 'kim@galleria.test',
    isTourist: true,
    ...change,
  }
  const payment = {
    contractId: 'con_1',
    amount: { value: 504.9, currency: 'EUR' },
    points: 0,
    orders: [{ id: 'ord_1', tradeOrderCode: '260504000012', displayStatus: 'UN_DELIVERY' }],
    reason: undefined,
    isPromised,
  }
  return readText(drawPage(() => <PaymentReceived payment={payment} bought={bought} />))
}
const ofOne = (change: Partial<ShownOrder>) => read({ orders: [{ ...shown, ...change }] })

test('who has paid reads what was bought, how many, when it comes, where it goes and who is written to', () => {
  const page = read()
  for (const words of [
    'Thank you for your order!',
    'We’ve received your payment of €504.90 .',
    'We’ve emailed a confirmation to kim@galleria.test .',
    'Oud Eik',
    'Order 260504000012',
    'Writing desk Alma',
    'Quantity: 2',
    'Arrives by',
    'Delivery address',
  ])
    expect(page).toContain(words)
})

test('of a payment that is only promised nothing is said to be received', () => {
  const page = read({}, true)
  expect(page).toContain(
    'Your payment of €504.90 is confirmed. You’ll only be charged for what has been sent.',
  )
  expect(page).not.toContain('received')
})

test('a guest is offered an account to keep the order in, a member is not', () => {
  const offer = 'Keep this order in an account'
  expect(read()).toContain(offer)
  expect(read({ isTourist: false })).not.toContain(offer)
})

test('no day and no address stand where nothing is delivered', () => {
  const fetched = read({
    orders: [
      { ...shown, fulfillmentType: 'SITE_PICK_UP', shop: { ...shown.shop, siteAddress: site } },
    ],
    to: undefined,
  })
  expect(fetched).toContain('Galleria House Hamburg')
  for (const page of [fetched, ofOne({ itemBusinessType: 'service' })])
    expect(page).not.toContain('Arrives by')
  expect(fetched).not.toContain('Delivery address')
})

test('more goods than are shown are counted', () => {
  expect(ofOne({ lineCount: 6 })).toContain('+5 more')
  expect(read()).not.toContain(' more')
})
