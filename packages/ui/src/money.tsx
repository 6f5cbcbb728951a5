import type { WireMoney } from '@galleria/contract/wire'
import { formatMoney } from './format.ts'

/** An amount, never broken over lines. */
export function Money({
  amount,
  locale,
  className = '',
}: {
  amount: WireMoney
  locale: string
  className?: string
}) {
  return <span className={`price ${className}`}>{formatMoney(amount, locale)}</span>
}
