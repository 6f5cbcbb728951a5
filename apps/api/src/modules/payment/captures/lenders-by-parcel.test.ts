import { DAY } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stepDueReverses } from '#modules/after-sales/step-reverse.ts'
import { refusalOf } from '../../../testing/account-steps.ts'
import { apply, APPROVE, cancelPaid, reaches } from '../../../testing/after-sales-steps.ts'
import { minorOf, openPromises } from '../../../testing/by-parcel-steps.ts'
import { lenders, type Lender } from '../../../testing/lenders.ts'
import { contractId } from '../../../testing/money-trail.ts'
import {
  checkDuePayments,
  checkPayment,
  reconcile,
  sendDueCaptures,
  sendDueRefunds,
} from '../../../testing/payment-work.ts'
import { double, loseAnswer, unreachable } from '../../../testing/provider-proxy.ts'
import { send, until, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/**
 * What a lender has promised to pay is taken for each parcel, whoever the lender is and however it
 * tells. Klarna's own tests go further into each case.
 */

describe.each(lenders)('$name', (lender: Lender) => {
  let at: Awaited<ReturnType<typeof openPromises>>
  beforeAll(async () => {
    at = await openPromises(lender)
  })
  afterAll(() => at.close())
  beforeEach(() => at.startOver())
  afterEach(async () => expect(await at.audited()).toEqual([[], 0]))

  const lentOn = (contract: Contract) => lender.lentOn(at.t, contract)
  /** Whatever waits for an answer or an event has it, and what follows from it is done. */
  async function settle(): Promise<void> {
    for (let done = 1; done > 0;) {
      done = await at.t.drain()
      await at.t.lab.idle()
      done += await at.t.drain()
    }
  }
  async function goOn(): Promise<void> {
    at.t.clock.advance(3_700_000)
    await settle()
    await sendDueCaptures(at.own(), at.t.mall.providers)
    await settle()
    await stepDueReverses(at.own())
    await sendDueRefunds(at.own(), at.t.mall.providers)
    await checkDuePayments(at.own(), at.t.mall.providers)
    await settle()
  }
  const promised = async (goods: Parameters<typeof at.promised>[0]) => {
    const made = await at.promised(goods)
    await settle()
    return made
  }
  const leave = async (shop: typeof at.merchant, orderId: string | undefined, qty?: number) => {
    await send(shop, orderId ?? '', qty)
    await settle()
  }
  async function callOff(orderId: string | undefined): Promise<string> {
    const { id } = await apply(at.anna, orderId ?? '', { qty: 1, cancel: 1 })
    await at.merchant.call(APPROVE, { id })
    await settle()
    return id
  }

  test('promises to pay: an order is paid, and nothing is taken before a parcel leaves', async () => {
    const { contract } = await promised({ lamp: 2 })
    expect([await at.state(contract), await at.orderStates(contract)]).toEqual([
      'PRE_AUTH_SUCCESS',
      ['UN_DELIVERY'],
    ])
    expect(
      await at.anna.call('POST /sapi/mall-pay/payment/payResult', { contractId: contract.id }),
    ).toMatchObject({ recordStatus: 'SUCCESS', paymentRecordStatus: 'PRE_AUTH_SUCCESS' })
    expect(await lentOn(contract)).toEqual({ taken: 0, back: 0, left: minorOf(contract) })
    expect(await at.books(contract)).toContainEqual({ account: 'buyer', amount: minorOf(contract) })
    expect((await at.books(contract)).map(({ account }) => account)).not.toContain('provider')
    expect(await at.t.audit()).toEqual([])
  })

  test('pays three parcels of two shops, each what it holds, to the cent', async () => {
    const { contract, orders, orderIds } = await promised({ lamp: 2, chair: 1 })
    const [{ shipping = 0, needPay = 0 } = {}] = orders
    const first = Math.floor((needPay - shipping) / 2) + shipping
    await leave(at.merchant, orderIds[0], 1)
    expect(await at.capturesOf(contract)).toEqual([{ status: 'DONE', amount: first, tries: 1 }])
    expect(await lentOn(contract)).toMatchObject({ taken: first, left: minorOf(contract) - first })
    await leave(at.other, orderIds[1])
    await leave(at.merchant, orderIds[0], 1)
    const made = await at.capturesOf(contract)
    expect(made.map(({ amount }) => amount)).toEqual([first, orders[1]?.needPay, needPay - first])
    expect(await lentOn(contract)).toEqual({ taken: minorOf(contract), back: 0, left: 0 })
    expect(await at.state(contract)).toBe('PAY_SUCCESS')
    expect((await at.books(contract)).some(({ account }) => account === 'buyer')).toBe(false)
    expect(await at.t.audit()).toEqual([])
  })

  test('never takes what is called off before it leaves: the rest of the promise is its buyer’s again', async () => {
    const { contract, orders, orderIds } = await promised({ lamp: 3 })
    await leave(at.merchant, orderIds[0], 2)
    const { taken } = await lentOn(contract)
    const id = await callOff(orderIds[0])
    await reaches(at.t, at.anna, id, 'REVERSE_DONE')
    await settle()
    const [refund] = await at.refundsOf(contract)
    expect(refund).toMatchObject({ status: 'DONE', legs: 0, released: refund?.amount })
    expect(taken + (refund?.released ?? 0)).toBe(orders[0]?.needPay)
    expect(await lentOn(contract)).toEqual({ taken, back: 0, left: 0 })
    expect(await at.state(contract)).toBe('PAY_SUCCESS')
    expect(await at.t.audit()).toEqual([])
  })

  test('is told that nobody waits for its promise when all is called off: its buyer is never charged', async () => {
    const { contract, orderIds } = await promised({ lamp: 1, chair: 1 })
    for (const id of orderIds) await cancelPaid(at.anna, id)
    await until(async () => {
      await settle()
      return (await at.state(contract)) === 'PAY_CLOSED'
    }, 'the promise to be given up')
    expect(await lentOn(contract)).toEqual({ taken: 0, back: 0, left: 0 })
    expect(await at.books(contract)).toEqual([])
    expect(await at.t.audit()).toEqual([])
  })

  test('gives back a part of one parcel while another waits', async () => {
    const { contract, orderIds } = await promised({ lamp: 2 })
    await leave(at.merchant, orderIds[0], 1)
    const asked = await apply(at.anna, orderIds[0] ?? '', { qty: 1, amount: 10 })
    await at.merchant.call(APPROVE, { id: asked.id })
    await settle()
    await reaches(at.t, at.anna, asked.id, 'REVERSE_DONE')
    expect(await at.refundsOf(contract)).toEqual([
      { status: 'DONE', amount: 1000, released: 0, legs: 1 },
    ])
    expect(await lentOn(contract)).toMatchObject({ back: 1000 })
    await leave(at.merchant, orderIds[0], 1)
    expect(await lentOn(contract)).toEqual({ taken: minorOf(contract), back: 1000, left: 0 })
    expect(await at.state(contract)).toBe('PAY_SUCCESS')
    expect(await at.t.audit()).toEqual([])
  })

  test('that refuses to pay for what has left is put before an operator, who tries again', async () => {
    const { contract, orderIds } = await promised({ lamp: 1 })
    at.proxy.when(lender.capture, lender.refused, 1)
    await leave(at.merchant, orderIds[0])
    expect(await at.capturesOf(contract)).toMatchObject([{ status: 'FAILED', tries: 1 }])
    expect(await at.matters(contract)).toEqual([
      { kind: 'CAPTURE_REFUSED', status: 'OPEN', amount: minorOf(contract) },
    ])
    expect((await lentOn(contract)).taken).toBe(0)
    const operator = await at.t.signIn(people.operator)
    const { data } = await operator.call('POST /sapi/mall-operator/money/page', {
      ...{ pageNo: 1, pageSize: 50, isClosed: false },
    })
    await operator.call('POST /sapi/mall-operator/money/tryAgain', { id: data[0]?.id ?? '' })
    await settle()
    expect(await at.capturesOf(contract)).toMatchObject([{ status: 'DONE', tries: 2 }])
    expect((await at.matters(contract)).map(({ status }) => status)).toEqual(['RESOLVED'])
    expect(await at.state(contract)).toBe('PAY_SUCCESS')
  })

  test.each([
    ['is lost', loseAnswer],
    ['comes twice', double],
    ['never arrived', unreachable],
  ] as const)('whose call %s pays for a parcel once', async (_, fate) => {
    const { contract, orderIds } = await promised({ lamp: 2 })
    at.proxy.when(lender.capture, fate, 1)
    await leave(at.merchant, orderIds[0], 1)
    for (let round = 0; round < 3; round += 1) await goOn()
    const [one] = await at.capturesOf(contract)
    expect(await at.capturesOf(contract)).toEqual([
      { status: 'DONE', amount: one?.amount, tries: 1 },
    ])
    expect(await lentOn(contract)).toMatchObject({ taken: one?.amount })
    expect(await at.matters(contract)).toEqual([])
  })

  test('whose call is lost that lets go of the rest hears of it again', async () => {
    const { contract, orderIds } = await promised({ lamp: 2 })
    await leave(at.merchant, orderIds[0], 1)
    at.proxy.when(lender.release, unreachable, 1)
    const { id } = await apply(at.anna, orderIds[0] ?? '', { qty: 1, cancel: 1 })
    await at.merchant.call(APPROVE, { id })
    await until(async () => {
      await at.t.drain().catch(() => undefined)
      await goOn()
      return (await at.state(contract)) === 'PAY_SUCCESS'
    }, 'the promise to be over')
    expect((await lentOn(contract)).left).toBe(0)
  })

  test('is asked by twenty at once and pays for a parcel once', async () => {
    const { contract, orderIds } = await promised({ lamp: 1 })
    await send(at.merchant, orderIds[0] ?? '')
    await Promise.all(
      Array.from({ length: 20 }, () => sendDueCaptures(at.own(), at.t.mall.providers)),
    )
    await settle()
    expect(await at.capturesOf(contract)).toEqual([
      { status: 'DONE', amount: minorOf(contract), tries: 1 },
    ])
    expect(await lentOn(contract)).toEqual({ taken: minorOf(contract), back: 0, left: 0 })
  })

  /**
   * The books as a backup has them in which nothing was taken for a contract, and no part set
   * aside.
   */
  async function putBack(contract: Contract): Promise<void> {
    const id = contractId(contract)
    const parts = `(select p.id from parcel_captures p join orders o on o.id = p.order_id where o.contract_id = '${id}')`
    await at.t.sql(`do $$ begin
      set local session_replication_role = replica;
      delete from parcel_capture_tries where capture_id in ${parts};
      delete from parcel_captures where id in ${parts};
      delete from captures where contract_id = '${id}';
      delete from ledger_entries where ref = '${id}' and event = 'capture';
    end $$`)
  }

  test('is known to have paid by restored books, whose next parcel takes its own money alone', async () => {
    const { contract, orderIds } = await promised({ lamp: 2 })
    await leave(at.merchant, orderIds[0], 1)
    const taken = (await at.capturesOf(contract)).map(({ amount }) => amount)
    await putBack(contract)
    at.t.clock.advance(60_000)
    await reconcile(at.own(), at.t.mall.providers)
    const [attempt] = await at.attempts(contract)
    if (attempt) await checkPayment(at.own(), at.t.mall.providers, attempt.id)
    await settle()
    expect(await at.capturesOf(contract)).toEqual([{ status: 'DONE', amount: taken[0], tries: 1 }])
    await leave(at.merchant, orderIds[0], 1)
    expect(await lentOn(contract)).toEqual({ taken: minorOf(contract), back: 0, left: 0 })
    expect(await at.state(contract)).toBe('PAY_SUCCESS')
  })

  test('that ends its promise by itself stops the shop before the next parcel, and an operator is told', async () => {
    const { contract, orderIds } = await promised({ lamp: 3 })
    await leave(at.merchant, orderIds[0], 1)
    const { taken } = await lentOn(contract)
    await lender.endByHand(at.t, contract)
    const [attempt] = await at.attempts(contract)
    if (attempt) await checkPayment(at.own(), at.t.mall.providers, attempt.id)
    await settle()
    expect(await refusalOf(send(at.merchant, orderIds[0] ?? '', 1))).toBe('422 parcel.unpaid')
    expect(await at.matters(contract)).toEqual([
      { kind: 'AUTHORISATION_ENDS', status: 'OPEN', amount: minorOf(contract) - taken },
    ])
    // Looked at once more, when all that is to be told was told.
    if (attempt) await checkPayment(at.own(), at.t.mall.providers, attempt.id)
    await settle()
    expect(await refusalOf(send(at.merchant, orderIds[0] ?? '', 1))).toBe('422 parcel.unpaid')
  })

  test('whose promise is about to end is put before an operator, and then nothing leaves by it', async () => {
    const { contract, orderIds } = await promised({ lamp: 1 })
    at.t.clock.advance((lender.days - 6) * DAY)
    await checkDuePayments(at.own(), at.t.mall.providers)
    expect(await at.matters(contract)).toEqual([])
    at.t.clock.advance(1.1 * DAY)
    await checkDuePayments(at.own(), at.t.mall.providers)
    await settle()
    await checkDuePayments(at.own(), at.t.mall.providers)
    expect(await at.matters(contract)).toEqual([
      { kind: 'AUTHORISATION_ENDS', status: 'OPEN', amount: minorOf(contract) },
    ])
    at.t.clock.advance(6 * DAY)
    const merchant = await at.t.signIn(people.merchant)
    expect(await refusalOf(send(merchant, orderIds[0] ?? ''))).toBe('422 parcel.unpaid')
    expect((await lentOn(contract)).taken).toBe(0)
    at.anna = await at.t.signIn(people.anna, { site: lender.site ?? 'DE' })
    at.merchant = merchant
    at.other = await at.t.signIn(people.otherMerchant)
  })
})
