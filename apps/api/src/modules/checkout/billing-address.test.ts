import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { makePdf, sendDocument } from '../../testing/document-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { fillCart, hamburg } from '../../testing/shop-steps.ts'

let t: TestMall
let guest: Visitor
beforeAll(async () => {
  t = await openTestMall()
  guest = t.visit({ site: 'IT' })
})
afterAll(() => t.close())

const CREATE = 'POST /sapi/mall-customer/shipping-address/createShippingAddressFlow' as const
const RENDER = 'POST /sapi/mall-order/web/order/renderTradeContract' as const
const ORDER = 'POST /sapi/mall-order/web/order/createTradeContract' as const
const rome = {
  ...hamburg,
  detailAddress: 'int. 2',
  personPhone: '+39 3123456789',
  postalCode: '00184',
  city: 'Roma',
  province: 'Roma',
  country: 'Italia',
}

async function bill() {
  const cartLineIds = await fillCart(guest, { lamp: 1 })
  const addressId = (await guest.call(CREATE, rome)).id
  const { quoteId } = await guest.call(RENDER, { cartLineIds, addressId })
  return { cartLineIds, addressId, quoteId }
}

test('[ADR-006, ADR-079, ADR-080] an order keeps the invoice address with its tax code, EORI and document, which then outlives the address book', async () => {
  const order = await bill()
  const { body: document } = await sendDocument(t, guest, makePdf())
  const billing = await guest.call(CREATE, {
    ...rome,
    addressType: 'BILLING',
    company: 'Bottega srl',
    taxCode: '01114601006',
    eori: 'IT01114601006',
    rfcFile: { id: document.id },
  })
  const { id } = await guest.call(ORDER, { ...order, billingAddressId: billing.id })
  const [contract] = await t.sql<{
    delivery: Record<string, string>
    billing: Record<string, string>
  }>(
    'select delivery_address as delivery, billing_address as billing from contracts where id = $1',
    [fromWireId('contract', id)],
  )
  expect(contract?.billing).toMatchObject({
    company: 'Bottega srl',
    taxCode: '01114601006',
    eori: 'IT01114601006',
    rfcFileId: document.id,
    regionShortName: 'IT',
  })
  expect([contract?.delivery['taxCode'], contract?.delivery['rfcFileId']]).toEqual(['', undefined])
  await guest.call('POST /sapi/mall-customer/shipping-address/deleteShippingAddressFlow', {
    id: billing.id,
  })
  expect(
    await t.sql(
      'select attached_at is not null as attached, held_at is not null as held from files where id = $1',
      [fromWireId('file', document.id)],
    ),
  ).toEqual([{ attached: true, held: true }])
})

test("[ADR-079, ADR-080] a company's delivery address without tax code and document cannot stand on its invoice; nothing is placed", async () => {
  const order = await bill()
  const company = await guest.call(CREATE, { ...rome, company: 'Bottega srl' })
  const before = await t.sql('select count(*)::int as n from contracts')
  await expect(guest.call(ORDER, { ...order, billingAddressId: company.id })).rejects.toMatchObject(
    { status: 422, code: 'checkout.billing_incomplete', body: { fields: ['taxCode', 'rfcFile'] } },
  )
  expect(await t.sql('select count(*)::int as n from contracts')).toEqual(before)
  const person = await guest.call(CREATE, { ...rome, firstName: 'Lea' })
  expect(await guest.call(ORDER, { ...order, billingAddressId: person.id })).toHaveProperty('id')
})

test('an invoice that goes to a country without a storefront keeps the code of that country, and one to nowhere we know keeps none', async () => {
  for (const [country, code] of [
    ['Belgique', 'BE'],
    ['Schweiz', 'CH'],
    ['Francia', 'FR'],
    ['Atlantis', ''],
  ] as const) {
    const order = await bill()
    const billing = await guest.call(CREATE, { ...rome, addressType: 'BILLING', country })
    const { id } = await guest.call(ORDER, { ...order, billingAddressId: billing.id })
    expect(
      await t.sql(
        `select billing_address->>'regionShortName' as code, delivery_address->>'regionShortName' as goods from contracts where id = $1`,
        [fromWireId('contract', id)],
      ),
    ).toEqual([{ code, goods: 'IT' }])
  }
})

test('nothing is delivered to an invoice address', async () => {
  const order = await bill()
  const billing = await guest.call(CREATE, { ...rome, addressType: 'BILLING' })
  await expect(
    guest.call(RENDER, { cartLineIds: order.cartLineIds, addressId: billing.id }),
  ).rejects.toMatchObject({ status: 404, code: 'address.not_found' })
  await expect(guest.call(ORDER, { ...order, addressId: billing.id })).rejects.toMatchObject({
    status: 404,
    code: 'address.not_found',
  })
})
