import { payResultPath, prePayPath } from '../orders/operations.ts'
import { reasonOf } from './pay-result.ts'

export type PayFailure = {
  readonly code: string
  readonly detail?: string | undefined
  readonly retryAfter?: unknown
}

/** Where a payment that could not be started leads: an address, or a wait in seconds [PAY-034, PAY-112 to PAY-114]. */
export function afterFailure(
  { code, detail, retryAfter }: PayFailure,
  contractId: string,
): { readonly to: string } | { readonly waitSeconds: number } {
  if (code === 'stock.sold_out' || detail === 'item solt out') return { to: '/cart?notice=soldOut' }
  if (code === 'price.changed' || detail === 'item activity is end,price is change')
    return { to: '/cart?notice=priceChanged' }
  if (code === '429') return { waitSeconds: waitOf(retryAfter) }
  if (code === 'payment.already_paid') return { to: payResultPath(contractId) }
  // The payment page says by itself that the time is over.
  if (code === 'payment.window_closed') return { to: prePayPath(contractId) }
  const error = reasonOf(code)
  return { to: payResultPath(contractId, { status: 'FAILED', ...(error ? { error } : {}) }) }
}

const STANDARD_WAIT = 60
const LONGEST_WAIT = 3600
function waitOf(seconds: unknown): number {
  return typeof seconds === 'number' && seconds > 0
    ? Math.min(LONGEST_WAIT, Math.ceil(seconds))
    : STANDARD_WAIT
}
