import { campaignCalls } from '@galleria/contract/campaign'
import { bind, type Bound } from '#platform/bind.ts'
import {
  listCampaigns,
  planFreeOrders,
  planGiftCards,
  planPrizes,
  stopCampaign,
} from './plan-campaign.ts'

export const campaignRoutes: readonly Bound[] = [
  bind(campaignCalls.pageCampaigns, listCampaigns),
  bind(campaignCalls.createPrizeCampaign, planPrizes),
  bind(campaignCalls.createFreeOrders, planFreeOrders),
  bind(campaignCalls.createGiftCards, planGiftCards),
  bind(campaignCalls.stopCampaign, stopCampaign),
]
