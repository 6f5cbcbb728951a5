import { faultsOfBuyerRows } from './buyer-rows.ts'
import type { DeliberateFault } from './deliberate-fault.ts'
import { faultsOfDeskWork } from './desk-work.ts'
import { faultsOfMoney } from './money.ts'
import { faultsOfOrderCalls } from './order-calls.ts'
import { faultsOfOrderScreens } from './order-screens.ts'
import { faultsOfPickUp } from './pick-up.ts'
import { faultsOfServices } from './services.ts'

export const allFaults: readonly DeliberateFault[] = [
  ...faultsOfOrderScreens,
  ...faultsOfOrderCalls,
  ...faultsOfBuyerRows,
  ...faultsOfMoney,
  ...faultsOfDeskWork,
  ...faultsOfPickUp,
  ...faultsOfServices,
]
