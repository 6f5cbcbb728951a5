import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { ListedRefund, ProviderCapture } from '../providers/payment-provider.ts'
import { findKnownTries, isTryOf } from '../refunds/refund-try.store.ts'

/** What a list says of one capture or try of ours. */
type Noted = {
  readonly key: string
  readonly minor: number
  readonly currency: string
  readonly at: Date
}
/**
 * Of a comparison: everything that it sees is marked with it, so that what it does not see is
 * found.
 */
type Reading = { readonly readAt?: Date | undefined }

const columnsOf = (noted: readonly Noted[]) =>
  sql<{
    key: string
    amount: number
    currency: string
    at: Date
  }>`unnest(${noted.map(({ key }) => key)}::text[], ${noted.map(({ minor }) => minor)}::bigint[],
    ${noted.map(({ currency }) => currency)}::text[], ${noted.map(({ at }) => at)}::timestamptz[])`.as<'l'>(
    sql`l(key, amount, currency, at)`,
  )
const seen = ({ readAt }: Reading) => sql<Date | null>`${readAt ?? null}::timestamptz`

/**
 * Notes what a provider's list says of captures in the books; what stands there already is not
 * written again.
 */
export function noteTaken(
  db: Db | Tx,
  provider: string,
  captures: readonly ProviderCapture[],
  reading: Reading = {},
): Promise<void> {
  return noteCaptures(
    db,
    provider,
    captures.map(({ ref, amount, capturedAt }) => ({ key: ref, ...amount, at: capturedAt })),
    reading,
  )
}

async function noteCaptures(
  db: Db | Tx,
  provider: string,
  noted: readonly Noted[],
  reading: Reading,
) {
  if (noted.length === 0) return
  await db
    .updateTable('captures as c')
    .from(columnsOf(noted))
    .set((eb) => ({
      listed_amount: eb.ref('l.amount'),
      listed_at: eb.ref('l.at'),
      listed_seen_at: eb.fn.coalesce(seen(reading), 'c.listed_seen_at'),
    }))
    .where('c.provider', '=', provider)
    .whereRef('c.provider_ref', '=', 'l.key')
    .whereRef('c.currency', '=', 'l.currency')
    .where((eb) =>
      eb.or([
        eb('c.listed_amount', 'is distinct from', eb.ref('l.amount')),
        eb('c.listed_at', 'is distinct from', eb.ref('l.at')),
        eb(seen(reading), 'is not', null),
      ]),
    )
    .execute()
}

/** No list will ever have it, nor what gave it back: the two of them agree. */
export async function noteUndone(
  tx: Tx,
  { provider, ref }: { readonly provider: string; readonly ref: string },
): Promise<void> {
  await tx
    .updateTable('captures')
    .set((eb) => ({ listed_amount: eb.ref('amount') }))
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .where('listed_amount', 'is', null)
    .execute()
}

/**
 * And of refunds, each by the try that it is. One that failed gave nothing; of what was undone as a
 * whole all had been taken.
 */
export async function noteGivenBack(
  db: Db,
  provider: string,
  refunds: readonly ListedRefund[],
  reading: Reading = {},
): Promise<void> {
  if (refunds.length === 0) return
  const known = await findKnownTries(db, provider, refunds)
  const noted = refunds.flatMap((one) => {
    const mine = known.find((found) => isTryOf(found, one))
    const minor = one.status === 'failed' ? 0 : one.amount.minor
    return mine ? { key: mine.id, minor, currency: one.amount.currency, at: one.createdAt } : []
  })
  const undone = refunds.flatMap(({ undoes, createdAt }) =>
    undoes ? { key: undoes.captureRef, ...undoes.amount, at: createdAt } : [],
  )
  await noteCaptures(db, provider, undone, reading)
  if (noted.length === 0) return
  await db
    .updateTable('refund_tries as t')
    .from([columnsOf(noted), 'refund_legs as g'])
    .set((eb) => ({
      listed_amount: eb.ref('l.amount'),
      listed_at: eb.ref('l.at'),
      listed_seen_at: eb.fn.coalesce(seen(reading), 't.listed_seen_at'),
    }))
    .where('t.id', '=', sql<string>`l.key::uuid`)
    .whereRef('g.id', '=', 't.leg_id')
    .whereRef('g.currency', '=', 'l.currency')
    .where((eb) =>
      eb.or([
        eb('t.listed_amount', 'is distinct from', eb.ref('l.amount')),
        eb('t.listed_at', 'is distinct from', eb.ref('l.at')),
        eb(seen(reading), 'is not', null),
      ]),
    )
    .execute()
}
