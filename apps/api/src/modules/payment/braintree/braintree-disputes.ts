import { money } from '@galleria/kernel/money'
import { DAY } from '@galleria/kernel/time'
import * as z from 'zod'
import { expectAnswer, OutsideError } from '#platform/outside.ts'
import {
  ProviderRefused,
  type PaymentProvider,
  type ProviderDispute,
} from '../providers/payment-provider.ts'
import {
  codesOf,
  nameOf,
  toMoney,
  wireAmount,
  wireCurrency,
  wireRefusal,
} from './braintree-present.ts'
import type { Sdk } from './braintree-sdk.ts'

/**
 * Disputes at Braintree: the chargeback of a card, its second round (pre-arbitration, a dispute of
 * its own), or a bank's question, for which no money moves (retrieval).
 */

const ref = z.string().regex(/^[\w-]{1,64}$/)
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/)
const wireDispute = z.object({
  id: ref,
  kind: z.enum(['chargeback', 'pre_arbitration', 'retrieval']),
  status: z.enum([
    'accepted',
    'auto_accepted',
    'disputed',
    'expired',
    'lost',
    'open',
    'under_review',
    'won',
  ]),
  reason: z.string().regex(/^\w{1,100}$/),
  currencyIsoCode: wireCurrency,
  amountDisputed: wireAmount,
  amountWon: wireAmount.nullish(),
  replyByDate: day.nullish(),
  transaction: z.object({ id: ref, amount: wireAmount }),
  evidence: z
    .array(z.object({ comments: z.string().nullish() }))
    .nullish()
    .transform((list) => list ?? []),
})
type WireDispute = z.output<typeof wireDispute>

const standings = {
  open: 'open',
  disputed: 'review',
  under_review: 'review',
  won: 'won',
  lost: 'lost',
  accepted: 'lost',
  auto_accepted: 'lost',
  expired: 'lost',
} as const

export const readDispute = (body: unknown): ProviderDispute =>
  presentDispute(expectAnswer(wireDispute, body))

/** What is won in part is lost for the rest. Braintree takes a fee and says nowhere which. */
function presentDispute(one: WireDispute): ProviderDispute {
  const disputed = toMoney(one.amountDisputed, one.currencyIsoCode)
  // A question may be about no amount: then it is about all that was paid.
  const amount =
    disputed.minor > 0 ? disputed : toMoney(one.transaction.amount, one.currencyIsoCode)
  const won = toMoney(one.amountWon ?? '0', one.currencyIsoCode).minor
  const status = statusOf(one, won)
  const back = status === 'won' ? won : 0
  const taken = one.kind === 'retrieval' ? 0 : Math.max(0, disputed.minor - back)
  return {
    ref: one.id,
    captureRef: one.transaction.id,
    status: status === 'won' && taken > 0 ? 'lost' : status,
    amount,
    taken: money(taken, amount.currency),
    fee: null,
    reason: one.reason,
    // It can be answered on that day still.
    answerBy: one.replyByDate ? new Date(`${one.replyByDate}T23:59:59Z`) : null,
  }
}

/**
 * What is won has come back once its amount is said. A bank's question ends with its answer: what
 * the bank makes of it is a chargeback, or nothing.
 */
function statusOf({ kind, status }: WireDispute, won: number): ProviderDispute['status'] {
  if (kind === 'retrieval') return status === 'open' ? 'open' : 'won'
  return status === 'won' && won === 0 ? 'review' : standings[status]
}

const event = z.object({ dispute: ref })
const done = z.object({ success: z.literal(true) })

type Disputes = Required<
  Pick<PaymentProvider, 'disputesOf' | 'findDispute' | 'listDisputes' | 'answerDispute'>
>

/** An event only says that something happened; what, is read from Braintree itself. */
export function createDisputes(sdk: Sdk): Disputes {
  async function load(id: string): Promise<WireDispute | undefined> {
    const answer = await sdk.ask('dispute', ({ dispute }) => dispute.find(id))
    if (answer === undefined) return undefined
    return expectAnswer(z.object({ dispute: wireDispute }), answer).dispute
  }
  async function find(id: string): Promise<ProviderDispute | undefined> {
    const found = await load(id)
    return found && presentDispute(found)
  }
  async function send(what: string, call: Parameters<Sdk['ask']>[1]): Promise<void> {
    const answer = expectAnswer(z.union([done, wireRefusal]), await sdk.ask(what, call))
    if (!answer.success) throw new ProviderRefused(`braintree ${what}: ${codesOf(answer)}`)
  }

  return {
    findDispute: find,
    async disputesOf(payload) {
      const id = event.safeParse(payload).data?.dispute
      const found = id === undefined ? undefined : await find(id)
      return found ? [found] : []
    },
    async listDisputes(since) {
      const disputes: ProviderDispute[] = []
      const unreadable: string[] = []
      // Braintree knows the day alone, and not in which zone.
      const from = new Date(since.getTime() - DAY).toISOString().slice(0, 10)
      await sdk.ask('disputes', async ({ dispute }) => {
        for await (const body of dispute.search((search) => search.receivedDate().min(from))) {
          const { data } = wireDispute.safeParse(body)
          if (data) disputes.push(presentDispute(data))
          else unreadable.push(nameOf(body))
        }
      })
      return { disputes, unreadable }
    },
    async answerDispute({ ref: id, kind, text }) {
      const now = await load(id)
      if (!now) throw new ProviderRefused('dispute: not known')
      const isThere = now.evidence.some(({ comments }) => comments === text)
      // Braintree has no key for answers: what it has already is not sent again.
      if (hasAnswer(now, kind, isThere)) return presentDispute(now)
      if (kind === 'ACCEPT') await send('dispute accept', ({ dispute }) => dispute.accept(id))
      else {
        if (!isThere)
          await send('dispute evidence', ({ dispute }) => dispute.addTextEvidence(id, text))
        await send('dispute finalize', ({ dispute }) => dispute.finalize(id))
      }
      const then = await find(id)
      if (!then) throw new OutsideError('a dispute that was just answered is not there')
      return then
    },
  }
}

/** Evidence counts once it was handed in: until then it is a draft at Braintree. */
const hasAnswer = ({ status }: WireDispute, kind: 'EVIDENCE' | 'ACCEPT', isThere: boolean) =>
  kind === 'ACCEPT' ? status === 'accepted' : status !== 'open' && isThere
