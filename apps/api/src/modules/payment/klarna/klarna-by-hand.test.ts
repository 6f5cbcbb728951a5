import type { WireMatter } from '@galleria/contract/money'
import { DAY } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stepDueReverses } from '#modules/after-sales/step-reverse.ts'
import { cancelPaid } from '../../../testing/after-sales-steps.ts'
import { minorOf, openByParcel } from '../../../testing/by-parcel-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import type { Visitor } from '../../../testing/open-test-mall.ts'
import {
  checkDuePayments,
  checkPayment,
  reconcile,
  sendDueRefunds,
} from '../../../testing/payment-work.ts'
import { send, until, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/** What somebody captures at Klarna's own desk before the mall waits for it. */

let at: Awaited<ReturnType<typeof openByParcel>>
let operator: Visitor
beforeAll(async () => {
  at = await openByParcel()
  operator = await at.t.signIn(people.operator)
})
afterAll(() => at.close())
// Klarna lists a capture when it pays it out, weeks later.
const listed = /GET \/klarna\/settlements/
beforeEach(async () => {
  await at.startOver()
  at.proxy.when(listed, async () => ({
    status: 200,
    body: JSON.stringify({ transactions: [], pagination: { count: 0, total: 0, offset: 0 } }),
  }))
})
afterEach(async () => expect(await at.audited()).toEqual([[], 0]))

const PAGE = 'POST /sapi/mall-operator/money/page' as const
const SEND_BACK = 'POST /sapi/mall-operator/money/sendBack' as const

async function strays(contract: Contract): Promise<WireMatter[]> {
  const codes = await at.t.sql<{ code: string }>('select code from orders where contract_id = $1', [
    contractId(contract),
  ])
  const { data } = await operator.call(PAGE, { pageNo: 1, pageSize: 50, isClosed: false })
  return data.filter(
    (one) =>
      one.kind === 'STRAY_CAPTURE' &&
      one.tradeOrderCodeList.some((code) => codes.some((row) => row.code === code)),
  )
}
const strayId = async (contract: Contract) => (await strays(contract))[0]?.id ?? ''
/** What was taken by a promise and belongs to none of its parts. */
const straysInBooks = (contract: Contract) =>
  at.t.sql<{ amount: number; disposition: string }>(
    'select c.amount::int, c.disposition from captures c join payment_attempts a on a.provider_ref = c.payment_ref where a.contract_id = $1',
    [contractId(contract)],
  )
async function captureByHand(contract: Contract, minor: number): Promise<void> {
  await at.klarna.captureByHand(contract, minor)
  await ask(contract)
}
async function ask(contract: Contract): Promise<void> {
  for (const { id } of await at.attempts(contract))
    await checkPayment(at.own(), at.t.mall.providers, id as never)
}
async function goOn(rounds = 4): Promise<void> {
  const { t, own } = at
  for (let round = 0; round < rounds; round += 1) {
    t.clock.advance(61_000)
    await stepDueReverses(own())
    await checkDuePayments(own(), t.mall.providers)
    await sendDueRefunds(own(), t.mall.providers)
    await t.drain()
  }
}
async function settled(contract: Contract): Promise<void> {
  await until(async () => {
    await goOn(1)
    return (await at.orderStates(contract)).every((one) => one === 'CLOSED')
  }, 'the order to close')
  await goOn()
}

describe('what was captured at Klarna’s own desk before anything was sent', () => {
  test('is in the books and before an operator, with its order, as soon as the mall has seen it, and once when Klarna lists it', async () => {
    const { t, proxy, own, promised } = at
    const { contract } = await promised({ lamp: 1 })
    await captureByHand(contract, minorOf(contract))
    await ask(contract)
    const value = contract.needPayAmt.value
    expect(await strays(contract)).toMatchObject([
      { amount: { value, currency: 'EUR' }, operationList: ['sendBack', 'settle'] },
    ])
    expect(await straysInBooks(contract)).toEqual([
      { amount: minorOf(contract), disposition: 'REVIEW' },
    ])
    expect(await at.audited()).toEqual([[], 0])
    const known = (await strays(contract)).map(({ id }) => id)

    proxy.clear()
    t.clock.advance(2 * DAY)
    expect(await reconcile(own(), t.mall.providers)).toMatchObject({ settled: 0, stray: 0 })
    expect((await strays(contract)).map(({ id }) => id)).toEqual(known)
    expect(await straysInBooks(contract)).toHaveLength(1)
    await operator.call(SEND_BACK, { id: known[0] ?? '' })
    await goOn()
    expect([await strays(contract), (await at.klarna.orderOf(contract))?.refunded_amount]).toEqual([
      [],
      minorOf(contract),
    ])
  })

  test('pays the parcel that is sent afterwards and is worth so much, without another capture, and leaves the list by that', async () => {
    const { klarna, merchant, capturesOf, promised } = at
    const alike = await promised({ lamp: 2 })
    await send(merchant, alike.orderIds[0] ?? '', 1)
    await goOn()
    const [{ amount = 0 } = {}] = await capturesOf(alike.contract)

    const { contract, orderIds } = await promised({ lamp: 2 })
    await captureByHand(contract, amount)
    const id = await strayId(contract)
    await send(merchant, orderIds[0] ?? '', 1)
    await goOn()
    expect(await capturesOf(contract)).toMatchObject([{ status: 'DONE', amount, tries: 0 }])
    expect((await klarna.orderOf(contract))?.captured_amount).toBe(amount)
    expect([await strays(contract), await straysInBooks(contract)]).toEqual([[], []])
    expect(await at.t.audit('always')).toEqual([])
    await expect(operator.call(SEND_BACK, { id })).rejects.toMatchObject({ code: 'matter.state' })
    await send(merchant, orderIds[0] ?? '', 1)
    await goOn()
    expect([await klarna.orderOf(contract), await at.state(contract)]).toMatchObject([
      { captured_amount: minorOf(contract), refunded_amount: 0 },
      'PAY_SUCCESS',
    ])
  })

  test('and is a part of what is due, pays nothing: it goes back, and what left is on the list until somebody has seen to it', async () => {
    const { klarna, merchant, capturesOf, matters, promised } = at
    const { contract, orderIds } = await promised({ lamp: 1 })
    await captureByHand(contract, 777)
    await send(merchant, orderIds[0] ?? '')
    await goOn()
    expect(await capturesOf(contract)).toMatchObject([{ status: 'FAILED' }])
    expect((await matters(contract)).map(({ kind, status }) => [kind, status]).toSorted()).toEqual([
      ['CAPTURE_REFUSED', 'OPEN'],
      ['STRAY_CAPTURE', 'OPEN'],
    ])
    await operator.call(SEND_BACK, { id: await strayId(contract) })
    await goOn()
    expect(await klarna.orderOf(contract)).toMatchObject({
      captured_amount: 777,
      refunded_amount: 777,
    })
    expect((await matters(contract)).map(({ kind, status }) => [kind, status]).toSorted()).toEqual([
      ['CAPTURE_REFUSED', 'OPEN'],
      ['STRAY_CAPTURE', 'RESOLVED'],
    ])
    expect(await at.t.audit('always')).toEqual([])
  })

  test('is not told to its buyer as never taken: who calls the order off waits, and reads it once all of it is back', async () => {
    const { anna, klarna, orderStates, refundsOf, state, promised } = at
    const { contract, orderIds } = await promised({ lamp: 1 })
    await captureByHand(contract, minorOf(contract))
    await cancelPaid(anna, orderIds[0] ?? '')
    await goOn()
    expect([await orderStates(contract), await refundsOf(contract)]).toEqual([['UN_DELIVERY'], []])
    expect(await klarna.orderOf(contract)).toMatchObject({
      captured_amount: minorOf(contract),
      refunded_amount: 0,
    })

    await operator.call(SEND_BACK, { id: await strayId(contract) })
    await settled(contract)
    expect(await refundsOf(contract)).toEqual([
      { status: 'DONE', amount: minorOf(contract), released: minorOf(contract), legs: 0 },
    ])
    expect(await klarna.orderOf(contract)).toMatchObject({
      captured_amount: minorOf(contract),
      refunded_amount: minorOf(contract),
    })
    expect([await strays(contract), await state(contract)]).toEqual([[], 'PAY_CLOSED'])
    expect(await at.t.audit()).toEqual([])
  })
})
