import { callOutside, expectAnswer, OutsideError } from '#platform/outside.ts'
import { ProviderLockedOut, ProviderRefused } from '../payment-provider.ts'
import {
  wireFault,
  wireSettlements,
  wireTransaction,
  wireTransactions,
  type WireTransaction,
} from './affirm.wire.ts'

export type AffirmSettings = {
  readonly url: string
  readonly publicKey: string
  readonly privateKey: string
  readonly scriptUrl: string
}
type Request = { readonly json?: unknown; readonly key?: string }
export type Ask = (
  method: 'GET' | 'POST',
  path: string,
  request?: Request,
) => Promise<{ readonly status: number; readonly body: unknown }>

export function createAsk({ url, publicKey, privateKey }: AffirmSettings): Ask {
  const authorization = `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`
  return (method, path, { json, key } = {}) =>
    callOutside(`${url}/api/v1${path}`, {
      method,
      ...(json === undefined ? {} : { json }),
      headers: { authorization, ...(key ? { 'idempotency-key': key } : {}) },
    })
}

/** No as a matter of business is 400, 402 and 403; everything else leaves open what became of the call. */
export function expectYes(
  what: string,
  { status, body }: { readonly status: number; readonly body: unknown },
): void {
  if (status < 400) return
  const said = `${what} answered ${status} ${wireFault.safeParse(body).data?.code ?? ''}`.trim()
  if (status === 401) throw new ProviderLockedOut(said)
  if (status === 400 || status === 402 || status === 403) throw new ProviderRefused(said)
  throw new OutsideError(said)
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

/** The transaction of a payment whose answer was lost: Affirm lists the newest first and knows our reference. */
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

/** What was settled from an instant on, oldest first; each with the transaction that it belongs to. */
export async function readSettled(
  ask: Ask,
  type: 'capture' | 'refund',
  since: Date,
): Promise<Settled[]> {
  const settled: Settled[] = []
  let cursor: string | undefined
  for (;;) {
    const answer = await ask('GET', `/settlement_events?limit=${PAGE}${cursorOf(cursor)}`)
    expectYes('settlements', answer)
    const { data, next_cursor } = expectAnswer(wireSettlements, answer.body)
    for (const line of data) {
      if (line.type !== type || new Date(line.created) < since) continue
      const transaction = await readTransaction(ask, line.transaction_id)
      const event = transaction?.events.find(({ id }) => id === line.transaction_event_id)
      if (transaction && event) settled.push({ transaction, event })
    }
    const oldest = data.at(-1)
    if (!next_cursor || !oldest || new Date(oldest.created) < since) return settled.reverse()
    cursor = next_cursor
  }
}

const cursorOf = (cursor: string | undefined) =>
  cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`
