import { DAY, HOUR } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contractId, createMoneyTrail } from '../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { CAMPAIGN, preSell } from '../../testing/pre-sale-steps.ts'
import { people, skus } from '../../testing/small-catalogue.ts'
import {
  addAddress,
  fillCart,
  order,
  pay,
  payFor,
  send,
  type Contract,
} from '../../testing/shop-steps.ts'
import { expireDueContracts } from './ending/close-contract.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())
beforeEach(async () => {
  await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
  await preSell(t, skus.desk)
})
afterEach(async () => expect(await t.audit('always')).toEqual([]))

const { orderStates, captures, refunds, books, check, atProvider } = createMoneyTrail(() => t)
const DETAIL = 'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer' as const
const CANCEL = 'POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder' as const
const RENDER = 'POST /sapi/mall-order/web/order/renderTradeContract' as const
const PAPERS = ['viewInvoice', 'buyerCheckVATInvoice', 'sendInvoiceEmail']
const euros = (value: number) => ({ value, currency: 'EUR' })
const orderId = (contract: Contract) => contract.tradeOrderList[0]?.id ?? ''
const detail = (by: Visitor, contract: Contract) => by.call(DETAIL, { id: orderId(contract) })
const closeWhatIsDue = () => expireDueContracts(t.mall.gate.own(), t.mall.providers)
const paid = async (contract: Contract) =>
  (
    await t.sql<{ paid: number }>('select paid from orders where contract_id = $1', [
      contractId(contract),
    ])
  )[0]?.paid

/** A desk of 189.00 and 19.90 of delivery: a deposit of 37.80 and a balance of 171.10. */
async function withDeposit(buyer: Visitor): Promise<Contract> {
  const contract = await order(buyer, { desk: 1 })
  await payFor(t, buyer, contract.id)
  return contract
}

