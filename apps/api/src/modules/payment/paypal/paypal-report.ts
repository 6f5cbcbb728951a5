import { money } from '@galleria/kernel/money'
import { DAY, HOUR } from '@galleria/kernel/time'
import * as z from 'zod'
import { expectAnswer, OutsideError } from '#platform/outside.ts'
import type { ListedRefund, ProviderCapture } from '../providers/payment-provider.ts'
import type { PaypalApi } from './paypal-api.ts'
import { refOfCapture } from './paypal-events.ts'
import { wireMoney } from './paypal-wire.ts'

/** PayPal's report of an account: what it took and gave back, hours after it did. */

/** "It takes a maximum of three hours for executed transactions to appear in the list." */
export const REPORT_DELAY_MS = 3 * HOUR
const LONGEST_MS = 31 * DAY
const REACHES_BACK_MS = 3 * 365 * DAY
const PAGE = 500
/** A payment by PayPal's checkout; a refund that the merchant began. */
const PAID = 'T0006'
const REFUNDED = 'T1107'
const statuses = { S: 'succeeded', V: 'failed', P: 'pending', D: 'failed' } as const

/** `2026-11-24T12:00:00+0000`: with an offset that is not quite ISO 8601. */
const wireMoment = z
  .string()
  .transform((text) => text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  .pipe(z.iso.datetime({ offset: true }))
  .transform((text) => new Date(text))
const wireEntry = z.object({
  transaction_id: z.string().regex(/^\w{1,50}$/),
  paypal_reference_id: z.optional(z.string().regex(/^[\w-]{1,50}$/)),
  paypal_reference_id_type: z.optional(z.string()),
  transaction_event_code: z.string(),
  transaction_initiation_date: wireMoment,
  transaction_amount: wireMoney,
  transaction_status: z.enum(['S', 'P', 'D', 'V']),
  custom_field: z.optional(z.string().max(255)),
})
const wireReport = z.object({
  transaction_details: z.array(z.object({ transaction_info: z.unknown() })).default([]),
  total_items: z.int(),
})
const wireName = z.object({ transaction_id: z.string().max(50) })
type Entry = z.output<typeof wireEntry>
type Report = {
  readonly entries: readonly Entry[]
  readonly unreadable: readonly string[]
  readonly hasMore: boolean
}

/**
 * What has reached the account. What still waits for a bank belongs to a payment that is asked
 * about until it ends.
 */
export const isPaid = (one: Entry) =>
  one.transaction_event_code === PAID && ['S', 'V'].includes(one.transaction_status)
export const isRefund = (one: Entry) => one.transaction_event_code === REFUNDED

/**
 * Reads the entries of a kind from an instant on, oldest first: as far as the first span with
 * something newer than that instant, or to its end. A span is at most 31 days, and is halved until
 * what it holds fits on one page, because PayPal does not promise the order of its pages.
 */
export function createReportReader(call: PaypalApi, isMeant: (one: Entry) => boolean) {
  let quiet: { from: number; until: number } | undefined

  return async function readReport(since: Date, now: Date): Promise<Report> {
    const known: Entry[] = []
    const unreadable: string[] = []
    let from = Math.max(since.getTime(), now.getTime() - REACHES_BACK_MS)
    if (quiet && quiet.from <= from && from < quiet.until) from = quiet.until
    while (from < now.getTime()) {
      const span = await readSpan(call, from, Math.min(from + LONGEST_MS, now.getTime()))
      const entries = span.entries.filter(isMeant)
      known.push(...entries)
      unreadable.push(...span.unreadable)
      if (entries.some((one) => one.transaction_initiation_date > since))
        return { entries: inOrder(known), unreadable, hasMore: span.until < now.getTime() }
      // Where PayPal has finished writing and there is nothing, it is not looked again each minute.
      const finished = Math.min(span.until, now.getTime() - 2 * REPORT_DELAY_MS)
      if (unreadable.length === 0 && finished > from)
        quiet = { from: since.getTime(), until: finished }
      from = span.until
    }
    return { entries: inOrder(known), unreadable, hasMore: false }
  }
}

async function readSpan(call: PaypalApi, from: number, until: number) {
  for (let end = until; ; end = from + Math.ceil((end - from) / 2)) {
    const answer = await call('report', ({ reports }) =>
      reports.searchTransactions({
        startDate: new Date(from).toISOString(),
        endDate: new Date(end).toISOString(),
        fields: 'transaction_info',
        pageSize: PAGE,
        page: 1,
      }),
    )
    // PayPal has not written up to there yet.
    if (
      answer.status === 400 &&
      JSON.stringify(answer.body).includes('start date is not available')
    )
      return { entries: [], unreadable: [], until: end }
    if (answer.status !== 200) throw new OutsideError(`report answered ${answer.status}`)
    const report = expectAnswer(wireReport, answer.body)
    if (report.total_items > PAGE) {
      if (end - from <= 1000)
        throw new Error(`PayPal moved money more than ${PAGE} times in one second`)
      continue
    }
    return { ...readEntries(report), until: end }
  }
}

/** Entry by entry: one that is none takes no other with it. */
function readEntries({ transaction_details }: z.output<typeof wireReport>) {
  const entries: Entry[] = []
  const unreadable: string[] = []
  for (const { transaction_info } of transaction_details) {
    const { success, data } = wireEntry.safeParse(transaction_info)
    if (success) entries.push(data)
    else
      unreadable.push(wireName.safeParse(transaction_info).data?.transaction_id ?? 'without a name')
  }
  return { entries, unreadable }
}

function inOrder(entries: readonly Entry[]): Entry[] {
  return entries.toSorted(
    (a, b) => a.transaction_initiation_date.getTime() - b.transaction_initiation_date.getTime(),
  )
}

export function presentPaid(one: Entry): ProviderCapture {
  return {
    ref: one.transaction_id,
    paymentRef:
      one.paypal_reference_id_type === 'ODR' && one.paypal_reference_id
        ? one.paypal_reference_id
        : refOfCapture(one.transaction_id),
    reference: one.custom_field ?? '',
    amount: one.transaction_amount,
    capturedAt: one.transaction_initiation_date,
  }
}

export function presentRefunded(one: Entry): ListedRefund {
  const status = statuses[one.transaction_status]
  return {
    ref: one.transaction_id,
    reference: one.custom_field ?? '',
    status,
    failedReason: status === 'failed' ? 'failed' : null,
    paymentRef: one.paypal_reference_id ? refOfCapture(one.paypal_reference_id) : '',
    captureRef: one.paypal_reference_id ?? null,
    amount: money(Math.abs(one.transaction_amount.minor), one.transaction_amount.currency),
    createdAt: one.transaction_initiation_date,
  }
}
