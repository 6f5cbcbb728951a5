import type { Site } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import type { Money } from '@galleria/kernel/money'
import type { Context } from '#platform/context.ts'
import { OutsideError } from '#platform/outside.ts'
import type { CardVault, Decline } from './card-vault.ts'
import type { BrowserSources, PayExtras, RedirectInfo } from './pay-widget.ts'
import type { Purchase, PurchaseAddress, PurchaseLine } from './purchase.ts'

/** What a provider says of a payment, in our words. */
export type ProviderPayment = {
  readonly ref: string
  /** What we gave it when it was made: our attempt and its payment order (`references.ts`). */
  readonly reference: string
  /** `authorised`: nothing is taken, and all of it can be. */
  readonly status:
    | 'open'
    | 'processing'
    | 'authorised'
    | 'paid'
    | 'declined'
    | 'canceled'
    | 'expired'
  /** Open, and its buyer has agreed to it: the money is there to be taken. */
  readonly isApproved?: boolean
  readonly amount: Money
  /** What it takes a promise by, where that is not `ref`. */
  readonly authorisationRef?: string | undefined
  /** Until when money can be taken by what is only authorised, where the provider says so. */
  readonly authorisedUntil?: Date | undefined
  /** Nothing more can be taken by it, whatever was. */
  readonly isOver?: boolean
  /** Told by the list of what was settled: no event takes that back. */
  readonly isListed?: boolean
  readonly redirectUrl: string | null
  /** What the buyer's browser goes on with, where that is more than an address. */
  readonly redirectInfo?: RedirectInfo | undefined
  readonly failedReason: string | null
  readonly captures: readonly {
    readonly ref: string
    readonly amount: Money
    /** What we gave it when it was taken for a parcel (`captureReferenceOf`). */
    readonly reference?: string
    /** What the provider keeps; it may charge in another currency than it captures. */
    readonly fee: Money
  }[]
  readonly refunds: readonly ProviderRefund[]
  /** Where there can be several, or it tells cards apart; of one that was declined it is one. */
  readonly declines?: readonly Decline[]
}
/** Money that a provider says it took, whatever we know of it. */
export type ProviderCapture = {
  readonly ref: string
  readonly paymentRef: string
  readonly reference: string
  readonly amount: Money
  readonly capturedAt: Date
  /** What the provider keeps of it, where its list is what says so. */
  readonly fee?: Money | undefined
}
export type ProviderRefund = {
  readonly ref: string
  /** Our try that it was made for, and what its buyer is told about (`references.ts`). */
  readonly reference: string
  readonly status: 'pending' | 'succeeded' | 'failed'
  readonly failedReason: string | null
  /** Said by those whose list tells of a refund only days later (`listsWithinMs`). */
  readonly amount?: Money
  /** Of a capture that was undone as a whole, which names no try: it is the one out for all. */
  readonly undoes?: { readonly captureRef: string; readonly amount: Money } | undefined
}
/** It cannot be given back yet, and nothing was done: the same call is made again later. */
export type NotYet = 'not yet'
/** Money that a provider says it gave back, whatever we know of it. */
export type ListedRefund = ProviderRefund & {
  readonly paymentRef: string
  readonly captureRef: string | null
  readonly amount: Money
  readonly createdAt: Date
}
/** A payment that its payer disputes with their bank, as its provider sees it now. */
export type ProviderDispute = {
  readonly ref: string
  readonly captureRef: string | null
  /** Its payment, where it names no capture. */ readonly paymentRef?: string
  readonly status: 'open' | 'review' | 'won' | 'lost'
  readonly amount: Money
  /** What the provider holds back for it now, in the currency of `amount`. */
  readonly taken: Money
  /** What it keeps for its work, where this says so. */
  readonly fee: Money | null
  readonly reason: string
  /** Until when it can be answered. */
  readonly answerBy: Date | null
  /** Not disputed: money that was said to be there and then was not. */
  readonly takenAway?: 'canceled' | 'failed' | undefined
}
/** The events of a provider that have come already, because they come in any order. */
export type KnownEvents = {
  readonly has: (eventId: string) => Promise<boolean>
  /** What came with those about a payment. */
  readonly payloadsOf: (paymentRef: string) => Promise<readonly unknown[]>
}
/** What became of the capture of a part, of a provider that only receives the wish for it. */
export type CaptureNews = {
  readonly authorisationRef: string
  /** What we gave it (`captureReferenceOf`). */
  readonly reference: string
  readonly ref: string
  readonly amount: Money
  readonly status: 'taken' | 'refused'
  readonly failedReason: string
}
/** Its payload is kept as it is given here: cut to what is needed. */
export type ProviderEvent = {
  readonly id: string
  readonly paymentRef: string
  readonly payload: unknown
}

