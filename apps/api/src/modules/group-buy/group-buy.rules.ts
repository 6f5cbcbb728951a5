import { HOUR } from '@galleria/kernel/time'
import type { GroupBuy } from './group-buy.types.ts'

/**
 * Money of one of its members can still come in: the first one opens it, and after its time nobody
 * gets in, whether or not the clock has closed it.
 */
export function takesMoney(group: GroupBuy, now: Date): boolean {
  const endsAt = endsAtOf(group)
  return group.status === 'STARTING' || (group.status === 'OPEN' && endsAt !== null && endsAt > now)
}

/** Somebody more can order in it. */
export function hasPlace(group: GroupBuy, now: Date): boolean {
  return group.status === 'OPEN' && takesMoney(group, now) && group.taken < group.size
}

export function endsAtOf({ endsAt }: Pick<GroupBuy, 'endsAt'>): Date | null {
  return endsAt === null ? null : new Date(endsAt)
}

export function endOf({ openHours }: Pick<GroupBuy, 'openHours'>, openedAt: Date): Date {
  return new Date(openedAt.getTime() + openHours * HOUR)
}
