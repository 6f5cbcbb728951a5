import type { WireReported } from '@galleria/contract/review-moderation'
import type { ReportReason, ReviewDecision } from '@galleria/contract/review-rules'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const reportNames: Record<ReportReason, MessageDescriptor> = {
  NOT_ABOUT_ITEM: msg`Not about the item`,
  OFFENSIVE: msg`Insults or threatens`,
  PERSONAL_DATA: msg`Names a person, an address or a number`,
  ADVERTISING: msg`Advertising`,
  UNTRUE: msg`Not true`,
}

export const reviewStateNames: Record<WireReported['status'], MessageDescriptor> = {
  SHOWN: msg`Shown`,
  HIDDEN: msg`Hidden`,
  APPEALED: msg`Hidden, its author objects`,
  REMOVED: msg`Hidden for good`,
}

export const reviewEvents: Readonly<Record<string, MessageDescriptor>> = {
  hide: msg`Hidden`,
  keep: msg`Looked at and kept`,
  appeal: msg`Its author objects`,
  restore: msg`Shown again`,
  uphold: msg`Hidden for good`,
}

/** What a button does, what its form asks for, and what is said afterwards. */
export const decisionWords: Record<
  ReviewDecision,
  { readonly act: MessageDescriptor; readonly done: MessageDescriptor }
> = {
  hide: { act: msg`Hide the review`, done: msg`The review is hidden.` },
  keep: { act: msg`Keep it shown`, done: msg`The review stays as it is.` },
  restore: { act: msg`Show it again`, done: msg`The review is shown again.` },
  uphold: { act: msg`Keep it hidden for good`, done: msg`The review stays hidden.` },
}
