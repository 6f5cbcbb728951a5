import type { WireMatter } from '@galleria/contract/money'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Kind = WireMatter['kind']

/** What a matter is, in a line. */
export const kindNames: Record<Kind, MessageDescriptor> = {
  STRAY_CAPTURE: msg`Money that belongs to nothing`,
  OTHER_AMOUNT: msg`Another amount than was asked`,
  REFUND_FAILING: msg`Refund refused, to be tried again`,
  REFUND_GIVEN_UP: msg`Refund failed for the last time`,
  REFUND_UNANSWERED: msg`Refund without an answer`,
  GIVEN_TWICE: msg`Refund given twice`,
  STRAY_REFUND: msg`Refund that the books do not know`,
  UNREADABLE: msg`Entry that cannot be read`,
  UNCLOSED_PAYMENT: msg`Payment that cannot be closed`,
  DISPUTE: msg`Disputed payment`,
  DISPUTE_TURNED: msg`Refund owed after a dispute`,
  BOOKS_DIFFER: msg`Books and provider do not agree`,
  CAPTURE_REFUSED: msg`Goods sent, payment not captured`,
  AUTHORISATION_ENDS: msg`Authorisation is about to expire`,
  PAY_PAGE_CHANGED: msg`Payment page has changed`,
}

/** What has happened, and what happens by itself. */
export const kindTexts: Record<Kind, MessageDescriptor> = {
  STRAY_CAPTURE: msg`The provider took money that belongs to no payment of the mall. It stays there until you send it back or say what became of it. If an order is named here, it was taken on that buyer’s authorisation, and what is to be refunded of the order waits for your decision; if the shop sends a parcel of this amount, it counts as paid by it.`,
  OTHER_AMOUNT: msg`The provider took a different amount from the order total. It is refunded automatically; the order can still be paid until its time to pay runs out.`,
  REFUND_FAILING: msg`The provider has refused this refund more than once. It is tried again automatically, for four days in all, and leaves the list once it is made; the buyer waits meanwhile. If the reason says that it will be refused again, propose another way, which a second person has to agree to; or try it now.`,
  REFUND_GIVEN_UP: msg`The provider has refused this refund repeatedly. It will not be tried again automatically, and the buyer still has to be refunded: try once more, or propose another way, which a second person has to agree to.`,
  REFUND_UNANSWERED: msg`This refund was not sent yet, or nobody knows whether it was made. The provider is asked again and again; this leaves the list as soon as it answers. If it does not let us in, look at its key. If it is not set up any more, or says nothing for a day, look at its own desk whether the money was given, and say here that it is there; if not, propose another way.`,
  GIVEN_TWICE: msg`Two tries of one refund both gave the money. Once it has come back, or you have decided to leave it, say so here.`,
  STRAY_REFUND: msg`The provider gave money back and the books know nothing of it: they were restored to an instant before, or it was done at the provider by hand. Ask for the same refund again and it counts as made; or say what became of it.`,
  UNREADABLE: msg`The provider lists money that could not be read. It is read again every minute and leaves the list once it could be.`,
  UNCLOSED_PAYMENT: msg`The provider that could say whether this was paid is not set up any more, or does not answer. The order and its goods wait. It leaves the list as soon as the provider answers; or close it once you know that it was not paid.`,
  DISPUTE: msg`The buyer has asked their bank for the money back, or the provider has reversed a payment it had confirmed; the reason says which. Until this is decided, the money is not available and refunds of this payment have to wait. It is best to put anything not sent yet on hold.`,
  DISPUTE_TURNED: msg`This dispute was lost, a refund counted as given by it, and then it was won in the end. The buyer is owed the refund again: give it another way, and say so here.`,
  BOOKS_DIFFER: msg`What the provider lists of this day is not what the books have of it. It is looked at again each day, and leaves the list once both agree. Look the payments up at the provider; nothing is booked until then. If it stays so and you know why, say so here.`,
  CAPTURE_REFUSED: msg`The goods have left, and the provider has refused to capture their part of the payment, or has not answered for an hour. Look at the payment at the provider; then try again here. If it will never be paid, propose to write it off, which a second person has to agree to. It leaves the list as soon as the money is captured.`,
  AUTHORISATION_ENDS: msg`Part of this order was authorised and is not captured, because it has not been sent. Once the authorisation has expired it can no longer be captured. Ask the shop to send the rest in time or cancel it, or have the authorisation extended at the provider; once it has expired, the shop cannot send and can only cancel. It leaves the list once nothing is left to capture.`,
  PAY_PAGE_CHANGED: msg`The pages on which buyers pay reach browsers with something that nobody has authorised. Tell whoever runs the mall at once: somebody may be reading what buyers type. The pages are looked at once a day, and this leaves the list once they are as they should be.`,
}

export const matterStates: Record<WireMatter['status'], MessageDescriptor> = {
  OPEN: msg`Open`,
  RESOLVED: msg`Resolved automatically`,
  SETTLED: msg`Settled by hand`,
}

export const matterEvents: Readonly<Record<string, MessageDescriptor>> = {
  find: msg`Found`,
  sendBack: msg`Sent back`,
  tryAgain: msg`Tried again`,
  settle: msg`Settled by hand`,
  close: msg`Closed by hand`,
  explain: msg`Explained`,
  answer: msg`Answered`,
  accept: msg`Loss accepted`,
  resolve: msg`Resolved`,
  arrive: msg`There after all`,
  propose: msg`Proposed`,
  reroute: msg`Another way agreed to`,
  writeOff: msg`Written off`,
  unroute: msg`Not paid`,
  refuse: msg`Refused`,
  withdraw: msg`Proposal withdrawn`,
  expire: msg`Nobody answered in time`,
  outdate: msg`Proposal overtaken`,
}

export const disputeStates: Record<
  NonNullable<WireMatter['dispute']>['status'],
  MessageDescriptor
> = {
  OPEN: msg`Waits for our answer`,
  UNDER_REVIEW: msg`The bank looks at it`,
  WON: msg`Won: the money is back`,
  LOST: msg`Lost: the buyer keeps the money`,
}

export const entryKinds: Record<
  NonNullable<WireMatter['day']>['entryList'][number]['kind'],
  MessageDescriptor
> = {
  CAPTURE: msg`Payment`,
  REFUND: msg`Refund`,
}

export const answerStates: Record<'TO_SEND' | 'SENT' | 'REFUSED', MessageDescriptor> = {
  TO_SEND: msg`On its way to the provider`,
  SENT: msg`With the provider`,
  REFUSED: msg`Refused by the provider: it can be given again while there is time`,
}
