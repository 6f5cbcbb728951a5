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
  sql`unnest(${noted.map(({ key }) => key)}::text[], ${noted.map(({ minor }) => minor)}::bigint[],
    ${noted.map(({ currency }) => currency)}::text[], ${noted.map(({ at }) => at)}::timestamptz[])`
const seen = ({ readAt }: Reading) => sql`${readAt ?? null}::timestamptz`

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
  await sql`
    update captures c
    set listed_amount = l.amount, listed_at = l.at, listed_seen_at = coalesce(${seen(reading)}, c.listed_seen_at)
    from ${columnsOf(noted)} as l (ref, amount, currency, at)
    where c.provider = ${provider} and c.provider_ref = l.ref and c.currency = l.currency
      and (c.listed_amount is distinct from l.amount or c.listed_at is distinct from l.at or ${seen(reading)} is not null)`.execute(
    db,
  )
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
  await sql`
    update refund_tries t
    set listed_amount = l.amount, listed_at = l.at, listed_seen_at = coalesce(${seen(reading)}, t.listed_seen_at)
    from ${columnsOf(noted)} as l (id, amount, currency, at), refund_legs g
    where t.id = l.id::uuid and g.id = t.leg_id and g.currency = l.currency
      and (t.listed_amount is distinct from l.amount or t.listed_at is distinct from l.at or ${seen(reading)} is not null)`.execute(
    db,
  )
}
