import type { WireCarrier } from '@galleria/contract/carrier'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

type Carriers = { readonly carrierList: WireCarrier[] }

export const deskCarriersQuery = queryOptions({
  queryKey: ['kept-carriers'],
  queryFn: (): Promise<Carriers> => mall('POST /sapi/mall-operator/carrier/list', {}),
})

/**
 * A change that answers with the carriers as they are now; after a refusal the list is read again.
 */
export function useCarriersChange<Asked>(change: (asked: Asked) => Promise<Carriers>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (carriers) => queries.setQueryData(deskCarriersQuery.queryKey, carriers),
    onError: () => void queries.invalidateQueries({ queryKey: deskCarriersQuery.queryKey }),
  })
}
