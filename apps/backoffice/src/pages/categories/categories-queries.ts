import type { WireCategories } from '@galleria/contract/category-desk'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export const deskCategoriesQuery = queryOptions({
  queryKey: ['kept-categories'],
  queryFn: (): Promise<WireCategories> => mall('POST /sapi/mall-operator/category/list', {}),
})

/**
 * A change that answers with the categories as they are now; after a refusal they are read again.
 */
export function useCategoriesChange<Asked>(change: (asked: Asked) => Promise<WireCategories>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (categories) => queries.setQueryData(deskCategoriesQuery.queryKey, categories),
    onError: () => void queries.invalidateQueries({ queryKey: deskCategoriesQuery.queryKey }),
  })
}
