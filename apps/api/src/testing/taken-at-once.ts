import type { PaymentSetup } from '#modules/payment/providers/index.ts'

/** Nothing is taken parcel by parcel, as with deposits, codes and goods to fetch. */
export function takenAtOnce({ providers, channels }: PaymentSetup): PaymentSetup {
  return {
    providers,
    channels: channels.map((channel) => ({
      ...channel,
      methods: channel.methods.map(({ lending: _, ...method }) => method),
    })),
  }
}
