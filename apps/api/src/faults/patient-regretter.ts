import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isProblem } from '@galleria/contract/client'
import { sendBackBody } from '../testing/return-steps.ts'
import { photo } from '../testing/upload-steps.ts'
import { buy, insist, ship, untilPaid, type Purchase } from './patient-shopper.ts'
import type { Person } from './run-process.ts'

/**
 * People who have got a lamp and do not want it, and do not give up: what got no answer is said
 * again until there is one.
 */

/** Who is there besides: the shop, and the mall. */
export type Desk = { readonly merchant: Person; readonly operator: Person; readonly url: string }
export type Way = 'exchanges' | 'disputes' | 'withdraws'
/** How it ended: with so much money back, in euros, so many replacements, and so many parcels. */
export type End = {
  readonly way: Way
  readonly status: string
  readonly back: number
  readonly replaced: number
  readonly parcels: number
}

type Visit = (who: Person, desk: Desk) => Promise<End>
type Step = (who: Person, desk: Desk, purchase: Purchase) => Promise<string>

export function regretter(way: Way | undefined): Visit {
  if (!way) throw new Error('nobody to come')
  return async (who, desk) => {
    const purchase = await receive(who, desk)
    const id = await ways[way](who, desk, purchase)
    const read = () =>
      insist(() => who.call('POST /sapi/mall-order/web/reverseorder/querybyid', { id }))
    let reverse = await read()
    for (; reverse.reverseTradeOrderStatus !== 'REVERSE_DONE'; reverse = await read())
      await sleep(300)
    return {
      way,
      status: reverse.reverseTradeOrderStatus,
      back: reverse.actualRefundAmt.value,
      replaced: reverse.reverseTradeOrderLineList[0]?.replacedQty ?? 0,
      parcels: reverse.fulfillmentProgressList.length,
    }
  }
}

/** A number that no other parcel has, also of another run. */
const newNumber = () => `K${randomUUID().replaceAll('-', '').slice(0, 20)}`.toUpperCase()

async function receive(who: Person, { merchant }: Desk): Promise<Purchase> {
  const purchase = await buy(who)
  await untilPaid(who, purchase)
  await untilAnswered(() => ship(merchant, purchase, newNumber()))
  await untilAnswered(() =>
    who.call('POST /sapi/mall-order/web/order/signForDelivery', { id: purchase.orderId }),
  )
  return purchase
}

/**
 * Said until there is an answer; that it was heard before, and only its answer lost, is one. What
 * came of it the end shows.
 */
async function untilAnswered(work: () => Promise<unknown>): Promise<void> {
  await insist(work).catch((error: unknown) => {
    const isHeard =
      isProblem(error) && ['reverse.state', 'order.state'].includes(String(error.body.code))
    if (!isHeard) throw error
  })
}

const ways: Readonly<Record<Way, Step>> = {
  exchanges: async (who, desk, purchase) => {
    const lines = await linesOf(who, purchase)
    const id = await ask(who, purchase, 'exchange', lines)
    await agreeAndSendBack(who, desk, id)
    await pass(desk, id)
    const number = newNumber()
    await untilAnswered(() =>
      desk.merchant.call('POST /sapi/mall-merchant/reverseorder/ship', {
        ...{ id, carrierId: 1, serviceCode: number },
      }),
    )
    await untilAnswered(() =>
      who.call('POST /api/trantor/flow/trade_ConfirmReverseTradeOrderExchangeSkuFlow', { id }),
    )
    return id
  },
  disputes: async (who, desk, purchase) => {
    const lines = await linesOf(who, purchase)
    const id = await ask(who, purchase, 'return', lines)
    await agreeAndSendBack(who, desk, id)
    const url = await insist(() => showPhoto(desk))
    await untilAnswered(() =>
      desk.merchant.call('POST /sapi/mall-merchant/reverseorder/refuse', {
        ...{ id, reason: 'Broken.', attachmentList: { files: [{ url }] } },
      }),
    )
    const content = 'It is not so.'
    await untilAnswered(() =>
      who.call('POST /sapi/mall-order/web/reverseorder/askMall', { id, content }),
    )
    await untilAnswered(() =>
      desk.merchant.call('POST /sapi/mall-merchant/reverseorder/answerDispute', { id, content }),
    )
    await untilAnswered(() =>
      desk.operator.call('POST /sapi/mall-operator/dispute/rule', {
        ...{ id, ruling: 'REFUND', reason: 'Both were heard.' },
      }),
    )
    return id
  },
  withdraws: async (who, desk, { orderId }) => {
    const requestKey = `statement-${randomUUID()}`
    await insist(() =>
      who.call('POST /sapi/mall-order/web/withdrawal/state', {
        ...{ requestKey, orderId, name: 'Kim', orderCode: 'as shown', email: 'kim@galleria.test' },
      }),
    )
    const id = await untilCarriedOut(who, orderId)
    await sendBack(who, id)
    await pass(desk, id)
    return id
  },
}

