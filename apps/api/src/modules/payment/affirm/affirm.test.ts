import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CANCEL_PAID, DETAIL, reaches } from '../../../testing/after-sales-steps.ts'
import { createMoneyTrail } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { checkDuePayments, reconcile } from '../../../testing/payment-work.ts'
import { HELD_IN_BOOKS } from '../../../testing/provider-books.ts'
import { order, type Contract } from '../../../testing/shop-steps.ts'
import { takenAtOnce } from '../../../testing/taken-at-once.ts'

/**
 * Affirm where what is bought does not go by parcel: all of it is taken when its buyer comes back.
 */
let t: TestMall
beforeAll(async () => {
  t = await openTestMall({ payments: takenAtOnce })
})
afterAll(() => t.close())
beforeEach(async () => {
  await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
})
afterEach(async () => {
  const [books] = await t.sql<{ held: number }>(HELD_IN_BOOKS)
  expect([await t.audit('always'), Number(books?.held)]).toEqual([[], await held()])
})

const { attempts, orderStates, captures, refunds } = createMoneyTrail(() => t)
const own = () => t.mall.gate.own()
const authorization = `Basic ${Buffer.from('AFFIRM_GALLERIA_DEMO:affirm-demo-private').toString('base64')}`
const london = {
  personPhone: '+44 2079460958',
  poiName: 'Baker Street',
  detailAddress: 'Flat 2',
  postalCode: 'NW1 6XE',
  city: 'London',
  province: 'Greater London',
  country: 'United Kingdom',
  hearFrom: 'A friend',
}

