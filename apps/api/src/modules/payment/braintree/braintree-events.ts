import { DAY } from '@galleria/kernel/time'
import * as z from 'zod'
import type { ProviderEvent } from '../providers/payment-provider.ts'
import type { Sdk } from './braintree-sdk.ts'

/**
 * Braintree repeats an event for a day; the signature knows no time, so the event's own is looked
 * at.
 */
const OLDEST_MS = 3 * DAY
const EARLY_MS = 5 * 60_000

const ref = z.string().regex(/^\w{1,64}$/)
const about = z.object({ id: ref, refundedTransactionId: ref.nullish() })
const notification = z.object({
  kind: z.string().regex(/^\w{1,80}$/),
  timestamp: z.iso.datetime({ offset: true }),
  subject: z.object({
    transaction: about.optional(),
    dispute: z
      .object({ id: z.string().regex(/^[\w-]{1,64}$/), transaction: about.optional() })
      .optional(),
  }),
})

/**
 * What was signed with a key of ours and not long ago: an event about a transaction, or nothing
 * that concerns us. Of two keys that are good while one is changed, Braintree signs with both.
 */
export async function readBraintreeEvents(
  { readSigned }: Sdk,
  raw: Buffer,
  now: Date,
): Promise<readonly ProviderEvent[] | undefined> {
  const form = new URLSearchParams(raw.toString('utf8'))
  const signature = form.get('bt_signature')
  const payload = form.get('bt_payload')
  if (!signature || !payload || signature.length > 1000) return undefined
  const parsed = await readSigned(signature, payload)
  if (parsed === undefined) return undefined
  const read = notification.safeParse(parsed)
  // The test of the control panel among them.
  if (!read.success) return []
  const { kind, timestamp, subject } = read.data
  const age = now.getTime() - Date.parse(timestamp)
  if (age > OLDEST_MS || age < -EARLY_MS) return undefined
  const { dispute } = subject
  const transaction = subject.transaction ?? dispute?.transaction
  if (!transaction) return []
  return [
    {
      // Braintree gives an event no name.
      id: `${kind}.${dispute?.id ?? transaction.id}.${timestamp}`,
      paymentRef: transaction.refundedTransactionId ?? transaction.id,
      payload: {
        ...{ kind, timestamp, transaction: transaction.id },
        ...(dispute ? { dispute: dispute.id } : {}),
      },
    },
  ]
}
