import type { WireOrder } from '@galleria/contract/order'
import type { WireFreeOrder } from '@galleria/contract/free-order'
import type { WireGiftCard } from '@galleria/contract/gift-card'
import type { WirePrizeDraw, WireWin } from '@galleria/contract/prize'
import type { Shop } from '../../shop-context.ts'
import type { Invitation } from './kinds/group-banner.tsx'
import { invitationPath } from './kinds/group-waiting.ts'
import { drawQrCode } from './codes/qr-code.server.ts'

/** What an order's page shows beside the order. */

/** The link into its group of buyers, where there is a place left in one. */
export function inviteTo(shop: Shop, order: WireOrder): Invitation | undefined {
  if (!order.operationList.includes('inviteToJoinGroup')) return undefined
  const url = shop.origin + invitationPath(order)
  return { url, code: drawQrCode(url) }
}

/** What the order earns a member in growth; a guest has none. */
export async function readGrowth(shop: Shop, orderId: string): Promise<number | undefined> {
  const user = await shop.user()
  if (!user) return undefined
  const { growthValue } = await shop.call(
    'POST /sapi/mall-customer/order-changes/query-order-growth-value',
    { orderId, customerId: user.id, siteCountryCode: shop.site },
  )
  return growthValue
}

/** What the order has brought its buyer since it was paid. */
export type Benefits = {
  readonly draws: readonly WirePrizeDraw[]
  readonly wins: readonly WireWin[]
  readonly free: readonly WireFreeOrder[]
  readonly cards: readonly WireGiftCard[]
}

/** Most orders say themselves that there is nothing to ask for. */
export async function readBenefits(
  { call }: Shop,
  { id, hasBenefits }: WireOrder,
): Promise<Benefits | undefined> {
  if (!hasBenefits) return undefined
  const [{ prizeDrawList: draws }, wins, free, cards] = await Promise.all([
    call('POST /sapi/mall-marketing/prize/drawPrizeContent', { id }),
    call('POST /sapi/mall-marketing/prize/winningPrizes', { id }),
    call('POST /sapi/mall-marketing/freeOrder/filterNeedFreeOrderFlow', { id }),
    call('POST /sapi/mall-marketing/giftCards/filterGiftCardsFlow', { id }),
  ])
  return { draws, wins, free, cards }
}
