import type { WireTaxRates } from '@galleria/contract/tax-rate'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export const taxRatesQuery = queryOptions({
  queryKey: ['tax-rates'],
  queryFn: (): Promise<WireTaxRates> => mall('POST /sapi/mall-operator/taxRate/list', {}),
})

/** A change that answers with the rates as they are now; after a refusal they are read again. */
export function useTaxRatesChange<Asked>(change: (asked: Asked) => Promise<WireTaxRates>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (rates) => queries.setQueryData(taxRatesQuery.queryKey, rates),
    onError: () => void queries.invalidateQueries({ queryKey: taxRatesQuery.queryKey }),
  })
}
