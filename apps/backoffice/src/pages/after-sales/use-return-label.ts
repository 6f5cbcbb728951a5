import { isProblem } from '@galleria/contract/client'
import type { MerchantReverse } from '@galleria/contract/after-sales'
import { useLingui } from '@lingui/react/macro'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { focusDrawerTitle } from '../../parts/detail-drawer.tsx'
import { refusalByField } from '../order/ship-rules.ts'
import { keepAnswered } from './reverse-queries.ts'
import { useReverseDesk } from './reverse-desk.ts'

type Label = {
  readonly carrierId: number
  readonly serviceCode: string
  readonly code: string
  readonly documentId: string | undefined
}

/**
 * Gives the shop's label. Whatever comes of it, the screen shows the request as it is afterwards.
 */
export function useReturnLabel({ id, buyerName }: MerchantReverse) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const desk = useReverseDesk()
  const given = useMutation({
    mutationFn: ({ code, documentId, ...parcel }: Label) =>
      desk.giveLabel({
        id,
        ...parcel,
        ...(code ? { code } : {}),
        ...(documentId ? { document: { id: documentId } } : {}),
      }),
    onSuccess: (answered) => {
      keepAnswered(queries, answered, desk)
      notifications.show({
        message: t`Label given. We’ve emailed it to ${buyerName}.`,
        closeButtonProps: { 'aria-label': t`Close` },
      })
      focusDrawerTitle()
    },
    onError: async (error) => {
      if (!isProblem(error) || refusalByField(error).isStale)
        await queries.invalidateQueries({ queryKey: [desk.listKey] })
    },
  })
  const placed = isProblem(given.error) ? refusalByField(given.error) : undefined
  const refusal =
    placed?.field === 'carrier' || placed?.field === 'number'
      ? { field: placed.field, message: placed.message }
      : undefined
  return {
    give: (label: Label, onGiven: () => void) => given.mutate(label, { onSuccess: onGiven }),
    isSending: given.isPending,
    error: refusal ? null : given.error,
    refusal,
    forgive: given.reset,
  }
}
