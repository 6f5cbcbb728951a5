import type { ArgumentOf } from '@galleria/contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { importsQuery } from './import-queries.ts'

/** What can be done with a table that was sent in; the list then says how it stands. */
export function useImportWork() {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: importsQuery.queryKey })
  return {
    check: useMutation({
      mutationFn: (body: ArgumentOf<'POST /sapi/mall-merchant/goodsTable/check'>) =>
        mall('POST /sapi/mall-merchant/goodsTable/check', body),
      onSettled,
    }),
    run: useMutation({
      mutationFn: (body: ArgumentOf<'POST /sapi/mall-merchant/goodsTable/run'>) =>
        mall('POST /sapi/mall-merchant/goodsTable/run', body),
      onSettled,
    }),
    discard: useMutation({
      mutationFn: (id: string) => mall('POST /sapi/mall-merchant/goodsTable/discard', { id }),
      onSettled,
    }),
  }
}