type Event = { type: string; amount: number; reference_id?: string }
type Transaction = { id: string; order_id: string; status: string; amount: number; events: Event[] }
async function transactions(): Promise<Transaction[]> {
  const answer = await fetch(`${t.lab.url}/affirm/api/v1/transactions?limit=200`, {
    headers: { authorization, 'country-code': 'GBR' },
  })
  return ((await answer.json()) as { data: Transaction[] }).data
}
/** What Affirm took and did not give back, as it says itself, in pence. */
async function held(): Promise<number> {
  const sign: Record<string, number> = { capture: 1, refund: -1 }
  return (await transactions())
    .flatMap(({ events }) => events)
    .reduce((sum, { type, amount }) => sum + (sign[type] ?? 0) * amount, 0)
}
const post = async <T>(path: string, body?: unknown): Promise<T> => {
  const answer = await fetch(`${t.lab.url}${path}`, {
    method: 'POST',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  return (await answer.json()) as T
}

type CheckoutObject = {
  total: number
  currency: string
  order_id: string
  items: { unit_price: number; qty: number }[]
  shipping_amount: number
  merchant: { user_confirmation_url: string; user_cancel_url: string }
}
async function begin(guest: Visitor, contract: Contract) {
  const started = await guest.call('POST /sapi/mall-pay/payment/firstPay', {
    payChannel: 'AFFIRM_PC',
    contractId: contract.id,
  })
  const object = JSON.parse(started.redirectInfo?.sessionData ?? '{}') as CheckoutObject
  return { started, object }
}
/** An order in London, its checkout opened by the browser and confirmed by its buyer. */
async function confirmed(outcome?: string, change: Partial<CheckoutObject> = {}) {
  const guest = t.visit({ site: 'UK' })
  const contract = await order(guest, { lamp: 1 }, london)
  const { started, object } = await begin(guest, contract)
  if (outcome) await post('/scenario', { channel: 'AFFIRM_PC', outcome })
  const { checkout_id } = await post<{ checkout_id: string }>('/affirm/api/v2/checkout/', {
    ...object,
    ...change,
  })
  await post(`/affirm/checkout/${checkout_id}/confirm`)
  const comeBack = (who: Visitor = guest) =>
    who.call('POST /api/trantor/flow/mall_finance_AffirmAuthorizeFlow', {
      contractId: contract.id,
      checkoutToken: checkout_id,
    })
  return { guest, contract, started, object, checkout: checkout_id, comeBack }
}
const cheaper = {
  total: 1,
  items: [{ unit_price: 1, qty: 1, display_name: 'x', sku: 'x' }],
  shipping_amount: 0,
}
const direct = (path: string, body: object) =>
  fetch(`${t.lab.url}/affirm/api/v1${path}`, {
    method: 'POST',
    headers: { authorization, 'country-code': 'GBR', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then((answer) => answer.json() as Promise<Transaction>)
const states = async (contract: Contract) => (await attempts(contract)).map(({ status }) => status)

describe('Affirm', () => {
  test('[PAY-018] is there on the storefront of the United Kingdom and nowhere else', async () => {
    const names = async (guest: Visitor) =>
      (
        await guest.call('POST /sapi/mall-pay/payment/payChannel', {})
      ).payChannelGroups[0]?.payChannels.map(({ channelName }) => channelName)
    const [british, german] = [t.visit({ site: 'UK' }), t.visit()]
    await british.call('POST /auth/web/user/tourist', {})
    await german.call('POST /auth/web/user/tourist', {})
    expect(await names(british)).toContain('AFFIRM_PC')
    expect(await names(german)).not.toContain('AFFIRM_PC')
    const contract = await order(german, { lamp: 1 })
    await expect(begin(german, contract)).rejects.toMatchObject({ code: 'payment.channel' })
  })

  test('[PAY-093] is told the bill in whole pence, and its parts come to its total', async () => {
    const { contract, object } = await confirmed()
    expect([object.total, object.currency]).toEqual([
      Math.round(contract.needPayAmt.value * 100),
      'GBP',
    ])
    const items = object.items.reduce((sum, { unit_price, qty }) => sum + unit_price * qty, 0)
    expect(items + object.shipping_amount).toBe(object.total)
  })

  test('[PAY-018, PAY-110] is authorized and captured when its buyer comes back, however often; the answer is in the words of a return', async () => {
    const { guest, contract, comeBack } = await confirmed()
    const answers = await Promise.all([comeBack(), comeBack()])
    expect(answers.map(({ recordStatus }) => recordStatus)).toContain('SUCCESS')
    expect((await comeBack()).recordStatus).toBe('SUCCESS')
    expect([await states(contract), await orderStates(contract)]).toEqual([
      ['PAY_SUCCESS'],
      ['UN_DELIVERY'],
    ])
    expect(await captures(contract)).toMatchObject([{ disposition: 'APPLIED', reason: 'paid' }])
    const stranger = t.visit({ site: 'UK' })
    await stranger.call('POST /auth/web/user/tourist', {})
    await expect(comeBack(stranger)).rejects.toMatchObject({ code: 'payment.not_found' })
    const id = contract.tradeOrderList[0]?.id ?? ''
    const { tradeOrderLineList } = await guest.call(DETAIL, { id })
    const asked = await guest.call(CANCEL_PAID, {
      tradeOrder: { id },
      reverseTradeOrderLineList: tradeOrderLineList.map((line) => ({
        tradeOrderLine: { id: line.id },
        reverseQty: line.tradeQty,
      })),
    })
    await reaches(t, guest, asked.id, 'REVERSE_DONE')
    expect((await transactions())[0]?.status).toBe('refunded')
  })

  test('waits while its page is open, and takes nothing for a token that is none', async () => {
    const { guest, contract } = await confirmed()
    expect(
      (
        await guest.call('POST /api/trantor/flow/mall_finance_AffirmAuthorizeFlow', {
          contractId: contract.id,
          checkoutToken: 'MADE-UP',
        })
      ).recordStatus,
    ).toBe('UNKNOWN')
    expect([await states(contract), await captures(contract)]).toEqual([['PAY_PENDING'], []])
  })

  test('declined, nothing is taken and the buyer may pay otherwise', async () => {
    const { guest, contract, comeBack } = await confirmed('declined')
    expect(await comeBack()).toMatchObject({ recordStatus: 'FAILED' })
    expect([await states(contract), await orderStates(contract)]).toEqual([
      ['PAY_FAILED'],
      ['PENDING_PAY'],
    ])
    expect((await begin(guest, contract)).started.paymentRecordStatus).toBe('PAY_PENDING')
  })

  test('of a checkout that the browser has made cheaper is let go, and nothing is taken', async () => {
    const { contract, comeBack } = await confirmed(undefined, cheaper)
    expect(await comeBack()).toMatchObject({ recordStatus: 'FAILED' })
    expect([await states(contract), (await transactions())[0]?.status]).toEqual([
      ['PAY_FAILED'],
      'voided',
    ])
  })

  test('of such a checkout whose authorization was answered to nobody takes nothing either, when the mall asks', async () => {
    const { contract, comeBack } = await confirmed('lost_authorization', cheaper)
    expect(await comeBack()).toMatchObject({ recordStatus: 'UNKNOWN' })
    t.clock.advance(11_000)
    await checkDuePayments(own(), t.mall.providers)
    expect([await states(contract), (await transactions())[0]?.status]).toEqual([
      ['PAY_FAILED'],
      'voided',
    ])
  })

  test('authorized after its buyer gave it up in another tab takes nothing', async () => {
    const { guest, contract, started, checkout } = await confirmed()
    const [attempt] = await attempts(contract)
    await guest.call('POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm', {
      payUniqueKey: started.payUniqueKey,
      paymentRecordId: started.paymentRecordId,
    })
    await direct('/transactions', {
      checkout_token: checkout,
      order_id: attempt?.provider_ref,
    })
    t.clock.advance(120_000)
    await checkDuePayments(own(), t.mall.providers)
    expect([await states(contract), await captures(contract)]).toEqual([['PAY_CLOSED'], []])
  })

  test('captured of another amount goes back', async () => {
    const { contract, comeBack } = await confirmed('wrong_amount')
    await comeBack()
    await t.drain()
    expect([await orderStates(contract), await refunds(contract)]).toMatchObject([
      ['PENDING_PAY'],
      [{ status: 'DONE', reason: 'amount' }],
    ])
  })

  test('given up by its buyer is closed, and who comes back then is asked for nothing', async () => {
    const { guest, contract, started, comeBack } = await confirmed()
    await guest.call('POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm', {
      payUniqueKey: started.payUniqueKey,
      paymentRecordId: started.paymentRecordId,
    })
    const before = (await transactions()).length
    expect(await comeBack()).toMatchObject({ recordStatus: 'FAILED' })
    expect([await states(contract), (await transactions()).length]).toEqual([
      ['PAY_CLOSED'],
      before,
    ])
  })

  test.each(['locked_out', 'too_many', 'fault', 'lost_authorization', 'lost_capture'])(
    'that answers badly once (%s) is asked again, and paid once',
    async (outcome) => {
      const { contract, comeBack } = await confirmed(outcome)
      await comeBack()
      t.clock.advance(11_000)
      await checkDuePayments(own(), t.mall.providers)
      await t.drain()
      expect([await states(contract), (await captures(contract)).length]).toEqual([
        ['PAY_SUCCESS'],
        1,
      ])
    },
  )

  test('that took money of which nobody heard is found by its own list', async () => {
    const { contract, object } = await confirmed()
    const [attempt] = await attempts(contract)
    const checkout = await post<{ checkout_id: string }>('/affirm/api/v2/checkout/', object)
    await post(`/affirm/checkout/${checkout.checkout_id}/confirm`)
    const { id } = await direct('/transactions', {
      checkout_token: checkout.checkout_id,
      order_id: attempt?.provider_ref,
    })
    await direct(`/transactions/${id}/capture`, {})
    await reconcile(own(), t.mall.providers)
    expect([await states(contract), (await captures(contract)).length]).toEqual([
      ['PAY_SUCCESS'],
      1,
    ])
  })
})
