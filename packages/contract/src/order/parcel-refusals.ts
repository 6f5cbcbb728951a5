/** What is refused about parcels. */
export const parcelRefusals = {
  'parcel.not_found': 404,
  'parcel.number_taken': 422,
  /** Another number was named since the form was opened, in another window. */
  'parcel.named': 409,
  'parcel.too_many': 422,
  'parcel.unpaid': 422,
  /**
   * A tracking number is not corrected any more: its buyer has the goods, or the carrier says so.
   */
  'parcel.received': 409,
  'parcel.delivered': 409,
  /** Somebody has corrected it since it was looked at. */
  'parcel.corrected': 409,
  'parcel.called_back': 409,
  /** Its carrier has it: it is not called back any more. */
  'parcel.scanned': 409,
  /**
   * Money of something in it was asked for or given back: as unsent goods it would be given twice.
   */
  'parcel.asked_back': 409,
} as const
