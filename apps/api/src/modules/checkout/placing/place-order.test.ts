import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'
import { addAddress, fillCart, order } from '../../../testing/shop-steps.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

const RENDER = 'POST /sapi/mall-order/web/order/renderTradeContract' as const
const CREATE = 'POST /sapi/mall-order/web/order/createTradeContract' as const

async function counts() {
  const [row] = await t.sql<{ contracts: number; orders: number; held: number }>(
    'select (select count(*)::int from contracts) as contracts, (select count(*)::int from orders) as orders, (select sum(reserved)::int from stock) as held',
  )
  return row
}

describe('placing an order', () => {
  test('the bill is gross, names the contained tax, and charges shipping once per shop by its heaviest goods', async () => {
    const guest = t.visit()
    const cartLineIds = await fillCart(guest, { desk: 1, lamp: 1, chair: 2 })
    const bill = await guest.call(RENDER, { cartLineIds })
    expect(
      bill.shopList.map((shop) => [
        shop.shop.id,
        shop.skuAmt.value,
        shop.shippingAmt.value,
        shop.freight,
        shop.needPayAmt.value,
      ]),
    ).toEqual([
      [5, 248.9, 19.9, 'bulky', 268.8],
      [11, 258, 0, 'parcel', 258],
    ])
    expect(bill.needPayAmt).toEqual({ value: 526.8, currency: 'EUR' })
    // 189.00 -> 30.18, 59.90 -> 9.56, 258.00 -> 41.19, shipping 19.90 -> 3.18: each rounded once.
    expect(bill.taxAmt).toEqual({ value: 84.11, currency: 'EUR' })
  })

  test('[STF-001] one cart over two shops makes one contract with one order per shop, one payment order to pay, and holds the stock', async () => {
    const guest = t.visit()
    const before = await counts()
    const contract = await order(guest, { desk: 2, chair: 1 })
    expect(contract.tradeOrderList).toHaveLength(2)
    expect(contract.paymentOrderList.map(({ type, amount }) => [type, amount])).toEqual([
      ['FULL', contract.needPayAmt],
    ])
    expect(contract.needPayAmt).toEqual({ value: 526.9, currency: 'EUR' })
    const after = await counts()
    expect([after?.contracts, after?.orders, after?.held]).toEqual([
      (before?.contracts ?? 0) + 1,
      (before?.orders ?? 0) + 2,
      (before?.held ?? 0) + 3,
    ])
    expect((await guest.call('POST /sapi/mall-order/cartline/list', {})).cartLineList).toEqual([])
    const states = await t.sql<{ status: string; paid: number }>(
      'select status, paid from orders o join contracts c on c.id = o.contract_id order by o.ordered_at desc limit 2',
    )
    expect(states).toEqual([
      { status: 'PENDING_PAY', paid: 0 },
      { status: 'PENDING_PAY', paid: 0 },
    ])
  })

  test('ordering twice by one quote, at once and again later, is one contract', async () => {
    const guest = t.visit()
    const cartLineIds = await fillCart(guest, { lamp: 1 })
    const addressId = await addAddress(guest)
    const { quoteId } = await guest.call(RENDER, { cartLineIds, addressId })
    const before = await counts()
    const twins = await Promise.all(
      [1, 2, 3].map(() => guest.call(CREATE, { cartLineIds, addressId, quoteId })),
    )
    const later = await guest.call(CREATE, { cartLineIds, addressId, quoteId })
    expect(new Set([...twins, later].map((contract) => contract.id)).size).toBe(1)
    expect((await counts())?.contracts).toBe((before?.contracts ?? 0) + 1)
  })

  test('[PAY-113] a price that changed since the bill refuses with the literal text, and nothing is written', async () => {
    const guest = t.visit()
    const cartLineIds = await fillCart(guest, { chair: 1 })
    const addressId = await addAddress(guest)
    const { quoteId } = await guest.call(RENDER, { cartLineIds, addressId })
    const before = await counts()
    await t.sql('update sku_prices set amount = amount + 100 where sku_id = $1', [skus.chair])
    await expect(guest.call(CREATE, { cartLineIds, addressId, quoteId })).rejects.toMatchObject({
      status: 422,
      code: 'price.changed',
      message: 'item activity is end,price is change',
    })
    expect(await counts()).toEqual(before)
    await t.sql('update sku_prices set amount = amount - 100 where sku_id = $1', [skus.chair])
    expect((await guest.call('POST /sapi/mall-order/cartline/list', {})).cartLineList).toHaveLength(
      1,
    )
  })

  test('[PAY-112] goods sold out since the bill refuse with the literal text, and nothing is held', async () => {
    const guest = t.visit()
    const cartLineIds = await fillCart(guest, { lamp: 1, chair: 1 })
    const addressId = await addAddress(guest)
    const { quoteId } = await guest.call(RENDER, { cartLineIds, addressId })
    await t.sql('update stock set reserved = on_hand where sku_id = $1', [skus.chair])
    const before = await counts()
    await expect(guest.call(CREATE, { cartLineIds, addressId, quoteId })).rejects.toMatchObject({
      status: 422,
      code: 'stock.sold_out',
      message: 'item solt out',
    })
    expect(await counts()).toEqual(before)
    await t.sql(
      `update stock s set reserved = (select coalesce(sum(d_reserved), 0) from stock_moves m where m.sku_id = s.sku_id) where sku_id = $1`,
      [skus.chair],
    )
  })

  test('two hundred buyers on ten units make ten orders', async () => {
    const carts = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const guest = t.visit()
        const cartLineIds = await fillCart(guest, { lastChair: 1 })
        const addressId = await addAddress(guest)
        const { quoteId } = await guest.call(RENDER, { cartLineIds, addressId })
        return { guest, cartLineIds, addressId, quoteId }
      }),
    )
    const results = await Promise.allSettled(
      carts.map(({ guest, ...body }) => guest.call(CREATE, body)),
    )
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10)
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'stock.sold_out' })
    expect(
      await t.sql('select on_hand, reserved from stock where sku_id = $1', [skus.lastChair]),
    ).toEqual([{ on_hand: 10, reserved: 10 }])
    expect(
      await t.sql('select count(*)::int as n from order_lines where sku_id = $1', [skus.lastChair]),
    ).toEqual([{ n: 10 }])
  })

  test('what is in the cart once is ordered once, however many tabs have a bill of it', async () => {
    const guest = t.visit()
    const cartLineIds = await fillCart(guest, { desk: 1, chair: 1 })
    const addressId = await addAddress(guest)
    const quotes = await Promise.all(
      Array.from({ length: 6 }, () => guest.call(RENDER, { cartLineIds, addressId })),
    )
    const results = await Promise.allSettled(
      quotes.map(({ quoteId }) => guest.call(CREATE, { cartLineIds, addressId, quoteId })),
    )
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'checkout.empty' })
  })

  test('prices, sums and owners in the body change nothing', async () => {
    const guest = t.visit()
    const cartLineIds = await fillCart(guest, { desk: 1 })
    const addressId = await addAddress(guest)
    const forged = {
      cartLineIds,
      addressId,
      buyerId: 'usr_x',
      needPayAmt: { value: 1, currency: 'EUR' },
      salePrc: 1,
      tradeAmt: 1,
      operationList: ['pay'],
    }
    const bill = await guest.call(RENDER, forged)
    const contract = await guest.call(CREATE, { ...forged, quoteId: bill.quoteId })
    expect(contract.needPayAmt).toEqual({ value: 208.9, currency: 'EUR' })
  })

  test("somebody else's address, cart line or quote is simply not there", async () => {
    const [owner, stranger] = [t.visit(), t.visit()]
    const theirs = {
      cartLineIds: await fillCart(owner, { lamp: 1 }),
      addressId: await addAddress(owner),
    }
    const own = {
      cartLineIds: await fillCart(stranger, { lamp: 1 }),
      addressId: await addAddress(stranger),
    }
    const { quoteId } = await owner.call(RENDER, theirs)
    await expect(
      stranger.call(RENDER, { ...own, addressId: theirs.addressId }),
    ).rejects.toMatchObject({ status: 404, code: 'address.not_found' })
    await expect(stranger.call(RENDER, { cartLineIds: theirs.cartLineIds })).rejects.toMatchObject({
      code: 'checkout.empty',
    })
    await expect(stranger.call(CREATE, { ...own, quoteId })).rejects.toMatchObject({
      status: 404,
      code: 'checkout.quote_unknown',
    })
  })

  test("a line's commission is 12 % of what is paid for it, frozen when the order is placed", async () => {
    const guest = t.visit()
    await order(guest, { deskWide: 1 })
    const [line] = await t.sql<{ need_pay: number; commission: number; tax: number }>(
      'select need_pay, commission, tax from order_lines where sku_id = $1 order by id desc limit 1',
      [skus.deskWide],
    )
    expect(line).toEqual({ need_pay: 22900, commission: 2748, tax: 3656 })
  })

  test('the buyer learns by mail that the order was received, a guest with a link of their own', async () => {
    const guest = t.visit({ language: 'en' })
    const contract = await order(guest, { lamp: 1 }, { email: 'received@galleria.test' })
    await t.drain()
    const [mail] = (await t.inbox('received@galleria.test')).filter((one) =>
      one.subject.includes(contract.tradeOrderList[0]?.tradeOrderCode ?? '-'),
    )
    const link = mail?.links.find((one) => one.includes('/guest-order?token='))
    const token = new URL(link ?? '').searchParams.get('token') ?? ''
    const opened = await t
      .visit()
      .call('POST /sapi/mall-order/web/order/queryGuestOrder', { token })
    expect([opened.id, opened.operationList]).toEqual([contract.tradeOrderList[0]?.id, []])
    for (const spoilt of [
      `${token}x`,
      token.replace(/^ord_/, 'ord_0'),
      token.split('.').slice(0, 2).join('.'),
      '..',
    ]) {
      await expect(
        t.visit().call('POST /sapi/mall-order/web/order/queryGuestOrder', { token: spoilt }),
      ).rejects.toMatchObject({ status: 404, code: 'guest.link' })
    }
    expect(people.anna).toBe('anna@galleria.test')
  })
})
