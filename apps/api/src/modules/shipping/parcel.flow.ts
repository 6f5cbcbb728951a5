import { defineFlow } from '@galleria/kernel/flow'

/** A parcel from handed over to signed for. */
export const parcelFlow = defineFlow<object>()({
  states: ['SEND_DELIVERY', 'SIGN_IN'],
  start: 'SEND_DELIVERY',
  actors: ['buyer', 'clock'],
  moves: {
    sign: { from: ['SEND_DELIVERY'], to: 'SIGN_IN', by: ['buyer', 'clock'], wire: 'confirm' },
  },
})
