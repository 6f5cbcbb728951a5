import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { stepDueReverses } from '#modules/after-sales/step-reverse.ts'
import { apply, APPROVE } from '../../../testing/after-sales-steps.ts'
import { CAPTURE, openByParcel, refusedByKlarna } from '../../../testing/by-parcel-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import type { Visitor } from '../../../testing/open-test-mall.ts'
import {
  checkDuePayments,
  reconcile,
  sendDueCaptures,
  sendDueRefunds,
} from '../../../testing/payment-work.ts'
import { loseAnswer, unreachable } from '../../../testing/provider-proxy.ts'
import { send, until, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { secondOperator } from '../../../testing/two-persons.ts'

/**
 * Orders that are promised to be paid, in which anything may happen next: parcels, cancellations,
 * refunds, parcels called back, and a Klarna that refuses, is silent, or is captured at by hand.
 */

const SEED = Number(process.env['WALK_SEED'] ?? 7)
const WALKS = Number(process.env['WALKS'] ?? 6)
const STEPS = 8

let at: Awaited<ReturnType<typeof openByParcel>>
let operator: Visitor
let ben: Visitor
beforeAll(async () => {
  at = await openByParcel()
  operator = await at.t.signIn(people.operator)
  ben = await secondOperator(at.t)
})
afterAll(() => at.close())
beforeEach(() => at.startOver())

/** Small and repeatable. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
const FATES = [undefined, undefined, refusedByKlarna, unreachable, loseAnswer]
const MERCHANTS = 'POST /sapi/mall-merchant/order/detail' as const

type Walk = { readonly contract: Contract; readonly orderIds: readonly string[] }
type Step = (walk: Walk, roll: (sides: number) => number) => Promise<void>

const shopOf = (index: number) => (index === 0 ? at.merchant : at.other)
/** What an order does not allow now is not done. */
const mayRefuse = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { status?: number }) => {
      if (!error.status || error.status >= 500) throw error
    },
  )

async function ask({ orderIds }: Walk, roll: (sides: number) => number, cancel: boolean) {
  const index = roll(orderIds.length)
  const about = cancel ? { qty: 1, cancel: 1 } : { qty: 1, amount: 1 + roll(40) }
  await mayRefuse(
    apply(at.anna, orderIds[index] ?? '', about).then(({ id }) =>
      shopOf(index).call(APPROVE, { id }),
    ),
  )
}

const steps: readonly Step[] = [
  async ({ orderIds }, roll) => {
    const index = roll(orderIds.length)
    await mayRefuse(send(shopOf(index), orderIds[index] ?? '', 1))
  },
  (walk, roll) => ask(walk, roll, true),
  (walk, roll) => ask(walk, roll, false),
  async ({ orderIds }, roll) => {
    const index = roll(orderIds.length)
    const orderId = orderIds[index] ?? ''
    const { packageList } = await shopOf(index).call(MERCHANTS, { id: orderId })
    const parcel = packageList.find(({ operationList }) => operationList.includes('callBack'))
    if (parcel)
      await mayRefuse(
        shopOf(index).call('POST /sapi/mall-merchant/order/callParcelBack', {
          ...{ orderId, parcelId: parcel.id, reason: 'a leg is missing' },
        }),
      )
  },
  // At Klarna's own desk, what waits.
  async ({ contract }) => {
    const waiting = await at.t.sql<{ amount: number }>(
      `select p.amount::int as amount from parcel_captures p join payment_attempts a on a.id = p.attempt_id where a.contract_id = $1 and p.status = 'FAILED'`,
      [contractId(contract)],
    )
    if (waiting.length === 1) await at.klarna.captureByHand(contract, waiting[0]?.amount ?? 0)
  },
]

async function goOn(): Promise<void> {
  at.t.clock.advance(3_700_000)
  await sendDueCaptures(at.own(), at.t.mall.providers)
  await at.t.drain()
  await stepDueReverses(at.own())
  await sendDueRefunds(at.own(), at.t.mall.providers)
  await checkDuePayments(at.own(), at.t.mall.providers)
  await at.t.drain()
}

