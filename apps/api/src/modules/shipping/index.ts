export { carrierRoutes } from './carrier.routes.ts'
export { listRegistrations, type Registration } from './carrier.ts'
export {
  addParcel,
  callParcelBack,
  canCallBack,
  canCorrect,
  correctParcel,
  findCarriers,
  findOpenCarriers,
  findKnownNumbers,
  findLastSent,
  findParcel,
  findParcels,
  findWaybill,
  moveParcels,
  POSTPONED_BY_DAYS,
  postponeParcels,
  signParcels,
  type ParcelRow,
} from './shipping.store.ts'
export {
  checkParcelsUnderWay,
  CONFIRM_AFTER_DISPATCH,
  followParcel,
  lookAtParcel,
} from './track-parcels.ts'
export {
  addReverseParcel,
  correctReverseParcel,
  findReverseParcels,
  findReverseWaybill,
  type ReverseParcelRow,
} from './reverse-parcels.store.ts'
export { dropShopsLabel, giveShopsLabel, useShopsLabel } from './shops-labels.store.ts'
export { checkReverseParcels, followReverseParcel } from './track-reverse-parcels.ts'
export { inLanguage, type TrackEntry } from './track-words.ts'
export { parcelFlow } from './parcel.flow.ts'
export { shippingJobs } from './shipping.jobs.ts'
