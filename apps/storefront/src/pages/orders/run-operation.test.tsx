import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Problem, type Client, type ProblemBody } from '@galleria/contract/client'
import { setShop, type Visit } from '../../shop-context.ts'
import { drawPage, readText } from '../../testing/draw-page.tsx'
import { order } from '../../testing/samples.ts'
import { OutcomeNote, type Outcome } from './outcome.tsx'
import { runOperation } from './run-operation.ts'

const [line] = order.tradeOrderLineList
if (!line) throw new Error('the sample has no line')
const paid = line.sku.salePrc

type Sent = { name: string; body: unknown }
/**
 * What an order's button answers, with these answers of the mall by the last word of each call;
 * `sent` keeps what was asked.
 */
function press(
  operation: string,
  answers: Record<string, unknown>,
  sent: Sent[] = [],
): Promise<Outcome | Response> {
  const call = (async (path: string, body: unknown) => {
    const name = path.split('/').at(-1) ?? ''
    sent.push({ name, body })
    const answer = answers[name]
    if (answer instanceof Problem) throw answer
    return answer
  }) as unknown as Client
  const context = new RouterContextProvider()
  setShop(context, { call, site: 'DE', language: 'en' } as Visit, {} as never)
  return runOperation({
    request: new Request('http://mall.test/buyer/orders', {
      method: 'POST',
      body: new URLSearchParams({
        operation,
        orderId: order.id,
        contractId: 'con_1',
        giftCardId: 'gfc_1',
        activityId: 'cmp_1',
        content: 'Is it on its way?',
      }),
    }),
    context,
  })
}

/**
 * What buying the sample again answers when its goods cost this now, and so many of them are gone.
 */
function buyAgain(nowCosts: number, gone = 0): Promise<Outcome | Response> {
  return press('buyAgain', {
    libquerytradeorderdetailbyidforbuyer: order,
    batchcreatenewcartlines: {
      addedQty: 2 - gone,
      leftOut: gone > 0 ? [{ skuId: line?.sku.id, qty: gone }] : [],
      cart: {
        cartLineList: [
          {
            sku: { id: line?.sku.id, salePrc: { ...paid, value: nowCosts } },
            lineGroupTypeDict: null,
          },
        ],
      },
    },
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
  expect(text).toContain('Go to basket')
})

test('[PAY-072, PAY-073] a balance is paid directly when it was begun before; the first time its bill is looked at', async () => {
  const led = async (notFirstTime: boolean, paymentRecordStatus: string) => {
    const answer = await press('payBalance', {
      libquerytradeorderdetailbyidforbuyer: {
        ...order,
        tradeContract: { ...order.tradeContract, id: 'con_1', notFirstTime },
      },
      secondaryPay: { paymentRecordStatus, payUniqueKey: 'key', paymentRecordId: 'rec_1' },
    })
    return answer instanceof Response ? answer.headers.get('location') : answer.kind
  }
  expect(await led(false, 'PAY_PENDING')).toBe('/checkout?tradeContractId=con_1')
  expect(await led(true, 'PAY_CLOSED')).toBe('/buyer/pre-pay?tradeId=con_1&contractId=con_1')
  expect(await led(true, 'PAY_PENDING')).toBe('underWay')
})

const record = { payUniqueKey: 'key', paymentRecordId: 'rec_1' }
const ledTo = (answer: Outcome | Response) =>
  answer instanceof Response ? answer.headers.get('location') : answer.kind

test('[PAY-053, PAY-054, PAY-055, PAY-057] a payment that is resumed goes to its result when it is paid, is asked about while it is under way or when it failed, and else goes to the payment page', async () => {
  const resumed = async (paymentRecordStatus: string) =>
    ledTo(await press('secondary_pay', { secondaryPay: { ...record, paymentRecordStatus } }))
  expect(await resumed('PAY_SUCCESS')).toBe('/buyer/pay-result?tradeId=con_1')
  expect([await resumed('PAY_PENDING'), await resumed('PAY_FAILED')]).toEqual([
    'underWay',
    'underWay',
  ])
  for (const status of ['CREATED', 'PAY_CLOSED', 'PAY_DUPLICATE'])
    expect(await resumed(status)).toBe('/buyer/pre-pay?tradeId=con_1&contractId=con_1')
})

test('[PAY-056, PAY-058] paying again closes the old payment first and then opens the payment page; when it cannot be closed nothing more happens, and nothing is said', async () => {
  const sent: Sent[] = []
  expect(
    ledTo(
      await press(
        'payAgain',
        { closePaymentRecordAfterConfirm: { paymentRecordStatus: 'PAY_CLOSED' } },
        sent,
      ),
    ),
  ).toBe('/buyer/pre-pay?tradeId=con_1&contractId=con_1')
  expect(sent.map(({ name }) => name)).toEqual(['closePaymentRecordAfterConfirm'])
  const problem = new Problem({ status: 409, code: 'payment.in_flight' } as ProblemBody)
  const outcome = await press('payAgain', { closePaymentRecordAfterConfirm: problem })
  expect(outcome).toEqual({ kind: 'abandoned' })
  expect(readText(drawPage(() => <OutcomeNote outcome={outcome as Outcome} />))).toBe('')
})

test('[ORD-116] cancelling a paid order asks for all lines at the full quantity that is not sent, those of now', async () => {
  const sent: Sent[] = []
  const answer = await press(
    'buyerCancelAfterPay',
    {
      libquerytradeorderdetailbyidforbuyer: {
        ...order,
        tradeOrderLineList: [
          { ...line, id: 'oln_1', tradeQty: 3, canCancelQty: 3 },
          { ...line, id: 'oln_2', tradeQty: 2, canCancelQty: 1 },
          { ...line, id: 'oln_3', tradeQty: 1, canCancelQty: 0 },
        ],
      },
    },
    sent,
  )
  expect(answer).toEqual({ kind: 'canceling' })
  expect(sent.at(-1)).toEqual({
    name: 'trade_InitiateReverseTradeOrderForCancelFlow',
    body: {
      tradeOrder: { id: order.id },
      reverseTradeOrderLineList: [
        { tradeOrderLine: { id: 'oln_1' }, reverseQty: 3 },
        { tradeOrderLine: { id: 'oln_2' }, reverseQty: 1 },
      ],
    },
  })
})

test('[ORD-150] a gift card is sent by mail under its campaign, with the status that it is to have', async () => {
  const sent: Sent[] = []
  expect(await press('mailGiftCard', {}, sent)).toEqual({ kind: 'giftCardMailed' })
  expect(sent).toEqual([
    {
      name: 'updateSendEmailStatus',
      body: { id: 'gfc_1', activityId: 'cmp_1', sendEmailStatus: true },
    },
  ])
})

test("a message to the shop that the mall does not take is the order page's to show with what was typed", async () => {
  const title = 'That was a lot at once.'
  const writeToShop = new Problem({ status: 429, code: 'limit.reached', title } as ProblemBody)
  expect(await press('writeToShop', { writeToShop })).toEqual({
    kind: 'message',
    sentence: title,
    typed: 'Is it on its way?',
    photos: [],
  })
})
