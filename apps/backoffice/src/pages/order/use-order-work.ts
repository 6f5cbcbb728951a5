import { isProblem } from '@galleria/contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useProblemText } from '../../parts/notice.tsx'
import { useDesk, type ShownOrder } from './desk.ts'

/**
 * One action on an order. Whatever the answer, the screen shows the order as it is afterwards; when
 * that is in doubt it is read again.
 */
export function useOrderWork<Argument>(
  order: Pick<ShownOrder, 'id'>,
  act: (argument: Argument) => Promise<ShownOrder>,
) {
  const queries = useQueryClient()
  const textOf = useProblemText()
  const { listKey, keyOf } = useDesk()
  const work = useMutation({
    mutationFn: act,
    onSuccess: (changed) => {
      queries.setQueryData(keyOf(order.id), changed)
      void queries.invalidateQueries({
        queryKey: listKey,
        predicate: (query) => query.queryKey[1] !== 'detail',
      })
    },
    onError: async (error) => {
      if (!isProblem(error) || error.status !== 400)
        await queries.invalidateQueries({ queryKey: listKey })
    },
  })
  return {
    run: work.mutate,
    isSending: work.isPending,
    failure: work.error,
    error: work.isError ? textOf(work.error) : undefined,
    forgive: work.reset,
  }
}
