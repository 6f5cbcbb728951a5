import { createHmac, createHash, randomUUID } from 'node:crypto'
import type { LabContext } from '../platform/context.ts'
import { sendEvent } from '../platform/outbox.ts'
import { findListener, type Transaction } from './braintree.store.ts'
import { demoMerchant } from './keys.ts'
import { presentTransaction } from './present.ts'
import { toXml } from './xml.ts'

export type Kind = 'transaction_settled' | 'transaction_settlement_declined' | 'refund_failed'

/**
 * Tells the listener that was set for the merchant; without one nobody is told, as at Braintree.
 */
export function announce(context: LabContext, kind: Kind, transaction: Transaction): void {
  const url = findListener(context.db)
  if (!url) return
  const payload = toXml('notification', {
    timestamp: context.now(),
    kind,
    subject: { transaction: presentTransaction(context.db, transaction) },
  })
  sendEvent(context, {
    id: randomUUID(),
    stand: 'braintree',
    type: kind,
    subject: transaction.refundedId ?? transaction.id,
    url,
    body: formOf(payload),
  })
}

/** Base64 of XML in a form, with an HMAC under the SHA-1 of the private key. */
export function formOf(xml: string): string {
  const payload = `${Buffer.from(xml).toString('base64')}\n`
  const key = createHash('sha1').update(demoMerchant.privateKey).digest()
  const signature = createHmac('sha1', key).update(payload).digest('hex')
  return new URLSearchParams({
    bt_signature: `${demoMerchant.publicKey}|${signature}`,
    bt_payload: payload,
  }).toString()
}
