import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mall, showDesk } from '../api/mall.ts'
import { whoQuery, type Who } from '../api/queries.ts'
import { useProblemText } from './notice.tsx'

/** Ends the session, and forgets everything this person had looked at. */
export function useSignOut() {
  const queries = useQueryClient()
  const textOf = useProblemText()
  return useMutation({
    mutationFn: () => mall('POST /auth/web/user/logout', {}),
    onSuccess: () => {
      showDesk(undefined)
      queries.removeQueries({ predicate: (query) => query.queryKey[0] !== whoQuery.queryKey[0] })
      queries.setQueryData<Who>(whoQuery.queryKey, { kind: 'nobody' })
    },
    onError: (error) => notifications.show({ message: textOf(error), color: 'red' }),
  })
}