describe('two payments', () => {
  test('[ORD-081, ORD-101, ORD-102] a pre-sale is paid by its deposit first, and by its balance once the time for that has come', async () => {
    const buyer = t.visit()
    const contract = await order(buyer, { desk: 1 })
    expect(contract.paymentOrderList.map(({ type, amount }) => [type, amount.value])).toEqual([
      ['DEPOSIT', 37.8],
      ['BALANCE', 171.1],
    ])
    const placed = await detail(buyer, contract)
    expect([placed.displayStatus, placed.duePayAmt, placed.operationList]).toEqual([
      'PENDING_DEPOSIT',
      euros(37.8),
      ['buyerCancelBeforePay', 'payDeposit'],
    ])

    await payFor(t, buyer, contract.id)
    const deposited = await detail(buyer, contract)
    expect([deposited.displayStatus, deposited.paidAmt, deposited.duePayAmt]).toEqual([
      'PENDING_BALANCE',
      euros(37.8),
      euros(171.1),
    ])
    expect(deposited.timeline).toMatchObject({
      depositPaidTime: t.clock.now().toISOString(),
      paidTime: null,
    })
    // 18 % of the deposit is the bill's share of each: 12 % of 189.00 and the tax contained.
    expect(await books(contract)).toEqual([
      { account: 'commission', amount: -410 },
      { account: 'fees', amount: 78 },
      { account: 'provider', amount: 3702 },
      { account: 'seller:5', amount: -2766 },
      { account: 'tax', amount: -604 },
    ])
    expect(deposited.operationList).toEqual(['buyerCancelBeforePay', ...PAPERS])
    await expect(pay(buyer, contract.id)).rejects.toMatchObject({ code: 'payment.window_closed' })
    await expect(send(await t.signIn(people.merchant), orderId(contract), 1)).rejects.toMatchObject(
      { code: 'order.state' },
    )

    t.clock.advance(CAMPAIGN.balanceFrom * DAY)
    const due = await detail(buyer, contract)
    expect(due.operationList).toEqual(['buyerCancelBeforePay', 'payBalance', ...PAPERS])
    expect(due.tradeContract.notFirstTime).toBe(false)
    expect((await pay(buyer, contract.id)).paymentRecordStatus).toBe('PAY_PENDING')
    expect((await detail(buyer, contract)).tradeContract.notFirstTime).toBe(true)
    const { payUniqueKey, paymentRecordId } = await buyer.call(
      'POST /sapi/mall-order/web/order/secondaryPay',
      { id: contract.id },
    )
    await buyer.call('POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm', {
      payUniqueKey,
      paymentRecordId,
    })
    await payFor(t, buyer, contract.id)
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
    expect(await paid(contract)).toBe(20890)
    expect(
      (await captures(contract)).map(({ disposition, amount }) => [disposition, amount]),
    ).toEqual([
      ['APPLIED', 3780],
      ['APPLIED', 17110],
    ])
    // Both parts together are the sale, to the cent.
    expect(
      (await books(contract)).filter(({ account }) => account !== 'fees' && account !== 'provider'),
    ).toEqual([
      { account: 'commission', amount: -2268 },
      { account: 'seller:5', amount: -(20890 - 2268 - 3336) },
      { account: 'tax', amount: -3336 },
    ])
    await t.drain()
    expect(await t.audit()).toEqual([])
  })

  test('[ORD-077, ORD-072] the line says the terms of its campaign, whatever became of campaign and price since', async () => {
    const buyer = t.visit()
    const contract = await withDeposit(buyer)
    const [campaign] = await t.sql<{ from: Date; until: Date }>(
      'select balance_starts_at as "from", balance_ends_at as until from pre_sales where sku_id = $1',
      [skus.desk],
    )
    await t.sql('delete from pre_sales')
    await t.sql(`update sku_prices set amount = 29900 where sku_id = $1`, [skus.desk])
    const found = await detail(buyer, contract)
    await t.sql(`update sku_prices set amount = 18900 where sku_id = $1`, [skus.desk])
    expect(found).toMatchObject({
      isPreSale: true,
      needPayAmt: euros(208.9),
      duePayAmt: euros(171.1),
    })
    expect(found.tradeOrderLineList[0]).toMatchObject({
      campaignSubType: 'PRESELL',
      preSaleEventType: 'DEPOSIT',
      preSaleUnitAmount: euros(37.8),
      balanceSaleUnitAmount: euros(151.2),
      balancePaymentStartTime: campaign?.from.toISOString(),
      balancePaymentEndTime: campaign?.until.toISOString(),
      deliveryTimeType: 'RELATIVE_TIME',
      duration: 14,
      reverseStatus: 'NOT_REQUESTED',
    })
    t.clock.advance(CAMPAIGN.balanceFrom * DAY)
    await payFor(t, buyer, contract.id)
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
  })

  test('[ORD-077, ORD-072] a pre-sale in one payment is paid at once and comes on its day; the shop sends it a carrier’s time before', async () => {
    const day = new Date(t.clock.now().getTime() + 40 * DAY).toISOString().slice(0, 10)
    await preSell(t, skus.desk, { isFull: true, expectDate: day })
    const buyer = t.visit()
    const contract = await withDeposit(buyer)
    const found = await detail(buyer, contract)
    expect([found.displayStatus, found.paidAmt, found.isPreSale]).toEqual([
      'UN_DELIVERY',
      euros(208.9),
      true,
    ])
    expect(found.tradeOrderLineList[0]).toMatchObject({
      campaignSubType: 'PRESELL',
      preSaleEventType: 'FULL_PAYMENT',
      preSaleUnitAmount: euros(189),
      balanceSaleUnitAmount: euros(0),
      balancePaymentStartTime: null,
      deliveryTimeType: 'ABSOLUTE_TIME',
      expectDate: day,
    })
    const merchant = await t.signIn(people.merchant)
    const { shipBy } = await merchant.call('POST /sapi/mall-merchant/order/detail', {
      id: orderId(contract),
    })
    expect(shipBy).toBe(new Date(Date.parse(day) - 2 * DAY).toISOString().slice(0, 10))
  })

  test('a bank that thinks about the balance has its day, also after the last day to pay it', async () => {
    const buyer = t.visit()
    const contract = await withDeposit(buyer)
    t.clock.advance(CAMPAIGN.balanceUntil * DAY - 60_000)
    await t.scenario('pending_then_paid')
    await pay(buyer, contract.id)
    await atLast(contract, 'processing')
    await check(contract)
    t.clock.advance(HOUR)
    await closeWhatIsDue()
    expect(await orderStates(contract)).toEqual(['PENDING_BALANCE'])
    await atLast(contract, 'paid')
    await check(contract)
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
  })
})

