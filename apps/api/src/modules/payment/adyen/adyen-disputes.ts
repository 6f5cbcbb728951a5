import { money } from '@galleria/kernel/money'
import type { ProviderDispute } from '../payment-provider.ts'
import { wireKept, type Kept } from './adyen-events.ts'
import { amountOf } from './adyen-wire.ts'

/** What Adyen says of a dispute, the last word first: each of these ends or outdates those after it (Adyen, "Dispute webhooks"). */
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

/** Money that was said to be there and then was not (Adyen, "Webhook types"): it is away like disputed money, until a person has found out. */
const takenAway = ['TECHNICAL_CANCEL', 'CAPTURE_FAILED']

/** Events come in any order: how the dispute stands follows from all that are known of it. All carry its own name, and that of its payment. */
export async function disputesOfEvent(
  payload: unknown,
  isKnown: (eventId: string) => Promise<boolean>,
): Promise<readonly ProviderDispute[]> {
  const item = wireKept.safeParse(payload).data
  if (!item || item.success !== 'true') return []
  if (takenAway.includes(item.eventCode)) return readTakenAway(item, isKnown)
  if (!lastWords.some(([code]) => code === item.eventCode)) return []
  const has = async (code: string) =>
    code === item.eventCode || (await isKnown(`${code}.${item.pspReference}.true`))
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

/** What was canceled before it was paid is no news here. */
async function readTakenAway(
  { pspReference, originalReference, amount, eventCode, reason }: Kept,
  isKnown: (eventId: string) => Promise<boolean>,
): Promise<readonly ProviderDispute[]> {
  if (!originalReference || !(await isKnown(`AUTHORISATION.${originalReference}.true`))) return []
  const taken = amountOf(amount)
  return [
    {
      ref: pspReference,
      captureRef: originalReference,
      status: 'open',
      amount: taken,
      taken,
      fee: null,
      reason: [eventCode, reason].filter(Boolean).join(': '),
      answerBy: null,
    },
  ]
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
