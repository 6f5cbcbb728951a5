import { createHmac, createHash, randomUUID } from 'node:crypto'
import type { LabContext } from '../platform/context.ts'
import { sendEvent } from '../platform/outbox.ts'
import { findListener, type Dispute, type Transaction } from './braintree.store.ts'
import { keyPairs } from './keys.ts'
import { presentDispute, presentTransaction } from './present.ts'
import { toXml, type Xml } from './xml.ts'

type Kind = 'transaction_settled' | 'transaction_settlement_declined' | 'refund_failed'
type DisputeKind = `dispute_${'opened' | 'disputed' | 'accepted' | 'won' | 'lost'}`

export function announce(context: LabContext, kind: Kind, transaction: Transaction): void {
  tell(context, kind, transaction.refundedId ?? transaction.id, {
    transaction: presentTransaction(context.db, transaction),
  })
}

export function announceDispute(context: LabContext, kind: DisputeKind, dispute: Dispute): void {
  tell(context, kind, dispute.transactionId, { dispute: presentDispute(context.db, dispute) })
}

/**
 * Tells the listener that was set for the merchant; without one nobody is told, as at Braintree.
 */
function tell(context: LabContext, kind: Kind | DisputeKind, about: string, subject: Xml): void {
  const url = findListener(context.db)
  if (!url) return
  const payload = toXml('notification', { timestamp: context.now(), kind, subject })
  sendEvent(context, {
    id: randomUUID(),
    stand: 'braintree',
    type: kind,
    subject: about,
    url,
    body: formOf(payload),
  })
}

/** Base64 of XML in a form, with an HMAC under the SHA-1 of each private key. */
export function formOf(xml: string): string {
  const payload = `${Buffer.from(xml).toString('base64')}\n`
  const signatures = keyPairs.map((pair) => {
    const [publicKey = '', privateKey = ''] = pair.split(':', 2)
    const key = createHash('sha1').update(privateKey).digest()
    return `${publicKey}|${createHmac('sha1', key).update(payload).digest('hex')}`
  })
  return new URLSearchParams({
    bt_signature: signatures.join('&'),
    bt_payload: payload,
  }).toString()
}
