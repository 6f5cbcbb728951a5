import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

export type GuestLinkJob = {
  readonly slipId: string
  readonly orderCode: string
  readonly language: string
}

export type GuestCodeJob = {
  readonly codeId: string
  readonly contractId: Id<'contract'>
  readonly language: string
}

/**
 * Without the address: where its buyer is reached is looked up when it is sent. `asked` tells one
 * request from the next.
 */
export type InvoiceAgainJob = {
  readonly orderId: Id<'order'>
  readonly channel: 'EMAIL' | 'SMS'
  readonly asked: string
}

export type ActForShop = 'hold' | 'release' | 'ship' | 'correctParcel' | 'cancelLines'

type OfContract = { contractId: Id<'contract'> }

export const orderJobs = {
  received: defineJob<OfContract>('mail.received'),
  paid: defineJob<OfContract>('mail.paid'),
  deposit: defineJob<OfContract>('mail.deposit'),
  /** It is paid elsewhere, with what the buyer has been given. */
  howToPay: defineJob<{ attemptId: Id<'attempt'> }>('mail.how-to-pay'),
  balanceDue: defineJob<OfContract & { kind: 'opens' | 'ends' }>('mail.balance'),
  /** Of an order in a group of buyers. */
  groupBuy: defineJob<OfContract & { kind: 'joined' | 'full' | 'closed' }>('mail.groupbuy'),
  /** It was drawn: its money goes back. */
  freeOrder: defineJob<{ orderId: Id<'order'> }>('mail.free-order'),
  /** What an exchange costs more was paid, or will not be: the exchange goes on. */
  surcharge: defineJob<{ reverseId: Id<'reverse'> }>('order.surcharge'),
  /** Its buyer wants a gift card by mail. */
  giftCard: defineJob<{ cardId: Id<'giftCard'> }>('mail.gift-card'),
  closed: defineJob<OfContract>('mail.closed'),
  canceled: defineJob<OfContract>('mail.canceled'),
  complete: defineJob<{ orderId: Id<'order'>; by: 'buyer' | 'clock' }>('mail.complete'),
  readdressed: defineJob<OfContract & { at: string }>('mail.readdressed'),
  sold: defineJob<OfContract>('mail.sold'),
  /** Codes are made of what was bought as vouchers; then their buyer is told. */
  issue: defineJob<OfContract>('voucher.issue'),
  /** Goods lie ready to be fetched; they still do, and not for long; and they were handed over. */
  pickUp: defineJob<{ orderId: Id<'order'>; kind: 'ready' | 'reminder' | 'fetched' }>(
    'mail.pickup',
  ),
  issued: defineJob<{ orderId: Id<'order'> }>('mail.issued'),
  /** An invoice is sent again, because its buyer asked. */
  invoiceAgain: defineJob<InvoiceAgainJob>('mail.invoice-again'),
  guestLink: defineJob<GuestLinkJob>('guest.link'),
  guestCode: defineJob<GuestCodeJob>('guest.code'),
  /** A parcel has another number; `at` tells one correction from the next. */
  corrected: defineJob<{ orderId: Id<'order'>; parcelId: Id<'parcel'>; at: string }>(
    'mail.corrected',
  ),
  calledBack: defineJob<{ orderId: Id<'order'>; parcelId: Id<'parcel'> }>('mail.called-back'),
  /** The operator did something in a shop's name; `at` tells one time from the next. */
  actedFor: defineJob<{ orderId: Id<'order'>; act: ActForShop; at: string }>('mail.acted-for'),
  /** What is left leaves later; `at` tells one time from the next. */
  delayed: defineJob<{ orderId: Id<'order'>; at: string }>('mail.delayed'),
  /** The day by which it was to leave has passed, and not all of it has left. */
  overdue: defineJob<{ orderId: Id<'order'>; day: string }>('mail.overdue'),
  /**
   * Somebody has written to the other side about an order; `isMalls`: the mall answers in the
   * shop's place.
   */
  message: defineJob<{ orderId: Id<'order'>; messageId: string; isMalls?: boolean }>(
    'mail.message',
  ),
  /** Something is sent again at no charge; or not after all. */
  reissued: defineJob<{ orderId: Id<'order'> }>('mail.reissued'),
  reissueCanceled: defineJob<{ orderId: Id<'order'>; what?: 'all' | 'rest' | 'lost' }>(
    'mail.reissue-canceled',
  ),
  shipped: defineJob<{ orderId: Id<'order'>; parcelId: Id<'parcel'> }>('mail.shipped'),
}
