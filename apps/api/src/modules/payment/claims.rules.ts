import type { PaymentOrder } from './payment.types.ts'

/**
 * Of a contract's claims, in the order in which they are to be paid, the one whose turn it is: the
 * first that nobody has paid. The last one where all were, so that whoever asks for it is told so.
 */
export function findDue<Claim extends Pick<PaymentOrder, 'status'>>(
  claims: readonly Claim[],
): Claim | undefined {
  return claims.find(({ status }) => status !== 'PAID') ?? claims.at(-1)
}