/** The newest attempt at the provider. */
async function atLast(contract: Contract, status: string): Promise<void> {
  for (let tries = 0; tries < 3000; tries += 1) {
    const [attempt] = await t.sql<{ ref: string }>(
      'select provider_ref as ref from payment_attempts where contract_id = $1 order by created_at desc limit 1',
      [contractId(contract)],
    )
    const answer = await fetch(`${t.lab.url}/mockpay/v1/payments/${attempt?.ref}`, {
      headers: { authorization: 'Bearer mockpay-demo-key' },
    })
    if (((await answer.json()) as { status: string }).status === status) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`the provider never came to ${status}`)
}

describe('an end without the balance', () => {
  test.each([
    [false, 'goes back', [{ status: 'DONE', amount: 3780, reason: 'deposit' }]],
    [true, 'is kept where the campaign says so', []],
  ])(
    'missed (kept: %s): the order is closed, its goods are free, and the deposit %s',
    async (isDepositKept, _, given) => {
      await preSell(t, skus.desk, { isDepositKept })
      const buyer = t.visit()
      const contract = await withDeposit(buyer)
      t.clock.advance(CAMPAIGN.balanceUntil * DAY - 1000)
      await closeWhatIsDue()
      expect(await orderStates(contract)).toEqual(['PENDING_BALANCE'])
      t.clock.advance(2000)
      await Promise.all([closeWhatIsDue(), closeWhatIsDue()])
      await t.drain()
      await t.drain()
      expect(await orderStates(contract)).toEqual(['CLOSED'])
      await settled(contract, given.length)
      expect(await refunds(contract)).toEqual(given)
      const found = await detail(buyer, contract)
      expect([found.isDepositKept, found.refundedAmt, found.operationList]).toEqual([
        isDepositKept,
        euros(isDepositKept ? 0 : 37.8),
        [...PAPERS, 'buyAgain'],
      ])
      expect((await books(contract)).some(({ account }) => account === 'seller:5')).toBe(
        isDepositKept,
      )
      expect(await t.audit()).toEqual([])
    },
  )

  test('who has paid the deposit may take the order back, and has it back, whatever the campaign keeps', async () => {
    await preSell(t, skus.desk, { isDepositKept: true })
    const buyer = t.visit()
    const contract = await withDeposit(buyer)
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => buyer.call(CANCEL, { id: orderId(contract) })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await t.drain()
    await settled(contract, 1)
    expect(await orderStates(contract)).toEqual(['CLOSED'])
    expect(await refunds(contract)).toEqual([{ status: 'DONE', amount: 3780, reason: 'deposit' }])
    // What the provider charged stays with the mall.
    expect((await books(contract)).map(({ account }) => account)).toEqual(['fees', 'provider'])
    expect(await t.audit()).toEqual([])
  })

  test('a deposit that comes late brings its order back to wait for the balance; a balance that comes late goes back', async () => {
    const buyer = t.visit()
    const contract = await order(buyer, { desk: 1 })
    await t.scenario('late')
    await pay(buyer, contract.id)
    t.clock.advance(31 * 60_000)
    await closeWhatIsDue()
    expect(await orderStates(contract)).toEqual(['CANCELED'])
    await atProvider(contract, 'paid')
    await check(contract)
    expect(await orderStates(contract)).toEqual(['PENDING_BALANCE'])

    t.clock.advance(CAMPAIGN.balanceFrom * DAY)
    await t.scenario('late')
    await pay(buyer, contract.id)
    t.clock.advance((CAMPAIGN.balanceUntil - CAMPAIGN.balanceFrom + 1) * DAY)
    await closeWhatIsDue()
    expect(await orderStates(contract)).toEqual(['CLOSED'])
    await atLast(contract, 'paid')
    await check(contract)
    await t.drain()
    expect(
      (await captures(contract)).map(({ disposition, amount, reason }) => [
        disposition,
        amount,
        reason,
      ]),
    ).toEqual([
      ['APPLIED', 3780, 'paid'],
      ['AUTO_REFUNDED', 17110, 'late'],
    ])
    await settled(contract, 2)
    expect(await t.audit()).toEqual([])
  })

  test('a deposit that is paid while its buyer cancels, or the clock closes, wins', async () => {
    const buyer = t.visit()
    const contract = await order(buyer, { desk: 1 })
    await t.scenario('paid_no_return')
    await pay(buyer, contract.id)
    await atProvider(contract, 'paid')
    await expect(buyer.call(CANCEL, { id: orderId(contract) })).rejects.toMatchObject({
      code: 'order.state',
    })
    expect(await orderStates(contract)).toEqual(['PENDING_BALANCE'])

    const other = await order(t.visit(), { desk: 1 })
    expect(await orderStates(other)).toEqual(['PENDING_DEPOSIT'])
    t.clock.advance(31 * 60_000)
    await closeWhatIsDue()
    expect([await orderStates(contract), await orderStates(other)]).toEqual([
      ['PENDING_BALANCE'],
      ['CANCELED'],
    ])
    await t.drain()
    expect(await t.audit()).toEqual([])
  })
})

