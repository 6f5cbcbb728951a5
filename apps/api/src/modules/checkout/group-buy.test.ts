import { HOUR } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chooseGroup, GROUPS, offerGroups, orderInGroup } from '../../testing/group-buy-steps.ts'
import { contractId, createMoneyTrail } from '../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people, skus } from '../../testing/small-catalogue.ts'
import { addAddress, fillCart, pay, payFor, send, type Contract } from '../../testing/shop-steps.ts'
import { expireDueContracts } from './ending/close-contract.ts'
import { endDueGroupBuys } from './ending/end-group-buy.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())
beforeEach(async () => {
  await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
  await offerGroups(t, skus.desk)
})
afterEach(async () => expect(await t.audit('always')).toEqual([]))

const { orderStates, captures, refunds, books, check, atProvider } = createMoneyTrail(() => t)
const DETAIL = 'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer' as const
const CANCEL = 'POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder' as const
const RENDER = 'POST /sapi/mall-order/web/order/renderTradeContract' as const
const INVITATION = 'POST /sapi/mall-order/web/groupbuy/invitation' as const
const OPEN = 'POST /sapi/mall-order/web/groupbuy/listOpen' as const
const ITEM = 1001
const euros = (value: number) => ({ value, currency: 'EUR' })
const orderId = (contract: Contract) => contract.tradeOrderList[0]?.id ?? ''
const detail = (visitor: Visitor, contract: Contract) =>
  visitor.call(DETAIL, { id: orderId(contract) })
const closeWhatIsDue = async () => {
  await endDueGroupBuys(t.mall.gate.own())
  await expireDueContracts(t.mall.gate.own(), t.mall.providers)
}
const invitation = (contract: Contract, visitor = t.visit()) =>
  visitor.call(INVITATION, { shopId: 5, orderId: orderId(contract) })
const groupIdOf = async (contract: Contract) => (await invitation(contract)).group.id
const groupOf = async (contract: Contract) => {
  const { status, paidQty, missingQty, freeQty } = (await invitation(contract)).group
  return [status, paidQty, missingQty, freeQty]
}
const reserved = async () =>
  (
    await t.sql<{ reserved: number }>('select reserved from stock where sku_id = $1', [skus.desk])
  )[0]?.reserved

/** What of an order's goods is set aside. */
const heldBy = async (contract: Contract) =>
  (
    await t.sql<{ held: number }>(
      `select coalesce(sum(m.d_reserved), 0)::int as held from stock_moves m join order_lines l on l.id = m.line_id join orders o on o.id = l.order_id where o.contract_id = $1`,
      [contractId(contract)],
    )
  )[0]?.held

async function begin(visitor: Visitor, groupBuySize = 2): Promise<Contract> {
  const contract = await orderInGroup(visitor, skus.desk, { groupBuySize })
  await payFor(t, visitor, contract.id)
  return contract
}
async function join(visitor: Visitor, first: Contract): Promise<Contract> {
  const contract = await orderInGroup(visitor, skus.desk, { groupBuyId: await groupIdOf(first) })
  await payFor(t, visitor, contract.id)
  return contract
}

