import { Trans } from '@lingui/react/macro'
import { formatPercent } from '@galleria/ui/format'
import { useShop } from '../../parts/use-shop.ts'

/** What a factor of 1.05 on the points of an order is to its member. */
export function FactorText({ factor }: { factor: number }) {
  const { locale } = useShop()
  const more = formatPercent(factor - 1, locale)
  return factor > 1 ? (
    <Trans>{more} more points with each order</Trans>
  ) : (
    <Trans>Points with each order</Trans>
  )
}
