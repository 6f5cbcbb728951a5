import type { Db } from '#platform/db.ts'
import { readPayloadsOf } from '../providers/event.store.ts'
import type { PaymentProvider, ProviderPayment } from '../providers/payment-provider.ts'
import { findKnownCaptures } from './capture.store.ts'

/**
 * A payment as it stands by all that its provider has told of it: events come in any order, and
 * that it was agreed to or paid says nothing any more once it is known that it was cancelled or has
 * run out. Only of a provider that cannot be asked: of a promise as long as nothing is taken by it,
 * of money unless the books or the provider's list have it.
 */
export async function asItStands(
  db: Db,
  provider: PaymentProvider | undefined,
  payment: ProviderPayment,
): Promise<ProviderPayment> {
  const ref = provider?.stateOf && (await findEndable(db, provider, payment))
  if (!provider?.stateOf || !ref) return payment
  for (const payload of await readPayloadsOf(db, provider.name, ref)) {
    const told = await provider.stateOf(payload, async () => true)
    if (told?.authorisationRef === ref && told.status !== 'authorised')
      return { ...payment, status: told.status, failedReason: told.failedReason, captures: [] }
  }
  return payment
}

/** By which name the provider would tell that it has ended; undefined where that is of no account. */
async function findEndable(
  db: Db,
  { name }: PaymentProvider,
  { status, authorisationRef, captures, isListed }: ProviderPayment,
): Promise<string | undefined> {
  if (status === 'authorised' && captures.length === 0) return authorisationRef
  const [taken] = captures
  if (status !== 'paid' || !taken || captures.length > 1 || isListed) return undefined
  return (await findKnownCaptures(db, name, [taken.ref])).has(taken.ref) ? undefined : taken.ref
}
