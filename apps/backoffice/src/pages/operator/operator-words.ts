import type { OperatorApplicationRow, OperatorSeller } from '@galleria/contract/merchant-entry'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The words for the states and moves of applications and sellers. */
export const applicationStates: Record<OperatorApplicationRow['status'], MessageDescriptor> = {
  DRAFT: msg`Draft`,
  AUDIT: msg`Waiting`,
  PASS: msg`Approved`,
  REJECTED: msg`Rejected`,
}
export const sellerStates: Record<OperatorSeller['status'], MessageDescriptor> = {
  ACTIVE: msg`Selling`,
  FROZEN: msg`Suspended`,
  CLEARED: msg`Left the mall`,
}

export const applicationEvents: Readonly<Record<string, MessageDescriptor>> = {
  begin: msg`Begun`,
  submit: msg`Sent`,
  withdraw: msg({ message: 'Withdrawn', context: 'an application' }),
  approve: msg`Approved`,
  reject: msg`Rejected`,
}
export const sellerEvents: Readonly<Record<string, MessageDescriptor>> = {
  open: msg`Let in`,
  freeze: msg`Suspended`,
  unfreeze: msg`Selling again`,
  clear: msg`Left the mall`,
}
