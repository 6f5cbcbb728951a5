import { defineMoveCounter } from '#platform/move-counter.ts'
import { reverseFlow } from './reverse.flow.ts'

/** After-sales orders, as they are asked for, answered and ended. */
export const reverseMoves = defineMoveCounter({
  name: 'mall_after_sales_moves_total',
  help: 'Moves of after-sales orders by name and the state they led to; apply is a new one',
  flow: reverseFlow,
  first: 'apply',
})
