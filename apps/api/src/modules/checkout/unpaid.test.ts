import type { Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, refusalOf } from '../../testing/account-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import {
  addAddress,
  fillCart,
  order,
  paidOrder,
  pay,
  type Contract,
} from '../../testing/shop-steps.ts'
import { checkPayment } from '../../testing/payment-work.ts'
import { people, skus } from '../../testing/small-catalogue.ts'

/** What one person, and one network, may have ordered and not paid at a time. */

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

const RENDER = 'POST /sapi/mall-order/web/order/renderTradeContract'
const CREATE = 'POST /sapi/mall-order/web/order/createTradeContract'
const CANCEL = 'POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder'

let networks = 0
const elsewhere = () => `10.20.${Math.floor((networks += 1) / 250)}.${networks % 250}`
const guestAt = (ip = elsewhere()) => t.visit({ ip })
const cancel = (who: Visitor, contract: Contract) =>
  who.call(CANCEL, { id: contract.tradeOrderList[0]?.id ?? '' })

async function held() {
  const [row] = await t.sql<{ contracts: number; held: number }>(
    'select (select count(*)::int from contracts) as contracts, (select sum(reserved)::int from stock) as held',
  )
  return row
}

/** As many as are free of a version, however many that were. */
async function shelve(skuId: number, free: number): Promise<void> {
  await t.sql(
    `with short as (select $2 - (on_hand - reserved) as units from stock where sku_id = $1),
    up as (update stock set on_hand = on_hand + units from short where sku_id = $1)
    insert into stock_moves (sku_id, d_on_hand, d_reserved, reason) select $1, units, 0, 'receipt' from short where units <> 0`,
    [skuId, free],
  )
}

/** Everything up to the button, which answers with a way to press it. */
async function readyToOrder(who: Visitor): Promise<() => Promise<Contract>> {
  const bill = { addressId: await addAddress(who), cartLineIds: await fillCart(who, { lamp: 1 }) }
  const { quoteId } = await who.call(RENDER, bill)
  return () => who.call(CREATE, { ...bill, quoteId })
}

describe('one person', () => {
  test('has eight unpaid orders at most; the next is refused, holds nothing, and passes once one is paid or cancelled', async () => {
    const guest = guestAt()
    const open: Contract[] = []
    for (let n = 0; n < 8; n += 1) open.push(await order(guest, { lamp: 1 }))
    const before = await held()
    await expect(order(guest, { lamp: 1 })).rejects.toMatchObject({
      status: 422,
      code: 'unpaid.orders',
      body: { most: 8 },
    })
    expect(await held()).toEqual(before)
    await cancel(guest, open[0] as Contract)
    open[0] = await order(guest, {})
    expect(await refusalOf(order(guest, { lamp: 1 }))).toBe('422 unpaid.orders')
    await t.scenario('paid')
    await pay(guest, open[1]?.id ?? '')
    await expect
      .poll(async () => {
        await t.drain()
        return refusalOf(order(guest, {}))
      })
      .toBe('no refusal')
  })

  test('buys ten big orders a day, as long as each is paid', async () => {
    const office = guestAt()
    for (let n = 0; n < 10; n += 1) await paidOrder(t, office, { desk: 30, chair: 30 })
    await shelve(skus.desk, 1000)
    await shelve(skus.chair, 1000)
  })

  test('holds three hundred pieces unpaid, however few orders they are in', async () => {
    const guest = guestAt()
    await order(guest, { desk: 100, deskWide: 100, chair: 100 })
    const before = await held()
    await expect(order(guest, { lamp: 1 })).rejects.toMatchObject({
      code: 'unpaid.units',
      body: { most: 300 },
    })
    expect(await held()).toEqual(before)
  })

  test('holds half of what there is of a version; of a few pieces eight, and four of the last five chairs', async () => {
    await shelve(skus.lamp, 41)
    const guest = guestAt()
    await order(guest, { lamp: 20 })
    const before = await held()
    await expect(order(guest, { lamp: 1 })).rejects.toMatchObject({
      code: 'unpaid.share',
      body: { skuId: skus.lamp, most: 20 },
    })
    expect(await held()).toEqual(before)
    await order(guestAt(), { lamp: 10 })
    await shelve(skus.lamp, 1000)

    await shelve(skus.lastChair, 10)
    const hasty = guestAt()
    await order(hasty, { lastChair: 8 })
    expect(await refusalOf(order(hasty, { lastChair: 1 }))).toBe('422 unpaid.share')
    await shelve(skus.lastChair, 5)
    await order(guestAt(), { lastChair: 4 })
    expect(await refusalOf(order(guestAt(), { lastChair: 2 }))).toBe('422 stock.exceeded')
  })

  test('gets past none of it with several orders at once', async () => {
    const guest = guestAt()
    for (let n = 0; n < 6; n += 1) await order(guest, { lamp: 1 })
    const addressId = await addAddress(guest)
    await fillCart(guest, { desk: 1, deskWide: 1, chair: 1, lamp: 1 })
    const { cartLineList } = await guest.call('POST /sapi/mall-order/cartline/list', {})
    const bills = await Promise.all(
      cartLineList.map(async ({ id }) => {
        const bill = { addressId, cartLineIds: [id] }
        return { ...bill, quoteId: (await guest.call(RENDER, bill)).quoteId }
      }),
    )
    expect(await atOnce(4, (n) => guest.call(CREATE, bills[n] as (typeof bills)[number]))).toEqual({
      ok: 2,
      'unpaid.orders': 2,
    })
  })

  test('places sixty an hour, cancelled ones as well; then the answer says how long to wait', async () => {
    const guest = guestAt()
    const addressId = await addAddress(guest)
    const place = async () => {
      const bill = { addressId, cartLineIds: await fillCart(guest, { lamp: 1 }) }
      return guest.call(CREATE, { ...bill, quoteId: (await guest.call(RENDER, bill)).quoteId })
    }
    for (let n = 0; n < 60; n += 1) await cancel(guest, await place())
    const before = await held()
    await expect(place()).rejects.toMatchObject({
      status: 429,
      code: '429',
      body: { retryAfter: 3600 },
    })
    expect(await held()).toEqual(before)
    t.clock.advance(HOUR)
    await place()
  })
})

