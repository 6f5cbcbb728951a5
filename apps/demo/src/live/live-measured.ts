import type { Purchase } from '../anna.ts'
import { DAY, HOUR } from '@galleria/kernel/time'
import { buySkus } from './buy-skus.ts'
import type { Act, Stage } from './stage.ts'

/**
 * Two metres and forty of a worktop, and linoleum for a top of her own; the shop has not cut them
 * yet.
 */
const WANTED = [
  { skuId: 109_101, qty: 2.4 },
  { skuId: 109_103, qty: 1.25 },
]

export function planMeasured(stage: Stage, buyer: Purchase['buyer'], now: number): Act {
  return { at: now - DAY - 5 * HOUR, run: () => buySkus(stage, buyer, WANTED) }
}
