import { groupBuyCalls } from '@galleria/contract/group-buy-calls'
import { bind, type Bound } from '#platform/bind.ts'
import { presentOpenGroup } from './group-buy.present.ts'
import { findGroupBuysOf } from './group-buy.queries.ts'

const MOST_SHOWN = 5

export const groupBuyRoutes: readonly Bound[] = [
  bind(groupBuyCalls.listGroupBuys, async (ctx, { itemId, id }) =>
    (await findGroupBuysOf(ctx.db, ctx.site, { itemId, asked: id, limit: MOST_SHOWN })).map(
      (group) => presentOpenGroup(group, ctx.now()),
    ),
  ),
]
