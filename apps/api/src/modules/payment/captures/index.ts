export {
  dropParcelCaptures,
  findEndingPromise,
  reserveParcelCapture,
  type PlannedCapture,
  type TakenBefore,
} from './reserve-parcel-capture.ts'
export { payWithPromise, refusePromise, takeParcelCapture } from './take-authorisation.ts'
export { findNewCaptures, payWithCapture, returnCapture } from './take-capture.ts'
