import type { Id } from '@galleria/kernel/id'
import { createScanner } from '#modules/files/index.ts'
import { listClockRounds, listPollRounds } from '../../listen.ts'
import { loseAnswer, unreachable } from '../../testing/provider-proxy.ts'
import * as paying from './predict-payment.ts'
import { askProvider, isLive } from './state.ts'
import type { Make, World } from './world.ts'
import { checkDuePayments, checkPayment } from '../../testing/payment-work.ts'

export const providerActs: Make = ({ t, dice }, state, focus) => {
  const near = state.attempts.filter((one) => one.ref && (!focus || one.contract === focus.id))
  const live = near.filter(isLive)
  if (near.length === 0) return undefined
  const { ref } = dice.pick(live.length > 0 && dice.hit(0.75) ? live : near)
  return {
    about: 'the provider does what it had planned',
    run: async () => {
      await t.lab.hurry(ref ?? '')
      for (const refund of await t.sql<{ ref: string }>(
        `select provider_ref as ref from refund_tries where status = 'SENT' and provider_ref is not null`,
      ))
        await t.lab.hurry(refund.ref)
      await t.lab.idle(5)
    },
  }
}

/** A provider that does not answer is asked again another time; anything else is a fault. */
export function patiently({ isDisturbed }: World, work: () => Promise<unknown>): Promise<unknown> {
  return work().catch((error: unknown) => {
    if (!isDisturbed() || !(error instanceof Error) || error.name !== 'OutsideError') throw error
  })
}

/** News of a payment reaches the mall; of one that was given up long ago, too. */
export const pollPayment: Make = (world, state, focus) => {
  const { t, dice } = world
  const near = state.attempts.filter((one) => one.ref && (!focus || one.contract === focus.id))
  // Of one that has its money there is little news.
  const live = near.filter((one) => (dice.hit(0.6) ? isLive(one) : one.status !== 'PAY_SUCCESS'))
  const attempt =
    live.length > 0
      ? dice.pick(live)
      : near.length > 0 && dice.hit(0.1)
        ? dice.pick(near)
        : undefined
  if (!attempt) return undefined
  let providerState = { status: 'open', captures: 0 }
  return {
    about: `the mall polls an attempt that is ${attempt.status}`,
    isWide: true,
    run: async () => {
      providerState = await askProvider(t, attempt.ref ?? '')
      await patiently(world, () =>
        checkPayment(t.mall.gate.own(), t.mall.providers, attempt.id as Id<'attempt'>),
      )
    },
    predict: (model) => paying.pollPayment(model, attempt.id, providerState),
  }
}

export const mallWorks: Make = (world) => {
  const { t, dice, settle } = world
  const own = () => t.mall.gate.own()
  const kind = dice.below(4)
  if (kind === 0) return { about: 'the mall does all that is to be done', run: settle }
  if (kind === 1)
    return {
      about: 'the round of the poller',
      run: async () => {
        for (const round of listPollRounds(own, t.mall.providers)) await patiently(world, round)
      },
    }
  if (kind === 2)
    return {
      about: 'the round of the clock',
      run: async () => {
        for (const round of listClockRounds(own, t.mall.providers, createScanner(undefined)))
          await patiently(world, round)
      },
    }
  return {
    about: 'the poller asks about what is due',
    run: () => checkDuePayments(own(), t.mall.providers),
  }
}

const networkBreaks: Make = ({ proxy, dice, disturb }) => {
  const fate = dice.pick([loseAnswer, unreachable])
  return {
    about: 'the network to the provider breaks for a few calls',
    run: async () => {
      disturb()
      proxy.when(/^(POST|GET) /, fate, 1 + dice.below(3))
    },
  }
}

export const byItself: readonly (readonly [Make, number])[] = [
  [providerActs, 10],
  [mallWorks, 12],
  [networkBreaks, 1],
]
