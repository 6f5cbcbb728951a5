import { groupBuyCalls } from '@galleria/contract/group-buy-calls'
import { groupOfferDeskCalls } from '@galleria/contract/group-offer-desk'
import { bind, type Bound } from '#platform/bind.ts'
import { endGroupOffer, planGroupOffer } from '#modules/catalog/selling/index.ts'
import { presentOpenGroup } from './group-buy.present.ts'
import { findGroupBuysOf } from './group-buy.queries.ts'
import { listGroupOffers } from './list-group-offers.ts'

const MOST_SHOWN = 5

export const groupBuyRoutes: readonly Bound[] = [
  bind(groupOfferDeskCalls.listGroupOffers, listGroupOffers),
  bind(groupOfferDeskCalls.planGroupOffer, async (ctx, plan) => {
    await planGroupOffer(ctx, plan)
    return listGroupOffers(ctx)
  }),
  bind(groupOfferDeskCalls.endGroupOffer, async (ctx, which) => {
    await endGroupOffer(ctx, which)
    return listGroupOffers(ctx)
  }),
  bind(groupBuyCalls.listGroupBuys, async (ctx, { itemId, id }) =>
    (await findGroupBuysOf(ctx.db, ctx.site, { itemId, asked: id, limit: MOST_SHOWN })).map(
      (group) => presentOpenGroup(group, ctx.now()),
    ),
  ),
]
