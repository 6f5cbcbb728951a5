import { defineFlow } from '@galleria/kernel/flow'

export type ParcelFacts = {
  /** As its carrier says. */
  readonly isDelivered: boolean
}

/** A parcel from handed over to signed for. */
export const parcelFlow = defineFlow<ParcelFacts>()({
  states: ['SEND_DELIVERY', 'SIGN_IN'],
  start: 'SEND_DELIVERY',
  actors: ['buyer', 'clock', 'merchant'],
  moves: {
    sign: { from: ['SEND_DELIVERY'], to: 'SIGN_IN', by: ['buyer', 'clock'], wire: 'confirm' },
    // Its number was typed wrongly. Once the carrier has delivered it, the day of receipt counts from there.
    correct: {
      from: ['SEND_DELIVERY'],
      to: 'SEND_DELIVERY',
      by: ['merchant'],
      when: (facts) => !facts.isDelivered,
      wire: 'correct',
    },
  },
})
