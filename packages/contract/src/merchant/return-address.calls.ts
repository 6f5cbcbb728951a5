import * as z from 'zod/mini'
import { addressCountries, type CountryCode } from '../address/countries.ts'
import { ownReturnAddress } from '../after-sales/way-back.ts'
import { defineCall } from '../define-call.ts'
import { nothing, smallId } from '../wire.ts'
import { fitsCountry } from './return-address-rules.ts'

/**
 * Where goods of a shop come back to: its usual address, and another one for buyers of some
 * countries.
 */

const country = z.enum(Object.keys(addressCountries) as [CountryCode, ...CountryCode[]])
const wireAddress = z.object({
  personName: z.string(),
  personPhone: z.string(),
  detailAddress: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
})
const addressesOfShop = z.object({
  shop: z.object({ id: z.int(), name: z.string() }),
  /**
   * The usual one: as the shop has said it here, else as it stands in its application, else where
   * it is registered.
   */
  usual: wireAddress,
  isUsualSet: z.boolean(),
  forCountryList: z.array(z.object({ country, address: wireAddress })),
})
/** Without a country the usual one is meant. */
const whose = { shopId: smallId, forCountry: z.nullable(country) }

export const returnAddressCalls = {
  listReturnAddresses: defineCall({
    call: 'POST /sapi/mall-merchant/returnaddress/list',
    who: 'merchant',
    right: 'query-orders',
    writes: false,
    about: 'Where the goods of each own shop come back to.',
    body: nothing,
    reply: z.array(addressesOfShop),
    refusals: [],
  }),
  saveReturnAddress: defineCall({
    call: 'POST /sapi/mall-merchant/returnaddress/save',
    who: 'merchant',
    right: 'after-sales',
    writes: 'shop',
    about:
      'Says where goods of an own shop come back to: usually, or from buyers whose order was delivered to a country. Requests that are under way keep theirs.',
    body: z.object({ ...whose, address: ownReturnAddress }).check(
      z.refine(({ address }) => fitsCountry(address), {
        path: ['address', 'postalCode'],
        error: 'postal',
      }),
    ),
    reply: z.array(addressesOfShop),
    refusals: ['shop.not_found'],
  }),
  removeReturnAddress: defineCall({
    call: 'POST /sapi/mall-merchant/returnaddress/remove',
    who: 'merchant',
    right: 'after-sales',
    writes: 'shop',
    about:
      'Takes one back: then the usual one counts for that country, and for the usual one what stood in the application. One that is not there changes nothing.',
    body: z.object(whose),
    reply: z.array(addressesOfShop),
    refusals: ['shop.not_found'],
  }),
}
