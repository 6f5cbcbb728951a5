import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contractId, createMoneyTrail } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { offerSet, orderSets } from '../../../testing/set-steps.ts'
import { skus } from '../../../testing/small-catalogue.ts'
import {
  addAddress,
  fillCart,
  hamburg,
  order,
  pay,
  until,
  type Contract,
} from '../../../testing/shop-steps.ts'
import { expireContract } from './close-contract.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())
beforeEach(async () => {
  await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
})

const { attempts, providerState, orderStates, captures, refunds, books, check, atProvider } =
  createMoneyTrail(() => t)

describe('cancelling and running out of time', () => {
  test('[ORD-139] cancelling before payment closes all orders of the contract together and frees the stock', async () => {
    const guest = t.visit()
    const contract = await order(guest, { desk: 1, chair: 2 })
    await pay(guest, contract.id)
    const [before] = await t.sql<{ held: number }>('select sum(reserved)::int as held from stock')
    await guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: contract.tradeOrderList[0]?.id ?? '',
    })
    expect(await orderStates(contract)).toEqual(['CANCELED', 'CANCELED'])
    expect(await attempts(contract)).toMatchObject([{ status: 'PAY_CLOSED' }])
    expect(
      (await t.sql<{ held: number }>('select sum(reserved)::int as held from stock'))[0]?.held,
    ).toBe((before?.held ?? 0) - 3)
    await expect(
      guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
        id: contract.tradeOrderList[1]?.id ?? '',
      }),
    ).rejects.toMatchObject({
      status: 409,
      code: 'order.state',
      body: { operationList: ['buyAgain'] },
    })
    await expect(pay(guest, contract.id)).rejects.toMatchObject({ code: 'payment.window_closed' })
  })

  test('money that came before the cancel wins: the order is paid and nothing is cancelled', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('paid')
    await pay(guest, contract.id)
    await atProvider(contract, 'paid')
    await expect(
      guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
        id: contract.tradeOrderList[0]?.id ?? '',
      }),
    ).rejects.toMatchObject({ status: 409, code: 'order.state' })
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
  })

  test('money that comes after its buyer cancelled goes back, although goods and price are still there: the order stays cancelled', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('late')
    await pay(guest, contract.id)
    await guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: contract.tradeOrderList[0]?.id ?? '',
    })
    await until(async () => (await providerState(contract)).captures.length === 1, 'late money')
    await check(contract)
    await t.drain()
    expect(await orderStates(contract)).toEqual(['CANCELED'])
    expect(await captures(contract)).toEqual([
      { disposition: 'AUTO_REFUNDED', amount: 6480, reason: 'late' },
    ])
    expect(await refunds(contract)).toEqual([{ status: 'DONE', amount: 6480, reason: 'late' }])
    expect(await t.audit()).toEqual([])
  })

  /** An order with an attempt that was opened and never paid, closed by the clock. */
  async function closedByClock(
    quantities: Parameters<typeof order>[1],
    place = (guest: Visitor) => order(guest, quantities),
  ): Promise<Contract> {
    const guest = t.visit()
    const contract = await place(guest)
    await t.scenario('late')
    await pay(guest, contract.id)
    t.clock.advance(31 * 60_000)
    await expireContract(t.mall.gate.own(), t.mall.providers, contractId(contract))
    expect(await orderStates(contract)).toEqual(['CANCELED'])
    return contract
  }

  test('an item counts as sold while somebody means to have it: not once the order was given up, and once again when late money brings it back', async () => {
    const sold = async () =>
      (await t.sql<{ n: number }>('select sum(sold_count)::int as n from items'))[0]?.n
    const before = (await sold()) ?? 0
    const guest = t.visit()
    const given = await order(guest, { lamp: 2 })
    expect(await sold()).toBe(before + 2)
    await guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: given.tradeOrderList[0]?.id ?? '',
    })
    expect(await sold()).toBe(before)
    const late = await closedByClock({ lamp: 1 })
    expect(await sold()).toBe(before)
    await until(async () => (await providerState(late)).captures.length === 1, 'late money')
    await check(late)
    expect(await sold()).toBe(before + 1)
  })

  test('money after the clock closed an order revives it while goods and price are still there', async () => {
    const contract = await closedByClock({ lamp: 1 })
    await until(async () => (await providerState(contract)).captures.length === 1, 'late money')
    await check(contract)
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
    expect(await captures(contract)).toEqual([
      { disposition: 'APPLIED', amount: 6480, reason: 'paid' },
    ])
    const history = await t.sql<{ event: string }>(
      `select event from transitions t join orders o on o.id = t.entity_id where o.contract_id = $1 order by seq`,
      [contractId(contract)],
    )
    expect(history.map((row) => row.event)).toEqual(['submit', 'expire', 'revive'])
  })

  test('money after the clock closed an order goes back when the price has changed since', async () => {
    const contract = await closedByClock({ chair: 1 })
    await t.sql('update sku_prices set amount = amount + 500 where sku_id = $1', [skus.chair])
    await until(async () => (await providerState(contract)).captures.length === 1, 'late money')
    await check(contract)
    await t.drain()
    expect(await orderStates(contract)).toEqual(['CANCELED'])
    expect(await attempts(contract)).toMatchObject([{ status: 'PAY_DUPLICATE' }])
    expect(await refunds(contract)).toEqual([{ status: 'DONE', amount: 12900, reason: 'late' }])
    const total = (await books(contract)).filter(
      (row) => row.account !== 'fees' && row.account !== 'provider',
    )
    expect(total).toEqual([])
    await t.sql('update sku_prices set amount = amount - 500 where sku_id = $1', [skus.chair])
  })

  test('money after the clock closed an order without tax revives it, too: its prices are those of the shelf without theirs', async () => {
    const vienna = {
      ...hamburg,
      personPhone: '+43 6641234567',
      postalCode: '1010',
      city: 'Wien',
      province: 'Wien',
      country: 'Österreich',
    }
    const firm = { company: 'Wiener Möbel GmbH', taxCode: 'ATU13585627' }
    const contract = await closedByClock({}, async (guest) => {
      const choice = {
        cartLineIds: await fillCart(guest, { lamp: 1 }),
        addressId: await addAddress(guest, vienna),
        billingAddressId: await addAddress(guest, { ...vienna, ...firm, addressType: 'BILLING' }),
      }
      const { quoteId, taxTreatment } = await guest.call(
        'POST /sapi/mall-order/web/order/renderTradeContract',
        choice,
      )
      expect(taxTreatment).toBe('REVERSE_CHARGE')
      return guest.call('POST /sapi/mall-order/web/order/createTradeContract', {
        ...choice,
        quoteId,
      })
    })
    await until(async () => (await providerState(contract)).captures.length === 1, 'late money')
    await check(contract)
    await t.drain()
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
    expect(await t.audit()).toEqual([])
  })

  test('money after the clock closed an order of a set revives it while the set costs that, and else goes back', async () => {
    await offerSet(t)
    const placeSet = (guest: Visitor) => orderSets(t, guest, 1, false)
    const paidLate = async (percentOff: number) => {
      const contract = await closedByClock({}, placeSet)
      await t.sql('update set_prices set percent_off = $1', [percentOff])
      await until(async () => (await providerState(contract)).captures.length === 1, 'late money')
      await check(contract)
      await t.drain()
      return orderStates(contract)
    }
    expect(await paidLate(7)).toEqual(['UN_DELIVERY'])
    expect(await paidLate(6)).toEqual(['CANCELED'])
    expect(await t.audit()).toEqual([])
  })

  test('its buyer who cancels has it in writing, once, however often it was pressed', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 }, { email: 'canceled@galleria.test' })
    const [placed] = contract.tradeOrderList
    await Promise.allSettled(
      [1, 2, 3].map(() =>
        guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
          id: placed?.id ?? '',
        }),
      ),
    )
    await t.drain()
    const subjects = (await t.inbox('canceled@galleria.test')).map(({ subject }) => subject)
    expect(subjects.filter((one) => /cancelled|closed/.test(one))).toEqual([
      `You have cancelled order ${placed?.tradeOrderCode}`,
    ])
  })

  test('the clock closes an order whose time to pay is over, once, and writes to the buyer', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 2 }, { email: 'closed@galleria.test' })
    await pay(guest, contract.id)
    t.clock.advance(29 * 60_000)
    await t.drain()
    expect(await orderStates(contract)).toEqual(['PENDING_PAY'])
    t.clock.advance(2 * 60_000)
    await Promise.all(
      [1, 2].map(() => expireContract(t.mall.gate.own(), t.mall.providers, contractId(contract))),
    )
    await t.drain()
    expect(await orderStates(contract)).toEqual(['CANCELED'])
    const history = await t.sql<{ event: string; actor: string }>(
      `select event, actor from transitions t join orders o on o.id = t.entity_id where o.contract_id = $1 order by seq`,
      [contractId(contract)],
    )
    expect(history).toEqual([
      { event: 'submit', actor: 'buyer' },
      { event: 'expire', actor: 'clock' },
    ])
    const mails = (await t.inbox('closed@galleria.test')).filter(
      (mail) =>
        mail.subject ===
        `Your order ${contract.tradeOrderList[0]?.tradeOrderCode} has been closed, as it was not paid`,
    )
    expect(mails).toHaveLength(1)
  })
})
