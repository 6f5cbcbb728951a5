import { DAY, HOUR, MINUTE } from '@galleria/kernel/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { isInTurn } from '../../../../tools/test/turn.ts'
import { apply, APPROVE } from '../testing/after-sales-steps.ts'
import { contractId } from '../testing/money-trail.ts'
import { orderId } from '../testing/order-steps.ts'
import { clearpayWay, mockpayWay, ways, type Way } from '../testing/pay-everywhere.ts'
import { sendDueRefunds } from '../testing/payment-work.ts'
import { double, loseAnswer, unreachable, type Fate } from '../testing/provider-proxy.ts'
import { until } from '../testing/shop-steps.ts'
import { permutations, useEveryProvider, type Purchase } from './every-provider.ts'

/**
 * What a network, a provider or twenty impatient people do to a payment and its refund, the same at
 * each provider. Each commit tries one of them, `TURN=all` and `npm run prove -- providers` all. A
 * process that is killed meanwhile: `kill-providers.test.ts`, `kill.test.ts`.
 */
const stage = useEveryProvider()
const { askBack, begin, endOf, newsOf, pay, send, settle, tell } = stage
let t: typeof stage.t
let proxy: typeof stage.proxy
beforeAll(() => {
  ;({ t, proxy } = stage)
})

type Row = Way & {
  /** For so long it knows a key; without it, for ever. */
  readonly keysLiveMs?: number
  /** Calls of what is given back in part, where another one gives back the whole. */
  readonly partly?: readonly RegExp[]
  /** What it tells of a payment of which two lamps went back one by one. */
  readonly news: readonly string[]
}
const more: Record<string, Pick<Row, 'keysLiveMs' | 'partly' | 'news'>> = {
  stripe: {
    keysLiveMs: DAY,
    news: ['payment_intent.succeeded', 'charge.refunded', 'charge.refunded'],
  },
  adyen: { keysLiveMs: 7 * DAY, news: ['AUTHORISATION', 'REFUND', 'REFUND'] },
  clearpay: { keysLiveMs: 7 * DAY, news: ['AUTHORISATION', 'CAPTURE', 'REFUND', 'REFUND'] },
  paypal: {
    keysLiveMs: 6 * HOUR,
    news: [
      'CHECKOUT.ORDER.APPROVED',
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.REFUNDED',
      'PAYMENT.CAPTURE.REFUNDED',
    ],
  },
  klarna: { keysLiveMs: DAY, news: ['push'] },
  braintree: {
    keysLiveMs: 30 * DAY,
    partly: [/POST \/.*\/transactions$/, /POST \/.*\/transactions\/\w+\/refund$/],
    news: ['transaction_settled'],
  },
  affirm: { keysLiveMs: DAY, news: [] },
  mockpay: { news: ['payment.paid', 'refund.succeeded', 'refund.succeeded'] },
}
const rows = [...ways, clearpayWay, mockpayWay].map((way) => {
  const at = way.name ?? way.provider
  const row = more[at]
  if (!row) throw new Error(`nothing is known of ${at}`)
  return { ...way, ...row, at }
})

/** One success, one capture, and of each refund one try that gave it. */
const once = (refunds: number) => ({
  attempts: ['PAY_SUCCESS'],
  captures: ['APPLIED'],
  refunds: Array(refunds).fill({ status: 'DONE', tries: 1 }),
})

/** Paid, and sent where only then the money is taken. */
async function buy(purchase: Purchase): Promise<void> {
  await pay(purchase)
  await settle()
  if (purchase.way.isByParcel) await send(purchase)
}

/** From now on the provider would take a repeat for another call. */
async function forgetKeys({ contract }: Purchase): Promise<void> {
  for (const statement of [
    'update payment_attempts set request_key = gen_random_uuid() where contract_id = $1',
    `update refund_tries set key = gen_random_uuid() where leg_id in
       (select g.id from refund_legs g join refunds r on r.id = g.refund_id where r.contract_id = $1)`,
    `update parcel_capture_tries set key = gen_random_uuid() where capture_id in
       (select p.id from parcel_captures p join orders o on o.id = p.order_id where o.contract_id = $1)`,
  ])
    await t.sql(statement, [contractId(contract)])
}