/** Until so many refunds of the contract have come to their end. */
async function settled(contract: Contract, count: number): Promise<void> {
  for (let tries = 0; tries < 2000; tries += 1) {
    await t.drain()
    const found = await refunds(contract)
    if (found.length === count && found.every(({ status }) => status === 'DONE')) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('the refunds did not end')
}

describe('a group that is filled', () => {
  test('[ORD-108] who has paid waits for the others and may invite them; nothing is sent before the group is full, then all of it', async () => {
    const [anna, guest, merchant] = [
      await t.signIn(people.anna),
      t.visit(),
      await t.signIn(people.merchant),
    ]
    const first = await begin(anna)
    // 189.00 less a tenth, and 19.90 of delivery.
    expect(first.needPayAmt).toEqual(euros(190))
    const waiting = await detail(anna, first)
    expect([waiting.displayStatus, waiting.paidAmt, waiting.operationList]).toEqual([
      'PROCESSING',
      euros(190),
      ['buyerCancelBeforePay', 'inviteToJoinGroup'],
    ])
    expect(waiting.groupBuy).toMatchObject({
      status: 'OPEN',
      size: 2,
      percentOff: 10,
      paidQty: 1,
      missingQty: 1,
      freeQty: 1,
      endTime: new Date(t.clock.now().getTime() + GROUPS.openHours * HOUR).toISOString(),
      endInMillis: GROUPS.openHours * HOUR,
    })
    expect(waiting.nextStep?.kind).toBe('members')
    expect(waiting.tradeOrderLineList[0]?.tradeOrderLinePrice).toMatchObject({
      skuAmt: euros(189),
      needPaySkuAmt: euros(170.1),
      discountAmt: euros(18.9),
    })
    const shops = await merchant.call('POST /sapi/mall-merchant/order/detail', {
      id: orderId(first),
    })
    expect([shops.displayStatus, shops.groupBuy?.status, shops.operationList]).toEqual([
      'PROCESSING',
      'OPEN',
      [],
    ])
    await expect(send(merchant, orderId(first), 1)).rejects.toMatchObject({ code: 'order.state' })

    const second = await orderInGroup(guest, skus.desk, { groupBuyId: await groupIdOf(first) })
    expect(await groupOf(first)).toEqual(['OPEN', 1, 1, 0])
    expect((await detail(anna, first)).operationList).toEqual(['buyerCancelBeforePay'])
    await payFor(t, guest, second.id)
    await t.drain()
    expect([await orderStates(first), await orderStates(second)]).toEqual([
      ['UN_DELIVERY'],
      ['UN_DELIVERY'],
    ])
    expect(await groupOf(first)).toEqual(['FULL', 2, 0, 0])
    expect((await detail(anna, first)).operationList).not.toContain('inviteToJoinGroup')
    // 12 % of 170.10 and 19 % contained in 190.00.
    expect(
      (await books(first)).filter(({ account }) => !['fees', 'provider'].includes(account)),
    ).toEqual([
      { account: 'commission', amount: -2041 },
      { account: 'seller:5', amount: -(19000 - 2041 - 3034) },
      { account: 'tax', amount: -3034 },
    ])
    await send(merchant, orderId(first), 1)
    expect(await t.audit()).toEqual([])
  })

  test('[ORD-020] an invitation leads to its item for whoever has the link, and says nothing of the order or its buyer', async () => {
    const first = await begin(t.visit(), 3)
    const found = await invitation(first)
    expect(found).toMatchObject({
      canJoin: true,
      item: { id: ITEM, urlKey: 'halden-desk', shopId: 5 },
      sku: { id: skus.desk, skuUrlSuffix: 'oak-100x50' },
    })
    expect(Object.keys(found)).toEqual(['group', 'canJoin', 'item', 'sku'])
    await expect(
      t.visit().call(INVITATION, { shopId: 11, orderId: orderId(first) }),
    ).rejects.toMatchObject({ code: 'order.not_found' })
    const open = await t.visit().call(OPEN, { itemId: ITEM })
    expect(open.find(({ id }) => id === found.group.id)).toMatchObject({
      groupPrc: euros(151.2),
      size: 3,
      missingQty: 2,
    })
  })

  test('of two who pay for the last place at once neither is there for the other: a place is taken when it is ordered', async () => {
    const first = await begin(t.visit())
    const groupBuyId = await groupIdOf(first)
    const tries = await Promise.allSettled(
      [t.visit(), t.visit(), t.visit()].map((visitor) =>
        orderInGroup(visitor, skus.desk, { groupBuyId }),
      ),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))).toEqual([
      'groupbuy.over',
      'groupbuy.over',
    ])
    expect(await groupOf(first)).toEqual(['OPEN', 1, 1, 0])
    t.clock.advance(31 * 60_000)
    await closeWhatIsDue()
    expect(await groupOf(first)).toEqual(['OPEN', 1, 1, 1])
  })
})

