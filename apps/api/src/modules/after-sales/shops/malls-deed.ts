import type { Context } from '#platform/context.ts'
import { findHistory } from '#platform/transitions.ts'
import type { BuyersMail } from '../after-sales.jobs.ts'
import type { reverseFlow } from '../reverse.flow.ts'
import type { ReverseRow } from '../reverse.types.ts'

/** What the mall did in the place of a shop that was removed, and why. */
export type MallsDeed = { readonly reason: string }

/** What each mail tells of. */
const told: Partial<Record<BuyersMail['kind'], readonly (keyof typeof reverseFlow.moves)[]>> = {
  sendBack: ['approveReturn'],
  changedToReturn: ['approveReturn'],
  approved: ['approveRefund'],
  refunded: ['approveRefund'],
  rejected: ['reject'],
  offered: ['offer'],
  offerReminder: ['offer'],
  waived: ['waiveReturn'],
  addressNamed: ['nameAddress'],
  labelGiven: ['giveLabel'],
  passed: ['pass', 'passExchange'],
  partlyPassed: ['pass', 'passExchange'],
  goodsRefused: ['refuseGoods'],
  moneyInstead: ['refundInstead', 'giveMoneyForLost'],
}

/**
 * Whether what a mail tells of was the mall's: the newest of such moves says who made it. Undefined
 * where it was the shop or the clock.
 */
export async function findMallsDeed(
  ctx: Context,
  { id, isSellerGone }: ReverseRow,
  kind: BuyersMail['kind'],
): Promise<MallsDeed | undefined> {
  const events: readonly string[] | undefined = told[kind]
  if (!isSellerGone || !events) return undefined
  const move = (await findHistory(ctx.db, 'reverse', id)).findLast(({ event }) =>
    events.includes(event),
  )
  const reason = move?.facts?.['reason']
  return move?.actor === 'operator' && typeof reason === 'string' ? { reason } : undefined
}
