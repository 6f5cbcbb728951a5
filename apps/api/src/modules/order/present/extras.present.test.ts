import { expect, test } from 'vitest'
import { lampSnapshot, someOrder } from '../../../testing/some-rows.ts'
import { goodsOf, presentExtras, presentInsurance, presentService } from './extras.present.ts'

/** What is paid beside the goods. */

const euro = (value: number) => ({ value, currency: 'EUR' })
const assembly = {
  id: 3,
  name: 'Assembly',
  shippingName: 'Two fitters',
  contactNumber: '+49 4030123456',
  remark: 'Third floor.',
}
const service = { fee: 2000 }
const insurance = { id: 6, name: 'Cover', fee: 450 }

test('what is to pay of a line for its goods alone is without its assembly and its cover', () => {
  const goods = (extras: object) =>
    goodsOf({ needPay: 14_050, snapshot: { ...lampSnapshot, ...extras } })
  expect([
    goods({}),
    goods({ service }),
    goods({ insurance }),
    goods({ service, insurance }),
  ]).toEqual([14_050, 12_050, 13_600, 11_600])
})

test('an order says both sums, who comes, and what their buyer told them', () =>
  expect(
    presentExtras(someOrder({ insurance: 450, serviceCharge: 2000, service: assembly })),
  ).toEqual({
    insuranceAmt: euro(4.5),
    serviceChargeAmt: euro(20),
    serviceDetail: {
      serviceId: 3,
      serviceType: 'DELIVERY_INSTALL',
      serviceName: 'Assembly',
      shippingName: 'Two fitters',
      contactNumber: '+49 4030123456',
      remark: 'Third floor.',
    },
  }))

test('nobody comes to an order without assembly', () => expect(presentService(null)).toBeNull())

test('a line names its cover and what that cost, in the currency of the order', () => {
  expect(presentInsurance({ snapshot: { ...lampSnapshot, insurance } }, 'SEK')).toEqual({
    insuranceId: 6,
    insuranceName: 'Cover',
    insuranceFee: { value: 4.5, currency: 'SEK' },
  })
  expect(presentInsurance({ snapshot: lampSnapshot }, 'EUR')).toBeNull()
})
