import { isProblem } from '@galleria/contract/client'
import type { OperatorApplication } from '@galleria/contract/merchant-entry'
import { Trans, useLingui } from '@lingui/react/macro'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { mall } from '../../api/mall.ts'
import { operatorQuery } from '../../api/queries.ts'
import { focusDrawerTitle } from '../../parts/detail-drawer.tsx'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { applicationQuery } from './operator-queries.ts'

type Given =
  | { readonly decision: 'approve' }
  | { readonly decision: 'reject'; readonly reason: string }
export type Deciding = {
  readonly give: (given: Given, onGiven?: () => void) => void
  readonly isSending: boolean
  readonly forgive: () => void
  /** What the mall says about the reason that was sent. */
  readonly reasonError: string | undefined
  /** The message over the buttons, or in their place when they have gone. */
  readonly notice: ReactNode
}

/**
 * Decides about the application as it was looked at: its version goes along. Whatever comes of it,
 * the screen shows it as it is afterwards.
 */
export function useDecision(application: OperatorApplication): Deciding {
  const { t } = useLingui()
  const queries = useQueryClient()
  const textOf = useProblemText()
  const { id, version, shopName } = application
  const decision = useMutation({
    mutationFn: (given: Given) =>
      given.decision === 'approve'
        ? mall('POST /sapi/mall-operator/application/approve', { id, version })
        : mall('POST /sapi/mall-operator/application/reject', {
            id,
            version,
            reason: given.reason,
          }),
    onSuccess: (decided, given) => {
      queries.setQueryData(applicationQuery(id).queryKey, decided)
      void queries.invalidateQueries({
        queryKey: ['applications'],
        predicate: (query) => query.queryKey[1] !== 'detail',
      })
      void queries.invalidateQueries({ queryKey: operatorQuery.queryKey })
      void queries.invalidateQueries({ queryKey: ['sellers'] })
      notifications.show({
        message:
          given.decision === 'approve'
            ? t`${shopName} is open.`
            : t`Rejected. We’ve emailed the reason to the applicant.`,
        closeButtonProps: { 'aria-label': t`Close` },
      })
      focusDrawerTitle()
    },
    onError: async (error) => {
      if (!isProblem(error) || error.status !== 400)
        await Promise.all([
          queries.invalidateQueries({ queryKey: ['applications'] }),
          queries.invalidateQueries({ queryKey: operatorQuery.queryKey }),
        ])
    },
  })
  const error = isProblem(decision.error)
    ? decision.error.body.errors?.find((one) => one.path === 'reason')?.message
    : undefined
  const notice = decision.error && error === undefined && (
    <Notice tone="warn" title={textOf(decision.error)}>
      <Trans>The application has been loaded again; please look at it as it is now.</Trans>
    </Notice>
  )
  return {
    give: (given, onGiven) => decision.mutate(given, onGiven ? { onSuccess: onGiven } : {}),
    isSending: decision.isPending,
    forgive: decision.reset,
    reasonError: error,
    notice,
  }
}
