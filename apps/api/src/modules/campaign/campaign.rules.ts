import { DRAW_DAYS } from '@galleria/contract/campaign-rules'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import type { Currency } from '@galleria/kernel/money'
import { DAY } from '@galleria/kernel/time'
import type { Campaign, FreeOrder, FreeTerms, Prize } from './campaign.types.ts'

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

/** Guests, too: what comes back is their money, and a gift card is whoever's has its code. */
export function mayBring(order: PaidOrder, { valueFrom }: Pick<Campaign, 'valueFrom'>): boolean {
  return !order.isOwnShops && order.needPay >= valueFrom
}

type Entered = Pick<FreeOrder, 'id' | 'paid'>
/**
 * Which of the orders that came in are free, and what of each: one of `oneIn`, each as likely as
 * any other, up to `most`. Whoever is drawn and no longer fits into what is left of the budget gets
 * nothing. `roll` answers a whole number from 0 that is below what it is given.
 */
export function drawFree(
  entered: readonly Entered[],
  { oneIn, most, budget, spent }: FreeTerms,
  roll: (below: number) => number,
): { readonly id: Id<'freeOrder'>; readonly amount: number }[] {
  const pool = [...entered]
  const winners: { id: Id<'freeOrder'>; amount: number }[] = []
  let left = budget - spent
  for (let drawn = Math.floor(entered.length / oneIn); drawn > 0; drawn -= 1) {
    const [one] = pool.splice(roll(pool.length), 1)
    const amount = one ? Math.min(one.paid, most) : 0
    if (!one || amount > left) continue
    left -= amount
    winners.push({ id: one.id, amount })
  }
  return winners
}

/** Until when a card is good that is issued now. */
export function cardUntil(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY)
}

export function drawUntil(paidAt: Date): Date {
  return new Date(paidAt.getTime() + DRAW_DAYS * DAY)
}

export function isLeft({ stock, given }: Pick<Prize, 'stock' | 'given'>): boolean {
  return stock === null || given < stock
}

/**
 * One of the prizes that are left, each as likely as its weight. `roll` answers a whole number from
 * 0 that is below what it is given, each as likely as any other. Undefined when none is left.
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