/** Until so many refunds of the contract have come to their end. */
async function settled(contract: Contract, count: number): Promise<void> {
  for (let tries = 0; tries < 2000; tries += 1) {
    await t.drain()
    await check(contract)
    const found = await refunds(contract)
    if (found.length === count && found.every(({ status }) => status === 'DONE')) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('the refunds did not end')
}

describe('money back over two payments', () => {
  test('what was paid in two parts goes back in two, the last first, all of it to the cent', async () => {
    const buyer = await t.signIn(people.anna)
    const contract = await withDeposit(buyer)
    t.clock.advance(CAMPAIGN.balanceFrom * DAY)
    await payFor(t, buyer, contract.id)
    const [line] = (await detail(buyer, contract)).tradeOrderLineList
    await buyer.call('POST /api/trantor/flow/trade_InitiateReverseTradeOrderForCancelFlow', {
      tradeOrder: { id: orderId(contract) },
      reverseTradeOrderLineList: [{ tradeOrderLine: { id: line?.id ?? '' }, reverseQty: 1 }],
    })
    await settled(contract, 1)
    await t.drain()
    const legs = await t.sql<{ amount: number }>(
      'select g.amount from refund_legs g join refunds r on r.id = g.refund_id where r.contract_id = $1 order by g.amount desc',
      [contractId(contract)],
    )
    expect(legs).toEqual([{ amount: 17110 }, { amount: 3780 }])
    expect(await orderStates(contract)).toEqual(['CLOSED'])
    expect((await books(contract)).map(({ account }) => account)).toEqual(['fees', 'provider'])
    await t.drain()
    expect(await t.audit()).toEqual([])
  })
})

describe('in the cart', () => {
  test('goods of a pre-sale are selected and ordered by themselves', async () => {
    const buyer = t.visit()
    const [lamp, desk] = await fillCart(buyer, { lamp: 1, desk: 1 })
    const selected = async () =>
      (await buyer.call('POST /sapi/mall-order/cartline/list', {})).cartLineList.flatMap((line) =>
        line.isSelected ? [line.id] : [],
      )
    expect(await selected()).toEqual([desk])
    await buyer.call('POST /sapi/mall-order/cartline/update', { id: lamp ?? '', isSelected: true })
    expect(await selected()).toEqual([lamp])
    await buyer.call('POST /sapi/mall-order/cartline/update', { isSelected: true })
    expect(await selected()).toEqual([lamp])
    const addressId = await addAddress(buyer)
    await expect(
      buyer.call(RENDER, { cartLineIds: [lamp ?? '', desk ?? ''], addressId }),
    ).rejects.toMatchObject({ code: 'presale.alone' })
    const bill = await buyer.call(RENDER, { cartLineIds: [desk ?? ''], addressId })
    expect([bill.needPayAmt, bill.firstPayAmt]).toEqual([euros(208.9), euros(37.8)])
  })

  test('terms that changed since the bill are a new bill', async () => {
    const buyer = t.visit()
    const cartLineIds = await fillCart(buyer, { desk: 1 })
    const addressId = await addAddress(buyer)
    const { quoteId } = await buyer.call(RENDER, { cartLineIds, addressId })
    await preSell(t, skus.desk, { isDepositKept: true })
    await expect(
      buyer.call('POST /sapi/mall-order/web/order/createTradeContract', {
        cartLineIds,
        addressId,
        quoteId,
      }),
    ).rejects.toMatchObject({ code: 'price.changed' })
  })
})
