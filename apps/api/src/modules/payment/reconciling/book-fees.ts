import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { postEntries } from '#modules/ledger/index.ts'
import type { ProviderCapture } from '../providers/payment-provider.ts'

/**
 * What a provider keeps and says only in its list: what was booked as nothing with the money gets
 * its fee, once.
 */
export async function bookFees(
  ctx: Context,
  provider: string,
  captures: readonly ProviderCapture[],
): Promise<void> {
  // A fee of nothing is one that was not said yet.
  const told = captures.flatMap(({ ref, fee }) => (fee && fee.minor !== 0 ? { ref, ...fee } : []))
  if (told.length === 0) return
  const { rows } = await sql<{ ref: string }>`
    select c.provider_ref as ref from captures c
    join unnest(${told.map(({ ref }) => ref)}::text[], ${told.map(({ minor }) => minor)}::bigint[]) as l (ref, fee) on l.ref = c.provider_ref
    where c.provider = ${provider} and c.fee <> l.fee`.execute(ctx.db)
  for (const { ref } of rows) {
    const fee = told.find((one) => one.ref === ref)
    if (fee) await ctx.inTransaction((tx) => bookFee(ctx, tx, provider, fee))
  }
}

type Booked = {
  fee: number
  currency: string
  /** Under what its money stands in the books. */
  bookRef: Id<'contract'> | Id<'matter'> | null
}

async function bookFee(
  ctx: Context,
  tx: Tx,
  provider: string,
  told: { readonly ref: string; readonly minor: number; readonly currency: string },
): Promise<void> {
  if (!(await lockRow(tx, 'captures', { provider, provider_ref: told.ref }))) return
  const { rows } = await sql<Booked>`
    select fee, coalesce(fee_currency, currency) as currency, coalesce(contract_id,
      (select m.id from money_matters m where m.kind = 'STRAY_CAPTURE' and m.provider = c.provider and m.reference = c.provider_ref limit 1)) as "bookRef"
    from captures c where provider = ${provider} and provider_ref = ${told.ref}`.execute(tx)
  const [booked] = rows
  if (!booked?.bookRef || booked.fee === told.minor) return
  // Amounts of two currencies are never added: what was booked as nothing has none yet.
  if (booked.fee !== 0 && booked.currency !== told.currency) return
  await tx
    .updateTable('captures')
    .set((eb) => ({
      fee: told.minor,
      fee_currency: eb
        .case()
        .when('currency', '=', told.currency)
        .then(null)
        .else(told.currency)
        .end(),
    }))
    .where('provider', '=', provider)
    .where('provider_ref', '=', told.ref)
    .execute()
  const more = told.minor - booked.fee
  await postEntries(tx, {
    event: 'capture',
    ref: booked.bookRef,
    currency: told.currency,
    at: ctx.now(),
    entries: [
      { account: 'fees', minor: more },
      { account: 'provider', minor: -more },
    ],
  })
}
