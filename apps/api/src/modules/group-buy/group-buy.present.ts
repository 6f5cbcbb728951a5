import { priceInGroup, type WireGroup, type WireOpenGroup } from '@galleria/contract/group-buy'
import { toWireId } from '@galleria/kernel/id'
import { wireMoney } from '#platform/wire-money.ts'
import { endsAtOf } from './group-buy.rules.ts'
import type { GroupBuy, PricedGroupBuy } from './group-buy.types.ts'

export function presentGroup(group: GroupBuy, now: Date): WireGroup {
  const { id, status, size, percentOff, taken, paid } = group
  const endsAt = endsAtOf(group)
  return {
    id: toWireId('groupBuy', id),
    status,
    size,
    percentOff,
    paidQty: paid,
    missingQty: size - paid,
    freeQty: size - taken,
    endTime: endsAt?.toISOString() ?? null,
    endInMillis: Math.max(0, (endsAt?.getTime() ?? 0) - now.getTime()),
  }
}

export function presentOpenGroup(group: PricedGroupBuy, now: Date): WireOpenGroup {
  return {
    ...presentGroup(group, now),
    skuId: group.skuId,
    groupPrc: wireMoney(priceInGroup(group.amount, group.percentOff), group.currency),
  }
}
