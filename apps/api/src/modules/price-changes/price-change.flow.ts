import { defineFlow, type StateOf } from '@galleria/kernel/flow'

/** Many prices at once: looked at, set as they were looked at, and set back once. */
export const priceChangeFlow = defineFlow<object>()({
  states: ['LOOKED', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE'],
  start: 'LOOKED',
  actors: ['shop', 'clock'],
  moves: {
    apply: { from: ['LOOKED'], to: 'RUNNING', by: ['shop'], wire: 'apply' },
    finish: { from: ['RUNNING'], to: 'DONE', by: ['clock'] },
    undo: { from: ['DONE'], to: 'UNDOING', by: ['shop'], wire: 'undo' },
    finishUndo: { from: ['UNDOING'], to: 'UNDONE', by: ['clock'] },
  },
})
export type PriceChangeState = StateOf<typeof priceChangeFlow>
