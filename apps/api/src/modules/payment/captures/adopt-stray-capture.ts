import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { postEntries } from '#modules/ledger/index.ts'
import { resolveMatters } from '../matters/matter.store.ts'
import type { ParcelCapture } from '../payment.types.ts'
import { finishCapture, lookSoon } from './take-authorisation.ts'

/**
 * What left is paid by money that was taken at the provider's own desk before it left: so much was
 * taken by the same promise, belongs to nothing, and is not on its way back. The capture is locked,
 * and no try of it is out.
 */
export async function adoptStrayCapture(
  ctx: Context,
  tx: Tx,
  wanted: ParcelCapture,
): Promise<boolean> {
  const { provider, contractId, attemptId, amount, currency } = wanted
  const stray = await tx
    .selectFrom('money_matters')
    .where('kind', '=', 'STRAY_CAPTURE')
    .where('status', '=', sql.lit('OPEN'))
    .where('provider', '=', provider)
    .where('contract_id', '=', contractId)
    .where('amount', '=', amount)
    .where('currency', '=', currency)
    .where('leg_id', 'is', null)
    .orderBy('found_at')
    .select(['id', 'cause', 'reference as ref'])
    .limit(1)
    .forUpdate()
    .$castTo<{ id: Id<'matter'>; cause: string; ref: string }>()
    .executeTakeFirst()
  if (!stray) return false
  const adopted = await tx
    .updateTable('captures')
    .set({
      disposition: 'APPLIED',
      reason: 'parcel',
      contract_id: contractId,
      attempt_id: attemptId,
      payment_ref: null,
    })
    .where('provider', '=', provider)
    .where('provider_ref', '=', stray.ref)
    .where('disposition', '=', sql.lit('REVIEW'))
    .returning('provider_ref')
    .executeTakeFirst()
  if (!adopted) return false
  const post = (ref: string, owed: 'suspense' | 'buyer', minor: number) =>
    postEntries(tx, {
      event: 'capture',
      ref,
      currency,
      at: ctx.now(),
      entries: [
        { account: owed, minor: -minor },
        { account: 'provider', minor },
      ],
    })
  await post(stray.id, 'suspense', -amount)
  await post(contractId, 'buyer', amount)
  await resolveMatters(tx, { cause: stray.cause }, ctx.now())
  await finishCapture(ctx, tx, wanted, undefined, stray.ref)
  await lookSoon(ctx, tx, attemptId)
  return true
}
