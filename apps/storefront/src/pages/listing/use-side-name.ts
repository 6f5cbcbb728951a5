import { useLingui } from '@lingui/react/macro'
import type { Side } from './listing-address.ts'

export function useSideName(): (side: Side) => string {
  const { t } = useLingui()
  const names: Record<Side, string> = { width: t`Width`, depth: t`Depth`, height: t`Height` }
  return (side) => names[side]
}
