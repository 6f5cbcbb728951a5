import { expect, test } from 'vitest'
import { drawPage, MEMBER, readText } from '../../testing/draw-page.tsx'
import { order } from '../../testing/samples.ts'
import CommentAddPage from './comment-add-page.tsx'

const about = { commentStatus: 'UN_EVALUATED', tradeOrder: { shop: order.shop } }

test('[REV-021] each block of the form shows picture, name, attributes, quantity, price and what was paid', () => {
  const lines = order.tradeOrderLineList.flatMap((line) => [
    { ...line, ...about },
    {
      ...line,
      id: 'oli_2',
      ...about,
      tradeQty: 1,
      sku: { ...line.sku, name: 'Table lamp Vesna', image: '/pictures/vesna.webp' },
      tradeOrderLinePrice: {
        ...line.tradeOrderLinePrice,
        paidAmt: { value: 59.9, currency: 'EUR' },
      },
    },
  ])
  const html = drawPage(CommentAddPage, {
    user: MEMBER,
    loaderData: { orderId: order.id, code: order.tradeOrderCode, lines, state: 'open' },
  })
  const blocks = [...html.matchAll(/<section.*?<\/section>/gs)].map(([block]) => block)
  expect(blocks.map((block) => /<img src="([^"?]*)/.exec(block)?.[1])).toEqual([
    '/pictures/alma.webp',
    '/pictures/vesna.webp',
  ])
  const facts = blocks.map((block) => readText(block).split(' Your ')[0])
  expect(facts[0]).toContain(
    'Writing desk Alma 120 × 60 cm Quantity: 2, €249.00 each Paid: €498.00',
  )
  expect(facts[1]).toContain('Table lamp Vesna 120 × 60 cm Quantity: 1, €249.00 each Paid: €59.90')
})
