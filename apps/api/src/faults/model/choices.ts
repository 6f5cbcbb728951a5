import { toWireId, type Id, type IdKind } from '@galleria/kernel/id'
import type { Person } from './persons.ts'
import { OPEN, type Contract, type Order, type Reverse, type State } from './state.ts'
import type { World } from './world.ts'

/** Whom and what a command is about: mostly what makes sense, now and then what does not. */

export const wire = <Kind extends IdKind>(kind: Kind, id: string): string =>
  toWireId(kind, id as Id<Kind>)

export const DETAIL =
  'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer' as const

export const inMotion: readonly string[] = [...OPEN, 'UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE']

export function pickOrder(
  { dice }: World,
  state: State,
  focus: Contract | undefined,
  statuses?: readonly string[],
): Order | undefined {
  const near = state.orders.filter((order) => !focus || order.contract === focus.id)
  const wanted = dice.hit(0.92)
    ? near.filter((order) => (statuses ?? inMotion).includes(order.status))
    : near
  return wanted.length > 0 ? dice.pick(wanted) : undefined
}
/** Mostly a request that waits for its shop, now and then any. */
export function pickReverse(
  { dice }: World,
  state: State,
  focus: Contract | undefined,
  isWanted: (reverse: Reverse) => boolean,
): Reverse | undefined {
  const near = state.reverses.filter(
    (one) =>
      !focus || state.orders.some((order) => order.id === one.order && order.contract === focus.id),
  )
  const wanted = near.filter(isWanted)
  if (wanted.length > 0 && dice.hit(0.9)) return dice.pick(wanted)
  return near.length > 0 ? dice.pick(near) : undefined
}

/** Mostly the one whose it is; now and then somebody else tries. */
export const ownerOf = ({ dice, buyers }: World, buyer: string): Person =>
  (dice.hit(0.94) && buyers.find((one) => one.id === buyer)) || dice.pick(buyers)
export const merchantOf = ({ dice, merchants }: World, shop: number): Person =>
  (dice.hit(0.94) && merchants.find((one) => one.shops.includes(shop))) || dice.pick(merchants)
/** At a limit: below it, just on it, just above it. */
export const around = ({ dice }: World, limit: number): number =>
  Math.max(
    1,
    dice.hit(0.35) ? limit : dice.hit(0.2) ? limit + 1 : 1 + dice.below(Math.max(1, limit)),
  )
/**
 * The key of a request: a new one, or now and then one that somebody has used; what came of a
 * withdrawal has keys that nobody can use.
 */
export function pickKey(world: World, state: State, about: string): string {
  const { dice } = world
  const used = state.reverses.filter(({ key }) => key.startsWith('key-of-'))
  return dice.hit(0.06) && used.length > 0
    ? dice.pick(used).key
    : `key-of-${about}-${(world.count += 1)}`
}
