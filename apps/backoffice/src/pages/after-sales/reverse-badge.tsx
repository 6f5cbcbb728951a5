import type { ReverseStatus } from '@galleria/contract/after-sales-rules'
import badge from '../../parts/status-badge.module.css'
import { useReverseWords } from './reverse-words.ts'

const tones: Partial<Record<ReverseStatus, string>> = {
  WAITING_FOR_AUDIT_BY_SELLER: badge['next'],
  WAITING_FOR_SELLER_SHIP: badge['next'],
  WAITING_FOR_BUYER_CONFIRMED: badge['moving'],
  WAITING_FOR_REFUND: badge['moving'],
  REFUND_PENDING: badge['moving'],
  REFUND_FAIL: badge['failed'],
  REVERSE_DONE: badge['over'],
  REVERSE_CANCELED: badge['over'],
  REVERSE_CLOSE: badge['over'],
}

export function ReverseBadge({ status }: { readonly status: ReverseStatus }) {
  const words = useReverseWords()
  return <span className={`${badge['badge']} ${tones[status] ?? ''}`}>{words.status(status)}</span>
}
