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
  const refs = told.map(({ ref }) => ref)
  const fees = told.map(({ minor }) => minor)
  const rows = await ctx.db
    .selectFrom('captures as c')
    .innerJoin(
      sql<{ ref: string; fee: number }>`unnest(${refs}::text[], ${fees}::bigint[])`.as<'l'>(
        sql`l(ref, fee)`,
      ),
      'l.ref',
      'c.provider_ref',
    )
    .where('c.provider', '=', provider)
    .whereRef('c.fee', '<>', 'l.fee')
    .select('c.provider_ref as ref')
    .execute()
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

function findBooked(tx: Tx, provider: string, ref: string): Promise<Booked | undefined> {
  return tx
    .selectFrom('captures as c')
    .where('c.provider', '=', provider)
    .where('c.provider_ref', '=', ref)
    .select((eb) => [
      'c.fee',
      eb.fn.coalesce('c.fee_currency', 'c.currency').as('currency'),
      eb.fn
        .coalesce(
          'c.contract_id',
          eb
            .selectFrom('money_matters as m')
            .where('m.kind', '=', sql.lit('STRAY_CAPTURE'))
            .whereRef('m.provider', '=', 'c.provider')
            .whereRef('m.reference', '=', 'c.provider_ref')
            .select('m.id')
            .limit(sql.lit(1)),
        )
        .as('bookRef'),
    ])
    .$narrowType<Pick<Booked, 'bookRef'>>()
    .executeTakeFirst()
}

async function bookFee(
  ctx: Context,
  tx: Tx,
  provider: string,
  told: { readonly ref: string; readonly minor: number; readonly currency: string },
): Promise<void> {
  if (!(await lockRow(tx, 'captures', { provider, provider_ref: told.ref }))) return
  const booked = await findBooked(tx, provider, told.ref)
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
