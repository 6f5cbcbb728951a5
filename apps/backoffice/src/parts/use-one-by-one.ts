import { isProblem } from '@galleria/contract/client'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChoiceOf, ChoiceRules } from './choice.ts'
import { useProblemText } from './notice.tsx'

type Work<Row, Task> = {
  readonly rules: ChoiceRules<Row, Row>
  readonly choice: ChoiceOf<Row>
  /** Why one is not sent at all. */
  readonly whyNot?: (task: Task, row: Row) => string | undefined
  /** By the call for one, with the version that was read. */
  readonly perform: (task: Task, row: Row) => Promise<unknown>
  /** The code by which the mall refuses what is not any more as it was read. */
  readonly changedCode: string
  /** What is read again afterwards. */ readonly keys: readonly QueryKey[]
}

export type Failed<Row> = {
  readonly row: Row
  readonly why: string
  /** Of what is unanswered nobody knows what became of it. */
  readonly end: 'refused' | 'changed' | 'unanswered'
}
export type OneByOne<Row, Task> = ReturnType<typeof useOneByOne<Row, Task>>

/**
 * One thing with all rows that are ticked: asked once, then one after the other, so that one that
 * is refused keeps no other back. What was refused, or of which no answer came, stays ticked; but
 * what was changed since is to be looked at, and ticked as it is now. What is ticked while they are
 * sent is none of them, and stays.
 */
export function useOneByOne<Row, Task>(work: Work<Row, Task>) {
  const { rules, choice, keys } = work
  const queries = useQueryClient()
  const send = useSendOne(work)
  const [asked, setAsked] = useState<Task>()
  const [count, setCount] = useState(0)
  const sending = useMutation({
    mutationFn: async ({ task, rows }: { task: Task; rows: readonly Row[] }) => {
      const failed: Failed<Row>[] = []
      for (const [index, row] of rows.entries()) {
        setCount(index + 1)
        const failure = await send(task, row)
        if (failure) failed.push(failure)
      }
      return { task, done: rows.length - failed.length, failed }
    },
    onSuccess: async ({ failed }, { rows }) => {
      const left = failed.filter(({ end }) => end !== 'changed').map(({ row }) => row)
      choice.choose((chosen) => rules.goOn(chosen, { sent: rows, left }))
      setAsked(undefined)
      for (const queryKey of keys) await queries.invalidateQueries({ queryKey })
    },
  })
  const isSending = sending.isPending && asked !== undefined
  return {
    choice,
    /** What is asked, of `rows`: those that are sent, or else that would be. */
    asked: isSending || choice.chosen.length > 0 ? asked : undefined,
    rows: isSending ? sending.variables.rows : choice.chosen,
    /** How many have been sent, while they are. */ sent: isSending ? count : undefined,
    outcome: sending.data,
    ask: (task: Task) => {
      sending.reset()
      setAsked(() => task)
    },
    back: () => setAsked(undefined),
    confirm: (task: Task) => sending.mutate({ task, rows: choice.chosen }),
  }
}

/** Sends one; undefined when that was done. */
function useSendOne<Row, Task>({ whyNot, perform, changedCode }: Work<Row, Task>) {
  const { t } = useLingui()
  const textOf = useProblemText()
  return async (task: Task, row: Row): Promise<Failed<Row> | undefined> => {
    const why = whyNot?.(task, row)
    if (why !== undefined) return { row, why, end: 'refused' }
    try {
      await perform(task, row)
      return undefined
    } catch (error) {
      if (!isProblem(error) || error.status === 0 || error.status >= 500)
        return { row, why: textOf(error), end: 'unanswered' }
      if (error.code !== changedCode) return { row, why: textOf(error), end: 'refused' }
      return {
        row,
        why: t`It was changed since you chose it. Look at it and choose it again.`,
        end: 'changed',
      }
    }
  }
}
