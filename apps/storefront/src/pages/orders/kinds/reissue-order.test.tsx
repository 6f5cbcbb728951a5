import { expect, test } from 'vitest'
import { drawPage, readText } from '../../../testing/draw-page.tsx'
import { order } from '../../../testing/samples.ts'
import OrderPage from '../order-page.tsx'

/** What a shop sends again at no charge, on the pages of both orders. */
const drawOrder = (change: Partial<typeof order>) =>
  drawPage(OrderPage, { loaderData: { order: { ...order, ...change } } })
const reissueOf = { id: 'ord_9', tradeOrderCode: '260501000099', reason: 'MISSING' } as const
const free = { reissueOf, timeline: { ...order.timeline, paidTime: null }, invoiceStatus: null }

test('the order that is sent says for which one and why, and nothing of money', () => {
  const html = drawOrder(free)
  const text = readText(html)
  expect(text).toMatch(/At no charge, for your order 260501000099 ?\./)
  expect(text).toContain('Something was missing.')
  expect(html).toContain('href="/buyer/order/detail/ord_9"')
  expect(text).toContain('At no charge: there is nothing to pay for this order.')
  expect(text).not.toMatch(/€|Billing address|Payment|incl\. .* VAT/)
  const stages = /<ol class="[^"]*grid-cols-3[^"]*">(.*?)<\/ol>/.exec(html)?.[1] ?? ''
  expect([...stages.matchAll(/<li/g)]).toHaveLength(3)
  expect(readText(stages)).toMatch(/Ordered.*Sent.*Received/)
})

test('the order that it belongs to lists it with a way there and its state', () => {
  const reissueList = [
    { id: 'ord_7', tradeOrderCode: '260509000007', displayStatus: 'UN_RECEIVED', reason: 'LOST' },
  ] as const
  const html = drawOrder({ reissueList: [...reissueList] })
  expect(readText(html)).toMatch(
    /Sent at no charge\s*260509000007\s*Something was lost on the way\.\s*On its way/,
  )
  expect(html).toContain('href="/buyer/order/detail/ord_7"')
  expect(readText(drawOrder({ reissueList: [] }))).not.toContain('Sent at no charge')
})

test('of one that its shop does not send after all its buyer reads where to ask', () => {
  const text = readText(drawOrder({ ...free, displayStatus: 'CANCELED', nextStep: null }))
  expect(text).toContain('is not sending this order after all.')
  expect(text).toMatch(/please write to the shop, or ask at order 260501000099 ?\./)
  expect(text).not.toContain('You will not be charged')
})

test('the history of both names the other order', () => {
  const at = order.timeline.orderedTime
  const entry = { fromState: null, toState: 'UN_DELIVERY', actor: 'merchant', at }
  const told = (event: string, more: object = {}) =>
    readText(
      drawOrder({
        progressList: [
          { ...entry, event, cause: 'DAMAGED', tradeOrderCode: '260501000099', ...more },
        ],
      }),
    )
  expect(told('submit')).toContain('The shop sends this at no charge for order 260501000099')
  for (const event of ['reissue', 'reissueSent', 'reissueReceived'])
    expect(told(event)).toContain('The shop sends something at no charge: order 260501000099')
  expect(told('reissue')).toContain('Something was damaged.')
})
