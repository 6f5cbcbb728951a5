import type { Ruling } from '@galleria/contract/after-sales-dispute-rules'
import { useLingui } from '@lingui/react/macro'

export function useRulingNames(): Readonly<Record<Ruling, string>> {
  const { t } = useLingui()
  return {
    REFUND: t`Refund, the buyer keeps the goods`,
    RETURN: t`Return first, then refund`,
    NONE: t`The shop was right, no refund`,
  }
}
