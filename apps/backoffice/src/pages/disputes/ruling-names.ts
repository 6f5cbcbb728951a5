import type { Ruling } from '@galleria/contract/after-sales-dispute-rules'
import { useLingui } from '@lingui/react/macro'

export function useRulingNames(): Readonly<Record<Ruling, string>> {
  const { t } = useLingui()
  return {
    REFUND: t`The money goes back, the goods stay where they are`,
    RETURN: t`The goods come back first, then the money goes back`,
    NONE: t`The shop was right, nothing goes back`,
  }
}
