export {
  findFreeOrder,
  findFreeOrders,
  findPrizeDraw,
  findPrizeDraws,
  findPrizes,
  findRunning,
} from './campaign.queries.ts'
export { campaignRoutes } from './campaign.routes.ts'
export { isLeft, mayBeFree, mayDraw } from './campaign.rules.ts'
export type { FreeOrder, Prize, PrizeDraw } from './campaign.types.ts'
export { expireDueDraws } from './expire-draws.ts'
export { finishCampaigns } from './finish-campaigns.ts'
export { enterFree, lapseFree, payOut } from './free-order.store.ts'
export { grantDraw, takePrize, withdrawDraws } from './prize-draw.store.ts'
