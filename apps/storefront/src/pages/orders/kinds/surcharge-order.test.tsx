import { expect, test } from 'vitest'
import { drawPage, readText } from '../../../testing/draw-page.tsx'
import { order } from '../../../testing/samples.ts'
import OrderPage from '../order-page.tsx'

/** The order by which a buyer pays what an exchange costs more: nothing is sent of it. */
const [line] = order.tradeOrderLineList
const drawOrder = (change: Partial<typeof order>) =>
  drawPage(OrderPage, {
    loaderData: {
      order: { ...order, tradeOrderLineList: [{ ...line!, canShipQty: 1 }], ...change },
    },
  })
const surchargeOf = { id: 'asv_1', reverseTradeOrderCode: 'R260504000012' }

test('nothing arrives of it, and its points are earned by paying it', () => {
  const unpaid = { displayStatus: 'PENDING_PAY', earnPointsStatus: 'EXPECTED' } as const
  const goods = readText(drawOrder(unpaid))
  expect(goods).toContain('Arrives by')
  expect(goods).toContain('You earn them once you have received everything.')
  const difference = readText(drawOrder({ ...unpaid, surchargeOf }))
  expect(difference).toContain('This is the price difference for exchange R260504000012')
  expect(difference).not.toMatch(/Arrives by|once you have received everything/)
  expect(difference).toContain('You earn them once it is paid.')
})

test('where nothing can be done but reading its invoice, no empty bar stands on a phone', () => {
  const paid = { displayStatus: 'COMPLETE', surchargeOf } as const
  const isBar = (operationList: typeof order.operationList) =>
    drawOrder({ ...paid, operationList }).includes('bottom-bar')
  expect(isBar(['viewInvoice', 'buyerCheckVATInvoice', 'sendInvoiceEmail'])).toBe(false)
  expect(isBar(['viewInvoice', 'buyAgain'])).toBe(true)
})
