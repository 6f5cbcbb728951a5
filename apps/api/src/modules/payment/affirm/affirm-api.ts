import { callOutside, expectAnswer, OutsideError } from '#platform/outside.ts'
import { ProviderLockedOut, ProviderRefused } from '../providers/payment-provider.ts'
import type * as z from 'zod'
import type { Keys } from '../providers/two-keys.ts'
import type { AffirmSettings } from './affirm-settings.ts'
import {
  wireError,
  wireNamed,
  wireSettlement,
  wireSettlements,
  wireTransaction,
  wireTransactions,
  type WireTransaction,
} from './affirm.wire.ts'

/** Without it Affirm looks for a shop of the United States. */
const COUNTRY = 'GBR'
type Request = { readonly json?: unknown; readonly key?: string }
export type Ask = (
  method: 'GET' | 'POST',
  path: string,
  request?: Request,
) => Promise<{ readonly status: number; readonly body: unknown }>

export type KeyPair = Pick<AffirmSettings, 'publicKey' | 'privateKey'>

export function createAsk(url: string, keys: Keys<KeyPair>): Ask {
  return (method, path, { json, key } = {}) =>
    keys.use(async ({ publicKey, privateKey }) => {
      const pair = Buffer.from(`${publicKey}:${privateKey}`).toString('base64')
      const answer = await callOutside(`${url}/api/v1${path}`, {
        method,
        ...(json === undefined ? {} : { json }),
        headers: {
          authorization: `Basic ${pair}`,
          'country-code': COUNTRY,
          ...(key ? { 'idempotency-key': key } : {}),
        },
      })
      if (answer.status === 401) throw new ProviderLockedOut(`Affirm answered a ${method} with 401`)
      return answer
    })
}

/**
 * No as a matter of business is 400, 402 and 403 (a shut door is 401); everything else leaves open what became of the
 * call.
 */
export function expectYes(
  what: string,
  { status, body }: { readonly status: number; readonly body: unknown },
): void {
  if (status < 400) return
  const message = `${what} answered ${status} ${wireError.safeParse(body).data?.code ?? ''}`.trim()
  if (status === 400 || status === 402 || status === 403) throw new ProviderRefused(message)
  throw new OutsideError(message)
}

export async function readTransaction(ask: Ask, id: string): Promise<WireTransaction | undefined> {
  const answer = await ask('GET', `/transactions/${encodeURIComponent(id)}`)
  if (answer.status === 404) return undefined
  expectYes('read', answer)
  return expectAnswer(wireTransaction, answer.body)
}

const PAGE = 200
/** Of a payment that has just been confirmed: it stands among the newest. */
const MOST_PAGES = 5

/**
 * The transaction of a payment whose answer was lost: Affirm lists the newest first and knows our
 * reference.
 */
export async function findByReference(
  ask: Ask,
  reference: string,
): Promise<WireTransaction | undefined> {
  let cursor: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await ask('GET', `/transactions?limit=${PAGE}${cursorOf(cursor)}`)
    expectYes('list', answer)
    const { data, next_cursor } = expectAnswer(wireTransactions, answer.body)
    const all = data.flatMap((one) => wireTransaction.safeParse(one).data ?? [])
    const found = all.find((one) => one.order_id === reference)
    if (found || !next_cursor) return found
    cursor = next_cursor
  }
  return undefined
}

export type Settled = {
  readonly transaction: WireTransaction
  readonly event: WireTransaction['events'][number]
}

/**
 * What was settled from an instant on, oldest first; each with the transaction that it belongs to.
 * Entry by entry: of those that cannot be read, or whose transaction cannot, their names.
 */
export async function readSettled(
  ask: Ask,
  type: 'capture' | 'refund',
  since: Date,
): Promise<{ settled: Settled[]; unreadable: string[] }> {
  const settled: Settled[] = []
  const unreadable: string[] = []
  let cursor: string | undefined
  for (;;) {
    const answer = await ask('GET', `/settlement_events?limit=${PAGE}${cursorOf(cursor)}`)
    expectYes('settlements', answer)
    const { data, next_cursor } = expectAnswer(wireSettlements, answer.body)
    let oldest: Date | undefined
    for (const body of data) {
      const { success, data: line } = wireSettlement.safeParse(body)
      if (!success) {
        const named = wireNamed.safeParse(body).data
        if (named?.type === type || named?.type === undefined)
          unreadable.push(named?.transaction_event_id ?? 'without a name')
        continue
      }
      oldest = new Date(line.created)
      if (line.type !== type || oldest < since) continue
      const one = await readEvent(ask, line)
      if (one) settled.push(one)
      else unreadable.push(line.transaction_event_id)
    }
    if (!next_cursor || (oldest && oldest < since))
      return { settled: settled.reverse(), unreadable }
    cursor = next_cursor
  }
}

async function readEvent(
  ask: Ask,
  line: z.output<typeof wireSettlement>,
): Promise<Settled | undefined> {
  const answer = await ask('GET', `/transactions/${encodeURIComponent(line.transaction_id)}`)
  if (answer.status !== 404) expectYes('read', answer)
  const transaction = wireTransaction.safeParse(answer.body).data
  const event = transaction?.events.find(({ id }) => id === line.transaction_event_id)
  return transaction && event && { transaction, event }
}

const cursorOf = (cursor: string | undefined) =>
  cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`
