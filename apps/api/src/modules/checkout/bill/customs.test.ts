import { afterAll, beforeAll, expect, test } from 'vitest'
import { everything } from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { fillCart, hamburg } from '../../../testing/shop-steps.ts'
import type { skus } from '../../../testing/small-catalogue.ts'

/** The shops of the tests are in Hamburg, so what they send to London crosses a customs border. */

let t: TestMall
let london: Visitor
beforeAll(async () => {
  t = await openTestMall()
  london = t.visit({ site: 'UK' })
})
afterAll(() => t.close())

const CREATE = 'POST /sapi/mall-customer/shipping-address/createShippingAddressFlow' as const
const RENDER = 'POST /sapi/mall-order/web/order/renderTradeContract' as const
const ORDER = 'POST /sapi/mall-order/web/order/createTradeContract' as const
const baker = {
  ...hamburg,
  detailAddress: 'Flat 2',
  personPhone: '+44 2079460958',
  poiName: 'Baker Street',
  postalCode: 'NW1 6XE',
  city: 'London',
  province: 'Greater London',
  country: 'United Kingdom',
  hearFrom: 'A friend',
}
const company = { addressType: 'BILLING', company: 'Oak Ltd', hearFrom: '' } as const

/** A bill of these to London, and to whom it goes. */
async function bill(goods: Partial<Record<keyof typeof skus, number>>, billed: object) {
  const cartLineIds = await fillCart(london, goods)
  const addressId = (await london.call(CREATE, baker)).id
  const billingAddressId = (await london.call(CREATE, { ...baker, ...company, ...billed })).id
  const asked = { cartLineIds, addressId, billingAddressId }
  const { quoteId, billingNeeds } = await london.call(RENDER, asked)
  return { billingNeeds, order: { ...asked, quoteId } }
}
const emptyCart = (ids: string[]) =>
  london.call('POST /sapi/mall-order/cartline/delete', { ids: [...ids] })

test('[ORD-163] up to 135 pounds of goods a company gives its tax code, although the region asks for none; without it nothing is ordered', async () => {
  // A lamp is 59.90.
  const { billingNeeds, order } = await bill({ lamp: 1 }, {})
  expect(billingNeeds).toEqual({ eori: false, taxCode: true })
  const before = await everything(t)
  await expect(london.call(ORDER, order)).rejects.toMatchObject({
    status: 422,
    code: 'checkout.billing_incomplete',
    body: { fields: ['taxCode'] },
  })
  expect(await everything(t)).toEqual(before)
  await emptyCart(order.cartLineIds)
  const given = await bill({ lamp: 1 }, { taxCode: 'GB 123 4567 82' })
  expect(await london.call(ORDER, given.order)).toHaveProperty('id')
})

test('above that a company gives its EORI number; a private buyer gives neither', async () => {
  // A desk is 189.00.
  const { billingNeeds, order } = await bill({ desk: 1 }, { taxCode: 'GB 123 4567 82' })
  expect(billingNeeds).toEqual({ eori: true, taxCode: false })
  const before = await everything(t)
  await expect(london.call(ORDER, order)).rejects.toMatchObject({
    code: 'checkout.billing_incomplete',
    body: { fields: ['eori'] },
  })
  expect(await everything(t)).toEqual(before)
  await emptyCart(order.cartLineIds)
  const importer = await bill({ desk: 1 }, { eori: 'GB123456782000' })
  expect(await london.call(ORDER, importer.order)).toHaveProperty('id')
  const person = await bill({ desk: 1 }, { company: '' })
  expect(await london.call(ORDER, person.order)).toHaveProperty('id')
})
