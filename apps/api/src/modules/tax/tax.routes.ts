import { taxRateCalls } from '@galleria/contract/tax-rate'
import { bind, type Bound } from '#platform/bind.ts'
import { dropTaxRate, listTaxRates, planTaxRate } from './manage-tax-rates.ts'

export const taxRoutes: readonly Bound[] = [
  bind(taxRateCalls.listTaxRates, (ctx) => listTaxRates(ctx)),
  bind(taxRateCalls.planTaxRate, planTaxRate),
  bind(taxRateCalls.dropTaxRate, dropTaxRate),
]
