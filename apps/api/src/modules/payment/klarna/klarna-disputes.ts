import { money, type Money } from '@galleria/kernel/money'
import { DAY } from '@galleria/kernel/time'
import * as z from 'zod'
import { expectAnswer, OutsideError } from '#platform/outside.ts'
import {
  ProviderRefused,
  type PaymentProvider,
  type ProviderDispute,
} from '../providers/payment-provider.ts'
import { expectYes, type Ask } from './klarna-api.ts'
import { drawEvidence } from './klarna-evidence.ts'
import { disputeFeeOf, findDisputeFees } from './klarna-settlements.ts'
import { idOrNone, wireCurrency } from './klarna.wire.ts'

/**
 * Disputes at Klarna (Disputes API V4): what a buyer reports in Klarna's app, and what Klarna itself
 * calls into question. Klarna decides, and hears an appeal once.
 */

const moment = z.iso.datetime({ offset: true })
const said = z.optional(z.object({ additional_information: z.optional(z.string()) }))
const wireRepresentment = z.object({
  state: z.optional(z.string().max(255)),
  expires_at: z.optional(moment),
  partner_evidence: said,
})
const wireDispute = z
  .object({
    payment_dispute_id: z.string().regex(/^[\w:.-]{1,100}$/),
    dispute_reason: z.string().regex(/^\w{1,255}$/),
    state: z.enum(['INITIATED', 'REPRESENTMENT', 'PRE_ARBITRATION', 'ARBITRATION', 'CLOSED']),
    order_id: z.optional(idOrNone),
    capture_id: z.optional(idOrNone),
    created_at: z.optional(moment),
    dispute_details: z.object({
      dispute_amount: z.int().positive(),
      currency: z.string().toUpperCase().pipe(wireCurrency),
    }),
    state_context: z
      .object({
        representment: z.optional(wireRepresentment),
        partner_evidence: said,
        arbitration_expires_at: z.optional(moment),
        dispute_outcome: z.optional(z.enum(['WON', 'LOST'])),
      })
      .default({}),
    representment: z.optional(wireRepresentment),
    arbitration: z.optional(z.object({ arbitration_request: said })),
    configuration: z.optional(
      z.object({ options: z.optional(z.object({ hold_policy: z.optional(z.string()) })) }),
    ),
  })
  .refine(({ state, state_context }) => state !== 'CLOSED' || state_context.dispute_outcome)
type WireDispute = z.output<typeof wireDispute>
const wireList = z.object({
  disputes: z.array(z.unknown()).max(1000),
  pagination: z.object({ last_item: z.nullish(z.string().max(1000)) }),
})
const wireNamed = z.object({ payment_dispute_id: z.string().max(255) })
const wireAttachment = z.object({ payment_dispute_attachment_id: z.string().min(1).max(255) })

/**
 * Held from the beginning on, by the names that reference and guide have for it. Else Klarna takes
 * the money when the dispute is lost.
 */
const HELD: ReadonlySet<string | undefined> = new Set(['ON_DISPUTE_INITIATED', 'ON_DISPUTE_OPEN'])
/** Else the time is over, or an answer is there already. */
const ASKED: ReadonlySet<string | undefined> = new Set(['EVIDENCE_REQUESTED', undefined])

export function readDispute(body: unknown): ProviderDispute {
  return presentDispute(expectAnswer(wireDispute, body))
}

function presentDispute(one: WireDispute, fee: Money | null = null): ProviderDispute {
  const { dispute_amount, currency } = one.dispute_details
  const status = statusOf(one)
  const isHeld = HELD.has(one.configuration?.options?.hold_policy)
  const isAway = status === 'lost' || (status !== 'won' && isHeld)
  const { representment, arbitration_expires_at } = one.state_context
  const answerBy = arbitration_expires_at ?? representment?.expires_at
  return {
    ref: one.payment_dispute_id,
    captureRef: one.capture_id || null,
    ...(one.order_id ? { paymentRef: one.order_id } : {}),
    status,
    amount: money(dispute_amount, currency),
    taken: money(isAway ? dispute_amount : 0, currency),
    fee,
    reason: one.dispute_reason,
    answerBy: status === 'open' && answerBy ? new Date(answerBy) : null,
  }
}

/** Whose turn it is. A preliminary decision can be appealed against, or accepted. */
function statusOf({ state, state_context }: WireDispute): ProviderDispute['status'] {
  if (state === 'CLOSED') return state_context.dispute_outcome === 'WON' ? 'won' : 'lost'
  if (state === 'PRE_ARBITRATION') return 'open'
  return state === 'INITIATED' && ASKED.has(state_context.representment?.state) ? 'open' : 'review'
}

type Disputes = Required<
  Pick<PaymentProvider, 'disputesDelayMs' | 'findDispute' | 'listDisputes' | 'answerDispute'>
>

const PATH = '/v4/payment/disputes'
const pathOf = (ref: string) => `${PATH}/${encodeURIComponent(ref)}`
const PAGE = 100
const MOST_PAGES = 40