type Lines = Awaited<ReturnType<typeof linesOf>>
async function linesOf(who: Person, { orderId }: Purchase) {
  const order = await insist(() =>
    who.call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', {
      id: orderId,
    }),
  )
  return order.tradeOrderLineList.map(({ id, tradeQty, sku }) => ({
    tradeOrderLine: { id },
    reverseQty: tradeQty,
    derivativeSku: { id: sku.id },
  }))
}

async function ask(
  who: Person,
  { orderId }: Purchase,
  kind: 'exchange' | 'return',
  lines: Lines,
): Promise<string> {
  const body = {
    tradeOrder: { id: orderId },
    reverseTradeOrderLineList: lines,
    reverseReason: 'DAMAGED',
    requestKey: randomUUID(),
  } as const
  const { id } = await insist(() =>
    kind === 'exchange'
      ? who.call('POST /api/trantor/flow/trade_InitiateReverseTradeOrderForExchangeFlow', body)
      : who.call('POST /api/trantor/flow/trade_InitiateReverseTradeOrderForReturnFlow', {
          ...body,
          reverseTradeOrderLineList: lines.map(({ tradeOrderLine, reverseQty }) => ({
            tradeOrderLine,
            reverseQty,
          })),
          applyRefundAmt: { value: 64.8 },
        }),
  )
  return id
}

async function agreeAndSendBack(who: Person, { merchant }: Desk, id: string): Promise<void> {
  await untilAnswered(() => merchant.call('POST /sapi/mall-merchant/reverseorder/approve', { id }))
  await sendBack(who, id)
}

async function sendBack(who: Person, id: string): Promise<void> {
  const body = sendBackBody(id, { carrier: 1, number: newNumber() })
  await untilAnswered(() =>
    who.call('POST /api/trantor/flow/trade_PostBackReverseTradeOrderFlow', body),
  )
}

async function pass({ merchant }: Desk, id: string): Promise<void> {
  const { reverseTradeOrderLineList } = await insist(() =>
    merchant.call('POST /sapi/mall-merchant/reverseorder/detail', { id }),
  )
  const lines = reverseTradeOrderLineList.map((line) => ({
    id: line.id,
    sellable: line.reverseQty,
  }))
  await untilAnswered(() =>
    merchant.call('POST /sapi/mall-merchant/reverseorder/pass', { id, lines }),
  )
}

async function showPhoto({ merchant, url }: Desk): Promise<string> {
  const form = new FormData()
  form.set('purpose', 'evidence')
  form.set('file', new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' }), 'lamp.jpg')
  const cookie = [...merchant.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${url}/sapi/mall-content/web/file/upload`, {
    method: 'POST',
    headers: { origin: url, cookie },
    body: form,
  })
  return ((await answer.json()) as { url: string }).url
}

async function untilCarriedOut(who: Person, tradeOrderId: string): Promise<string> {
  for (;;) {
    const { data } = await insist(() =>
      who.call('POST /sapi/mall-order/web/reverseorder/querypage', {
        ...{ tradeOrderId, pageNo: 1, pageSize: 20 },
      }),
    )
    if (data[0]) return data[0].id
    await sleep(300)
  }
}
