import * as z from 'zod/mini'
import { text, wireTime } from '../wire.ts'
import { returnAddressMaxima } from './rules.ts'

/** Where goods go, and in which parcels. */

export const returnAddress = z.object({
  personName: z.string(),
  personPhone: z.string(),
  detailAddress: z.string(),
  /** Postal code, city and country. */
  districtList: z.array(z.string()),
})
/** What a shop writes down. */
export const ownReturnAddress = z.object({
  personName: text(returnAddressMaxima.personName, 1),
  personPhone: text(returnAddressMaxima.personPhone),
  detailAddress: text(returnAddressMaxima.detailAddress, 1),
  postalCode: text(returnAddressMaxima.postalCode, 1),
  city: text(returnAddressMaxima.city, 1),
  country: z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'required' })),
})
export const shipment = z.object({
  fulfillmentProgressStatus: z.string(),
  serviceCode: z.string(),
  fulfillmentServiceProvider: z.object({
    id: z.int(),
    entityName: z.string(),
    entityCode: z.string(),
  }),
  createdAt: wireTime,
  /** Its carrier says so, and has not delivered it since. */
  isLost: z.boolean(),
  operaterType: z.enum(['USER', 'SELLER']),
  logisticsList: z.array(z.object({ ftime: wireTime, context: z.string() })),
})

/** The shop's label for what comes back, at its cost: a parcel that is not sent yet. */
const returnLabel = z.object({
  serviceCode: z.string(),
  fulfillmentServiceProvider: z.object({
    id: z.int(),
    entityName: z.string(),
    entityCode: z.string(),
  }),
  /** What a counter scans; or a PDF to print, once it was found harmless; or both. */
  code: z.nullable(z.string()),
  document: z.nullable(z.object({ url: z.string(), name: z.string(), isReady: z.boolean() })),
  givenTime: wireTime,
})
export const wayBackLabel = {
  /** While the goods wait to be sent. */
  returnLabel: z.nullable(returnLabel),
  /**
   * Asked back for a defect: the shop pays for the way back, with a label that it gives, or the
   * mall in its place.
   */
  owesReturnLabel: z.boolean(),
  /** Such a label is waited for: nothing has to be sent before it is there. */
  isLabelToCome: z.boolean(),
}
