import { defineFlow } from '@galleria/kernel/flow'

export type ParcelFacts = {
  /** As its carrier says. */
  readonly isDelivered: boolean
  /** It has had it in hand: not only been told that it will come. */
  readonly isScanned: boolean
}

/** A parcel from handed over to signed for, or called back before its carrier took it. */
export const parcelFlow = defineFlow<ParcelFacts>()({
  states: ['SEND_DELIVERY', 'SIGN_IN', 'CANCEL'],
  start: 'SEND_DELIVERY',
  actors: ['buyer', 'clock', 'merchant', 'operator'],
  moves: {
    sign: { from: ['SEND_DELIVERY'], to: 'SIGN_IN', by: ['buyer', 'clock'], wire: 'confirm' },
    // Its number was typed wrongly. Once the carrier has delivered it, the day of receipt counts
    // from there.
    correct: {
      from: ['SEND_DELIVERY'],
      to: 'SEND_DELIVERY',
      by: ['merchant', 'operator'],
      when: (facts) => !facts.isDelivered,
      wire: 'correct',
    },
    // It is still at the shop: its units are to be sent again, or cancelled.
    callBack: {
      from: ['SEND_DELIVERY'],
      to: 'CANCEL',
      by: ['merchant'],
      when: (facts) => !facts.isScanned && !facts.isDelivered,
      wire: 'callBack',
    },
  },
})
