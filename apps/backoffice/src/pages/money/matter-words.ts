import type { WireMatter } from '@galleria/contract/money'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Kind = WireMatter['kind']

/** What a matter is, in a line. */
export const kindNames: Record<Kind, MessageDescriptor> = {
  STRAY_CAPTURE: msg`Money that belongs to nothing`,
  OTHER_AMOUNT: msg`Another amount than was asked`,
  REFUND_GIVEN_UP: msg`Refund failed for the last time`,
  REFUND_UNANSWERED: msg`Refund without an answer`,
  GIVEN_TWICE: msg`Refund given twice`,
  STRAY_REFUND: msg`Refund that the books do not know`,
  UNREADABLE: msg`Entry that cannot be read`,
  UNCLOSED_PAYMENT: msg`Payment that cannot be closed`,
}

/** What has happened, and what happens by itself. */
export const kindTexts: Record<Kind, MessageDescriptor> = {
  STRAY_CAPTURE: msg`The provider took money that belongs to no payment of the mall. It stays there until you send it back or say what became of it.`,
  OTHER_AMOUNT: msg`The provider took another amount than the order costs. It is sent back by itself; the order can still be paid until its time is over.`,
  REFUND_GIVEN_UP: msg`The provider has refused this refund again and again. Nothing more happens by itself, and the buyer still has to get the money.`,
  REFUND_UNANSWERED: msg`This refund was not sent yet, or nobody knows whether it was made. The provider is asked again and again; this leaves the list as soon as it answers. If it does not let us in, look at its key. If it is not set up any more, look at its own desk whether the money was given; if not, give it another way, and say so here.`,
  GIVEN_TWICE: msg`Two tries of one refund both gave the money. Once it has come back, or you have decided to leave it, say so here.`,
  STRAY_REFUND: msg`The provider gave money back and the books know nothing of it: they were restored to an instant before, or it was done at the provider by hand. Ask for the same refund again and it counts as made; or say what became of it.`,
  UNREADABLE: msg`The provider lists money that could not be read. It is read again every minute and leaves the list once it could be.`,
  UNCLOSED_PAYMENT: msg`The provider that could say whether this was paid is not set up any more, or does not answer. The order and its goods wait. It leaves the list as soon as the provider answers; or close it once you know that it was not paid.`,
}

export const matterStates: Record<WireMatter['status'], MessageDescriptor> = {
  OPEN: msg`Open`,
  RESOLVED: msg`Resolved by itself`,
  SETTLED: msg`Settled by hand`,
}

export const matterEvents: Readonly<Record<string, MessageDescriptor>> = {
  find: msg`Found`,
  sendBack: msg`Sent back`,
  tryAgain: msg`Tried again`,
  settle: msg`Settled by hand`,
  close: msg`Closed by hand`,
  resolve: msg`Resolved`,
}
