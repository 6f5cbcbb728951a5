import { carrierCalls } from '@galleria/contract/carrier'
import { bind, type Bound } from '#platform/bind.ts'
import { addCarrier, listDeskCarriers, saveCarrier } from './manage-carriers.ts'

export const carrierRoutes: readonly Bound[] = [
  bind(carrierCalls.listDeskCarriers, listDeskCarriers),
  bind(carrierCalls.addCarrier, addCarrier),
  bind(carrierCalls.saveCarrier, saveCarrier),
]
