import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Client } from '@galleria/contract/client'
import { keepShop, type Visit } from '../../shop-context.ts'
import { drawPage, readText } from '../../testing/draw-page.tsx'
import { order } from '../../testing/samples.ts'
import { OutcomeNote, type Outcome } from './outcome.tsx'
import { runOperation } from './run-operation.ts'

const [line] = order.tradeOrderLineList
if (!line) throw new Error('the sample has no line')
const paid = line.sku.salePrc

/** What buying the sample again answers when its goods cost this now, and so many of them are gone. */
async function buyAgain(nowCosts: number, gone = 0): Promise<Outcome | Response> {
  const answers: Record<string, unknown> = {
    libquerytradeorderdetailbyidforbuyer: order,
    batchcreatenewcartlines: {
      addedQty: 2 - gone,
      leftOut: gone > 0 ? [{ skuId: line?.sku.id, qty: gone }] : [],
      cart: {
        cartLineList: [{ sku: { id: line?.sku.id, salePrc: { ...paid, value: nowCosts } } }],
      },
    },
  }
  const call = (async (name: string) => answers[name.split('/').at(-1) ?? '']) as unknown as Client
  const context = new RouterContextProvider()
  keepShop(context, { call, site: 'DE', language: 'en' } as Visit, {} as never)
  return runOperation({
    request: new Request('http://mall.test/buyer/orders', {
      method: 'POST',
      body: new URLSearchParams({ operation: 'buyAgain', orderId: order.id }),
    }),
    context,
  })
}

test('buying again goes to the cart at once when all is there and costs what it did, or less', async () => {
  for (const price of [paid.value, paid.value - 1]) {
    const answer = await buyAgain(price)
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/cart')
  }
})

test('buying again first says what costs more than in the order, and what is gone', async () => {
  const outcome = await buyAgain(paid.value + 10, 1)
  expect(outcome).toEqual({
    kind: 'inCart',
    qty: 1,
    missing: [{ name: line.sku.name, qty: 1 }],
    dearer: [{ name: line.sku.name, was: paid, now: { ...paid, value: paid.value + 10 } }],
  })
  const text = readText(drawPage(() => <OutcomeNote outcome={outcome as Outcome} />))
  expect(text).toContain(`1 × ${line.sku.name}`)
  expect(text).toContain(
    `Costs more than in your order: ${line.sku.name}: €${paid.value + 10}.00 instead of €${paid.value}.00`,
  )
  expect(text).toContain('To the cart')
})
