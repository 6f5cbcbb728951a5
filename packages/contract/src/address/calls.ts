import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { sites } from '../storefronts.ts'
import { idOf, nothing, pageOf, text } from '../wire.ts'

const region = z.object({ id: z.int(), regionName: z.string(), regionShortName: z.string() })
const rfcFile = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  status: z.literal('done'),
})

export const wireAddress = z.object({
  id: z.string(),
  addressType: z.enum(['SHIPPING', 'BILLING']),
  gender: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  personName: z.string(),
  personPhone: z.string(),
  /** `+49`. */ areaCode: z.string(),
  /** `DE`. */ areaCodeId: z.string(),
  email: z.string(),
  company: z.string(),
  taxCode: z.string(),
  eori: z.string(),
  poiName: z.string(),
  houseNo: z.string(),
  detailAddress: z.string(),
  postalCode: z.string(),
  city: z.string(),
  province: z.string(),
  country: z.string(),
  region: z.nullable(region),
  regionShortName: z.string(),
  districtList: z.array(
    z.object({ districtCode: z.string(), districtName: z.string(), districtLevel: z.int() }),
  ),
  addressLongitude: z.nullable(z.number()),
  addressLatitude: z.nullable(z.number()),
  hearFrom: z.string(),
  subscribe: z.boolean(),
  rfcFile: z.nullable(rfcFile),
  isDefault: z.boolean(),
  addressStatus: z.literal('ENABLED'),
  site: z.string(),
})
export type WireAddress = z.output<typeof wireAddress>

const degrees = (most: number) =>
  z.optional(z.nullable(z.number().check(z.minimum(-most), z.maximum(most))))
/** What the rules put right before they judge it. */
const typed = (max: number) => z.string().check(z.maxLength(max))
/**
 * Loose on the wire; the storefront's own rules (`addressSchema`) decide, so that the same schema
 * speaks in form and server.
 */
const addressBody = {
  addressType: z.optional(z.enum(['SHIPPING', 'BILLING'])),
  gender: z.optional(text(10)),
  firstName: z.optional(text(300)),
  lastName: z.optional(text(300)),
  personPhone: z.optional(typed(60)),
  /** The dial code, where `personPhone` comes without one. */ areaCode: z.optional(text(10)),
  email: z.optional(typed(300)),
  company: z.optional(text(300)),
  taxCode: z.optional(text(60)),
  eori: z.optional(text(60)),
  poiName: z.optional(text(300)),
  houseNo: z.optional(text(100)),
  detailAddress: z.optional(text(300)),
  postalCode: z.optional(typed(300)),
  city: z.optional(text(300)),
  province: z.optional(text(300)),
  country: z.optional(text(300)),
  /** Names the country where `country` is empty. */ region: z.optional(
    z.nullable(z.object({ id: z.int().check(z.minimum(1), z.maximum(1_000_000)) })),
  ),
  districtList: z.optional(
    z
      .array(
        z.object({
          districtCode: text(40),
          districtName: text(100),
          districtLevel: z.int().check(z.minimum(1), z.maximum(4)),
        }),
      )
      .check(z.maxLength(4)),
  ),
  addressLongitude: degrees(180),
  addressLatitude: degrees(90),
  hearFrom: z.optional(text(600)),
  subscribe: z.optional(z.boolean()),
  isDefault: z.optional(z.boolean()),
  rfcFile: z.optional(
    z.nullable(
      z.object({ id: text(40), name: z.optional(text(200)), status: z.optional(text(20)) }),
    ),
  ),
}

const pageNum = z._default(z.int().check(z.minimum(1), z.maximum(2_000_000_000)), 1)
const pageSize = z._default(z.int().check(z.minimum(1), z.maximum(999)), 999)
const regionId = z.int().check(z.minimum(1), z.maximum(1_000_000))
const level = z.int().check(z.minimum(1), z.maximum(4))
const code = text(40)

const districtRow = z.object({
  districtCode: z.string(),
  districtName: z.string(),
  districtAlias: z.string(),
  districtLevel: z.int(),
})
/** Whether there is a level below, so that the picker knows when a choice is complete. */
const levelItem = z.object({
  id: z.string(),
  name: z.string(),
  pinyin: z.string(),
  level: z.int(),
  code: z.string(),
  isLeaf: z.boolean(),
})