export type CreateRequest = {
  /** The attempt's own: however often the call is made, there is one payment. */
  readonly key: string
  readonly reference: string
  readonly amount: Money
  readonly channel: string
  /** The method that was chosen within the channel. */
  readonly method: string | null
  readonly extras: PayExtras
  /** The kept card that is to be charged, by the provider's own names. */
  readonly card?: { readonly customerRef: string; readonly methodRef: string } | undefined
  readonly site: Site
  readonly country: string
  readonly email: string
  readonly language: string
  readonly description: string
  readonly returnUrl: string
  readonly cancelUrl: string
  readonly webhookUrl: string
  readonly buyerId: Id<'user'>
  readonly contractId: Id<'contract'>
  /** For a provider that `needsPurchase`. */
  readonly purchase?: Purchase | undefined
  /** Only promised: it is taken by `capture`. */
  readonly isAuthorisation: boolean
}
export type SessionRequest = Pick<
  CreateRequest,
  'channel' | 'method' | 'site' | 'country' | 'language'
> & {
  readonly amount: Money
  readonly returnUrl: string
  /**
   * By which a person at the provider's desk finds what it was opened for. No attempt's: nothing is
   * paid by a session.
   */
  readonly reference: string
  /** For a provider that `needsPurchase`. */
  readonly purchase?: Purchase | undefined
  /** For a provider that `needsPayer`, once there is an order. */
  readonly payer?: PurchaseAddress | undefined
  /** Those of the channel that this payer may use. */
  readonly methods: readonly string[]
}
/** What a widget is shown with before anything is paid. */
export type Session = {
  readonly redirectInfo?: RedirectInfo
  readonly channelToken?: string
}

export type RefundRequest = {
  readonly key: string
  readonly paymentRef: string
  readonly captureRef: string
  /** Of a capture that is a part of a promise, by which name it was taken. */
  readonly authorisationRef?: string | null
  readonly amount: Money
  readonly reference: string
  /**
   * What goes back, in lines that come to the amount; for a provider that `needsPurchase`, where
   * they are known.
   */
  readonly lines?: readonly PurchaseLine[] | undefined
}

export type CaptureRequest = {
  /** Of one try: the same while it is not known what became of it. */
  readonly key: string
  readonly paymentRef: string
  readonly authorisationRef: string | null
  readonly amount: Money
  readonly reference: string
  /** What left, in lines that come to the amount, where they are known. */
  readonly lines?: readonly PurchaseLine[] | undefined
}

/** What a provider is opened with beside its settings: in production there is no lab. */
export type ProviderEnv = {
  readonly labUrl: string | undefined
  readonly log?: Context['log'] | undefined
}

/** A key by the setting that it stands in; refused while another one of ours is not. */
export type KeyStanding = { readonly setting: string; readonly isRefused: boolean }

/**
 * The port every channel comes through. A method throws `ProviderRefused` when the provider refuses
 * this payment or refund and would refuse it again, and `OutsideError` for everything else: then it
 * is not known whether the provider acted, and the same call is made again.
 */
