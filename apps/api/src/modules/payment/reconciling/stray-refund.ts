import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { passOnNote } from '#platform/mail-notes.ts'
import { postEntries } from '#modules/ledger/index.ts'
import { findAttempt } from '../attempts/attempt.store.ts'
import { giveFound } from '../refunds/give-found.ts'
import { findContractOfCapture, findKnownCaptures } from '../captures/capture.store.ts'
import { openMatter, resolveMatters } from '../matters/matter.store.ts'
import type { ListedRefund, PaymentProvider } from '../providers/payment-provider.ts'
import { paymentJobs } from '../payment.jobs.ts'
import type { Refund, RefundLeg } from '../payment.types.ts'
import { readTryReference } from '../providers/references.ts'
import { findKnownTries, isTryOf } from '../refunds/refund-try.store.ts'

/**
 * Money that a provider gave back and the books know nothing of: given after the instant to which
 * they were restored, or by hand at the provider. It is booked as owed by nobody and on the list.
 * The refund that asks for the same money again is taken as done by it, so that nobody is given it
 * twice.
 */
export async function recordStrayRefund(
  ctx: Context,
  tx: Tx,
  provider: Pick<PaymentProvider, 'name'>,
  { ref, captureRef, paymentRef, amount, reference }: ListedRefund,
): Promise<boolean> {
  const contractId = captureRef
    ? await findContractOfCapture(tx, provider.name, captureRef)
    : (await findAttempt(tx, { provider: provider.name, ref: paymentRef }))?.contractId
  const matterId = await openMatter(ctx, tx, {
    kind: 'STRAY_REFUND',
    cause: `${causeOf(provider.name, captureRef ?? paymentRef)}${ref}`,
    provider: provider.name,
    reference: ref,
    contractId,
    amount,
    reason: reference,
  })
  if (!matterId) return false
  await post(ctx, tx, contractId ?? matterId, amount, 1)
  ctx.log.error(
    { provider: provider.name, refund: ref, amount: amount.minor },
    'a refund that the books know nothing of waits for a person',
  )
  return true
}

/** By the capture; of a provider that names none for a refund, by the payment. */
const causeOf = (provider: string, name: string) => `refund:${provider}:${name}:`

/**
 * A leg that is to be sent for the first time, and whose money has gone back already: it is done by
 * that. By its name, where a person has named it.
 */
export async function adoptStrayRefund(
  ctx: Context,
  tx: Tx,
  refund: Refund,
  leg: RefundLeg,
  reference?: string,
): Promise<boolean> {
  const stray = await tx
    .selectFrom('money_matters')
    .where('kind', '=', 'STRAY_REFUND')
    .where('status', '=', 'OPEN')
    .where((eb) =>
      eb.or(
        [leg.captureRef, leg.paymentRef].map(
          (name) => sql<boolean>`starts_with(cause, ${causeOf(leg.provider, name)})`,
        ),
      ),
    )
    .where('amount', '=', leg.amount)
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference ?? ''))
    .where('currency', '=', leg.currency)
    .orderBy('found_at')
    .select(['id', 'cause', 'reference', 'contract_id as contractId'])
    .executeTakeFirst()
  if (!stray) return false
  const at = ctx.now()
  await resolveMatters(tx, { cause: stray.cause }, at)
  await post(
    ctx,
    tx,
    stray.contractId ?? stray.id,
    { minor: leg.amount, currency: leg.currency },
    -1,
  )
  await giveFound(ctx, tx, refund, leg, stray.reference)
  const subjectId = await findLostSubject(tx, refund.id)
  if (subjectId)
    await passOnNote(
      tx,
      paymentJobs.refunded,
      { refundId: subjectId as Id<'refund'> },
      { refundId: refund.id },
    )
  return true
}

/**
 * What the buyer of a refund that was taken as done had been told about, in books that were lost;
 * undefined for any other refund.
 */
export async function findLostSubject(tx: Tx, refundId: Id<'refund'>): Promise<string | undefined> {
  const rows = await tx
    .selectFrom('refund_legs as g')
    .innerJoin('refund_tries as t', 't.leg_id', 'g.id')
    .innerJoin('money_matters as m', (join) =>
      join
        .onRef('m.provider', '=', 'g.provider')
        .onRef('m.reference', '=', 't.provider_ref')
        .on('m.kind', '=', sql.lit('STRAY_REFUND')),
    )
    .where('g.refund_id', '=', refundId)
    .orderBy('m.found_at')
    .select('m.reason')
    .execute()
  return rows.map(({ reason }) => readTryReference(reason)?.subjectId).find(Boolean)
}

function post(
  ctx: Context,
  tx: Tx,
  ref: Id<'contract'> | Id<'matter'> | string,
  { minor, currency }: { readonly minor: number; readonly currency: string },
  sign: 1 | -1,
): Promise<void> {
  return postEntries(tx, {
    event: 'refund',
    ref,
    currency,
    at: ctx.now(),
    entries: [
      { account: 'suspense', minor: sign * minor },
      { account: 'provider', minor: -sign * minor },
    ],
  })
}

/**
 * What of a provider's refunds the books know nothing of. Answers with how many are new on the
 * list.
 */
export async function recordUnknownRefunds(
  ctx: Context,
  provider: Pick<PaymentProvider, 'name'>,
  refunds: readonly ListedRefund[],
): Promise<number> {
  if (refunds.length === 0) return 0
  const known = await findKnownTries(ctx.db, provider.name, refunds)
  const isKnown = (listed: ListedRefund) => known.some((one) => isTryOf(one, listed))
  const undone = refunds.flatMap(({ undoes }) => undoes?.captureRef ?? [])
  const booked = await findKnownCaptures(ctx.db, provider.name, undone)
  // Undone before the books ever had it: no money of theirs moved.
  const isOfNothing = ({ undoes }: ListedRefund) => undoes && !booked.has(undoes.captureRef)
  let count = 0
  for (const one of refunds)
    // One that failed moved no money.
    if (one.status !== 'failed' && !isKnown(one) && !isOfNothing(one))
      if (await ctx.inTransaction((tx) => recordStrayRefund(ctx, tx, provider, one))) count += 1
  return count
}
