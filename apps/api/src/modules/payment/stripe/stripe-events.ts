import * as z from 'zod'
import type { ProviderEvent } from '../providers/payment-provider.ts'
import type { Sdk } from './stripe-sdk.ts'

const TOLERANCE_SECONDS = 300

const ref = z.string().regex(/^[\w-]{1,100}$/)
/** Only what is needed is kept: names and addresses of buyers stay with Stripe. */
const event = z.object({
  id: ref,
  type: z.string().regex(/^[\w.]{1,80}$/),
  created: z.int(),
  data: z.object({
    object: z.object({
      id: ref,
      object: z.string().regex(/^\w{1,60}$/),
      status: z.string().max(60).nullish().catch(null),
      payment_intent: ref.nullish().catch(null),
    }),
  }),
})

/**
 * What was signed with one of our secrets within five minutes: an event of a payment or of a card
 * to keep, or nothing that concerns us.
 */
export async function readStripeEvents(
  { load }: Sdk,
  secrets: readonly string[],
  { raw, header, now }: { raw: Buffer; header: unknown; now: Date },
): Promise<readonly ProviderEvent[] | undefined> {
  if (typeof header !== 'string' || header.length > 1000 || !isOfNow(header, now)) return undefined
  const { webhooks } = await load()
  const signed = secrets.map((secret) => {
    try {
      return webhooks.constructEvent(
        raw,
        header,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      )
    } catch {
      return undefined
    }
  })
  const read = event.safeParse(signed.find((one) => one !== undefined))
  if (!read.success) return undefined
  const { object } = read.data.data
  const paymentRef =
    object.object === 'payment_intent' || object.object === 'setup_intent'
      ? object.id
      : object.payment_intent
  return paymentRef ? [{ id: read.data.id, paymentRef, payload: read.data }] : []
}

/** The library looks at the past alone; a signature of tomorrow would be good for a day. */
function isOfNow(header: string, now: Date): boolean {
  const at = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1] ?? Number.NaN)
  return Math.abs(now.getTime() / 1000 - at) <= TOLERANCE_SECONDS
}