describe('a group that is not filled', () => {
  test('when its time is over every member has all the money back, once, and the goods are on the shelf again', async () => {
    const [one, two, three] = [t.visit(), t.visit(), t.visit()]
    const first = await begin(one, 3)
    const second = await join(two, first)
    const unpaid = await orderInGroup(three, skus.desk, { groupBuyId: await groupIdOf(first) })
    t.clock.advance(GROUPS.openHours * HOUR + 1000)
    await Promise.all([closeWhatIsDue(), closeWhatIsDue()])
    await t.drain()
    await closeWhatIsDue()
    expect([
      await orderStates(first),
      await orderStates(second),
      await orderStates(unpaid),
    ]).toEqual([['CLOSED'], ['CLOSED'], ['CANCELED']])
    await settled(first, 1)
    await settled(second, 1)
    expect([await refunds(first), await refunds(unpaid)]).toEqual([
      [{ status: 'DONE', amount: 17110, reason: 'group_buy' }],
      [],
    ])
    // What the provider charged stays with the mall.
    expect((await books(first)).map(({ account }) => account)).toEqual(['fees', 'provider'])
    expect([await heldBy(first), await heldBy(second), await heldBy(unpaid)]).toEqual([0, 0, 0])
    const ended = await detail(one, first)
    expect([ended.displayStatus, ended.refundedAmt, ended.operationList]).toEqual([
      'CLOSED',
      euros(171.1),
      ['buyAgain'],
    ])
    await expect(
      chooseGroup(t.visit(), skus.desk, { groupBuyId: await groupIdOf(first) }),
    ).rejects.toMatchObject({ code: 'groupbuy.over' })
    expect(await t.audit()).toEqual([])
  })

  test('who joins shortly before the end has until then to pay, and money that comes later goes back', async () => {
    const first = await begin(t.visit())
    t.clock.advance(GROUPS.openHours * HOUR - 5 * 60_000)
    const late = t.visit()
    const second = await orderInGroup(late, skus.desk, { groupBuyId: await groupIdOf(first) })
    expect((await detail(late, second)).payDeadlineMillis).toBe(5 * 60_000)
    await t.scenario('paid_no_return')
    await pay(late, second.id)
    await atProvider(second, 'paid')
    t.clock.advance(6 * 60_000)
    await check(second)
    expect(
      (await captures(second)).map(({ disposition, reason }) => [disposition, reason]),
    ).toEqual([['AUTO_REFUNDED', 'late']])
    await closeWhatIsDue()
    await t.drain()
    await closeWhatIsDue()
    expect([await orderStates(first), await orderStates(second)]).toEqual([
      ['CLOSED'],
      ['CANCELED'],
    ])
    await settled(first, 1)
    await settled(second, 1)
    expect(await t.audit()).toEqual([])
  })

  test('a member may go while the group waits, with all the money; the place is free, and the group waits on for the others', async () => {
    const [one, two] = [t.visit(), t.visit()]
    const first = await begin(one, 3)
    const second = await join(two, first)
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => one.call(CANCEL, { id: orderId(first) })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await groupOf(second)).toEqual(['OPEN', 1, 2, 2])
    await settled(first, 1)
    expect(await refunds(first)).toEqual([{ status: 'DONE', amount: 17110, reason: 'group_buy' }])
    await two.call(CANCEL, { id: orderId(second) })
    expect(await groupOf(second)).toEqual(['CLOSED', 0, 3, 3])
    await settled(second, 1)
    await t.drain()
    expect(await t.audit()).toEqual([])
  })

  test('the payment that fills a group and a member who goes: either comes first, and both orders agree about it', async () => {
    const [one, two] = [t.visit(), t.visit()]
    const first = await begin(one)
    const second = await orderInGroup(two, skus.desk, { groupBuyId: await groupIdOf(first) })
    await t.scenario('paid_no_return')
    await pay(two, second.id)
    await atProvider(second, 'paid')
    const [left] = await Promise.allSettled([
      one.call(CANCEL, { id: orderId(first) }),
      check(second),
    ])
    await t.drain()
    if (left.status === 'fulfilled') {
      expect(await groupOf(second)).toEqual(['OPEN', 1, 1, 1])
      expect([await orderStates(first), await orderStates(second)]).toEqual([
        ['CLOSED'],
        ['PENDING_MEMBERS'],
      ])
      await settled(first, 1)
    } else {
      expect(left.reason).toMatchObject({ code: 'order.state' })
      expect([await orderStates(first), await orderStates(second)]).toEqual([
        ['UN_DELIVERY'],
        ['UN_DELIVERY'],
      ])
    }
    await t.drain()
    expect(await t.audit()).toEqual([])
  })

  test('a group whose first order is never paid closes with it, and nobody can join it before', async () => {
    const first = await orderInGroup(t.visit(), skus.desk, { groupBuySize: 2 })
    const groupBuyId = await groupIdOf(first)
    await expect(chooseGroup(t.visit(), skus.desk, { groupBuyId })).rejects.toMatchObject({
      code: 'groupbuy.over',
    })
    t.clock.advance(31 * 60_000)
    await closeWhatIsDue()
    expect([await orderStates(first), await groupOf(first)]).toEqual([
      ['CANCELED'],
      ['CLOSED', 0, 2, 2],
    ])
  })

  test('money for an order that begins a group and was closed unpaid goes back: a group is not brought back', async () => {
    const buyer = t.visit()
    const first = await orderInGroup(buyer, skus.desk, { groupBuySize: 2 })
    await t.scenario('late')
    await pay(buyer, first.id)
    t.clock.advance(31 * 60_000)
    await closeWhatIsDue()
    await atProvider(first, 'paid')
    await check(first)
    expect(await orderStates(first)).toEqual(['CANCELED'])
    expect((await captures(first)).map(({ disposition }) => disposition)).toEqual(['AUTO_REFUNDED'])
    await settled(first, 1)
  })
})

