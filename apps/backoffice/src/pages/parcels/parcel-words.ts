import type { WireStrayParcel } from '@galleria/contract/stray-parcel'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Reason = WireStrayParcel['reason']

/** What is wrong with a parcel, in a line. */
export const reasonNames: Record<Reason, MessageDescriptor> = {
  ORDER_UNKNOWN: msg`Parcel of an order that the books do not know`,
  NOTHING_TO_SEND: msg`Parcel of an order that has nothing like it to send`,
  CONTENTS_UNKNOWN: msg`Parcel with unknown contents`,
  CARRIER_UNKNOWN: msg`Parcel of a carrier that the mall does not have`,
  UNREADABLE: msg`Entry that cannot be read`,
}

/** What has happened, and what can be done about it. */
export const reasonTexts: Record<Reason, MessageDescriptor> = {
  ORDER_UNKNOWN: msg`The carrier follows it, and no order of the books belongs to it: the order was placed after the instant to which they were restored, or the parcel is not of this mall. If money came for it, that is under Money to look at. Find out whose it is, and say here what became of it.`,
  NOTHING_TO_SEND: msg`According to our records, its order was cancelled, refunded, or sent in another parcel. Ask the shop what has been sent, and note here what happened to it.`,
  CONTENTS_UNKNOWN: msg`Nobody but its shop knows which goods are in it. Ask the shop to enter it in its order under this number; it leaves the list then.`,
  CARRIER_UNKNOWN: msg`It was sent with a carrier that the restored books do not have. Once the carrier is there again, ask the shop to enter it in its order under this number; it leaves the list then.`,
  UNREADABLE: msg`The carrier lists a parcel in a way that cannot be read. Ask the carrier, and say here what became of it.`,
}

export const parcelStates: Record<WireStrayParcel['status'], MessageDescriptor> = {
  OPEN: msg`Open`,
  RESOLVED: msg`Entered by its shop`,
  SETTLED: msg`Settled by hand`,
}

export const parcelEvents: Readonly<Record<string, MessageDescriptor>> = {
  find: msg`Found`,
  resolve: msg`Entered by its shop`,
  settle: msg`Settled by hand`,
}
