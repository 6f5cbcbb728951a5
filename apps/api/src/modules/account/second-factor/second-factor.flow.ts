import { defineFlow } from '@galleria/kernel/flow'

/**
 * An authenticator app: offered until a first right code was shown, on until its person or an
 * operator ends it. Another app is another row.
 */
export const secondFactorFlow = defineFlow<unknown>()({
  states: ['OFFERED', 'ON', 'OFF'],
  start: 'OFFERED',
  actors: ['member', 'operator'],
  moves: {
    confirm: { from: ['OFFERED'], to: 'ON', by: ['member'] },
    switchOff: { from: ['ON'], to: 'OFF', by: ['member'] },
    switchOffFor: { from: ['ON'], to: 'OFF', by: ['operator'] },
  },
})