/** An order that may be paid for longer than a key is good for. */
async function putOffDeadline({ contract }: Purchase): Promise<void> {
  for (const statement of [
    `update contracts set deadline_at = deadline_at + interval '60 days' where id = $1`,
    `update orders set deadline_at = deadline_at + interval '60 days' where contract_id = $1`,
  ])
    await t.sql(statement, [contractId(contract)])
}

const fates: readonly (readonly [string, Fate])[] = [
  ['lost on its way', unreachable],
  ['done, and its answer lost', loseAnswer],
  ['delivered twice', double],
]

const walked = rows.filter((_, place) => isInTurn(place, rows.length))

describe.each(walked)('$at', { timeout: 600_000 }, (row) => {
  describe.each([...(row.partly ?? row.calls)])('%s', (call) => {
    test.each(fates)('%s: paid once, given back once', async (_name, fate) => {
      let met = 0
      proxy.when(call, (ask) => ((met += 1), fate(ask)), 2)
      const purchase = await begin(row)
      await buy(purchase)
      await askBack(purchase)
      await settle()
      expect([met > 0, await endOf(purchase)]).toEqual([true, once(1)])
    })
  })

  test('none of its news comes: all of it is found by asking, and by its list at the latest', async () => {
    t.lab.holdEvents(true)
    const purchase = await begin(row)
    await buy(purchase)
    await stage.reconcile()
    await askBack(purchase)
    await settle()
    await stage.reconcile()
    await settle()
    expect(await endOf(purchase)).toEqual(once(1))
  })

  test.runIf(row.news.length > 0)(
    'its news of one payment, the first of it twice, in every order that four can have',
    async () => {
      const [first = ''] = row.news
      const told = [...row.news, first, first, first].slice(0, 4)
      const orders = new Set(permutations([0, 1, 2, 3]).map((turns) => nameTurns(row, turns)))
      t.lab.holdEvents(true)
      for (const order of orders) {
        const purchase = await begin(row)
        const [last] = (await newsOf(purchase)).toReversed()
        await pay(purchase)
        await t.lab.idle()
        const phases = [() => settle(), ...later(purchase)]
        for (const turn of order.split(' ').map(Number)) {
          const find = async () => (await newsOf(purchase, last?.id))[turn]
          // The turn of what did not happen yet: the mall has found out by itself what was before.
          for (let news = await find(); ; news = await find()) {
            if (news) {
              expect([order, await tell(purchase, news)]).toEqual([order, ['200']])
              break
            }
            const phase = phases.shift()
            if (!phase) throw new Error(`${order}: nothing is told of ${told[turn]}`)
            await phase()
          }
          await t.drain()
        }
        for (const phase of phases) await phase()
        expect([order, (await newsOf(purchase, last?.id)).map(({ type }) => type)]).toEqual([
          order,
          row.news,
        ])
        await stage.reconcile()
        await settle()
        expect([order, await endOf(purchase)]).toEqual([order, once(2)])
      }
    },
  )

  test.runIf(row.news.length > 0)('each of its news twenty times at once', async () => {
    t.lab.holdEvents(true)
    const purchase = await begin(row)
    const [last] = (await newsOf(purchase)).toReversed()
    await pay(purchase)
    await t.lab.idle()
    for (const phase of [async () => {}, () => settle(), ...later(purchase)]) {
      await phase()
      for (const one of await newsOf(purchase, last?.id))
        expect(await tell(purchase, one, 20)).toEqual(Array(20).fill('200'))
      await Promise.all([t.drain(), t.drain(), t.drain()])
    }
    await settle()
    expect(await endOf(purchase)).toEqual(once(2))
    expect(
      await t.sql(
        `select provider, event_id from provider_events group by 1, 2 having count(*) > 1`,
      ),
    ).toEqual([])
  })

  test('a buyer pays twenty times at once: one payment', async () => {
    const purchase = await begin(row)
    const tabs = await Promise.allSettled(Array.from({ length: 20 }, () => pay(purchase)))
    await settle()
    if (row.isByParcel) await send(purchase)
    expect([
      tabs.some(({ status }) => status === 'fulfilled'),
      (await endOf(purchase)).captures,
      (await endOf(purchase)).attempts.filter((status) => status === 'PAY_SUCCESS'),
    ]).toEqual([true, ['APPLIED'], ['PAY_SUCCESS']])
  })

  test('a refund that is agreed to and sent twenty times at once is given once', async () => {
    const purchase = await begin(row)
    await buy(purchase)
    const { id } = await apply(purchase.payer, orderId(purchase.contract))
    const twenty = <T>(work: () => Promise<T>) =>
      Promise.allSettled(Array.from({ length: 20 }, work))
    const agreed = await twenty(() => stage.merchant().call(APPROVE, { id }))
    expect(agreed.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    await twenty(() => sendDueRefunds(t.mall.gate.own(), t.mall.providers))
    await Promise.all([t.drain(), t.drain(), t.drain()])
    await settle()
    expect(await endOf(purchase)).toEqual(once(1))
  })

  const keysLiveMs = row.keysLiveMs ?? 0
  test.runIf(keysLiveMs > 0)(
    'paying, whose answer and news were lost until its key was forgotten, is not done twice',
    async () => {
      t.lab.holdEvents(true)
      const purchase = await begin(row)
      const [take = /^$/] = row.calls
      let acted = false
      proxy.when(take, unreachable)
      proxy.when(take, async (ask) => (await ask(), (acted = true), 'hang up'), 1)
      const paying = pay(purchase).catch(() => undefined)
      await until(async () => acted, 'the call')
      await putOffDeadline(purchase)
      await forgetKeys(purchase)
      await stage.leap(purchase, keysLiveMs + MINUTE)
      proxy.clear()
      await paying
      await settle()
      if ((await endOf(purchase)).captures.length === 0) await pay(purchase)
      await settle()
      await stage.reconcile()
      await settle()
      if (row.isByParcel) await send(purchase)
      await stage.reconcile()
      await settle()
      const { attempts, captures } = await endOf(purchase)
      // One that cannot be asked is paid anew, and what its report tells later goes back.
      const isAsked = t.mall.providers.get(row.provider)?.stateOf === undefined
      const counted = isAsked ? captures : captures.filter((one) => one === 'APPLIED')
      expect([attempts.filter((status) => status === 'PAY_SUCCESS'), counted]).toEqual([
        ['PAY_SUCCESS'],
        ['APPLIED'],
      ])
    },
  )

  test.runIf(keysLiveMs > 0)(
    'a refund whose answer and news were lost until its key was forgotten is not given twice',
    async () => {
      const purchase = await begin(row)
      await buy(purchase)
      const back = (row.partly ?? row.calls).at(-1) ?? /^$/
      t.lab.holdEvents(true)
      let acted = false
      proxy.when(back, unreachable)
      proxy.when(back, async (ask) => (await ask(), (acted = true), 'hang up'), 1)
      await askBack(purchase)
      await settle()
      expect([acted, (await endOf(purchase)).captures]).toEqual([true, ['APPLIED']])
      await forgetKeys(purchase)
      await stage.leap(purchase, keysLiveMs + MINUTE)
      proxy.clear()
      await settle()
      await stage.reconcile()
      expect(await endOf(purchase)).toEqual(once(1))
    },
  )
})

/** Sent, where only then the money is taken; then one lamp goes back, and the other. */
function later(purchase: Purchase): (() => Promise<void>)[] {
  const back = async () => {
    // What no news told is in the list.
    await stage.reconcile()
    await settle()
    await askBack(purchase)
    await settle()
  }
  return [...(purchase.way.isByParcel ? [() => send(purchase)] : []), back, back]
}

/** Which of its news are told in which order; where it has fewer than four, one of them twice. */
const nameTurns = ({ news }: Row, turns: readonly number[]) =>
  turns.map((turn) => turn % news.length).join(' ')
