import { expect, test } from 'vitest'
import { displayStatuses } from '@galleria/contract/order-states'
import { drawPage, MEMBER, readText } from '../../testing/draw-page.tsx'
import { order, parcel } from '../../testing/samples.ts'
import { OperationButtons } from './operation-buttons.tsx'
import OrderPage from './order-page.tsx'

/** The buttons outside of their questions: what a person can press, and where it leads. */
function drawButtons(change: Partial<typeof order>): string[] {
  const html = drawPage(() => <OperationButtons order={{ ...order, ...change }} />)
  return [
    ...html
      .replace(/<dialog.*?<\/dialog>/gs, '')
      .matchAll(/<(?:a|button)(?: [^>]*?href="([^"]*)")?[^>]*>(.*?)<\/(?:a|button)>/gs),
  ].map(([, href, words = '']) => `${readText(words)}${href ? ` ${href}` : ''}`)
}

test.each([
  ['[ORD-092] ', 'pay', 'Pay /buyer/pre-pay?tradeId=con_1&amp;contractId=con_1'],
  ['[ORD-094] ', 'secondary_pay', 'Continue payment'],
  ['[ORD-096, ORD-118] ', 'confirm', 'Confirm receipt /buyer/confirm/ord_1'],
  ['[ORD-095] ', 'comment', 'Review /buyer/comment-add?orderId=ord_1'],
  ['[ORD-097] ', 'checkExpressTrack', 'Track /buyer/express-trick/ord_1'],
  ['[ORD-110] ', 'checkVerifyCode', 'Show my code /buyer/verify-code/ord_1'],
  ['[ORD-107] ', 'buyAgain', 'Buy again'],
  ['[ORD-109] ', 'buyerApplyReverse', 'Return or refund /buyer/as-apply?tradeOrderId=ord_1'],
  ['[ORD-100] ', 'buyerCancelBeforePay', 'Cancel order'],
])(
  '%sof an order whose operations hold only %s there is its button and no other',
  (_, operation, button) => {
    expect(drawButtons({ operationList: [operation] })).toEqual([button])
  },
)

test('once only faults can be reported the button says so', () => {
  expect(
    drawButtons({
      operationList: ['buyerApplyReverse'],
      defectsUntilTime: '2028-10-23T21:59:59.999Z',
    }),
  ).toEqual(['Report a fault /buyer/as-apply?tradeOrderId=ord_1'])
})

test('and the order’s page says until when, where they can be', () => {
  const draw = (operationList: string[]) =>
    drawPage(OrderPage, {
      user: MEMBER,
      loaderData: {
        order: { ...order, operationList, defectsUntilTime: '2028-10-23T21:59:59.999Z' },
      },
    })
  expect(readText(draw(['buyerApplyReverse']))).toContain(
    'You can report faults until Mon, 23 October 2028',
  )
  expect(readText(draw([]))).not.toContain('report faults')
})

test.each(
  displayStatuses.flatMap((status) => [
    [status, 'nothing'] as const,
    [status, 'unheardOf'] as const,
  ]),
)(
  '[ORD-013] whatever could be done with it, a page of an order in %s for which the server lists %s offers nothing else',
  (displayStatus, listed) => {
    const html = drawPage(OrderPage, {
      user: MEMBER,
      loaderData: {
        order: {
          ...order,
          displayStatus,
          operationList: listed === 'nothing' ? [] : [listed],
          payDeadlineMillis: 60_000,
          packageList: [parcel],
        },
      },
    })
    expect(html).not.toContain('<form')
    expect([...new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href))]).toEqual([
      '/buyer/orders',
      '/item/writing-desk-alma-5-7?sku=oak',
      'https://carrier.test/GX100',
    ])
    const buttons = [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)
    expect(buttons).toEqual([
      'Copy the order number',
      'Print the order',
      'Copy the tracking number',
    ])
    expect([...html.matchAll(/<button/g)]).toHaveLength(buttons.length)
  },
)

test('[ORD-097] parcels of a site pick-up are not followed', () => {
  expect(
    drawButtons({
      operationList: ['checkExpressTrack', 'buyAgain'],
      fulfillmentType: 'SITE_PICK_UP' as never,
    }),
  ).toEqual(['Buy again'])
})

test('[ORD-117] one parcel is asked about on the spot, without another page', () => {
  const change = { operationList: ['confirm'], parcelCount: 1 }
  expect(drawButtons(change)).toEqual(['Confirm receipt'])
  const html = drawPage(() => <OperationButtons order={{ ...order, ...change }} />)
  expect(readText(html)).toContain('Has everything arrived?')
  expect(html).toContain('<input type="hidden" name="operation" value="confirm"/>')
})
