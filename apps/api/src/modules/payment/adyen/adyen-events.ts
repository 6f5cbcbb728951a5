import type { hmacValidator as Validator } from '@adyen/api-library'
import { hasCardNumber } from '@galleria/contract/card-number'
import { money } from '@galleria/kernel/money'
import * as z from 'zod'
import type {
  CaptureNews,
  ProviderEvent,
  ProviderPayment,
  ProviderRefund,
} from '../providers/payment-provider.ts'
import { readCaptureReference } from '../providers/references.ts'
import { loadPart } from './adyen-api.ts'
import { isTakenInParts } from './adyen-methods.ts'
import type { AdyenSettings } from './adyen-settings.ts'
import { amountOf, reasonOf, wireAmount, wireRef } from './adyen-wire.ts'

const wireItem = z.object({
  eventCode: z.string().regex(/^[A-Z_]{1,60}$/),
  success: z.enum(['true', 'false']),
  pspReference: wireRef,
  originalReference: z.optional(z.union([wireRef, z.literal('')])),
  merchantReference: z.string().max(100),
  merchantAccountCode: z.string().max(100),
  amount: wireAmount,
  // Free text, which no signature covers: what looks like a card is not kept.
  reason: z.optional(z.string().max(500).transform(withoutCard)),
  paymentMethod: z.optional(z.string().max(60)),
  additionalData: z.object({
    // Without one the library does not say no, it throws.
    hmacSignature: z.string().min(1).max(200),
    paymentLinkId: z.optional(z.string().max(100)),
  }),
})
const wireNotification = z.object({
  live: z.enum(['true', 'false']),
  notificationItems: z
    .array(z.object({ NotificationRequestItem: wireItem }))
    .min(1)
    .max(100),
})
/** What is kept of an item; its signature has done its work. */
export const wireStored = wireItem.omit({ additionalData: true }).extend({
  linkId: z.optional(z.string()),
})
type Item = z.output<typeof wireItem>
export type StoredItem = z.output<typeof wireStored>

/**
 * The items of one call, each signed by itself and all of them, or none is taken. There is no
 * moment in them: an item that is sent again says the same as before, and is known by its name.
 */
export function readAdyenEvents(
  settings: AdyenSettings,
  raw: Buffer,
): readonly ProviderEvent[] | undefined {
  const notification = wireNotification.safeParse(parse(raw)).data
  if (!notification || (notification.live === 'true') !== (settings.environment === 'live'))
    return undefined
  const items = notification.notificationItems.map((one) => one.NotificationRequestItem)
  const { default: HmacValidator } = loadPart<{ default: typeof Validator }>('utils/hmacValidator')
  const validator = new HmacValidator()
  const isGood = (item: Item) =>
    item.merchantAccountCode === settings.merchantAccount &&
    settings.hmacKeys.some((key) => validator.validateHMAC(item as never, key))
  if (!items.every(isGood)) return undefined
  return items.map(({ additionalData, ...item }) => ({
    id: nameOf(item.eventCode, item.pspReference, item.success),
    paymentRef: item.originalReference || item.pspReference,
    payload: {
      ...item,
      ...(additionalData.paymentLinkId && { linkId: additionalData.paymentLinkId }),
    },
  }))
}

/**
 * What an event says of the payment itself. Adyen cannot be asked about one, so this is the truth.
 */
export async function stateOfEvent(
  payload: unknown,
  isPromised: (reference: string) => Promise<boolean | undefined>,
): Promise<ProviderPayment | undefined> {
  const item = wireStored.safeParse(payload).data
  if (!item) return undefined
  const { pspReference, merchantReference: reference, success } = item
  const amount = amountOf(item.amount)
  const state = { ref: reference, reference, amount, redirectUrl: null, captures: [], refunds: [] }
  const authorisationRef = item.originalReference || undefined
  const isCanceled = /cancel/i.test(item.reason ?? '')
  const isGood = item.eventCode === 'AUTHORISATION' && success === 'true'
  if (isGood && ((await isPromised(reference)) ?? isTakenInParts(item.paymentMethod ?? '')))
    return { ...state, status: 'authorised', authorisationRef: pspReference, failedReason: null }
  if (isGood)
    return {
      ...state,
      status: 'paid',
      failedReason: null,
      captures: [{ ref: pspReference, amount, fee: money(0, amount.currency) }],
    }
  // Whoever failed at the page of a link may try again there; each card is one that was declined.
  if (item.eventCode === 'AUTHORISATION' && item.linkId)
    return {
      ...state,
      ref: item.linkId,
      status: 'open',
      failedReason: null,
      declines: isCanceled ? [] : [{ ref: pspReference }],
    }
  if (item.eventCode === 'AUTHORISATION') {
    return {
      ...state,
      status: isCanceled ? 'canceled' : 'declined',
      failedReason: isCanceled ? 'canceled' : reasonOf(item.reason),
    }
  }
  if (cancellations.includes(item.eventCode) && success === 'true')
    return { ...state, authorisationRef, status: 'canceled', failedReason: 'canceled' }
  if (item.eventCode === 'EXPIRE' && success === 'true')
    return { ...state, authorisationRef, status: 'expired', failedReason: 'expired' }
  return undefined
}

/**
 * What became of a part that was to be taken. One that a person took at Adyen's own desk has no
 * name of ours, and is told by the report.
 */
export function captureNewsOfEvent(payload: unknown): CaptureNews | undefined {
  const item = wireStored.safeParse(payload).data
  if (item?.eventCode !== 'CAPTURE' || !item.originalReference) return undefined
  if (!readCaptureReference(item.merchantReference)) return undefined
  return {
    authorisationRef: item.originalReference,
    reference: item.merchantReference,
    ref: item.pspReference,
    amount: amountOf(item.amount),
    status: item.success === 'true' ? 'taken' : 'refused',
    failedReason: item.reason || 'refused',
  }
}

/** By Adyen's name of the payment, and by ours (Adyen, "Webhook types"). */
const cancellations = ['CANCELLATION', 'TECHNICAL_CANCEL']

const bounced = ['REFUND_FAILED', 'REFUNDED_REVERSED'] as const
const nameOf = (code: string, psp: string, success = 'true') => `${code}.${psp}.${success}`

/**
 * What an event says of a refund, which Adyen names by the reference it was asked for with. Events
 * come in any order: that a refund was given says nothing any more once it is known that the bank
 * sent it back.
 */
export async function refundsOfEvent(
  payload: unknown,
  isKnown: (eventId: string) => Promise<boolean>,
): Promise<readonly ProviderRefund[] | undefined> {
  const item = wireStored.safeParse(payload).data
  const isBounce = bounced.some((code) => code === item?.eventCode)
  if (!item || (item.eventCode !== 'REFUND' && !isBounce)) return undefined
  const isGiven = item.eventCode === 'REFUND' && item.success === 'true'
  if (isGiven)
    for (const code of bounced) if (await isKnown(nameOf(code, item.pspReference))) return []
  return [
    {
      ref: item.pspReference,
      reference: item.merchantReference,
      status: isGiven ? 'succeeded' : 'failed',
      failedReason: isGiven ? null : item.reason || item.eventCode,
    },
  ]
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'), (_key, value: unknown) =>
      // The database keeps neither NUL nor half a letter.
      typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value,
    )
  } catch {
    return undefined
  }
}

function withoutCard(text: string): string {
  return hasCardNumber(text) ? '' : text
}