/** `ask` opens the disputes, `askBooks` the settlements: each has a key of its own. */
export function createDisputes(ask: Ask, askBooks: Ask): Disputes {
  async function read(ref: string): Promise<WireDispute | undefined> {
    const answer = await ask('GET', pathOf(ref))
    if (answer.status === 404) return undefined
    expectYes('dispute', answer)
    return expectAnswer(wireDispute, answer.body)
  }

  async function list(filter: Readonly<Record<string, string>>): Promise<unknown[]> {
    const all: unknown[] = []
    const query = new URLSearchParams({ ...filter, sort_by: 'created_at', size: String(PAGE) })
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const answer = await ask('GET', `${PATH}?${query}`)
      expectYes('disputes', answer)
      const { disputes, pagination } = expectAnswer(wireList, answer.body)
      all.push(...disputes)
      if (!pagination.last_item) return all
      query.set('starting_after', pagination.last_item)
    }
    // What is behind the last page must not be passed over.
    throw new OutsideError(`more than ${MOST_PAGES * PAGE} disputes were changed`)
  }

  /** An order's fees stand with its first dispute, so that two of them never count one twice. */
  async function listCharged(since: Date): Promise<ProviderDispute[]> {
    const charged: ProviderDispute[] = []
    for (const orderId of await findDisputeFees(askBooks, since)) {
      const all = (await list({ order_ids: orderId })).map((one) => wireDispute.parse(one))
      const first = all.toSorted((a, b) => whenOf(a) - whenOf(b))[0]
      if (first) charged.push(presentDispute(first, await disputeFeeOf(askBooks, orderId)))
    }
    return charged
  }

  const whenOf = ({ created_at }: WireDispute) => (created_at ? Date.parse(created_at) : 0)

  return {
    // A payout is listed after the day that it is of.
    disputesDelayMs: 2 * DAY,
    async findDispute(ref) {
      const found = await read(ref)
      return found && presentDispute(found)
    },
    async listDisputes(since) {
      const disputes = new Map<string, ProviderDispute>()
      const unreadable: string[] = []
      for (const one of await list({ updated_at_start: since.toISOString() })) {
        const { data } = wireDispute.safeParse(one)
        if (data) disputes.set(data.payment_dispute_id, presentDispute(data))
        else
          unreadable.push(wireNamed.safeParse(one).data?.payment_dispute_id ?? 'one without a name')
      }
      for (const one of await listCharged(since)) disputes.set(one.ref, one)
      return { disputes: [...disputes.values()], unreadable }
    },
    async answerDispute({ ref, kind, text }) {
      const now = await read(ref)
      if (!now) throw new ProviderRefused('dispute: not known')
      // Klarna has no key for answers: what it has already is not said again.
      if (hasAnswer(now, kind, text)) return presentDispute(now)
      await send(ask, now, kind, text)
      const then = await read(ref)
      if (!then) throw new OutsideError('a dispute that was just answered is not there')
      return presentDispute(then)
    },
  }
}

/** So much of an answer is certain to be said again by Klarna. */
const SHOWN = 500

function hasAnswer(
  { state, state_context, representment, arbitration }: WireDispute,
  kind: 'EVIDENCE' | 'ACCEPT',
  text: string,
): boolean {
  if (state === 'CLOSED') return true
  const evidence = [
    state_context.partner_evidence,
    state_context.representment?.partner_evidence,
    representment?.partner_evidence,
  ]
  const appeal = [arbitration?.arbitration_request]
  const isAppealed = state === 'PRE_ARBITRATION' || state === 'ARBITRATION'
  const isSame = (one: z.output<typeof said>) => one?.additional_information === text
  // An appeal may begin like the evidence did: what is shown of that in part is no appeal.
  const isShown = (one: z.output<typeof said>) => {
    const shown = one?.additional_information ?? ''
    return shown.length >= SHOWN && text.startsWith(shown)
  }
  return (
    kind === 'EVIDENCE' &&
    ([...evidence, ...appeal].some(isSame) || (isAppealed ? appeal : evidence).some(isShown))
  )
}

/** Evidence is a file with words beside it; an appeal and a yes are words alone. */
async function send(ask: Ask, one: WireDispute, kind: 'EVIDENCE' | 'ACCEPT', text: string) {
  const at = pathOf(one.payment_dispute_id)
  if (kind === 'ACCEPT') return expectYes('accept', await ask('POST', `${at}/accept-loss`))
  if (one.state === 'PRE_ARBITRATION') {
    const json = { additional_information: text }
    return expectYes('appeal', await ask('POST', `${at}/appeal`, { json }))
  }
  const form = new FormData()
  const file = new Blob([new Uint8Array(await drawEvidence(text))], { type: 'application/pdf' })
  form.append('file', file, 'evidence.pdf')
  const uploaded = await ask('POST', `${at}/attachments`, { form })
  expectYes('attachment', uploaded)
  const attachment = expectAnswer(wireAttachment, uploaded.body)
  const json = { attachments: [attachment], additional_information: text }
  expectYes('evidence', await ask('POST', `${at}/represent`, { json }))
}
