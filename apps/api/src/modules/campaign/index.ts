export {
  findFreeOrder,
  findFreeOrders,
  findGiftCard,
  findGiftCards,
  findPrizeDraw,
  findPrizeDraws,
  findPrizes,
  findRunning,
} from './campaign.queries.ts'
export { campaignRoutes } from './campaign.routes.ts'
export { cardUntil, isLeft, mayBring, mayDraw } from './campaign.rules.ts'
export type { GiftCard, PrizeDraw } from './campaign.types.ts'
export { expireDueDraws } from './expire-draws.ts'
export { finishCampaigns } from './finish-campaigns.ts'
export { enterFree, lapseFree, payOut } from './free-order.store.ts'
export { issueCard, noteMailed, promiseCard, withdrawCard } from './gift-card.store.ts'
export { grantDraw, takePrize, withdrawDraws } from './prize-draw.store.ts'