describe('in the cart', () => {
  test('a line of a group stands beside the ordinary one, costs what the group does, and is ordered by itself', async () => {
    const buyer = t.visit()
    const [ordinary] = await fillCart(buyer, { desk: 1 })
    const inGroup = await chooseGroup(buyer, skus.desk, { groupBuySize: 3 })
    const cart = await buyer.call('POST /sapi/mall-order/cartline/list', {})
    expect(
      cart.cartLineList.map((line) => [line.id, line.sku.salePrc.value, line.isSelected]),
    ).toEqual([
      [ordinary, 189, false],
      [inGroup, 151.2, true],
    ])
    expect(cart.cartLineList[1]).toMatchObject({
      groupBuy: { id: null, size: 3, percentOff: 20, openHours: 24, endTime: null },
      sku: { originalPrc: euros(189) },
    })
    const addressId = await addAddress(buyer)
    await expect(
      buyer.call(RENDER, { cartLineIds: [ordinary ?? '', inGroup], addressId }),
    ).rejects.toMatchObject({ code: 'groupbuy.alone' })
    // One group at a time: the next choice takes the place of this one.
    await chooseGroup(buyer, skus.desk, { groupBuySize: 2 })
    const after = await buyer.call('POST /sapi/mall-order/cartline/list', {})
    expect(after.cartLineList.map(({ groupBuy }) => groupBuy?.size ?? null)).toEqual([null, 2])
  })

  test('nobody joins a group twice, and no group is begun of a size that is not offered', async () => {
    const buyer = t.visit()
    const first = await begin(buyer, 3)
    const line = await chooseGroup(buyer, skus.desk, { groupBuyId: await groupIdOf(first) })
    await expect(
      buyer.call(RENDER, { cartLineIds: [line], addressId: await addAddress(buyer) }),
    ).rejects.toMatchObject({ code: 'groupbuy.own' })
    await expect(chooseGroup(buyer, skus.desk, { groupBuySize: 4 })).rejects.toMatchObject({
      code: 'groupbuy.not_offered',
    })
    await expect(chooseGroup(buyer, skus.chair, { groupBuySize: 2 })).rejects.toMatchObject({
      code: 'groupbuy.not_offered',
    })
  })

  test('an offer that ended since the bill refuses the order, and takes nothing', async () => {
    const buyer = t.visit()
    const line = await chooseGroup(buyer, skus.desk, { groupBuySize: 2 })
    const addressId = await addAddress(buyer)
    const { quoteId } = await buyer.call(RENDER, { cartLineIds: [line], addressId })
    const before = await reserved()
    await t.sql('delete from group_buy_offers')
    await expect(
      buyer.call('POST /sapi/mall-order/web/order/createTradeContract', {
        cartLineIds: [line],
        addressId,
        quoteId,
      }),
    ).rejects.toMatchObject({ code: 'groupbuy.over' })
    expect(await reserved()).toBe(before)
  })
})
