import { isProblem } from '@galleria/contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useProblemText } from '../../parts/notice.tsx'
import { GOODS_KEY, goodsQuery, type Goods } from './goods-queries.ts'

/**
 * One change of goods. Whatever the answer, the screen shows them as they are afterwards; when that
 * is in doubt they are read again.
 */
export function useGoodsWork<Argument>(
  { skuCode }: Pick<Goods, 'skuCode'>,
  act: (argument: Argument) => Promise<Goods>,
) {
  const queries = useQueryClient()
  const textOf = useProblemText()
  const { queryKey } = goodsQuery(skuCode)
  const work = useMutation({
    mutationFn: act,
    onSuccess: (changed) => {
      queries.setQueryData(queryKey, changed)
      void queries.invalidateQueries({
        queryKey: GOODS_KEY,
        predicate: ({ queryKey: [, kind, which] }) => kind !== 'detail' || which !== skuCode,
      })
    },
    onError: async (error) => {
      if (!isProblem(error) || !error.body.errors?.length)
        await queries.invalidateQueries({ queryKey: GOODS_KEY })
    },
  })
  const fields = isProblem(work.error) ? (work.error.body.errors ?? []) : []
  return {
    run: work.mutate,
    isSending: work.isPending,
    failure: work.error,
    /** What is wrong beside what stands at a field. */
    error: work.isError && fields.length === 0 ? textOf(work.error) : undefined,
    forgive: work.reset,
  }
}
