import type { ReverseStatus } from '@galleria/contract/after-sales-rules'

/** How a status is drawn: icon and colour beside its words, never instead of them. */
export type Tone = 'waiting' | 'running' | 'done' | 'ended' | 'trouble'

const tones: Readonly<Record<ReverseStatus, Tone>> = {
  AS_APPLIED: 'waiting',
  WAITING_FOR_AUDIT_BY_SELLER: 'waiting',
  WAITING_FOR_BUYER_RETURN: 'waiting',
  WAITING_FOR_QC_DONE: 'waiting',
  WAITING_FOR_REFUND: 'running',
  WAITING_FOR_SELLER_SHIP: 'waiting',
  WAITING_FOR_BUYER_CONFIRMED: 'waiting',
  REFUND_PENDING: 'running',
  REFUND_DONE: 'done',
  REVERSE_DONE: 'done',
  REVERSE_CANCELED: 'ended',
  REVERSE_CLOSE: 'ended',
  REFUND_FAIL: 'trouble',
}

export function toneOf(status: ReverseStatus): Tone {
  return tones[status]
}
