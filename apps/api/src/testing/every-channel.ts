import { channels, type Channel } from '#modules/payment/providers/channels.rules.ts'

/**
 * The mall's own ways to pay, the optional ones among them, with all forms for cards beside each
 * other. No buyer sees that; a test pays by one after the other.
 */
export const everyChannel: readonly Channel[] = channels.map((channel) => ({
  ...channel,
  methods: channel.methods.map((method) => ({
    ...method,
    ...(method.cardForm && { cardForm: 1 }),
  })),
}))