/** What the maps service knows of a text that is being typed. */
const suggestion = z.object({
  placeId: z.string(),
  /** One line for the list. */ label: z.string(),
  street: z.string(),
  city: z.string(),
  province: z.string(),
  postalCode: z.string(),
})
export type Suggestion = z.output<typeof suggestion>
const place = z.object({
  placeId: z.string(),
  street: z.string(),
  houseNo: z.string(),
  city: z.string(),
  province: z.string(),
  postalCode: z.string(),
  country: z.string(),
  region,
  longitude: z.nullable(z.number()),
  latitude: z.nullable(z.number()),
  districtList: z.array(
    z.object({ districtCode: z.string(), districtName: z.string(), districtLevel: z.int() }),
  ),
})
export type PlaceDetail = z.output<typeof place>

export const addressCalls = {
  listAddresses: defineCall({
    call: 'POST /sapi/mall-customer/shipping-address/queryShippingAddressListFlow',
    who: 'anyone',
    about:
      'The addresses of this buyer in this storefront, the default first; empty without a session.',
    body: nothing,
    reply: z.array(wireAddress),
    refusals: [],
  }),
  createAddress: defineCall({
    call: 'POST /sapi/mall-customer/shipping-address/createShippingAddressFlow',
    who: 'visitor',
    about: 'A new address by the rules of the storefront, for deliveries or for invoices.',
    body: z.object(addressBody),
    reply: wireAddress,
    refusals: ['address.too_many'],
  }),
  updateAddress: defineCall({
    call: 'POST /sapi/mall-customer/shipping-address/updateShippingAddressFlow',
    who: 'buyer',
    about:
      'Changes an address; the default of its storefront stays the default until another one is made it. Orders placed keep the address they were placed with.',
    body: z.object({ id: idOf('address'), ...addressBody }),
    reply: wireAddress,
    refusals: ['address.not_found'],
  }),
  deleteAddress: defineCall({
    call: 'POST /sapi/mall-customer/shipping-address/deleteShippingAddressFlow',
    who: 'buyer',
    about: 'Takes an address out of the book.',
    body: z.object({ id: idOf('address') }),
    reply: nothing,
    refusals: ['address.not_found'],
  }),
  pageRegions: defineCall({
    call: 'POST /sapi/mall-content/web/mdRegionBO/page',
    who: 'anyone',
    about: "The countries a storefront sends to; region 5 first, then the storefront's own order.",
    body: z.object({
      pageSize,
      pageNum,
      regionStatus: z.optional(z.literal('ENABLED')),
      site: z.optional(z.enum(sites)),
      /** A part of the name. */ regionName: z.optional(text(100)),
    }),
    reply: pageOf(region),
    refusals: [],
  }),
  pageDistricts: defineCall({
    call: 'POST /sapi/mall-content/web/mdDistrictBO/page',
    who: 'anyone',
    about:
      'The districts of one level of a region; below the first level those of one parent, or those whose name begins with a text.',
    body: z.object({
      pageSize,
      pageNum,
      districtLevel: level,
      region: regionId,
      parentDistrict: z.optional(code),
      districtName: z.optional(text(100)),
    }),
    reply: pageOf(districtRow),
    refusals: [],
  }),
  listAddressLevel: defineCall({
    call: 'POST /sapi/mall-content/web/address/listAddressLevel',
    who: 'anyone',
    about:
      'One step of the address picker: what can be chosen at a level, under what was chosen above it.',
    body: z.object({ parentCode: z.optional(code), regionId, level }),
    reply: z.array(levelItem),
    refusals: [],
  }),
  autocompleteAddress: defineCall({
    call: 'POST /sapi/mall-content/web/address/autocomplete',
    who: 'anyone',
    about:
      'Up to ten streets or places that begin like a text, in one country; of a postal code its province and its towns, one of them where there is one alone.',
    body: z.object({
      text: text(100),
      regionId,
      kind: z.enum(['street', 'city', 'postalCode']),
      language: z.optional(text(10)),
    }),
    reply: z.array(suggestion),
    refusals: [],
  }),
  placeDetail: defineCall({
    call: 'POST /sapi/mall-content/web/address/placeDetail',
    who: 'anyone',
    about: 'What a suggestion stands for, to fill in the form.',
    body: z.object({ placeId: text(1200, 1) }),
    reply: place,
    refusals: ['place.not_found'],
  }),
}
