import * as z from 'zod/mini'
import { wireAddress } from '../address/calls.ts'

/** What an order keeps of an address. */
export const orderAddress = z.pick(wireAddress, {
  firstName: true,
  lastName: true,
  email: true,
  personPhone: true,
  poiName: true,
  detailAddress: true,
  houseNo: true,
  city: true,
  province: true,
  postalCode: true,
  country: true,
  regionShortName: true,
  districtList: true,
  company: true,
  taxCode: true,
  eori: true,
})
