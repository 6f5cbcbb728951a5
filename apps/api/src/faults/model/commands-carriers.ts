import type { Id } from '@galleria/kernel/id'
import { followParcel, followReverseParcel } from '#modules/shipping/index.ts'
import { stepReverse } from '#modules/after-sales/index.ts'
import { ownerOf, pickReverse, wire } from './choices.ts'
import * as rules from './predict-carriers.ts'
import type { Reverse, State } from './state.ts'
import type { Make, World } from './world.ts'

/** Parcels that are under way, to buyers, back to shops, or out again. */
function numbersUnderWay({ dice }: World, { reverses, parcels }: State): string[] {
  const ofRequests = reverses.flatMap(({ status, back, out }) => [
    ...(status === 'WAITING_FOR_QC_DONE' && back && !back.isDelivered ? [back.number] : []),
    ...(status === 'WAITING_FOR_BUYER_CONFIRMED' && out && !out.isDelivered ? [out.number] : []),
  ])
  return ofRequests.length > 0 && dice.hit(0.85)
    ? ofRequests
    : parcels.flatMap(({ status, number }) => (status === 'SEND_DELIVERY' ? [number] : []))
}

/** The carrier says where a parcel is, and the mall asks it. */
export const carrierSays: Make = (world, state) => {
  const { dice } = world
  const numbers = numbersUnderWay(world, state)
  if (numbers.length === 0) return undefined
  const number = dice.pick(numbers)
  const word = dice.pick(['lost', 'lost', 'lost', 'in_transit', 'delivered'] as const)
  const isOfOrder = state.parcels.some((one) => one.number === number)
  // How long somebody has to say otherwise once it is there is the clock's.
  const to = isOfOrder && word === 'delivered' ? 'in_transit' : word
  return {
    about: `the carrier says of a parcel ${isOfOrder ? 'of an order' : 'of a request'} ${to}`,
    run: () => hear(world, number, to),
    predict: (model) => rules.carrierSays(model, number, to),
  }
}

const said = new WeakMap<World['t'], Promise<void>>()

/**
 * One word after the other: of two at once about a parcel the mall would hear the last alone, and
 * nothing of what was between.
 */
function hear(world: World, number: string, to: rules.Said): Promise<void> {
  const mine = (said.get(world.t) ?? Promise.resolve()).then(() => say(world, number, to))
  said.set(
    world.t,
    mine.catch(() => undefined),
  )
  return mine
}

/** Registered by a job, and asked about each minute. */
async function say({ t }: World, number: string, to: rules.Said): Promise<void> {
  const own = t.mall.gate.own()
  const where = { country: 'DE', language: 'en' } as const
  const ask = async () => {
    for (const { id } of await t.sql<{ id: Id<'reverseParcel'> }>(
      'select id from reverse_parcels where number = $1',
      [number],
    ))
      await followReverseParcel(own, { parcelId: id, ...where })
    for (const { id } of await t.sql<{ id: Id<'parcel'> }>(
      'select id from parcels where number = $1',
      [number],
    ))
      await followParcel(own, { parcelId: id, ...where })
  }
  await ask()
  await fetch(`${t.lab.url}/carrier/test/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ carrier: 'dpd', number, to }),
  })
  await ask()
}

/** What comes of it that a parcel is lost: no person has to look. */
export const lookAtLost: Make = ({ t, dice }, state) => {
  const lost = state.reverses.filter(
    (one) => rules.isLostOnWayBack(one) || rules.isLostOnWayOut(one),
  )
  if (lost.length === 0) return undefined
  const { id, status, type, isStatutory } = dice.pick(lost)
  return {
    about: `the mall follows a lost parcel of ${isStatutory ? 'a withdrawal' : type} that is ${status}`,
    isWide: true,
    run: () => stepReverse(t.mall.gate.own(), id as Id<'reverse'>),
    predict: (model) => rules.lookAtLost(model, id),
  }
}

const isSentInstead = ({ status }: Reverse) => status === 'WAITING_FOR_BUYER_CONFIRMED'

export const refundLost: Make = (world, state, focus) => {
  const lost = state.reverses.filter(rules.isLostOnWayOut)
  const among = lost.length > 0 ? { ...state, reverses: lost } : state
  const reverse = pickReverse(world, among, focus, isSentInstead)
  if (!reverse) return undefined
  const who = ownerOf(world, reverse.buyer)
  return {
    about: `${who.name} takes the money for what came instead of ${reverse.type} that is ${reverse.status}`,
    isRepeatable: true,
    run: () =>
      who.call('POST /sapi/mall-order/web/reverseorder/refundLost', {
        id: wire('reverse', reverse.id),
      }),
    predict: (model) => rules.refundLost(model, who, reverse.id),
  }
}

/** How often each is tried. */
export const aboutCarriers: readonly (readonly [Make, number])[] = [
  [carrierSays, 6],
  [lookAtLost, 6],
  [refundLost, 2],
]
