import { isProblem } from '@galleria/contract/client'
import type { MerchantReverse } from '@galleria/contract/after-sales'
import { useLingui } from '@lingui/react/macro'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { focusDrawerTitle } from '../../parts/detail-drawer.tsx'
import { refusalByField } from '../order/ship-rules.ts'
import { keepAnswered } from './reverse-queries.ts'
import { useReverseDesk } from './reverse-desk.ts'

type Doing =
  | { readonly kind: 'ship' | 'correct'; readonly carrierId: number; readonly serviceCode: string }
  | { readonly kind: 'refund' }
export type Replacing = {
  readonly tell: (doing: Doing, onTold?: () => void) => void
  readonly isSending: boolean
  readonly error: Error | null
  /** What the mall says about one field of the parcel. */
  readonly refusal: { readonly field: 'carrier' | 'number'; readonly message: string } | undefined
  readonly forgive: () => void
}

/**
 * Sends the replacement, or says that there is none. Whatever comes of it, the screen shows the
 * request as it is afterwards.
 */
export function useReplacement({ id, buyerName }: MerchantReverse): Replacing {
  const { t } = useLingui()
  const queries = useQueryClient()
  const desk = useReverseDesk()
  const words = {
    ship: t`The replacement is on its way to ${buyerName}.`,
    correct: t`Tracking number corrected`,
    refund: t`${buyerName} gets a refund instead.`,
  }
  const told = useMutation({
    mutationFn: (doing: Doing) =>
      doing.kind === 'refund'
        ? desk.refundInstead({ id })
        : mall('POST /sapi/mall-merchant/reverseorder/ship', {
            id,
            carrierId: doing.carrierId,
            serviceCode: doing.serviceCode,
          }),
    onSuccess: (answered, { kind }) => {
      keepAnswered(queries, answered, desk)
      notifications.show({
        message: words[kind],
        closeButtonProps: { 'aria-label': t`Close` },
      })
      focusDrawerTitle()
    },
    onError: async (error) => {
      if (!isProblem(error) || refusalByField(error).isStale)
        await queries.invalidateQueries({ queryKey: [desk.listKey] })
    },
  })
  const placed = isProblem(told.error) ? refusalByField(told.error) : undefined
  const refusal =
    placed?.field === 'carrier' || placed?.field === 'number'
      ? { field: placed.field, message: placed.message }
      : undefined
  return {
    tell: (doing, onTold) => told.mutate(doing, onTold ? { onSuccess: onTold } : {}),
    isSending: told.isPending,
    error: refusal ? null : told.error,
    refusal,
    forgive: told.reset,
  }
}
