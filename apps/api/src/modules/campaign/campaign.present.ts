import type { WireCampaign } from '@galleria/contract/campaign'
import { wirePoints } from '@galleria/contract/points-rules'
import { toWireId } from '@galleria/kernel/id'
import { wireMoney } from '#platform/wire-money.ts'
import type { CampaignFigures } from './campaign.queries.ts'
import { standingOf } from './campaign.rules.ts'
import type { CardTerms, FreeTerms, Prize } from './campaign.types.ts'

export function presentCampaign(
  campaign: CampaignFigures,
  prizes: readonly Prize[],
  now: Date,
): WireCampaign {
  const status = standingOf(campaign, now)
  return {
    id: toWireId('campaign', campaign.id),
    campaignType: campaign.kind,
    name: campaign.name,
    siteList: [...campaign.sites],
    orderAmtFrom: wireMoney(campaign.valueFrom, campaign.currency),
    startTime: campaign.startsAt.toISOString(),
    endTime: campaign.endsAt.toISOString(),
    status,
    operationList: status === 'COMING' || status === 'RUNNING' ? ['stop'] : [],
    orderCount: campaign.orderCount,
    usedCount: campaign.usedCount,
    withdrawnCount: campaign.withdrawnCount,
    prizeList: prizes
      .filter(({ campaignId }) => campaignId === campaign.id)
      .map(({ kind, points, weight, stock, given }) => ({
        prizeType: kind,
        points: wirePoints(points),
        weight,
        stock,
        givenCount: given,
      })),
    freeOrder: campaign.free && presentFree(campaign.free, campaign.currency),
    giftCard: campaign.card && presentCard(campaign.card, campaign.currency),
  }
}

function presentFree({ oneIn, most, budget, spent }: FreeTerms, currency: string) {
  return {
    oneIn,
    mostAmt: wireMoney(most, currency),
    budgetAmt: wireMoney(budget, currency),
    spentAmt: wireMoney(spent, currency),
  }
}

function presentCard({ value, days, budget, spent }: CardTerms, currency: string) {
  return {
    giftCardAmt: wireMoney(value, currency),
    validDays: days,
    budgetAmt: wireMoney(budget, currency),
    spentAmt: wireMoney(spent, currency),
  }
}
