import type Stripe from 'stripe'
import { currencies, money, type Currency } from '@galleria/kernel/money'
import * as z from 'zod'
import { expectAnswer } from '#platform/outside.ts'
import type { PaymentProvider, ProviderDispute } from '../providers/payment-provider.ts'
import { isProblem, type Sdk } from './stripe-sdk.ts'

const ref = z.string().regex(/^[\w-]{1,100}$/)
const currency = z
  .string()
  .transform((text) => text.toUpperCase())
  .pipe(z.enum(currencies as [Currency, ...Currency[]]))
const wireDispute = z.object({
  id: ref,
  amount: z.int().positive(),
  currency,
  charge: ref.nullish(),
  reason: z.string().max(100),
  status: z.enum([
    'needs_response',
    'under_review',
    'won',
    'lost',
    'prevented',
    'warning_needs_response',
    'warning_under_review',
    'warning_closed',
  ]),
  // What was taken, and what came back: each with its fee, which is below zero where it came back.
  balance_transactions: z.array(z.object({ amount: z.int(), fee: z.int(), currency })),
  evidence_details: z.object({ due_by: z.int().nullish() }),
})

/** A warning is a dispute for which nothing is taken yet; one that passes was won. */
const standings = {
  needs_response: 'open',
  warning_needs_response: 'open',
  under_review: 'review',
  warning_under_review: 'review',
  won: 'won',
  prevented: 'won',
  warning_closed: 'won',
  lost: 'lost',
} as const

export function readDispute(body: unknown): ProviderDispute {
  return presentDispute(expectAnswer(wireDispute, body))
}

function parseDispute(body: unknown): ProviderDispute | undefined {
  const { data } = wireDispute.safeParse(body)
  return data && presentDispute(data)
}

function presentDispute(one: z.output<typeof wireDispute>): ProviderDispute {
  // Stripe books in the currency that it pays out, which may be another than that of the payment:
  // all of it is away, or none.
  const lines = one.balance_transactions
  const isAway = lines.reduce((sum, { amount }) => sum + amount, 0) < 0
  const dueBy = one.evidence_details.due_by
  return {
    ref: one.id,
    captureRef: one.charge ?? null,
    status: standings[one.status],
    amount: money(one.amount, one.currency),
    taken: money(isAway ? one.amount : 0, one.currency),
    fee: money(
      lines.reduce((sum, { fee }) => sum + fee, 0),
      lines[0]?.currency ?? one.currency,
    ),
    reason: one.reason,
    answerBy: dueBy ? new Date(dueBy * 1000) : null,
  }
}

const event = z.object({ data: z.object({ object: z.object({ id: ref, object: z.string() }) }) })

type Disputes = Required<
  Pick<PaymentProvider, 'disputesOf' | 'findDispute' | 'listDisputes' | 'answerDispute'>
>

/** An event only says that something happened; what, is read from Stripe itself. */
export function createDisputes(sdk: Sdk): Disputes {
  const find = (name: string): Promise<ProviderDispute | undefined> =>
    sdk.ask('dispute', async (stripe) => {
      try {
        return readDispute(await stripe.disputes.retrieve(name))
      } catch (error) {
        if (isProblem(error) && error.statusCode === 404) return undefined
        throw error
      }
    })
  return {
    findDispute: find,
    async disputesOf(payload) {
      const about = event.safeParse(payload).data?.data.object
      const found = about?.object === 'dispute' ? await find(about.id) : undefined
      return found ? [found] : []
    },
    listDisputes: (since) =>
      sdk.ask('disputes', async (stripe) => {
        const listed: Stripe.Dispute[] = await stripe.disputes
          .list({ created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 })
          .autoPagingToArray({ limit: MOST_LISTED })
        const read = listed.map((one) => ({ id: one.id, parsed: parseDispute(one) }))
        return {
          disputes: read.flatMap(({ parsed }) => parsed ?? []),
          unreadable: read.flatMap(({ id, parsed }) => (parsed ? [] : [id])),
        }
      }),
    answerDispute: ({ key, ref: name, kind, text }) =>
      sdk.ask('dispute answer', async (stripe) =>
        readDispute(
          kind === 'ACCEPT'
            ? await stripe.disputes.close(name, {}, { idempotencyKey: key })
            : await stripe.disputes.update(
                name,
                { evidence: { uncategorized_text: text }, submit: true },
                { idempotencyKey: key },
              ),
        ),
      ),
  }
}
const MOST_LISTED = 1000
