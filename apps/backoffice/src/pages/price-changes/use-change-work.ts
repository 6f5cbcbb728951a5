import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { priceChangeQuery, PRICE_CHANGES_KEY, type PriceChange } from './price-change-queries.ts'

/** The two words about a bulk change. */
export function useChangeWork(id: string) {
  const queries = useQueryClient()
  const onSuccess = (change: PriceChange) => {
    queries.setQueryData(priceChangeQuery(id).queryKey, change)
    void queries.invalidateQueries({ queryKey: ['goods'] })
  }
  // Somebody else may have said it: then that is shown.
  const onError = () => queries.invalidateQueries({ queryKey: PRICE_CHANGES_KEY })
  return {
    apply: useMutation({
      mutationFn: (options: { areAskedMeant?: boolean }) =>
        mall('POST /sapi/mall-merchant/priceChange/apply', { id, ...options }),
      onSuccess,
      onError,
    }),
    undo: useMutation({
      mutationFn: () => mall('POST /sapi/mall-merchant/priceChange/undo', { id }),
      onSuccess,
      onError,
    }),
  }
}
