import { useLingui } from '@lingui/react/macro'
import type { WireReverse } from '@galleria/contract/after-sales'

const deeds = ['approveRefund', 'pass', 'offer', 'reject', 'refuseGoods', 'refuseRest', 'keepLoss']

/** Who answers now, or has answered last: the shop, or the mall in its place. */
export function useAnswerer(reverse: WireReverse, when: 'now' | 'last'): string {
  const { t } = useLingui()
  const shopName = reverse.shop.name
  const last = reverse.progressList.findLast(({ event }) => deeds.includes(event))
  const isMall =
    when === 'now' ? reverse.isShopRemoved || reverse.isOwnPurchase : last?.actor === 'operator'
  return isMall ? t`Galleria (for ${shopName})` : shopName
}
