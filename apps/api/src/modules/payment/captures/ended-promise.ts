import type { Db } from '#platform/db.ts'
import { readPayloadsOf } from '../providers/event.store.ts'
import type { PaymentProvider, ProviderPayment } from '../providers/payment-provider.ts'

/**
 * A promise as it stands by all that its provider has told of it: events come in any order, and
 * that it was agreed to says nothing any more once it is known that it was cancelled or has run
 * out. Only of a provider that cannot be asked, and as long as nothing is taken by it.
 */
export async function asItStands(
  db: Db,
  provider: PaymentProvider | undefined,
  payment: ProviderPayment,
): Promise<ProviderPayment> {
  const { authorisationRef, status, captures } = payment
  if (!provider?.stateOf || !authorisationRef || status !== 'authorised' || captures.length > 0)
    return payment
  for (const payload of await readPayloadsOf(db, provider.name, authorisationRef)) {
    const told = await provider.stateOf(payload, async () => true)
    if (told?.authorisationRef === authorisationRef && told.status !== 'authorised')
      return { ...payment, status: told.status, failedReason: told.failedReason }
  }
  return payment
}
