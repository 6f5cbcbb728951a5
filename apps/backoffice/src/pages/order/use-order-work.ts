import type { MerchantOrder } from '@galleria/contract/merchant'
import { isProblem } from '@galleria/contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useProblemText } from '../../parts/notice.tsx'
import { orderQuery } from '../orders/order-queries.ts'

/** One action on an order. Whatever the answer, the screen shows the order as it is afterwards; when that is in doubt it is read again. */
export function useOrderWork<Argument>(
  order: Pick<MerchantOrder, 'id'>,
  act: (argument: Argument) => Promise<MerchantOrder>,
) {
  const queries = useQueryClient()
  const textOf = useProblemText()
  const work = useMutation({
    mutationFn: act,
    onSuccess: (changed) => {
      queries.setQueryData(orderQuery(order.id).queryKey, changed)
      void queries.invalidateQueries({
        queryKey: ['orders'],
        predicate: (query) => query.queryKey[1] !== 'detail',
      })
    },
    onError: async (error) => {
      if (!isProblem(error) || error.status !== 400)
        await queries.invalidateQueries({ queryKey: ['orders'] })
    },
  })
  return {
    run: work.mutate,
    isSending: work.isPending,
    error: work.isError ? textOf(work.error) : undefined,
    forgive: work.reset,
  }
}
