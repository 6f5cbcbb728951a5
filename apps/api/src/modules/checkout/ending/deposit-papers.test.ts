import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { CANCEL_PAID, reaches } from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { DETAIL, SHIP, orderId, parcelOf } from '../../../testing/order-steps.ts'
import { CAMPAIGN, preSell } from '../../../testing/pre-sale-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'
import { order, payFor, type Contract } from '../../../testing/shop-steps.ts'
import { expireDueContracts } from './close-contract.ts'

/**
 * The papers of a pre-sale with a deposit: a desk of 189.00 and 19.90 of delivery, 33.36 of tax in
 * them; a fifth of the desk's price is paid first.
 */

let t: TestMall
let [anna, merchant]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
})
afterAll(() => t.close())
beforeEach(() => preSell(t, skus.desk))

const LIST = 'POST /sapi/mall-order/web/invoice/listByOrder' as const
const euro = (value: number) => ({ value, currency: 'EUR' })

async function withDeposit(buyer: Visitor, desks = 1): Promise<Contract> {
  const contract = await order(buyer, { desk: desks })
  await payFor(t, buyer, contract.id)
  return contract
}
async function payBalance(buyer: Visitor, contract: Contract): Promise<void> {
  t.clock.advance(CAMPAIGN.balanceFrom * DAY)
  await payFor(t, buyer, contract.id)
}
async function ship(buyer: Visitor, id: string, qty = 1): Promise<void> {
  const parcel = parcelOf(await buyer.call(DETAIL, { id }), qty)
  await merchant!.call(SHIP, { orderId: id, ...parcel })
  await t.drain()
}
async function cancelUnsent(buyer: Visitor, id: string, qty: number): Promise<void> {
  const [line] = (await buyer.call(DETAIL, { id })).tradeOrderLineList
  const reverse = await buyer.call(CANCEL_PAID, {
    tradeOrder: { id },
    reverseTradeOrderLineList: [{ tradeOrderLine: { id: line!.id }, reverseQty: qty }],
  })
  await reaches(t, buyer, reverse.id, 'REVERSE_DONE')
}
const papersOf = async (buyer: Visitor, id: string) =>
  (await buyer.call(LIST, { id })).map(
    ({ type, totalAmt, taxAmt, correctsNumber, deductsNumber }) => ({
      type,
      total: totalAmt.value,
      tax: taxAmt.value,
      correctsNumber,
      deductsNumber,
    }),
  )

test('a deposit has its own invoice when it is paid, with the tax that the books took; the invoice of the goods takes it off, and both come to the sale', async () => {
  const contract = await withDeposit(anna!)
  const id = orderId(contract)
  await t.drain()
  const [deposit, ...more] = await anna!.call(LIST, { id })
  expect(more).toEqual([])
  expect(deposit).toMatchObject({
    type: 'DEPOSIT',
    correctsNumber: null,
    deductsNumber: null,
    totalAmt: euro(37.8),
    taxAmt: euro(6.04),
    taxList: [{ taxRate: 0.19, netAmt: euro(31.76), taxAmt: euro(6.04), grossAmt: euro(37.8) }],
    pdf: { name: `deposit-invoice-${deposit?.number}.pdf` },
  })
  const waiting = await anna!.call(DETAIL, { id })
  expect([waiting.displayStatus, waiting.invoiceStatus, waiting.invoiceUrl.files]).toEqual([
    'PENDING_BALANCE',
    'ISSUED',
    [deposit?.pdf],
  ])
  expect(waiting.operationList).toEqual(
    expect.arrayContaining(['viewInvoice', 'buyerCheckVATInvoice', 'sendInvoiceEmail']),
  )
  expect(await t.audit()).toEqual([])

  await payBalance(anna!, contract)
  expect(await anna!.call(LIST, { id })).toHaveLength(1)
  expect(await t.audit('always')).toEqual([])
  await ship(anna!, id)
  expect((await papersOf(anna!, id)).at(-1)).toEqual({
    type: 'INVOICE',
    total: 171.1,
    tax: 27.32,
    correctsNumber: null,
    deductsNumber: deposit?.number,
  })
  const [paper] = await t.sql<{ lines: { name: string; qty: number; gross: number }[] }>(
    `select facts -> 'lines' as lines from invoices where order_id = $1 and kind = 'INVOICE'`,
    [fromWireId('order', id)],
  )
  expect(paper?.lines.map(({ qty, gross }) => [qty, gross])).toEqual([
    [1, 18_900],
    [-1, -3780],
  ])
  expect(paper?.lines[1]?.name).toContain(deposit?.number)
  expect(await t.audit()).toEqual([])
})

