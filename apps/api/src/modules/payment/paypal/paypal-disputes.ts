import { money } from '@galleria/kernel/money'
import { DAY } from '@galleria/kernel/time'
import * as z from 'zod'
import { expectAnswer, OutsideError } from '#platform/outside.ts'
import {
  ProviderRefused,
  type PaymentProvider,
  type ProviderDispute,
} from '../providers/payment-provider.ts'
import { eventPayload } from './paypal-events.ts'
import type { AskDisputes } from './paypal-dispute-calls.ts'
import { issueOf, wireMoney } from './paypal-wire.ts'

/**
 * Disputes at PayPal (Customer Disputes API v1): a buyer's inquiry, a claim that PayPal decides, or
 * a chargeback of the bank behind the account.
 */

const word = z.string().regex(/^\w{1,255}$/)
const disputeId = z.string().regex(/^[A-Za-z0-9-]{1,100}$/)
const moment = z.iso.datetime({ offset: true })
const wireMovement = z.object({
  affected_party: word,
  amount: wireMoney,
  type: z.enum(['DEBIT', 'CREDIT']),
  reason: word,
})
const wireDispute = z.object({
  dispute_id: disputeId,
  disputed_transactions: z
    .array(z.object({ seller_transaction_id: z.optional(z.string().regex(/^\w{1,50}$/)) }))
    .min(1)
    .max(100),
  reason: word,
  status: z.enum([
    'OPEN',
    'WAITING_FOR_BUYER_RESPONSE',
    'WAITING_FOR_SELLER_RESPONSE',
    'UNDER_REVIEW',
    'RESOLVED',
    'OTHER',
  ]),
  dispute_amount: wireMoney,
  dispute_outcome: z.optional(z.object({ outcome_code: z.optional(word) })),
  dispute_life_cycle_stage: word,
  money_movements: z.array(wireMovement).max(1000).default([]),
  seller_response_due_date: z.optional(moment),
  messages: z
    .array(z.object({ posted_by: z.optional(word), content: z.optional(z.string()) }))
    .default([]),
  evidences: z
    .array(z.object({ source: z.optional(word), notes: z.optional(z.string()) }))
    .default([]),
})
type WireDispute = z.output<typeof wireDispute>
const wireList = z.object({
  items: z.array(z.object({ dispute_id: disputeId })).default([]),
  links: z.array(z.object({ rel: z.string(), href: z.string().max(2000) })).default([]),
})

/** Whose turn it is; what the buyer is asked for waits as what PayPal looks at. */
const standings = {
  OPEN: 'open',
  WAITING_FOR_SELLER_RESPONSE: 'open',
  WAITING_FOR_BUYER_RESPONSE: 'review',
  UNDER_REVIEW: 'review',
  OTHER: 'review',
} as const
/** What PayPal pays out of its own pocket is as good as won. */
const wonBy = new Set(['RESOLVED_SELLER_FAVOUR', 'RESOLVED_WITH_PAYOUT', 'DENIED'])
const lostBy = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'])
const SETTLEMENT = 'DISPUTE_SETTLEMENT'
/** While the two talk to each other; PayPal decides nothing then, and takes messages alone. */
const INQUIRY = 'INQUIRY'

export function readDispute(body: unknown): ProviderDispute {
  return presentDispute(expectAnswer(wireDispute, body))
}

function presentDispute(one: WireDispute): ProviderDispute {
  const { currency } = one.dispute_amount
  const sellers = one.money_movements.filter(({ affected_party }) => affected_party === 'SELLER')
  const settled = sellers.filter(({ reason }) => reason === SETTLEMENT)
  const others = sellers.filter(({ reason }) => reason !== SETTLEMENT)
  // Amounts of two currencies are never added.
  const fees = others.filter(({ amount }) => amount.currency === others[0]?.amount.currency)
  const away = sumOf(settled)
  // PayPal may settle in the currency of the balance, which need not be that of the payment: all of
  // it is away then, or none.
  const isOneCurrency = settled.every(({ amount }) => amount.currency === currency)
  const taken = isOneCurrency ? Math.max(0, away) : away > 0 ? one.dispute_amount.minor : 0
  return {
    ref: one.dispute_id,
    captureRef: one.disputed_transactions[0]?.seller_transaction_id ?? null,
    status: statusOf(one, taken),
    amount: one.dispute_amount,
    taken: money(taken, currency),
    fee: fees[0] ? money(sumOf(fees), fees[0].amount.currency) : null,
    reason: one.reason,
    answerBy: one.seller_response_due_date ? new Date(one.seller_response_due_date) : null,
  }
}

/**
 * How it was decided, as PayPal says it; where it says something else, or nothing, by whether the
 * money is away. A credit that comes later turns it.
 */
