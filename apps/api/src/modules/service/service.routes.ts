import { merchantServiceCalls } from '@galleria/contract/merchant-service'
import { bind, type Bound } from '#platform/bind.ts'
import { listServices, priceService, saveService } from './manage-services.ts'

export const serviceRoutes: readonly Bound[] = [
  bind(merchantServiceCalls.listServices, listServices),
  bind(merchantServiceCalls.saveService, saveService),
  bind(merchantServiceCalls.priceService, priceService),
]