test('its buyer gets the deposit’s invoice by mail, once', async () => {
  const contract = await withDeposit(anna!)
  while ((await t.drain()) > 0);
  const mails = await t.inbox('kim@galleria.test')
  const [deposit] = await anna!.call(LIST, { id: orderId(contract) })
  expect(
    mails.map(({ subject }) => subject).filter((one) => one.includes(deposit!.number)),
  ).toEqual([
    `Your deposit invoice ${deposit!.number} for order ${contract.tradeOrderList[0]?.tradeOrderCode}`,
  ])
  await anna!.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
    id: orderId(contract),
  })
})

test('a deposit that goes back with its order has a credit note over all of it', async () => {
  const contract = await withDeposit(anna!)
  const id = orderId(contract)
  await anna!.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', { id })
  await t.drain()
  const [deposit, ...rest] = await anna!.call(LIST, { id })
  expect((await papersOf(anna!, id)).slice(1)).toEqual([
    {
      type: 'CREDIT_NOTE',
      total: 37.8,
      tax: 6.04,
      correctsNumber: deposit?.number,
      deductsNumber: null,
    },
  ])
  expect(rest).toHaveLength(1)
  expect(await t.audit('always')).toEqual([])
})

test('a deposit that is kept keeps its invoice', async () => {
  await preSell(t, skus.desk, { isDepositKept: true })
  const contract = await withDeposit(anna!)
  t.clock.advance((CAMPAIGN.balanceUntil + 1) * DAY)
  await expireDueContracts(t.mall.gate.own(), t.mall.providers)
  await t.drain()
  expect(
    (await papersOf(anna!, orderId(contract))).map(({ type, total }) => [type, total]),
  ).toEqual([['DEPOSIT', 37.8]])
  expect(await t.audit('always')).toEqual([])
})

test('units that are cancelled before they are sent take their share of the deposit back; the invoice takes off what is left of it, in any number of steps', async () => {
  const contract = await withDeposit(anna!, 3)
  const id = orderId(contract)
  await payBalance(anna!, contract)
  await cancelUnsent(anna!, id, 1)
  await cancelUnsent(anna!, id, 1)
  await ship(anna!, id)
  const papers = await papersOf(anna!, id)
  const deposit = (await anna!.call(LIST, { id }))[0]?.number
  expect(
    papers.map(({ type, total, correctsNumber, deductsNumber }) => [
      type,
      total,
      correctsNumber,
      deductsNumber,
    ]),
  ).toEqual([
    ['DEPOSIT', 113.4, null, null],
    ['CREDIT_NOTE', 37.8, deposit, null],
    ['CREDIT_NOTE', 37.8, deposit, null],
    ['INVOICE', 151.2, null, deposit],
  ])
  expect(await t.audit()).toEqual([])
})

test('cancelled whole before anything left, the deposit’s papers come to nothing', async () => {
  const contract = await withDeposit(anna!)
  const id = orderId(contract)
  await payBalance(anna!, contract)
  await cancelUnsent(anna!, id, 1)
  expect((await papersOf(anna!, id)).map(({ type, total, tax }) => [type, total, tax])).toEqual([
    ['DEPOSIT', 37.8, 6.04],
    ['CREDIT_NOTE', 37.8, 6.04],
  ])
  expect(await t.audit()).toEqual([])
})
