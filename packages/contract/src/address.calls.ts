import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { idOf, nothing, text } from './wire.ts'

export const wireAddress = z.object({
  id: z.string(), gender: z.string(), firstName: z.string(), lastName: z.string(), personName: z.string(), personPhone: z.string(), email: z.string(),
  company: z.string(), taxCode: z.string(), poiName: z.string(), houseNo: z.string(), detailAddress: z.string(), postalCode: z.string(), city: z.string(),
  province: z.string(), country: z.string(), regionShortName: z.string(), hearFrom: z.string(), isDefault: z.boolean(), addressStatus: z.literal('ENABLED'), site: z.string(),
})
export type WireAddress = z.output<typeof wireAddress>

/** Loose on the wire; the storefront's own rules (`addressRules`) decide, so that the same schema speaks in form and server. */
const addressBody = {
  gender: z.optional(text(10)), firstName: z.optional(text(100)), lastName: z.optional(text(100)), personPhone: z.optional(text(60)), email: z.optional(text(300)),
  company: z.optional(text(300)), poiName: z.optional(text(300)), houseNo: z.optional(text(100)), detailAddress: z.optional(text(300)), postalCode: z.optional(text(100)),
  city: z.optional(text(200)), province: z.optional(text(200)), country: z.optional(text(200)), hearFrom: z.optional(text(400)), isDefault: z.optional(z.boolean()),
}

export const addressCalls = {
  listAddresses: defineCall({ call: 'POST /sapi/mall-customer/shipping-address/queryShippingAddressListFlow', who: 'anyone', about: 'The addresses of this buyer in this storefront, the default first; empty without a session.', body: nothing, reply: z.array(wireAddress), refusals: [] }),
  createAddress: defineCall({ call: 'POST /sapi/mall-customer/shipping-address/createShippingAddressFlow', who: 'visitor', about: 'A new address by the rules of the storefront.', body: z.object(addressBody), reply: wireAddress, refusals: [] }),
  updateAddress: defineCall({ call: 'POST /sapi/mall-customer/shipping-address/updateShippingAddressFlow', who: 'buyer', about: 'Changes an address; orders placed keep the one they were placed with.', body: z.object({ id: idOf('address'), ...addressBody }), reply: wireAddress, refusals: ['address.not_found'] }),
  deleteAddress: defineCall({ call: 'POST /sapi/mall-customer/shipping-address/deleteShippingAddressFlow', who: 'buyer', about: 'Takes an address out of the book.', body: z.object({ id: idOf('address') }), reply: nothing, refusals: ['address.not_found'] }),
}
