import { expect, test } from 'vitest'
import { drawPage, MEMBER, readText } from '../../testing/draw-page.tsx'
import { reverse } from '../../testing/samples.ts'
import DetailPage from './detail-page.tsx'
import ReversesPage from './list/reverses-page.tsx'

const [line] = reverse.reverseTradeOrderLineList
const walnut = {
  ...line!.tradeOrderLine.sku,
  id: 42,
  image: '/pictures/alma-walnut.webp',
  attributes: [
    { attrKey: 'finish', attrVal: 'walnut' },
    { attrKey: 'size', attrVal: '120 x 60 cm' },
  ],
  skuUrlSuffix: 'walnut',
}
const exchange: typeof reverse = {
  ...reverse,
  reverseTradeOrderType: 'SALE_EXCHANGE',
  reverseTradeOrderLineList: [{ ...line!, reverseQty: 2, derivativeSku: walnut }],
}
const draw = (change: Partial<typeof reverse> = {}) =>
  drawPage(DetailPage, { user: MEMBER, loaderData: { reverse: { ...exchange, ...change } } })
const withLine = (change: object) => ({
  reverseTradeOrderLineList: [{ ...exchange.reverseTradeOrderLineList[0]!, ...change }],
})
const itemsOf = (html: string) => /<h2[^>]*>Exchange item<\/h2>(.*?)<\/section>/s.exec(html)?.[1]

test('[AS-024] an exchange shows under a heading of its own what comes instead: its picture, name, attributes and number', () => {
  const items = itemsOf(draw()) ?? ''
  expect(readText(items)).toBe('Writing desk Alma Walnut ; 120 × 60 cm Quantity: 2')
  expect(/<img src="([^"?]*)/.exec(items)?.[1]).toBe('/pictures/alma-walnut.webp')
  expect(items).toContain('?sku=walnut')
  for (const reverseTradeOrderType of ['SALE_REFUND', 'SALE_RETURN'] as const)
    expect(itemsOf(draw({ reverseTradeOrderType }))).toBeUndefined()
})

test('as many come instead as were accepted, once somebody has looked; nothing for what was refused whole', () => {
  const found = (...inspectionList: readonly object[]) =>
    itemsOf(draw(withLine({ inspectionList })))
  expect(
    readText(found({ disposition: 'SCRAP', qty: 1 }, { disposition: 'REFUSED', qty: 1 }) ?? ''),
  ).toContain('Quantity: 1')
  expect(found({ disposition: 'MISSING', qty: 2 })).toBeUndefined()
})

test('[AS-067] receipt can be confirmed where the mall offers it, after a question, and nowhere else', () => {
  const offered = draw({
    reverseTradeOrderStatus: 'WAITING_FOR_BUYER_CONFIRMED',
    operationList: ['confirmExchange', 'viewLogistics'],
  })
  const [, question = ''] = /<dialog[^>]*>(.*?)<\/dialog>/s.exec(offered) ?? []
  expect(readText(question)).toBe(
    'Has the replacement arrived? You confirm that the replacement has arrived. The exchange is then complete. Not yet Confirm receipt',
  )
  expect(question).toContain('<input type="hidden" name="operation" value="confirmExchange"/>')
  expect(question).toContain('<input type="hidden" name="id" value="asv_1"/>')
  expect(offered).toContain('/buyer/m-logistics?reverseOrderId=asv_1&amp;tab=exchange')
  const screen = draw({ reverseTradeOrderStatus: 'WAITING_FOR_BUYER_CONFIRMED', operationList: [] })
  expect(readText(screen)).not.toContain('Confirm receipt')
})

test('while the shop has the goods, and while the replacement is on its way, the page says who is waited for, until when and what happens then', () => {
  const nextStepTime = '2026-05-20T10:00:00.000Z'
  expect(
    readText(draw({ reverseTradeOrderStatus: 'WAITING_FOR_SELLER_SHIP', nextStepTime })),
  ).toContain(
    'Oud Eik has received your return and is sending you the replacement. It has until 20 May 2026, 12:00 . If nothing has been sent by then, you get a refund.',
  )
  expect(
    readText(draw({ reverseTradeOrderStatus: 'WAITING_FOR_BUYER_CONFIRMED', nextStepTime })),
  ).toContain(
    'The replacement is on its way. Please confirm once it has arrived. If we don’t hear from you, it counts as received from 20 May 2026, 12:00 .',
  )
})

test('an exchange names no money, on its page or in the list, until it has become a refund', () => {
  const list = (change: object) =>
    readText(
      drawPage(ReversesPage, {
        user: MEMBER,
        loaderData: { page: { data: [{ ...exchange, ...change }], total: 1 }, isOfItem: false },
      }),
    )
  const plain = { reverseTradeOrderStatus: 'REVERSE_DONE' } as const
  // The single price of what was bought is no money that moves.
  expect(readText(draw(plain)).match(/€[\d.]+/g)).toEqual(['€249.00'])
  expect(readText(draw(plain))).toContain('You have your replacement.')
  expect(list(plain)).toContain('Applied for: exchange')
  const money = { changeToReturn: true, reverseTradeOrderStatus: 'WAITING_FOR_REFUND' } as const
  const changed = readText(draw(money))
  expect(changed).toContain(
    'The replacement you chose is no longer available, so you get a refund. We’re passing the refund to the payment provider.',
  )
  expect(changed).toContain('Refund amount €40.00')
  expect(itemsOf(draw(money))).toBeUndefined()
  expect(list(money)).toContain('Applied for: €40.00')
})

test('what happened on the way of an exchange is told in words', () => {
  const step = (event: string, actor: string) => ({
    fromState: null,
    toState: '',
    event,
    actor,
    at: '2026-05-11T08:00:00.000Z',
  })
  const told = readText(
    draw({
      progressList: [
        step('passExchange', 'merchant'),
        { ...step('askSurcharge', 'clock'), amount: { value: 12.5, currency: 'EUR' } },
        { ...step('paySurcharge', 'buyer'), amount: { value: 12.5, currency: 'EUR' } },
        step('shipReplacement', 'merchant'),
        step('correctReplacement', 'merchant'),
        step('confirmReplacement', 'buyer'),
        step('confirmReplacement', 'clock'),
        step('refundInstead', 'merchant'),
        step('refundInstead', 'clock'),
      ],
    }),
  )
  for (const words of [
    'Items checked',
    'Price difference to be paid: €12.50',
    'Price difference paid: €12.50',
    'Replacement sent',
    'Tracking number corrected',
    'Replacement received',
    'Replacement counts as received',
    'Changed to a refund',
    'Changed to a refund, as the time ran out',
  ])
    expect(told).toContain(words)
})
