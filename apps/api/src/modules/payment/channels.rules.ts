/** The ways to pay and who may use them, as data. `anonymous` channels are open to guests. */
export type Channel = {
  readonly name: string
  readonly provider: string
  readonly isAnonymous: boolean
  readonly isDemo: boolean
  readonly methods: readonly { type: string; name: string }[]
}

export const channels: readonly Channel[] = [
  {
    name: 'MOCKPAY',
    provider: 'mockpay',
    isAnonymous: true,
    isDemo: true,
    methods: [{ type: 'mockpay', name: 'MOCKPAY' }],
  },
]

export type PayerFacts = { readonly isTourist: boolean; readonly isDemo: boolean }

export function channelsFor(payer: PayerFacts): readonly Channel[] {
  return channels.filter(
    (channel) => (channel.isAnonymous || !payer.isTourist) && (!channel.isDemo || payer.isDemo),
  )
}
