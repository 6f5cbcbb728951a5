import { randomBytes } from 'node:crypto'
import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { newPsp } from './adyen-error.ts'
import { findLink, saveLink, savePayment } from './adyen.store.ts'
import { decide } from './decide.ts'
import type { Link, Outcome, PageOutcome, Payment } from './adyen.types.ts'

/**
 * Somebody paid, or tried to, on the page of a link; a link that was tried in vain may be tried
 * again.
 */
export function payLink(
  context: LabContext,
  link: Link,
  method: string,
  outcome: Outcome | PageOutcome,
): Payment {
  return inTransaction(context.db, () => {
    const payment = savePayment(context.db, {
      pspReference: newPsp(),
      merchantReference: link.reference,
      amount: link.amount,
      method,
      brand: method === 'scheme' ? 'visa' : method,
      resultCode: 'Received',
      refusal: null,
      returnUrl: link.returnUrl,
      webhookUrl: link.webhookUrl,
      redirectResult: randomBytes(32).toString('base64url'),
      outcome: null,
      isScripted: true,
      challenge: false,
      isManual: false,
      letGo: 0,
      linkId: link.id,
      createdAt: context.now().toISOString(),
    })
    if (outcome === 'pending' || outcome === 'pending_then_paid')
      saveLink(context.db, { ...link, status: 'paymentPending' })
    return decide(context, payment, outcome)
  })
}

/**
 * What was queued beforehand for a link happens to it without a person; the money of `late` once
 * the merchant has ended it.
 */
export function takeQueuedLink(context: LabContext, id: string): void {
  const link = findLink(context.db, id)
  if (!link?.outcome) return
  if (link.outcome !== 'late' && link.status === 'active')
    payLink(context, link, 'scheme', link.outcome)
  if (link.outcome === 'late' && link.status === 'expired') payLink(context, link, 'scheme', 'paid')
}