describe('one network', () => {
  test('is a school: thirty guests order at once; with sixty unpaid orders it is full for guests, not for members, and nobody elsewhere notices', async () => {
    const school = '10.30.0.1'
    const pupils = await Promise.all(
      Array.from({ length: 70 }, () => readyToOrder(guestAt(school))),
    )
    const press = (from: number, count: number) =>
      atOnce(count, (n) => (pupils[from + n] as (typeof pupils)[number])())
    expect(await press(0, 30)).toEqual({ ok: 30 })
    expect(await press(30, 40)).toEqual({ ok: 30, 'unpaid.network': 10 })
    const ben = await t.signIn(people.ben, { ip: school })
    await order(ben, { lamp: 1 })
    await order(guestAt(), { lamp: 1 })
  })
})

describe('a bank that is thinking', () => {
  const stateOf = async (contract: Contract) =>
    (
      await t.sql<{ status: string; minutes: number }>(
        'select status, round(extract(epoch from deadline_at - ordered_at) / 60)::int as minutes from orders where code = $1',
        [contract.tradeOrderList[0]?.tradeOrderCode],
      )
    )[0]
  /** Pays in a way whose bank takes its time; answers with the way to end it. */
  async function payByBank(who: Visitor, contract: Contract) {
    await t.scenario('pending')
    const attempt = await pay(who, contract.id)
    await expect.poll(() => look(attempt, contract)).toMatchObject({ status: 'PROCESSING' })
    return async () => {
      await who.call('POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm', {
        payUniqueKey: attempt.payUniqueKey,
        paymentRecordId: attempt.paymentRecordId,
      })
      return stateOf(contract)
    }
  }
  async function look({ payUniqueKey }: { payUniqueKey: string }, contract: Contract) {
    const [attempt] = await t.sql<{ id: Id<'attempt'> }>(
      'select id from payment_attempts where unique_key = $1',
      [payUniqueKey],
    )
    if (attempt) await checkPayment(t.mall.gate.own(), t.mall.providers, attempt.id)
    return stateOf(contract)
  }

  test('does not make room: what it is asked about counts as unpaid for as long as it takes', async () => {
    const guest = guestAt()
    for (let n = 0; n < 7; n += 1) await order(guest, { lamp: 1 })
    await payByBank(guest, await order(guest, { lamp: 1 }))
    t.clock.advance(20 * 60_000)
    expect(await refusalOf(order(guest, { lamp: 1 }))).toBe('422 unpaid.orders')
  })

  test('has a day; once it has refused, the buyer has the rest of the half hour, and ten minutes at least', async () => {
    const guest = guestAt()
    const contract = await order(guest, { lamp: 1 })
    const refuseAtOnce = await payByBank(guest, contract)
    expect(await stateOf(contract)).toEqual({ status: 'PROCESSING', minutes: 24 * 60 })
    expect(await refuseAtOnce()).toEqual({ status: 'PENDING_PAY', minutes: 30 })
    t.clock.advance(25 * 60_000)
    const refuseLater = await payByBank(guest, contract)
    expect(await refuseLater()).toEqual({ status: 'PENDING_PAY', minutes: 35 })
  })
})
