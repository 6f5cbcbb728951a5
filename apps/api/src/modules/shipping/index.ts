export {
  addParcel,
  findCarriers,
  findParcels,
  moveParcels,
  signParcels,
  type ParcelRow,
} from './shipping.store.ts'
export { checkParcelsUnderWay, CONFIRM_AFTER_DISPATCH, followParcel } from './track-parcels.ts'
export { parcelFlow } from './parcel.flow.ts'
export { shippingJobs } from './shipping.jobs.ts'
