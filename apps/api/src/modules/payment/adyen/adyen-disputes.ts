import { money } from '@galleria/kernel/money'
import type { KnownEvents, ProviderDispute } from '../providers/payment-provider.ts'
import { wireStored, type StoredItem } from './adyen-events.ts'
import { amountOf } from './adyen-wire.ts'

/**
 * What Adyen says of a dispute, the last word first: each of these ends or outdates those after it
 * (Adyen, "Dispute webhooks").
 */
const lastWords = [
  ['PREARBITRATION_WON', 'won'],
  ['PREARBITRATION_LOST', 'lost'],
  ['SECOND_CHARGEBACK', 'lost'],
  ['CHARGEBACK_REVERSED', 'won'],
  ['DISPUTE_DEFENSE_PERIOD_ENDED', 'lost'],
  ['INFORMATION_SUPPLIED', 'review'],
  ['CHARGEBACK', 'open'],
  ['REQUEST_FOR_INFORMATION', 'open'],
  ['NOTIFICATION_OF_CHARGEBACK', 'open'],
] as const

/**
 * Money that was said to be there and then was not (Adyen, "Webhook types"): it is away like
 * disputed money, until a person has found out.
 */
const takenAway: Readonly<Record<string, ProviderDispute['takenAway']>> = {
  CANCELLATION: 'canceled',
  TECHNICAL_CANCEL: 'canceled',
  CAPTURE_FAILED: 'failed',
}

/**
 * Events come in any order: how the dispute stands follows from all that are known of it. All carry
 * its own name, and that of its payment.
 */
export async function disputesOfEvent(
  payload: unknown,
  known: KnownEvents,
): Promise<readonly ProviderDispute[]> {
  const item = wireStored.safeParse(payload).data
  if (!item || item.success !== 'true') return []
  if (item.eventCode in takenAway) return readTakenAway(item)
  // Said before it was said that there is any.
  if (item.eventCode === 'AUTHORISATION' || item.eventCode === 'CAPTURE')
    return (await known.payloadsOf(item.originalReference || item.pspReference)).flatMap(
      (other) => {
        const of = wireStored.safeParse(other).data
        return of && of.success === 'true' ? readTakenAway(of) : []
      },
    )
  if (!lastWords.some(([code]) => code === item.eventCode)) return []
  const has = async (code: string) =>
    code === item.eventCode || (await known.has(`${code}.${item.pspReference}.true`))
  for (const [code, status] of lastWords) {
    if (!(await has(code))) continue
    const amount = amountOf(item.amount)
    const isTaken = status === 'lost' || (status !== 'won' && (await has('CHARGEBACK')))
    return [
      {
        ref: item.pspReference,
        captureRef: item.originalReference || null,
        status,
        amount,
        taken: isTaken ? amount : money(0, amount.currency),
        fee: null,
        reason: item.reason ?? '',
        answerBy: null,
      },
    ]
  }
  return []
}

function readTakenAway({
  pspReference,
  originalReference,
  amount,
  eventCode,
  reason,
}: StoredItem): readonly ProviderDispute[] {
  const how = takenAway[eventCode]
  if (!how || !originalReference) return []
  const taken = amountOf(amount)
  // Of a promise it is the part that was taken, else all that was taken by the payment: the books
  // know one of them.
  const captureRefs =
    eventCode === 'CAPTURE_FAILED' ? [pspReference, originalReference] : [originalReference]
  return captureRefs.map((captureRef) => ({
    ref: pspReference,
    captureRef,
    status: 'open',
    amount: taken,
    taken,
    fee: null,
    reason: [eventCode, reason].filter(Boolean).join(': '),
    answerBy: null,
    takenAway: how,
  }))
}

const booked = { Chargeback: 'open', ChargebackReversed: 'won', SecondChargeback: 'lost' } as const
export const isDisputeRow = (type: string | undefined): type is keyof typeof booked =>
  type !== undefined && type in booked

/** A line of the report about a dispute. The fee is what the first of them cost. */
export type DisputeLine = Pick<ProviderDispute, 'ref' | 'captureRef' | 'amount' | 'fee'> & {
  readonly type: keyof typeof booked
}

/** How disputes stand by the report: its lines are in the order in which they were booked. */
export function disputesIn(lines: readonly DisputeLine[]): readonly ProviderDispute[] {
  return [...Map.groupBy(lines, ({ ref }) => ref).values()].flatMap((ofOne) => {
    const last = ofOne.at(-1)
    if (!last) return []
    const { ref, captureRef, amount, type } = last
    const fees = ofOne.flatMap(({ fee }) => fee ?? [])
    return [
      {
        ref,
        captureRef,
        status: booked[type],
        amount,
        taken: booked[type] === 'won' ? money(0, amount.currency) : amount,
        fee: fees[0] ?? null,
        reason: '',
        answerBy: null,
      },
    ]
  })
}
