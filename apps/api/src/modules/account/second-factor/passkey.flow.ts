import { defineFlow } from '@galleria/kernel/flow'

/**
 * A passkey: on until its person or an operator ends it. Its row ends with it; that there was one,
 * from when to when and by whom, stays.
 */
export const passkeyFlow = defineFlow<unknown>()({
  states: ['ON', 'OFF'],
  start: 'ON',
  actors: ['member', 'operator'],
  moves: {
    remove: { from: ['ON'], to: 'OFF', by: ['member'] },
    removeFor: { from: ['ON'], to: 'OFF', by: ['operator'] },
  },
})
