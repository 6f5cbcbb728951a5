import { HOUR } from '@galleria/kernel/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { listPollRounds } from '../listen.ts'
import { contractId } from '../testing/money-trail.ts'
import type { Visitor } from '../testing/open-test-mall.ts'
import { double, loseAnswer } from '../testing/provider-proxy.ts'
import { order, paidOrder, pay, until, type Contract } from '../testing/shop-steps.ts'
import { people } from '../testing/small-catalogue.ts'
import { fates } from './bad-answers.ts'
import { useBadProvider } from './bad-provider.ts'
import { sendDueRefunds } from '../testing/payment-work.ts'

const stage = useBadProvider()
const { firstAtProvider, refunds, settleDown } = stage
let t: typeof stage.t
let proxy: typeof stage.proxy
let anna: Visitor
let merchant: Visitor
beforeAll(async () => {
  ;({ t, proxy } = stage)
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
})

describe('giving money back', () => {
  const REFUND = /POST .*\/refunds$/
  /** One of three lamps is given back, so that giving back twice would be possible. */
  async function agreeToRefund(outcome = 'paid'): Promise<Contract> {
    const contract = await paidOrder(t, anna, { lamp: 3 }, outcome)
    await settleDown()
    const id = contract.tradeOrderList[0]?.id ?? ''
    const { tradeOrderLineList } = await anna.call(
      'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id },
    )
    const reverse = await anna.call(
      'POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow',
      {
        tradeOrder: { id },
        reverseTradeOrderLineList: [
          { tradeOrderLine: { id: tradeOrderLineList[0]?.id ?? '' }, reverseQty: 1 },
        ],
        applyRefundAmt: { value: 59.9 },
        reverseReason: 'OTHER',
      },
    )
    await merchant.call('POST /sapi/mall-merchant/reverseorder/approve', { id: reverse.id })
    return contract
  }
  const givenBack = async (contract: Contract) =>
    (await firstAtProvider(contract)).refunds.filter((refund) => refund.status === 'succeeded')
      .length

  test('answered with nothing or nonsense, or delivered twice: asked for again under the same key, given back once', async () => {
    const contracts: (readonly [string, Contract])[] = []
    for (const [name, fate] of [...fates, ['delivered twice', double] as const]) {
      const contract = await agreeToRefund()
      proxy.when(REFUND, fate, 2)
      await settleDown()
      proxy.clear()
      contracts.push([name, contract])
    }
    t.clock.advance(60_000)
    await settleDown()
    for (const [name, contract] of contracts)
      expect([name, await refunds(contract), await givenBack(contract)]).toEqual([
        name,
        [{ status: 'DONE', amount: 5990, tries: 1 }],
        1,
      ])
  })

  test('while the provider still works on it, asking again is no failure: given back once', async () => {
    const contract = await agreeToRefund('slow')
    const [refund] = await t.sql<{ n: number }>(
      'select count(*)::int as n from refunds where contract_id = $1',
      [contractId(contract)],
    )
    expect(refund?.n).toBe(0)
    const first = t.drain().catch(() => 0)
    await until(async () => (await givenBack(contract)) === 1, 'the money')
    t.clock.advance(11_000)
    await sendDueRefunds(t.mall.gate.own(), t.mall.providers)
    await first
    t.clock.advance(3_700_000)
    await settleDown()
    expect([await refunds(contract), await givenBack(contract)]).toEqual([
      [{ status: 'DONE', amount: 5990, tries: 1 }],
      1,
    ])
  })

  test('after a failure, with the answer to the next try lost: the try is asked about, not the failure, and given back once', async () => {
    const contract = await agreeToRefund('refund_fails_once')
    await settleDown()
    t.clock.advance(60_000)
    await settleDown()
    expect(await refunds(contract)).toEqual([{ status: 'FAILED', amount: 5990, tries: 1 }])
    proxy.when(REFUND, loseAnswer, 1)
    t.clock.advance(3_700_000)
    await sendDueRefunds(t.mall.gate.own(), t.mall.providers)
    for (const minutes of [1, 61, 400]) {
      t.clock.advance(minutes * 60_000)
      await settleDown()
    }
    expect([await refunds(contract), await givenBack(contract)]).toEqual([
      [{ status: 'DONE', amount: 5990, tries: 2 }],
      1,
    ])
  })

  test('at a provider that is not set up any more: what is due waits for its settings, and no round stumbles over it', async () => {
    const contract = await agreeToRefund('refund_fails_once')
    await settleDown()
    const waiting = await order(anna, { lamp: 1 })
    await t.scenario('pending')
    await pay(anna, waiting.id)
    t.clock.advance(2 * HOUR)
    const due = () =>
      t.sql<{ id: string; tries: number; at: Date }>(
        'select id, check_count as tries, next_check_at as at from payment_attempts where next_check_at is not null union all select g.id, (select count(*)::int from refund_tries t where t.leg_id = g.id), g.next_try_at from refund_legs g where g.next_try_at is not null order by id',
      )
    const before = await due()
    expect(before.length).toBeGreaterThanOrEqual(2)
    for (const round of listPollRounds(() => t.mall.gate.own(), new Map())) await round()
    const after = await due()
    const withoutTime = (rows: readonly { id: string; tries: number }[]) =>
      rows.map(({ id, tries }) => ({ id, tries }))
    expect(withoutTime(after)).toEqual(withoutTime(before))
    // Put off, so that others are looked at first; by an hour at most, so that it goes out soon
    // after the provider is back.
    const latest = Math.max(...before.map(({ at }) => at.getTime()), t.clock.now().getTime() + HOUR)
    expect(Math.max(...after.map(({ at }) => at.getTime()))).toBeLessThanOrEqual(latest)
    t.clock.advance(HOUR)
    await settleDown()
    expect([await refunds(contract), await givenBack(contract)]).toEqual([
      [{ status: 'DONE', amount: 5990, tries: 2 }],
      1,
    ])
  })
})
