import { Trans } from '@lingui/react/macro'
import type { WireGroupChoice } from '@galleria/contract/group-buy'
import { formatPercent } from '@galleria/ui/format'
import { useShop } from './use-shop.ts'

/** What ordering in a group means, in the cart and at the checkout. */
export function GroupTerms({ group: { size, percentOff } }: { group: WireGroupChoice }) {
  const { locale } = useShop()
  return (
    <Trans>
      Ordered in a group of {size}: you save {formatPercent(percentOff / 100, locale)}. It is sent
      once everyone has paid. If the group isn’t full in time, you get all your money back.
    </Trans>
  )
}
