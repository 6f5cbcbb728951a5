import { DRAW_DAYS } from '@galleria/contract/campaign-rules'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import type { Currency } from '@galleria/kernel/money'
import type { Campaign, Prize } from './campaign.types.ts'

const A_DAY_MS = 86_400_000

/** What campaigns ask about an order that was just paid. */
export type PaidOrder = {
  readonly needPay: number
  readonly isMembers: boolean
  readonly isOwnShops: boolean
}

/** Points are a member's, and nobody wins by buying from the own shop. */
export function mayDraw(order: PaidOrder, { valueFrom }: Pick<Campaign, 'valueFrom'>): boolean {
  return order.isMembers && !order.isOwnShops && order.needPay >= valueFrom
}

export function drawUntil(paidAt: Date): Date {
  return new Date(paidAt.getTime() + DRAW_DAYS * A_DAY_MS)
}

export function isLeft({ stock, given }: Pick<Prize, 'stock' | 'given'>): boolean {
  return stock === null || given < stock
}

/**
 * One of the prizes that are left, each as likely as its weight. `roll` answers a whole number from 0 that is below what it is given, each as likely as any other. Undefined when none is
 * left.
 */
export function pickPrize<One extends Pick<Prize, 'weight' | 'stock' | 'given'>>(
  prizes: readonly One[],
  roll: (below: number) => number,
): One | undefined {
  const left = prizes.filter(isLeft)
  const whole = left.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return undefined
  let at = roll(whole)
  return left.find(({ weight }) => {
    at -= weight
    return at < 0
  })
}

/** The one currency of these storefronts; undefined when they have several. */
export function currencyOf(sites: readonly Site[]): Currency | undefined {
  const currencies = new Set(sites.map((site) => storefronts[site].currency))
  return currencies.size === 1 ? [...currencies][0] : undefined
}

/** Where a campaign stands in the eyes of whoever looks at it now. */
export function standingOf(
  { status, startsAt, endsAt }: Pick<Campaign, 'status' | 'startsAt' | 'endsAt'>,
  now: Date,
): 'COMING' | 'RUNNING' | 'STOPPED' | 'OVER' {
  if (status === 'STOPPED') return 'STOPPED'
  if (status === 'DONE' || endsAt <= now) return 'OVER'
  return startsAt > now ? 'COMING' : 'RUNNING'
}