function statusOf(
  { status, dispute_outcome }: WireDispute,
  taken: number,
): ProviderDispute['status'] {
  if (status !== 'RESOLVED') return standings[status]
  const code = dispute_outcome?.outcome_code ?? ''
  if (wonBy.has(code)) return 'won'
  return lostBy.has(code) || taken > 0 ? 'lost' : 'won'
}

const sumOf = (movements: readonly z.output<typeof wireMovement>[]) =>
  movements.reduce((sum, { type, amount }) => sum + (type === 'DEBIT' ? 1 : -1) * amount.minor, 0)

type Disputes = Required<
  Pick<PaymentProvider, 'disputesOf' | 'findDispute' | 'listDisputes' | 'answerDispute'>
>

/** PayPal lists what was changed within so long. */
const REACHES_BACK_MS = 179 * DAY
const PAGE = 50
const MOST_PAGES = 40

/** An event only says that something happened; what, is read from PayPal itself. */
export function createDisputes(ask: AskDisputes): Disputes {
  async function load(id: string): Promise<unknown> {
    const { status, body } = await ask('dispute', 'GET', `/${id}`)
    if (status === 404) return undefined
    if (status !== 200) throw new OutsideError(`dispute answered ${status}`)
    return body ?? {}
  }
  async function read(id: string): Promise<WireDispute | undefined> {
    const body = await load(id)
    return body === undefined ? undefined : expectAnswer(wireDispute, body)
  }
  async function find(id: string): Promise<ProviderDispute | undefined> {
    const found = await read(id)
    return found && presentDispute(found)
  }

  async function listIds(since: Date): Promise<string[]> {
    const ids: string[] = []
    let query = new URLSearchParams({
      update_time_after: since.toISOString(),
      page_size: String(PAGE),
    })
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const { status, body } = await ask('disputes', 'GET', `?${query}`)
      if (status !== 200) throw new OutsideError(`disputes answered ${status}`)
      const { items, links } = expectAnswer(wireList, body)
      ids.push(...items.map(({ dispute_id }) => dispute_id))
      const next = URL.parse(links.find(({ rel }) => rel === 'next')?.href ?? '')
      if (!next) return ids
      query = next.searchParams
    }
    // What is behind the last page must not be passed over.
    throw new OutsideError(`more than ${MOST_PAGES * PAGE} disputes were changed`)
  }

  return {
    findDispute: find,
    async disputesOf(payload) {
      const event = eventPayload.safeParse(payload).data
      if (!event?.event_type.startsWith('CUSTOMER.DISPUTE.')) return []
      const found = await find(event.id)
      return found ? [found] : []
    },
    async listDisputes(since, now) {
      const from = new Date(Math.max(since.getTime(), now.getTime() - REACHES_BACK_MS))
      const disputes: ProviderDispute[] = []
      const unreadable: string[] = []
      for (const id of await listIds(from)) {
        const body = await load(id)
        if (body === undefined) continue
        const { data } = wireDispute.safeParse(body)
        if (data) disputes.push(presentDispute(data))
        else unreadable.push(id)
      }
      return { disputes, unreadable }
    },
    async answerDispute({ ref, kind, text }) {
      const now = await read(ref)
      if (!now) throw new ProviderRefused('dispute: not known')
      // PayPal has no key for answers: what it has already is not said again.
      if (hasAnswer(now, kind, text)) return presentDispute(now)
      const { status, body } = await send(ask, now, kind, text)
      if (status === 400 || status === 422)
        throw new ProviderRefused(`dispute: ${issueOf({ status, body })}`)
      if (status >= 300) throw new OutsideError(`dispute answer answered ${status}`)
      const then = await find(ref)
      if (!then) throw new OutsideError('a dispute that was just answered is not there')
      return then
    },
  }
}

function hasAnswer(
  { status, messages, evidences }: WireDispute,
  kind: 'EVIDENCE' | 'ACCEPT',
  text: string,
): boolean {
  if (status === 'RESOLVED') return true
  return (
    kind === 'EVIDENCE' &&
    (messages.some(({ posted_by, content }) => posted_by === 'SELLER' && content === text) ||
      evidences.some(({ source, notes }) => source === 'SUBMITTED_BY_SELLER' && notes === text))
  )
}

/** Evidence comes as a form, so that files could stand beside it. */
function send(ask: AskDisputes, one: WireDispute, kind: 'EVIDENCE' | 'ACCEPT', text: string) {
  const at = `/${one.dispute_id}`
  if (kind === 'ACCEPT')
    return ask('dispute answer', 'POST', `${at}/accept-claim`, {
      json: { note: text, accept_claim_type: 'REFUND' },
    })
  if (one.dispute_life_cycle_stage === INQUIRY)
    return ask('dispute answer', 'POST', `${at}/send-message`, { json: { message: text } })
  const form = new FormData()
  const evidences = [{ evidence_type: 'OTHER', notes: text }]
  form.append('input', new Blob([JSON.stringify({ evidences })], { type: 'application/json' }))
  return ask('dispute answer', 'POST', `${at}/provide-evidence`, { form })
}
