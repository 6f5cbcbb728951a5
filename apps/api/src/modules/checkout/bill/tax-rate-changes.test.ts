import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import type { CountryCode } from '@galleria/contract/address-countries'
import { refusalOf } from '../../../testing/account-steps.ts'
import { apply, APPROVE, reaches } from '../../../testing/after-sales-steps.ts'
import { DETAIL, parcelOf, SHIP } from '../../../testing/order-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { addAddress, fillCart, hamburg, pay, payFor, until } from '../../../testing/shop-steps.ts'
import { contractId, createMoneyTrail } from '../../../testing/money-trail.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { expireContract } from '../ending/close-contract.ts'

/**
 * A rate begins while people shop: prices stay, the tax in them changes, and nobody orders by a
 * bill with another rate than it says.
 */

let t: TestMall
beforeAll(async () => {
  t = await openTestMall({
    delays: { script: 0, refund: 0 },
    at: new Date('2027-05-01T10:00:00Z'),
  })
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from rate_limits'))

const { providerState, orderStates, check } = createMoneyTrail(() => t)
const RENDER = 'POST /sapi/mall-order/web/order/renderTradeContract' as const
const ORDER = 'POST /sapi/mall-order/web/order/createTradeContract' as const
const wien = {
  ...hamburg,
  personPhone: '+43 6641234567',
  postalCode: '1010',
  city: 'Wien',
  province: 'Wien',
  country: 'Österreich',
}

/**
 * Plans the rate, and moves to the last second before it begins. Answers with the moment it does.
 */
async function plan(country: CountryCode, beginsOn: string, rate: number): Promise<Date> {
  const operator = await t.signIn(people.operator)
  const { countryList } = await operator.call('POST /sapi/mall-operator/taxRate/list', {})
  const { version } = countryList.find((one) => one.country === country)!
  await operator.call('POST /sapi/mall-operator/taxRate/plan', {
    ...{ country, version, beginsOn, rate },
  })
  // Midnight in Berlin and Vienna in summer.
  const begins = new Date(`${beginsOn}T00:00:00+02:00`)
  t.clock.set(new Date(begins.getTime() - 1000))
  return begins
}
async function choose(guest: Visitor, address: Partial<typeof hamburg>, more: object = {}) {
  const cartLineIds = await fillCart(guest, { lamp: 2 })
  return { cartLineIds, addressId: await addAddress(guest, address), ...more }
}
async function chooseAsFirm(guest: Visitor) {
  const firm = { ...wien, company: 'Wiener Möbel GmbH', taxCode: 'ATU13585627' }
  const { id: billingAddressId } = await guest.call(
    'POST /sapi/mall-customer/shipping-address/createShippingAddressFlow',
    { ...firm, addressType: 'BILLING' },
  )
  return choose(guest, wien, { billingAddressId })
}
async function orderAsFirm(guest: Visitor) {
  const choice = await chooseAsFirm(guest)
  const { quoteId } = await guest.call(RENDER, choice)
  return guest.call(ORDER, { ...choice, quoteId })
}
const written = async () => [
  await t.sql('select count(*)::int as n from contracts'),
  await t.sql('select count(*)::int as n from payment_orders'),
  await t.sql('select sum(reserved)::int as held from stock'),
]
const storedTax = (contractId: string) =>
  t.sql(
    `select tax_rate::float8 as rate, tax::int, need_pay::int as need from orders where contract_id = $1`,
    [fromWireId('contract', contractId)],
  )

test('a bill that is open at midnight of its country is refused with that reason, nothing is ordered, and the new one says the new rate at the same price', async () => {
  const begins = await plan('AT', '2027-06-01', 0.1)
  const guest = t.visit()
  const choice = await choose(guest, wien)
  const bill = await guest.call(RENDER, choice)
  expect([bill.taxRate, bill.taxAmt.value, bill.needPayAmt.value]).toEqual([0.2, 19.97, 119.8])
  const before = await written()
  t.clock.set(begins)
  expect(await refusalOf(guest.call(ORDER, { ...choice, quoteId: bill.quoteId }))).toBe(
    '422 checkout.tax_changed',
  )
  expect(await written()).toEqual(before)
  const anew = await guest.call(RENDER, choice)
  expect([anew.taxRate, anew.taxAmt.value, anew.needPayAmt.value]).toEqual([0.1, 10.89, 119.8])
  const { id } = await guest.call(ORDER, { ...choice, quoteId: anew.quoteId })
  expect(await storedTax(id)).toEqual([{ rate: 0.1, tax: 1089, need: 11_980 }])
  // What was agreed stays refused, also once the right one is ordered.
  expect(await refusalOf(guest.call(ORDER, { ...choice, quoteId: bill.quoteId }))).not.toBe(
    'no refusal',
  )
  await payFor(t, guest, id)
  expect(await t.audit()).toEqual([])
})

test('a bill of another country than the one whose rate begins is ordered as it was shown', async () => {
  const begins = await plan('AT', '2027-06-02', 0.2)
  const guest = t.visit()
  const choice = await choose(guest, {})
  const { quoteId } = await guest.call(RENDER, choice)
  t.clock.set(begins)
  const { id } = await guest.call(ORDER, { ...choice, quoteId })
  expect(await storedTax(id)).toEqual([{ rate: 0.19, tax: 1913, need: 11_980 }])
  await payFor(t, guest, id)
})

test('a price that changed as well is said as a price', async () => {
  const begins = await plan('AT', '2027-06-03', 0.1)
  const guest = t.visit()
  const choice = await choose(guest, wien)
  const { quoteId } = await guest.call(RENDER, choice)
  await t.sql('update sku_prices set amount = amount + 100 where sku_id = 4')
  t.clock.set(begins)
  expect(await refusalOf(guest.call(ORDER, { ...choice, quoteId }))).toBe('422 price.changed')
  await t.sql('update sku_prices set amount = amount - 100 where sku_id = 4')
})

test('an order that was placed before midnight and paid after keeps its rate: in the books, on its invoice, and in what is given back', async () => {
  const begins = await plan('DE', '2027-06-10', 0.16)
  const guest = await t.signIn(people.ben)
  const choice = await choose(guest, {})
  const { quoteId } = await guest.call(RENDER, choice)
  const placed = await guest.call(ORDER, { ...choice, quoteId })
  t.clock.set(begins)
  await payFor(t, guest, placed.id)
  const id = placed.tradeOrderList[0]!.id
  const detail = await guest.call(DETAIL, { id })
  expect([detail.taxRate, detail.taxAmt.value, detail.needPayAmt.value]).toEqual([
    0.19, 19.13, 119.8,
  ])
  expect(await storedTax(placed.id)).toEqual([{ rate: 0.19, tax: 1913, need: 11_980 }])
  const merchant = await t.signIn(people.merchant)
  await merchant.call(SHIP, { orderId: id, ...parcelOf(detail) })
  await t.drain()
  const reverse = await apply(guest, id, { amount: 20 })
  await merchant.call(APPROVE, { id: reverse.id })
  await reaches(t, guest, reverse.id, 'REVERSE_DONE')
  const papers = await guest.call('POST /sapi/mall-order/web/invoice/listByOrder', { id })
  expect(
    papers.map(({ type, taxList }) => [
      type,
      taxList.map((one) => [one.taxRate, one.taxAmt.value]),
    ]),
  ).toEqual([
    ['INVOICE', [[0.19, 19.13]]],
    ['CREDIT_NOTE', [[0.19, 3.19]]],
  ])
  expect(await t.audit()).toEqual([])
})

test('where no tax is contained, prices are those without the storefront’s own: that one begins, and the bill is refused and shown anew', async () => {
  const begins = await plan('DE', '2027-06-20', 0.2)
  const guest = t.visit()
  const choice = await chooseAsFirm(guest)
  const bill = await guest.call(RENDER, choice)
  // 59.90 less 16 % of what is left.
  expect([bill.taxTreatment, bill.needPayAmt.value]).toEqual(['REVERSE_CHARGE', 103.28])
  t.clock.set(begins)
  expect(await refusalOf(guest.call(ORDER, { ...choice, quoteId: bill.quoteId }))).toBe(
    '422 checkout.tax_changed',
  )
  const anew = await guest.call(RENDER, choice)
  expect(anew.needPayAmt.value).toBe(99.84)
})

test('late money brings an order back that was placed at the rate before, at the price of then', async () => {
  const begins = await plan('DE', '2027-06-25', 0.19)
  const guest = t.visit()
  const contract = await orderAsFirm(guest)
  await t.scenario('late')
  await pay(guest, contract.id)
  t.clock.set(new Date(begins.getTime() + 31 * 60_000))
  await expireContract(t.mall.gate.own(), t.mall.providers, contractId(contract))
  expect(await orderStates(contract)).toEqual(['CANCELED'])
  await until(async () => (await providerState(contract)).captures.length === 1, 'late money')
  await check(contract)
  expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
  expect(await storedTax(contract.id)).toEqual([{ rate: 0, tax: 0, need: 9984 }])
  expect(await t.audit()).toEqual([])
})

test('the basket says the rate of now, and the tax by it', async () => {
  const begins = await plan('DE', '2027-06-30', 0.07)
  const guest = t.visit()
  await fillCart(guest, { lamp: 2 })
  const summary = async () => (await guest.call('POST /sapi/mall-order/cartline/list', {})).summary
  expect(await summary()).toMatchObject({ taxRate: 0.19, taxAmt: { value: 19.13 } })
  t.clock.set(begins)
  expect(await summary()).toMatchObject({
    taxRate: 0.07,
    taxAmt: { value: 7.84 },
    totalAmt: { value: 119.8 },
  })
})
