import { isProblem } from '@galleria/contract/client'
import { focusFirstError } from '@galleria/ui/form/use-form-errors'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useProblemText } from '../../parts/notice.tsx'
import { GOODS_KEY } from '../goods/goods-queries.ts'
import { itemQuery, ITEMS_KEY, type Item } from './item-queries.ts'

/** One change of an item. The screen shows it as it is afterwards; when somebody else was faster it is read again, and what is typed stays. */
export function useItemWork<Argument>(act: (argument: Argument) => Promise<Item>) {
  const queries = useQueryClient()
  const { t } = useLingui()
  const textOf = useProblemText()
  const work = useMutation({
    mutationFn: act,
    onSuccess: (changed) => {
      const { queryKey } = itemQuery(changed.itemId)
      queries.setQueryData(queryKey, changed)
      void queries.invalidateQueries({
        queryKey: ITEMS_KEY,
        predicate: ({ queryKey: [, kind] }) => kind !== 'detail',
      })
      void queries.invalidateQueries({ queryKey: GOODS_KEY })
    },
    onError: async (error) => {
      if (!isProblem(error) || !error.body.errors?.length)
        await queries.invalidateQueries({ queryKey: ITEMS_KEY })
    },
  })
  const fields = isProblem(work.error) ? (work.error.body.errors ?? []) : []
  return {
    run: work.mutate,
    isSending: work.isPending,
    isDone: work.isSuccess,
    failure: work.error,
    /** The sentence that stands at a field, by the path that the call gives it. */
    errorAt: (path: string) => {
      const found = fields.find((one) => one.path === path)
      return found?.code === 'too_small' ? t`Please fill this in.` : found?.message
    },
    /** What is wrong beside what stands at a field. */
    error: work.isError && fields.length === 0 ? textOf(work.error) : undefined,
    hasFieldErrors: fields.length > 0,
  }
}

/** The form whose first wrong field gets the focus with every refusal. */
export function useRefusedForm({ failure }: { readonly failure: Error | null }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure) focusFirstError(form.current)
  }, [failure])
  return form
}
