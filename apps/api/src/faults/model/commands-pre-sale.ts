import { MINUTE } from '@galleria/kernel/time'
import { campaignAt, renewPreSale } from './pre-sales.ts'
import * as rules from './predict.ts'
import type { Make } from './world.ts'

/** Time, and what is sold before it is there. */
export const timePasses: Make = ({ t, dice }) => {
  const minutes = dice.hit(0.75)
    ? dice.pick([1, 2, 5, 11, 29])
    : dice.pick([31, 61, 6 * 60, 25 * 60, 49 * 60, 15 * 1440, 22 * 1440, 31 * 1440])
  return {
    about: `${minutes} minutes pass`,
    run: async () => t.clock.advance(minutes * MINUTE),
    predict: (model) => {
      model.now += minutes * MINUTE
      return rules.OK
    },
  }
}

/** Until the balance of some pre-sale is due, or a little later. */
export const daysPass: Make = ({ t, dice }) => {
  const days = dice.pick([1, 2, 4])
  return {
    about: `${days} days pass`,
    run: async () => t.clock.advance(days * 1440 * MINUTE),
    predict: (model) => {
      model.now += days * 1440 * MINUTE
      return rules.OK
    },
  }
}

/** A shop sells something before it is there, on terms of today. */
export const preSell: Make = ({ t, dice }, state) => {
  const sku = dice.pick(state.skus.filter((one) => one.preSale))
  const terms = { isFull: dice.hit(0.2), isDepositKept: dice.hit(0.4) }
  return {
    about: `a pre-sale of sku ${sku.id} begins`,
    run: () => renewPreSale(t, sku.id, terms),
    predict: (model) => {
      const found = model.skus.find((one) => one.id === sku.id)
      if (found) found.preSale = campaignAt(model.now, terms)
      return rules.OK
    },
  }
}