export type PaymentProvider = {
  readonly name: string
  /**
   * Takes seconds and much memory to load. Where nobody ever paid by it, the reconciliation of each
   * minute leaves it alone.
   */
  readonly isHeavy?: boolean
  /** Of the keys that it lets us in by: two of each while one is replaced. */
  keyStanding(): readonly KeyStanding[]
  /** The origins whose pages a buyer is sent to, as a content policy has them. */
  readonly pages: readonly string[]
  /** Whether by a channel it may send a buyer to a bank, too: to hosts that no list of ours has. */
  leadsToBanks?(channel: string): boolean
  /** What its widget may load; none for one that only has pages of its own. */
  readonly browser?: BrowserSources
  /** The addresses of the vendor's scripts, by the names that its widget knows them by. */
  readonly scripts?: Readonly<Record<string, string>>
  /**
   * What its widget is told beside the session: where the script is, the publishable key. Nothing
   * of it is secret.
   */
  configOf?(channel: string): Readonly<Record<string, string>>
  /**
   * It is told what is bought and what goes back, line by line; a session of it is for an order
   * alone.
   */
  readonly needsPurchase?: boolean
  /** Its session is told who pays: the bank of their card is asked about them. */
  readonly needsPayer?: boolean
  create(request: CreateRequest): Promise<ProviderPayment>
  /**
   * So long after its first use a key is forgotten (`key-lifetime.rules.ts`); from then on a payment
   * is looked for by our reference before it is asked for again, and where it cannot be looked for
   * nothing is. Of one without it no key is relied on: what it would make again is never paid, or
   * can be made once anyway (record 304).
   */
  readonly keyLifetimeMs?: number
  findByReference?(reference: string): Promise<ProviderPayment | undefined>
  /** Where it cannot: whether a payment was made by what the widget had gathered. */
  wasMade?(extras: PayExtras): Promise<boolean>
  /** How much later than it was made a payment may be found so, where that is not at once. */
  readonly foundWithinMs?: number
  /** Keeps the cards of members. */
  readonly cards?: CardVault
  /** In minor units: of a session for nothing yet (specification B§5). */
  readonly defaultSessionAmount?: number
  /**
   * What a widget is shown with before anything is paid (`authority`); can never be paid itself.
   */
  openSession?(request: SessionRequest): Promise<Session>
  /**
   * Goes on with a payment after its buyer has done their part in the browser: a redirect came
   * back, a dialog was approved. Harmless when repeated.
   */
  complete?(
    ref: string,
    details: unknown,
    mode: Pick<CreateRequest, 'isAuthorisation'>,
  ): Promise<ProviderPayment>
  /**
   * Undefined for what it does not know, and where it cannot be asked at all. What its buyer has
   * approved and what was not taken yet is taken now if the mall still waits for it, and for so
   * much; what nobody waits for any more must not be taken.
   */
  find(ref: string, awaited?: Money): Promise<ProviderPayment | undefined>
  /** Of a provider that cannot be asked: what a verified event says. */
  stateOf?(
    payload: unknown,
    /** Whether a payment of ours is only promised; undefined for one that the books do not know. */
    isPromised: (reference: string) => Promise<boolean | undefined>,
  ): Promise<ProviderPayment | undefined>
  /** And what it says of a part that was to be taken. */
  captureNewsOf?(payload: unknown): CaptureNews | undefined
  /**
   * And what it says of refunds, where it speaks of one; `isKnown` tells whether another event of
   * this provider is there already, because they come in any order.
   */
  refundsOf?(
    payload: unknown,
    isKnown: (eventId: string) => Promise<boolean>,
  ): Promise<readonly ProviderRefund[] | undefined>
  /** Undefined for what it has forgotten: that can never be paid any more. */
  cancel(ref: string): Promise<ProviderPayment | undefined>
  /**
   * Takes a part of what was authorised; what became of it is read by `find`, or told by an event
   * (`captureNewsOf`).
   */
  capture?(request: CaptureRequest): Promise<void>
  /** Gives up what was authorised and not taken. Harmless when repeated. */
  release?(ref: string, authorisationRef: string | null): Promise<void>
  refund(request: RefundRequest): Promise<ProviderRefund | NotYet>
  /** The disputes that an event is about, as they stand now. */
  disputesOf?(payload: unknown, known: KnownEvents): Promise<readonly ProviderDispute[]>
  /** How a dispute stands; undefined for what it does not know. */
  findDispute?(ref: string): Promise<ProviderDispute | undefined>
  /** How much later it lists a dispute, where that is not `listDelayMs`. */
  readonly disputesDelayMs?: number
  /** Those that were opened from an instant on; of those that cannot be read, their names. */
  listDisputes?(
    since: Date,
    now: Date,
  ): Promise<{
    readonly disputes: readonly ProviderDispute[]
    readonly unreadable: readonly string[]
  }>
  /**
   * Sends the shop's side with its proof, or takes the loss. Harmless when repeated under its key.
   */
  answerDispute?(request: {
    readonly key: string
    readonly ref: string
    readonly kind: 'EVIDENCE' | 'ACCEPT'
    readonly text: string
  }): Promise<ProviderDispute>
  /** Whether it answers at all; without it, its list of what it took is asked for. */
  isThere?(): Promise<unknown>
  /** How much later than it was made something may come into the lists below. */
  readonly listDelayMs?: number
  /**
   * And after how long it is there at the latest, where that is later: with the payout that has it.
   * Until then nobody says that it is missing.
   */
  readonly listsWithinMs?: number
  /**
   * What it took from an instant on, oldest first and including the instant itself; of entries that
   * cannot be read, their names.
   */
  listCaptures(
    since: Date,
    limit: number,
    now: Date,
  ): Promise<{
    captures: readonly ProviderCapture[]
    unreadable: readonly string[]
    hasMore: boolean
  }>
  /** What it was asked to give back from an instant on, in the same way. */
  listRefunds(
    since: Date,
    limit: number,
    now: Date,
  ): Promise<{
    refunds: readonly ListedRefund[]
    unreadable?: readonly string[]
    hasMore: boolean
  }>
  /**
   * What was signed by the provider, if it was lately, as many events as one call brings; undefined
   * for anything else.
   */
  readEvents(
    raw: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
    /** Of the address that it was sent to. */
    query?: URLSearchParams,
  ): Promise<readonly ProviderEvent[] | undefined>
}

export type Providers = ReadonlyMap<string, PaymentProvider>

/** No as a matter of business: the card is declined, nothing is left to give back. */
export class ProviderRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ProviderRefused'
  }
}

/**
 * The provider did not let us in (401, 403): no answer about the payment, and nothing that mends
 * itself.
 */
export class ProviderLockedOut extends OutsideError {
  constructor(message: string) {
    super(message)
    this.name = 'ProviderLockedOut'
  }
}

/**
 * A provider that does not answer is asked again later; one whose door is shut needs a person, who
 * reads errors.
 */
export function logUnanswered(log: Context['log'], error: OutsideError, facts: object): void {
  if (error instanceof ProviderLockedOut)
    log.error({ err: error, ...facts }, 'the provider does not let us in: look at its key')
  else log.warn({ err: error, ...facts }, 'the provider did not answer')
}
