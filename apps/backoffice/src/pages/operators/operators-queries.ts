import type { ReplyOf } from '@galleria/contract/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { whoQuery } from '../../api/queries.ts'

type Operators = ReplyOf<'POST /sapi/mall-operator/people/list'>
export type Operator = Operators['personList'][number]

export const operatorsQuery = queryOptions({
  queryKey: ['operators'],
  queryFn: () => mall('POST /sapi/mall-operator/people/list', {}),
})

/**
 * A change that answers with the people as they are now; what was refused is shown beside the
 * button, and the list is read again.
 */
export function useOperatorsChange<Asked>(change: (asked: Asked) => Promise<Operators>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (operators) => {
      queries.setQueryData(operatorsQuery.queryKey, operators)
      void queries.invalidateQueries({ queryKey: whoQuery.queryKey })
    },
    onError: () => void queries.invalidateQueries({ queryKey: operatorsQuery.queryKey }),
  })
}
