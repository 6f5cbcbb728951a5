import { HOUR } from '@galleria/kernel/time'
import { speakerFor } from './commands-sellers.ts'
import { ownerOf, pickReverse, wire } from './choices.ts'
import { lookAtRequest } from './look-at-request.ts'
import * as rules from './predict-offers.ts'
import type { Reverse } from './state.ts'
import type { Make } from './world.ts'

const isWaiting = ({ status }: Reverse) => status === 'WAITING_FOR_AUDIT_BY_SELLER'

export const makeOffer: Make = (world, state, focus) => {
  const { dice } = world
  const reverse = pickReverse(world, state, focus, isWaiting)
  if (!reverse) return undefined
  const { name, by, say } = speakerFor(world, state, reverse)
  const kind = dice.hit(0.6) ? 'PART' : 'SEND_BACK'
  const amount = dice.hit(0.05)
    ? dice.pick([0, 1.5, reverse.money])
    : 1 + dice.below(Math.max(1, reverse.money - 1))
  const offering = { id: reverse.id, kind, amount } as const
  return {
    about: `${name} offers ${kind === 'PART' ? `${amount} of ${reverse.money}` : 'all once the goods are back'} about an application that is ${reverse.status}`,
    run: () =>
      say('offer', {
        id: wire('reverse', reverse.id),
        kind,
        content: 'Instead.',
        ...(kind === 'PART' ? { amount: { value: amount / 100 } } : {}),
      }),
    predict: (model) => rules.makeOffer(model, by, offering),
  }
}

export const answerOffer: Make = (world, state, focus) => {
  const { dice } = world
  const reverse = pickReverse(
    world,
    state,
    focus,
    (one) => isWaiting(one) && one.offer?.answer === null,
  )
  if (!reverse?.offer) return undefined
  const who = ownerOf(world, reverse.buyer)
  const isYes = dice.hit(0.6)
  const answered = { id: reverse.id, offerId: reverse.offer.id, isYes }
  return {
    about: `${who.name} ${isYes ? 'accepts' : 'declines'} an offer that is ${reverse.offer.answer ?? 'open'}`,
    isRepeatable: true,
    run: () =>
      who.call(
        isYes
          ? 'POST /sapi/mall-order/web/reverseorder/acceptOffer'
          : 'POST /sapi/mall-order/web/reverseorder/declineOffer',
        { id: wire('reverse', reverse.id), offerId: wire('reverseOffer', answered.offerId) },
      ),
    predict: (model) => rules.answerOffer(model, who, answered),
  }
}

/** Up to the end of an offer, just on it, and past it. */
export const hoursPass: Make = ({ t, dice }) => {
  const hours = dice.pick([1, 5, 23, 24, 72])
  return {
    about: `${hours} hours pass`,
    run: async () => t.clock.advance(hours * HOUR),
    predict: (model) => {
      model.now += hours * HOUR
      return 'ok'
    },
  }
}

/** How often each is tried. */
export const aboutOffers: readonly (readonly [Make, number])[] = [
  [makeOffer, 5],
  [answerOffer, 5],
  [lookAtRequest, 3],
]
