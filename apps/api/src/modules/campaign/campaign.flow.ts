import { defineFlow } from '@galleria/kernel/flow'

/** A campaign: it takes orders while it is open and its window lasts. */
export const campaignFlow = defineFlow<object>()({
  states: ['OPEN', 'STOPPED', 'DONE'],
  start: ['OPEN'],
  actors: ['operator', 'clock'],
  moves: {
    stop: { from: ['OPEN'], to: 'STOPPED', by: ['operator'] },
    // Its window is over, or it was stopped.
    finish: { from: ['OPEN', 'STOPPED'], to: 'DONE', by: ['clock'] },
  },
})

/**
 * The right of an order to draw a prize: it is used once, and ends with its time or with the
 * order's money.
 */
export const prizeDrawFlow = defineFlow<object>()({
  states: ['OPEN', 'DRAWN', 'WITHDRAWN', 'EXPIRED'],
  start: ['OPEN'],
  actors: ['buyer', 'payment', 'clock'],
  moves: {
    draw: { from: ['OPEN'], to: 'DRAWN', by: ['buyer'] },
    // All of the order's money went back, or it ended in another way.
    withdraw: { from: ['OPEN', 'DRAWN'], to: 'WITHDRAWN', by: ['payment'] },
    expire: { from: ['OPEN'], to: 'EXPIRED', by: ['clock'] },
  },
})

/**
 * A gift card that an order brings: promised with its money, issued once it is complete. Used or
 * over its time it stays issued; its coupon says so.
 */
export const giftCardFlow = defineFlow<object>()({
  states: ['PROMISED', 'ISSUED', 'WITHDRAWN'],
  start: ['PROMISED'],
  actors: ['clock', 'payment'],
  moves: {
    issue: { from: ['PROMISED'], to: 'ISSUED', by: ['clock'] },
    // The order no longer comes to what its campaign wants, and the card is not used.
    withdraw: { from: ['PROMISED', 'ISSUED'], to: 'WITHDRAWN', by: ['payment'] },
  },
})

/**
 * A paid order's part in a campaign of free orders: drawn when that is over, paid out when nothing
 * of the order can be asked back any more.
 */
export const freeOrderFlow = defineFlow<object>()({
  states: ['ENTERED', 'WON', 'LOST', 'LAPSED', 'PAID'],
  start: ['ENTERED'],
  actors: ['clock', 'payment'],
  moves: {
    win: { from: ['ENTERED'], to: 'WON', by: ['clock'] },
    lose: { from: ['ENTERED'], to: 'LOST', by: ['clock'] },
    payOut: { from: ['WON'], to: 'PAID', by: ['clock'] },
    // All of the order's money went back before.
    lapse: { from: ['ENTERED', 'WON'], to: 'LAPSED', by: ['payment', 'clock'] },
  },
})
