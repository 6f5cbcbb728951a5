import type { ReplyOf } from '@galleria/contract/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { whoQuery } from '../../api/queries.ts'

type People = ReplyOf<'POST /sapi/mall-merchant/people/list'>
export type Person = People['personList'][number]
export type Invitation = People['invitationList'][number]

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: () => mall('POST /sapi/mall-merchant/people/list', {}),
})

/**
 * A change that answers with the people as they are now. What was refused is shown beside the
 * button, and the list is read again: it was not what it seemed.
 */
export function usePeopleChange<Asked>(change: (asked: Asked) => Promise<People>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (people) => {
      queries.setQueryData(peopleQuery.queryKey, people)
      void queries.invalidateQueries({ queryKey: whoQuery.queryKey })
    },
    onError: () => void queries.invalidateQueries({ queryKey: peopleQuery.queryKey }),
  })
}
