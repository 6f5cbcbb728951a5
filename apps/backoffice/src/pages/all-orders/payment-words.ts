import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What became of what was to pay, of a try, and of money that was taken. */
export const paymentStates: Readonly<Record<string, MessageDescriptor>> = {
  OPEN: msg`Open`,
  PAID: msg`Paid`,
  CLOSED: msg`Closed`,
  CREATED: msg`Begun`,
  PAY_PENDING: msg`Waits for the provider`,
  PRE_AUTH_SUCCESS: msg`Authorised, captured by parcel`,
  PAY_SUCCESS: msg`Paid`,
  PAY_FAILED: msg`Failed`,
  PAY_CLOSED: msg`Closed`,
  PAY_DUPLICATE: msg`Paid twice, being refunded`,
  APPLIED: msg`Applied`,
  AUTO_REFUNDED: msg`Sent back`,
  REVIEW: msg`To look at`,
}

/** What became of money that goes back. */
export const refundStates: Readonly<Record<string, MessageDescriptor>> = {
  CREATED: msg`To be sent`,
  SENT: msg`Money under way`,
  UNKNOWN: msg`The provider has not answered`,
  DONE: msg`Refunded`,
  FAILED: msg`Refund failed`,
  RETURNED: msg`Sent back by the bank`,
  EXTRA: msg`Refunded twice`,
}
