import { findEmpty, findUnless, formSchema } from '../form-schema.ts'

/**
 * Of the webhooks of a shop's own programs, after the Standard Webhooks scheme. Safe in a browser:
 * no schema library.
 */

/** What can be told. */
export const webhookEvents = [
  'order.paid',
  'order.reissued',
  'order.shipped',
  'order.completed',
  'order.cancelled',
  'order.closed',
  'after_sales.applied',
  'after_sales.sent_back',
  'after_sales.refunded',
  'after_sales.closed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]
/** Told only when somebody asks for it. */
export const TEST_EVENT = 'test'

export const MOST_WEBHOOKS = 5
export const LONGEST_WEBHOOK_URL = 500
/**
 * After each try that came to nothing the next one waits so many seconds: nine tries within about a
 * day.
 */
export const webhookWaits = [5, 60, 300, 1800, 7200, 18_000, 28_800, 28_800] as const
/** Where nothing was taken for so long, nothing is sent any more. */
export const FAILING_DAYS = 5
/** What was told, and how it went, is kept so long. */
export const WEBHOOK_LOG_DAYS = 30
/** After a change of the secret the one before signs for so long, too. */
export const SECRET_OVERLAP_HOURS = 24
/** Of what a program answers so much is kept. */
export const LONGEST_ANSWER = 500

/** A webhook as it is typed: an address, and what it is told. */
export type TypedWebhook = { readonly url: string; readonly eventList: readonly string[] }
export const webhookSchema = formSchema<TypedWebhook>((typed) => [
  ...findEmpty(typed, 'url'),
  ...findUnless(typed.eventList.length > 0, 'eventList', 'choose'),
])
