import { HOUR } from '@galleria/kernel/time'
import type { SavedCard } from './card.types.ts'

/** A card is good until the end of the month on it, wherever on earth that ends last. */
export function isExpired(
  { expiryMonth, expiryYear }: Pick<SavedCard, 'expiryMonth' | 'expiryYear'>,
  now: Date,
): boolean {
  if (expiryMonth === null || expiryYear === null) return false
  const endsAt = Date.UTC(expiryYear, expiryMonth, 1) + 12 * HOUR
  return now.getTime() >= endsAt
}
