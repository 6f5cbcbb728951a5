import { DAY } from '@galleria/kernel/time'
import type { ListedRefund, PaymentProvider } from '../providers/payment-provider.ts'
import {
  nameOf,
  presentGivenBack,
  presentTaken,
  takenStates,
  tryTransaction,
  undoneStates,
  type Transaction,
} from './braintree-present.ts'
import type { Gateway, Sdk } from './braintree-sdk.ts'

/**
 * A sale is undone before it is settled, which takes days at most; it is looked for by when it was
 * made.
 */
const SETTLED_WITHIN_MS = 10 * DAY

type Criteria = Parameters<Gateway['transaction']['search']>[0]

/** All that a search finds; Braintree lists from new to old. */
async function searchAll(
  sdk: Sdk,
  what: string,
  build: Criteria,
): Promise<{ found: Transaction[]; unreadable: string[] }> {
  const found: Transaction[] = []
  const unreadable: string[] = []
  await sdk.ask(what, async ({ transaction }) => {
    for await (const body of transaction.search(build)) {
      const one = tryTransaction(body)
      if (one) found.push(one)
      else unreadable.push(nameOf(body))
    }
  })
  return { found, unreadable }
}

export async function listTaken(
  sdk: Sdk,
  since: Date,
  limit: number,
): ReturnType<PaymentProvider['listCaptures']> {
  const { found, unreadable } = await searchAll(sdk, 'captures', (search) => {
    search.type().is('sale')
    search.status().in(takenStates)
    search.createdAt().min(since)
  })
  const captures = found
    .map(presentTaken)
    .toSorted((a, b) => a.capturedAt.getTime() - b.capturedAt.getTime())
  return { captures: captures.slice(0, limit), unreadable, hasMore: captures.length > limit }
}

/** What was given back, and what was undone. */
export async function listGivenBack(
  sdk: Sdk,
  since: Date,
  limit: number,
): Promise<{ refunds: readonly ListedRefund[]; hasMore: boolean }> {
  const credits = await searchAll(sdk, 'refunds', (search) => {
    search.type().is('credit')
    search.createdAt().min(since)
  })
  const undone = await searchAll(sdk, 'undone', (search) => {
    search.type().is('sale')
    search.status().in(undoneStates)
    search.createdAt().min(new Date(Math.max(0, since.getTime() - SETTLED_WITHIN_MS)))
  })
  const from = Math.floor(since.getTime() / 1000) * 1000
  const refunds = [...credits.found, ...undone.found]
    .map(presentGivenBack)
    .filter(({ createdAt }) => createdAt.getTime() >= from)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  return { refunds: refunds.slice(0, limit), hasMore: refunds.length > limit }
}

/**
 * What we once asked for under this reference; of several, which a network made, the first that
 * took money.
 */
export async function findSale(sdk: Sdk, reference: string): Promise<Transaction | undefined> {
  const { found } = await searchAll(sdk, 'find by reference', (search) => {
    search.type().is('sale')
    search.orderId().is(reference)
  })
  return found.find(({ status }) => takenStates.includes(status)) ?? found[0]
}
