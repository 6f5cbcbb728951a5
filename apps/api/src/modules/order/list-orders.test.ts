import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SearchStatus } from '@galleria/contract/order-states'
import { fromWireId } from '@galleria/kernel/id'
import { openTestMall, type TestMall } from '../../testing/open-test-mall.ts'
import { COUNTS, DETAIL, LIST, orderId } from '../../testing/order-steps.ts'
import { order, paidOrder, type Contract } from '../../testing/shop-steps.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

describe('the order list', () => {
  test('[ORD-133, ORD-135, ORD-153] shows a buyer the own orders only, newest first, with how many there are', async () => {
    const [guest, stranger] = [t.visit(), t.visit()]
    const first = await order(guest, { lamp: 1 })
    t.clock.advance(60_000)
    const second = await order(guest, { chair: 1 })
    await order(stranger, { lamp: 1 })
    const page = await guest.call(LIST, {})
    expect([page.total, page.data.map((one) => one.id)]).toEqual([
      2,
      [orderId(second), orderId(first)],
    ])
  })

  test('[ORD-026] a page holds five orders unless asked otherwise', async () => {
    const guest = t.visit()
    for (let i = 0; i < 6; i += 1) await order(guest, { lamp: 1 })
    expect((await guest.call(LIST, {})).data).toHaveLength(5)
    expect((await guest.call(LIST, { pageNo: 2 })).data).toHaveLength(1)
    const beyond = await guest.call(LIST, { pageNo: 3 })
    expect([beyond.data.length, beyond.total]).toEqual([0, 6])
  })

  test('[ORD-138, ORD-079] counts the orders of each tab', async () => {
    const guest = t.visit()
    await order(guest, { lamp: 1 })
    const gone = await order(guest, { lamp: 1 })
    await guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: orderId(gone),
    })
    await paidOrder(t, guest, { lamp: 1 })
    expect(await guest.call(COUNTS, { deviceSource: 'PC' })).toEqual([
      { displayOrderStatus: 'ALL_ORDER', quantity: 3 },
      { displayOrderStatus: 'PENDING_PAY', quantity: 1 },
      { displayOrderStatus: 'UN_DELIVERY', quantity: 1 },
      { displayOrderStatus: 'UN_RECEIVED', quantity: 0 },
      { displayOrderStatus: 'COMPLETE', quantity: 0 },
      { displayOrderStatus: 'CANCEL_ALL', quantity: 1 },
    ])
    expect(
      (await guest.call(LIST, { searchStatus: 'CANCEL_ALL' })).data.map((one) => one.id),
    ).toEqual([orderId(gone)])
  })

  test('[ORD-080] shows an order in each of the nine states by its name, and finds those that ended without goods together', async () => {
    const guest = t.visit()
    const id = orderId(await order(guest, { lamp: 1 }))
    const listed = async (searchStatus: SearchStatus) =>
      (await guest.call(LIST, { searchStatus })).data.map((one) => one.displayStatus)
    const shown: unknown[] = []
    for (const status of [
      'PENDING_PAY',
      'PENDING_DEPOSIT',
      'PENDING_BALANCE',
      'PROCESSING',
      'UN_DELIVERY',
      'UN_RECEIVED',
      'COMPLETE',
      'CLOSED',
      'CANCELED',
    ]) {
      await t.sql('update orders set status = $2 where id = $1', [fromWireId('order', id), status])
      const detail = await guest.call(DETAIL, { id })
      shown.push([
        status,
        detail.displayStatus,
        await listed('ALL_ORDER'),
        await listed('CANCEL_ALL'),
      ])
    }
    expect(shown).toEqual([
      ...['PENDING_PAY', 'PENDING_DEPOSIT', 'PENDING_BALANCE', 'PROCESSING'].map(found),
      ...['UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE'].map(found),
      ...['CLOSED', 'CANCELED'].map((status) => [status, status, [status], [status]]),
    ])
    await expect(
      t.sql(`update orders set status = 'SOMETHING' where id = $1`, [fromWireId('order', id)]),
    ).rejects.toThrow()
    await t.sql(`update orders set status = 'PENDING_PAY' where id = $1`, [fromWireId('order', id)])
  })

  test("[ORD-022] finds by code and by a part of an item's name, and takes % and _ at their word", async () => {
    const guest = t.visit()
    const lamp = await order(guest, { lamp: 1 })
    await order(guest, { chair: 1 })
    expect((await guest.call(LIST, { queryParams: 'vesn' })).data.map((one) => one.id)).toEqual([
      orderId(lamp),
    ])
    expect(
      (await guest.call(LIST, { queryParams: lamp.tradeOrderList[0]?.tradeOrderCode })).total,
    ).toBe(1)
    expect((await guest.call(LIST, { queryParams: '%' })).total).toBe(0)
    expect((await guest.call(LIST, { queryParams: '_' })).total).toBe(0)
  })

  test("finds an item by its name in the order's language and in every reader's", async () => {
    await t.sql(
      "update item_texts set name = 'Vesna Leuchte' where item_id = 1003 and language = 'de'",
    )
    const guest = t.visit({ site: 'DE', language: 'de' })
    const lamp = await order(guest, { lamp: 1 })
    await order(guest, { chair: 1 })
    await t.sql(
      "update item_texts set name = 'Vesna lamp' where item_id = 1003 and language = 'de'",
    )
    for (const word of ['LEUCHTE', 'lamp', 'Vesna'])
      expect([
        word,
        ...(await guest.call(LIST, { queryParams: word })).data.map((one) => one.id),
      ]).toEqual([word, orderId(lamp)])
  })

  test('finds what is written with letters of its own, however they are typed', async () => {
    await t.sql(
      "update item_texts set name = 'Żółte krzesło' where item_id = 1002 and language = 'pl'",
    )
    const guest = t.visit({ site: 'DE', language: 'en' })
    const chair = await order(guest, { chair: 1 })
    await t.sql(
      "update item_texts set name = 'Orla chair' where item_id = 1002 and language = 'pl'",
    )
    for (const word of ['krzesło', 'KRZESŁO', 'krzeslo', 'żółte'])
      expect([
        word,
        ...(await guest.call(LIST, { queryParams: word })).data.map((one) => one.id),
      ]).toEqual([word, orderId(chair)])
  })

  test('[ORD-151] is asked for by keyword, tab, device, page and time at once, and each of them narrows it', async () => {
    const guest = t.visit()
    const old = await order(guest, { lamp: 1 })
    await t.sql(
      `update orders set ordered_at = ordered_at - interval '4 months' where contract_id = $1`,
      [fromWireId('contract', old.id)],
    )
    const [first, second] = [await order(guest, { lamp: 1 }), await order(guest, { lamp: 2 })]
    await order(guest, { chair: 1 })
    const gone = await order(guest, { lamp: 1 })
    await guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: orderId(gone),
    })
    const request = {
      queryParams: 'vesna',
      searchStatus: 'PENDING_PAY',
      deviceSource: 'PC',
      pageNo: 1,
      pageSize: 1,
      timeline: '3m',
    } as const
    const ask = async (change: Partial<Parameters<typeof guest.call<typeof LIST>>[1]> = {}) => {
      const { total, data } = await guest.call(LIST, { ...request, ...change } as typeof request)
      return [total, data.map((one) => one.id).toSorted()]
    }
    const ids = (...contracts: Contract[]) =>
      contracts.map((contract) => orderId(contract)).toSorted()
    expect((await guest.call(LIST, request)).total).toBe(2)
    expect((await ask({ pageSize: 5 }))[1]).toEqual(ids(first, second))
    expect((await ask({ pageNo: 2 }))[1]).toHaveLength(1)
    expect((await ask({ pageNo: 3 }))[1]).toHaveLength(0)
    expect((await ask({ pageSize: 5, timeline: 'lta' }))[1]).toEqual(ids(first, second, old))
    expect((await ask({ pageSize: 5, searchStatus: 'ALL_ORDER' }))[1]).toEqual(
      ids(first, second, gone),
    )
    expect((await ask({ queryParams: '' }))[0]).toBe(3)
  })

  test('finds what goes to a person or a company, and nothing by the name of another', async () => {
    const guest = t.visit()
    const own = await order(guest, { lamp: 1 }, { firstName: 'Óscar', lastName: 'Núñez' })
    const office = await order(guest, { lamp: 1 }, { company: 'Kontor Süd' })
    const find = async (queryParams: string) =>
      (await guest.call(LIST, { queryParams })).data.map((one) => one.id)
    expect([await find('nunez'), await find('óscar núñez'), await find('kontor sud')]).toEqual([
      [orderId(own)],
      [orderId(own)],
      [orderId(office)],
    ])
    expect(await find('Lange Reihe')).toEqual([])
    const counts = await guest.call(COUNTS, { queryParams: 'Núñez' })
    expect(counts.map(({ quantity }) => quantity)).toEqual([1, 1, 0, 0, 0, 0])
  })

  test('goes on after an order that is shown: what was ordered, cancelled or received meanwhile neither skips nor repeats one', async () => {
    const guest = t.visit()
    const ids: string[] = []
    for (let i = 0; i < 7; i += 1) {
      ids.unshift(orderId(await order(guest, { lamp: 1 })))
      // Two of the same instant: the id decides.
      if (i !== 3) t.clock.advance(60_000)
    }
    const listed = (await guest.call(LIST, { pageSize: 50 })).data.map((one) => one.id)
    expect(listed.toSorted()).toEqual(ids.toSorted())
    const first = await guest.call(LIST, { pageSize: 3, searchStatus: 'PENDING_PAY' })
    await order(guest, { lamp: 1 })
    await guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: listed[0] ?? '',
    })
    const after = first.data.at(-1)?.id as string
    const next = await guest.call(LIST, { pageSize: 3, searchStatus: 'PENDING_PAY', after })
    expect([next.data.map((one) => one.id), next.total]).toEqual([listed.slice(3, 6), 4])
    const rest = await guest.call(LIST, { pageSize: 3, after: listed[5] as string })
    expect([rest.data.map((one) => one.id), rest.total]).toEqual([listed.slice(6), 1])
    const stranger = t.visit()
    await order(stranger, { lamp: 1 })
    expect(await stranger.call(LIST, { after })).toEqual({ data: [], total: 0 })
  })

  test('[ORD-152] the points tab asks for orders paid with points, and no order paid with money is one', async () => {
    const guest = t.visit()
    await order(guest, { lamp: 1 })
    expect((await guest.call(LIST, { tradeType: 'NORMAL' })).total).toBe(1)
    expect(await guest.call(LIST, { tradeType: 'NORMAL_POINT_REDEEM' })).toEqual({
      data: [],
      total: 0,
    })
    const quantities = (await guest.call(COUNTS, { tradeType: 'NORMAL_POINT_REDEEM' })).map(
      ({ quantity }) => quantity,
    )
    expect(quantities).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('a filter that does not exist is refused at its field', async () => {
    const guest = t.visit()
    await order(guest, { lamp: 1 })
    await expect(guest.call(LIST, { searchStatus: 'EVERYTHING' as never })).rejects.toMatchObject({
      status: 400,
      code: 'request.malformed',
      body: { errors: [{ path: 'searchStatus' }] },
    })
    await expect(guest.call(LIST, { tradeType: 'FOO' as never })).rejects.toMatchObject({
      status: 400,
      code: 'request.malformed',
      body: { errors: [{ path: 'tradeType' }] },
    })
    await expect(guest.call(LIST, { pageSize: 5000 })).rejects.toMatchObject({ status: 400 })
    await expect(guest.call(LIST, { queryParams: 'x'.repeat(1_000_000) })).rejects.toMatchObject({
      status: 413,
    })
  })
})

/**
 * A state in which there are, or may still be, goods: shown by its name, and not among those that
 * ended.
 */
const found = (status: string) => [status, status, [status], []]
