import { isProblem } from '@galleria/contract/client'
import {
  errorsOf,
  hasErrors,
  type FieldErrors,
  type FormSchema,
} from '@galleria/ui/form/field-errors'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useProblemText } from '../../parts/notice.tsx'
import { GOODS_KEY } from '../goods/goods-queries.ts'
import { itemQuery, ITEMS_KEY, type Item } from './item-queries.ts'

/**
 * One change of an item. The screen shows it as it is afterwards; when somebody else was faster it
 * is read again, and what is typed stays.
 */
export function useItemWork<Argument>(act: (argument: Argument) => Promise<Item>) {
  const queries = useQueryClient()
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
  const hasFieldErrors = fieldsIn(work.error).length > 0
  return {
    run: work.mutate,
    isSending: work.isPending,
    isDone: work.isSuccess,
    failure: work.error,
    /** What the mall says of fields, by their paths. */
    errors: fieldsIn(work.error),
    /** What the mall says of one field, by its path. */
    errorAt: (path: string) => fieldsIn(work.error).find((one) => one.path === path)?.message,
    /** What is wrong beside what stands at a field. */
    error: work.isError && !hasFieldErrors ? textOf(work.error) : undefined,
  }
}

const fieldsIn = (error: unknown) => (isProblem(error) ? (error.body.errors ?? []) : [])

type ItemForm<Written> = {
  readonly failure: Error | null
  readonly schema: FormSchema
  /** What stands in the form, as the call takes it. */
  readonly read: (typed: FormData) => Written
  /** The path that the call gives to what an input asks. */
  readonly pathOf?: (name: string) => string
}

/**
 * What is wrong with an item or a version, by the path that the call gives it, whoever found it.
 */
export function useItemForm<Written>({ failure, schema, read, pathOf }: ItemForm<Written>) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const answer = useMemo(() => {
    const found = fieldsIn(failure).map(({ path, code, message }) => [
      path,
      code === 'too_small' ? { code: 'required' } : { code: '', sentence: message },
    ])
    return found.length > 0 ? { errors: Object.fromEntries(found) as FieldErrors } : undefined
  }, [failure])
  const { errors, check, listeners } = useFormErrors({
    form,
    answer,
    find: (element) => errorsOf(schema, read(new FormData(element))),
    ...(pathOf ? { fieldOf: pathOf } : {}),
  })
  return {
    form,
    check,
    formProps: { ref: form, noValidate: true, ...listeners },
    hasErrors: hasErrors(errors),
    /** The sentence that stands at a field. */
    errorAt: (path: string) => {
      const found = errors[path]
      return found && (found.sentence ?? t`Please fill this in.`)
    },
  }
}