/** Persons deal with what is on the list: half is tried again, half written off. */
async function clearDesk(roll: (sides: number) => number): Promise<void> {
  const { data } = await operator.call('POST /sapi/mall-operator/money/page', {
    ...{ pageNo: 1, pageSize: 50, isClosed: false },
  })
  for (const { id, kind, operationList } of data) {
    if (operationList.includes('sendBack'))
      await operator.call('POST /sapi/mall-operator/money/sendBack', { id })
    if (kind !== 'CAPTURE_REFUSED') continue
    if (operationList.includes('tryAgain') && roll(2) === 0)
      await operator.call('POST /sapi/mall-operator/money/tryAgain', { id })
    else if (operationList.includes('proposeWriteOff')) {
      const { proposal } = await operator.call('POST /sapi/mall-operator/money/proposeWriteOff', {
        ...{ id, reason: 'never paid' },
      })
      // Refused where it turns out to have been captured meanwhile.
      await mayRefuse(
        ben.call('POST /sapi/mall-operator/money/answerRoute', {
          ...{ id, proposalId: proposal?.id ?? '', answer: 'agree', note: '' },
        }),
      )
    }
  }
}

async function isOver({ contract, orderIds }: Walk): Promise<boolean> {
  const [row] = await at.t.sql<{ open: number }>(
    `select count(*)::int as open from reverse_orders where contract_id = $1 and status not in ('REVERSE_DONE', 'REVERSE_CLOSE', 'REVERSE_CANCELED')`,
    [contractId(contract)],
  )
  const [unsent] = await at.t.sql<{ qty: number }>(
    `select coalesce(sum(l.qty - l.delivered_qty), 0)::int as qty from order_lines l where l.order_id = any($1)`,
    [orderIds.map((id) => fromWireId('order', id))],
  )
  return (
    row?.open === 0 && unsent !== undefined && (await at.state(contract)) !== 'PRE_AUTH_SUCCESS'
  )
}

test.each(Array.from({ length: WALKS }, (_, index) => SEED * 100 + index))(
  'walk %i comes to the cent, whatever Klarna says, and nobody is left without a way out',
  { timeout: 60_000 },
  async (seed) => {
    const roll = dice(seed)
    const goods = [{ lamp: 3 }, { lamp: 2, chair: 2 }, { chair: 1, lamp: 1 }][roll(3)]
    const walk = await at.promised(goods ?? { lamp: 1 })
    for (let number = 0; number < STEPS; number += 1) {
      at.proxy.clear()
      const fate = FATES[roll(FATES.length)]
      if (fate) at.proxy.when(CAPTURE, fate)
      await steps[[0, 0, 0, 1, 2, 3, 4][roll(7)] ?? 0]?.(walk, roll)
      await at.t.drain()
      if (roll(3) === 0) await goOn()
      expect(await at.t.audit('always'), `walk ${seed}, step ${number}`).toEqual([])
    }
    at.proxy.clear()
    for (const [index, id] of walk.orderIds.entries())
      for (let unit = 0; unit < 3; unit += 1) await mayRefuse(send(shopOf(index), id, 1))
    await until(async () => {
      await goOn()
      await clearDesk(roll)
      return isOver(walk)
    }, `walk ${seed} to come to its end`)
    await at.t.drain()
    expect(await at.t.audit(), `walk ${seed}`).toEqual([])
    expect((await at.books(walk.contract)).some(({ account }) => account === 'buyer')).toBe(false)
    const order = await at.klarna.orderOf(walk.contract)
    const [sums] = await at.t.sql<{ taken: number }>(
      `select coalesce(sum(p.amount) filter (where p.status = 'DONE'), 0)::int as taken from parcel_captures p join payment_attempts a on a.id = p.attempt_id where a.contract_id = $1`,
      [contractId(walk.contract)],
    )
    // What somebody captured by hand for a part that was dropped or written off meanwhile is found
    // as stray money.
    await reconcile(at.own(), at.t.mall.providers)
    await clearDesk(roll)
    await until(async () => {
      await goOn()
      const [row] = await at.t.sql<{ open: number }>(
        `select count(*)::int as open from refund_legs where status <> 'DONE'`,
      )
      return row?.open === 0
    }, 'what is stray to be sent back')
    const [stray] = await at.t.sql<{ taken: number }>(
      `select coalesce(sum(c.amount), 0)::int as taken from captures c join payment_attempts a on a.provider_ref = c.payment_ref where a.contract_id = $1`,
      [contractId(walk.contract)],
    )
    expect(order.captured_amount).toBe((sums?.taken ?? 0) + (stray?.taken ?? 0))
    expect(await at.audited()).toEqual([[], 0])
  },
)
