import { payResultPath, prePayPath } from '../orders/operations.ts'
import { reasonOf } from './pay-result.ts'

export type PayFailure = {
  readonly code: string
  readonly detail?: string | undefined
  readonly retryAfter?: unknown
  readonly limits?: unknown
}

/** So long nothing can be paid; about cards, by a card. */
export type PayWait = { readonly waitSeconds: number; readonly isAboutCards?: boolean }

/**
 * Where a payment that could not be started leads: an address, or a wait in seconds [PAY-034,
 * PAY-112 to PAY-114].
 */
export function afterFailure(
  failure: PayFailure,
  contractId: string,
): { readonly to: string } | PayWait {
  const elsewhere = leadsElsewhere(failure, contractId)
  if (elsewhere) return { to: elsewhere }
  if (failure.code === '429')
    return {
      waitSeconds: waitOf(failure.retryAfter),
      ...(failure.limits === 'cards' && { isAboutCards: true }),
    }
  const error = reasonOf(failure.code)
  return { to: payResultPath(contractId, { status: 'FAILED', ...(error ? { error } : {}) }) }
}

/**
 * The same for who has ordered and chosen how to pay with one press: the order is placed, and the
 * payment page says why it is not paid and offers every way to.
 */
export function afterFirstFailure(
  failure: PayFailure,
  contractId: string,
  channel: string,
): string {
  const elsewhere = leadsElsewhere(failure, contractId)
  if (elsewhere) return elsewhere
  const hints =
    failure.code === '429'
      ? {
          wait: String(waitOf(failure.retryAfter)),
          ...(failure.limits === 'cards' && { limits: 'cards' }),
        }
      : { error: reasonOf(failure.code) ?? 'service.fault' }
  return prePayPath(contractId, { channel, ...hints })
}

function leadsElsewhere({ code, detail }: PayFailure, contractId: string): string | undefined {
  if (code === 'stock.sold_out' || detail === 'item solt out') return '/cart?notice=soldOut'
  if (code === 'price.changed' || detail === 'item activity is end,price is change')
    return '/cart?notice=priceChanged'
  if (code === 'payment.already_paid') return payResultPath(contractId)
  // The payment page says by itself that the time is over.
  return code === 'payment.window_closed' ? prePayPath(contractId) : undefined
}

const STANDARD_WAIT = 60
const LONGEST_WAIT = 3600
function waitOf(seconds: unknown): number {
  return typeof seconds === 'number' && seconds > 0
    ? Math.min(LONGEST_WAIT, Math.ceil(seconds))
    : STANDARD_WAIT
}

/**
 * What the address of the payment page says of the order that has just been placed. All are hints.
 */
export function readPayHint(params: URLSearchParams) {
  const wait = Number(params.get('wait') ?? '')
  return {
    /** To be open at first. */
    channel: params.get('channel')?.slice(0, 40) ?? '',
    error: reasonOf(params.get('error')),
    wait:
      wait > 0
        ? { waitSeconds: waitOf(wait), isAboutCards: params.get('limits') === 'cards' }
        : undefined,
  }
}
