import type { DeliberateFault } from './deliberate-fault.ts'

/**
 * Later days, and what the operator does in a shop's name. Sentences that stand in no row: words of
 * their test's title name them.
 */
export const faultsOfDeskWork: readonly DeliberateFault[] = [
  {
    id: 'the day goes forward only',
    file: 'apps/api/src/modules/order/parcels/delay-orders.ts',
    find: "day <= (order.shipBy ?? '') || ",
    replace: '',
    test: 'apps/api/src/modules/order/parcels/delay-orders.test.ts',
  },
  {
    id: 'what was sent already arrives when it did',
    file: 'apps/api/src/modules/order/parcels/delay-orders.ts',
    find: '.filter((line) => cancelableQty(line) > 0)',
    replace: '',
    test: 'apps/api/src/modules/order/parcels/delay-orders.test.ts',
  },
  {
    id: 'with one of another shop nothing is said at all',
    file: 'apps/api/src/modules/order/parcels/delay-orders.ts',
    find: "if (ids.some((id) => !codes.has(id))) throw refuse('order.not_found')",
    replace: '',
    test: 'apps/api/src/modules/order/parcels/delay-orders.test.ts',
  },
  {
    id: 'the shop has a mail of each',
    file: 'apps/api/src/modules/order/desk/acted-for.ts',
    find: "if (actor === 'operator')",
    replace: "if (actor === 'merchant')",
    test: 'apps/api/src/modules/order/desk/operator-acts.test.ts',
  },
]
