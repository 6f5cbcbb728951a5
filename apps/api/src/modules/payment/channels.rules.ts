import type { Context } from '#platform/context.ts'

/** The ways to pay and who may use them, as data. `anonymous` channels are open to guests. */
export type Channel = {
  readonly name: string
  readonly provider: string
  readonly isAnonymous: boolean
  readonly isDemo: boolean
  readonly methods: readonly { type: string; name: string }[]
}

/** A row and a provider of this name make a channel. */
export const channels: readonly Channel[] = [
  {
    name: 'MOCKPAY',
    provider: 'mockpay',
    isAnonymous: true,
    isDemo: true,
    methods: [{ type: 'mockpay', name: 'MOCKPAY' }],
  },
]

/** The channels that are open to a payer: the storefront's own favourite first, the rest in the mall's order. */
export function channelsFor(
  { actor, env }: Pick<Context, 'actor' | 'env'>,
  all: readonly Channel[],
  first?: string,
): readonly Channel[] {
  const isGuest = actor.kind === 'tourist'
  const isDemo = env.mode === 'demo'
  return all
    .filter((channel) => (channel.isAnonymous || !isGuest) && (!channel.isDemo || isDemo))
    .toSorted((a, b) => Number(b.name === first) - Number(a.name === first))
}
