import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { fillCart, hamburg, payFor } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/**
 * The tax of a bill is that of where its goods go; what the bill said is what the order keeps and
 * the books book.
 */

let t: TestMall
let guest: Visitor
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0 } })
  guest = t.visit()
})
afterAll(() => t.close())

const CREATE = 'POST /sapi/mall-customer/shipping-address/createShippingAddressFlow' as const
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
const firm = {
  ...wien,
  addressType: 'BILLING',
  company: 'Wiener Möbel GmbH',
  taxCode: 'ATU13585627',
} as const

async function order(billing?: typeof firm | typeof hamburg) {
  const cartLineIds = await fillCart(guest, { lamp: 2 })
  const addressId = (await guest.call(CREATE, wien)).id
  const billingAddressId = billing
    ? (await guest.call(CREATE, { ...billing, addressType: 'BILLING' })).id
    : undefined
  const choice = { cartLineIds, addressId, billingAddressId }
  const bill = await guest.call(RENDER, choice)
  return { choice, bill }
}
async function paidOf(contractId: string): Promise<number> {
  const [row] = await t.sql<{ paid: string }>(
    'select sum(paid) as paid from orders where contract_id = $1',
    [fromWireId('contract', contractId)],
  )
  return Number(row?.paid)
}
const storedTax = (contractId: string) =>
  t.sql(
    `select o.tax_rate::float8 as rate, o.tax_treatment as treatment, o.tax::int as tax, o.need_pay::int as need, l.tax_rate::float8 as "lineRate", l.tax::int as "lineTax", l.unit_price::int as unit
     from orders o join order_lines l on l.order_id = o.id where o.contract_id = $1`,
    [fromWireId('contract', contractId)],
  )

test('what goes to Vienna contains 20 %, on the bill, on the line and in the books', async () => {
  const { choice, bill } = await order()
  expect(bill).toMatchObject({ taxRate: 0.2, taxTreatment: 'STANDARD' })
  const contract = await guest.call(ORDER, { ...choice, quoteId: bill.quoteId })
  // Two lamps of 59.90, delivered free.
  expect(bill.taxAmt.value).toBe(19.97)
  expect(await storedTax(contract.id)).toEqual([
    {
      rate: 0.2,
      treatment: 'STANDARD',
      tax: 1997,
      need: 11_980,
      lineRate: 0.2,
      lineTax: 1997,
      unit: 5990,
    },
  ])
  await payFor(t, guest, contract.id)
  expect(await paidOf(contract.id)).toBe(Math.round(contract.needPayAmt.value * 100))
  expect(await t.audit()).toEqual([])
})

test('a company there with its VAT id pays the prices without tax, and owes it itself; a wrong id is an error at its field', async () => {
  await expect(guest.call(CREATE, { ...firm, taxCode: 'ATU13585628' })).rejects.toMatchObject({
    status: 400,
  })
  const { choice, bill } = await order(firm)
  expect(bill).toMatchObject({ taxRate: 0, taxTreatment: 'REVERSE_CHARGE', taxAmt: { value: 0 } })
  const contract = await guest.call(ORDER, { ...choice, quoteId: bill.quoteId })
  expect(await storedTax(contract.id)).toEqual([
    {
      rate: 0,
      treatment: 'REVERSE_CHARGE',
      tax: 0,
      need: 10_068,
      lineRate: 0,
      lineTax: 0,
      unit: 5034,
    },
  ])
  await payFor(t, guest, contract.id)
  expect(await paidOf(contract.id)).toBe(Math.round(contract.needPayAmt.value * 100))
  expect(await t.audit()).toEqual([])
})

test('the shop reads on the order whom it bills, with company, tax code and mail', async () => {
  const merchant = await t.signIn(people.merchant)
  const { choice, bill } = await order(firm)
  const { tradeOrderList } = await guest.call(ORDER, { ...choice, quoteId: bill.quoteId })
  const seen = await merchant.call('POST /sapi/mall-merchant/order/detail', {
    id: tradeOrderList[0]?.id ?? '',
  })
  expect(seen.billTo).toEqual({
    ...seen.deliverTo,
    company: 'Wiener Möbel GmbH',
    taxCode: 'ATU13585627',
    email: hamburg.email,
    eori: '',
  })
  expect(seen).toMatchObject({ taxTreatment: 'REVERSE_CHARGE', deliverTo: { company: '' } })
})

test('a bill to a company at home is taxed where the goods go', async () => {
  const { bill } = await order({ ...hamburg, company: 'Hafen GmbH' })
  expect(bill).toMatchObject({ taxRate: 0.2, taxTreatment: 'STANDARD' })
})

test('ordering to another country than the bill was for is refused, and nothing is placed', async () => {
  const { choice, bill } = await order(firm)
  const before = await t.sql('select count(*)::int as n from contracts')
  const { billingAddressId: _, ...home } = choice
  await expect(guest.call(ORDER, { ...home, quoteId: bill.quoteId })).rejects.toMatchObject({
    status: 422,
    code: 'price.changed',
  })
  expect(await t.sql('select count(*)::int as n from contracts')).toEqual(before)
})
