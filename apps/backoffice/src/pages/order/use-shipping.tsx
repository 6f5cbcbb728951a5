import { isProblem } from '@galleria/contract/client'
import { Trans, useLingui } from '@lingui/react/macro'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useStatusName } from '../../parts/status-badge.tsx'
import { carriersQuery } from '../orders/order-queries.ts'
import { useDesk, type ShownOrder } from './desk.ts'
import { refusalByField, type Placed } from './ship-rules.ts'

export type Parcel = {
  readonly carrierId: number
  readonly serviceCode: string
  readonly lines: { id: string; qty: number }[]
  /** Why it is sent in the shop's name; empty for what the shop sends. */
  readonly reason: string
}
export type Shipping = {
  readonly send: (parcel: Parcel, onSent: () => void) => void
  readonly isSending: boolean
  readonly refusal: Placed | undefined
  /** The last of the order was sent here, just now. */
  readonly isDone: boolean
  readonly forgive: () => void
  /** The message over the form, or in its place when it has gone. */
  readonly notice: ReactNode
}

/**
 * Sends a parcel. Whatever the answer, the screen shows the order as it is afterwards; when that is
 * in doubt it is read again.
 */
export function useShipping(order: ShownOrder): Shipping {
  const { t } = useLingui()
  const queries = useQueryClient()
  const desk = useDesk()
  const textOf = useProblemText()
  const nameOf = useStatusName()
  const [refusal, setRefusal] = useState<Placed>()
  const ship = useMutation({
    mutationFn: ({ reason, ...parcel }: Parcel) =>
      desk.ship({ orderId: order.id, ...parcel }, reason),
    onMutate: () => setRefusal(undefined),
    onSuccess: (shipped) => {
      queries.setQueryData(desk.keyOf(order.id), shipped)
      void queries.invalidateQueries({
        queryKey: desk.listKey,
        predicate: (query) => query.queryKey[1] !== 'detail',
      })
      notifications.show({
        message:
          shipped.unshippedQty > 0
            ? t`The parcel is on its way. The rest can follow in another one.`
            : t`All of the order is on its way.`,
        closeButtonProps: { 'aria-label': t`Close` },
      })
    },
    onError: async (error) => {
      const placed = isProblem(error)
        ? refusalByField(error)
        : ({ field: 'form', message: '', isStale: true } as const)
      if (placed.isStale) await queries.invalidateQueries({ queryKey: desk.listKey })
      if (placed.field === 'carrier')
        void queries.invalidateQueries({ queryKey: carriersQuery.queryKey })
      setRefusal({ ...placed, message: placed.message || textOf(error) })
    },
  })

  const state = nameOf(order.displayStatus)
  const isUnanswered =
    isProblem(ship.error) && (ship.error.status === 0 || ship.error.status >= 500)
  const isMoved = isProblem(ship.error) && ship.error.status === 409
  const notice = refusal?.field === 'form' && (
    <Notice tone={isMoved || isUnanswered ? 'warn' : 'refuse'} title={refusal.message}>
      {isMoved && (
        <Trans>Nothing was sent. The order has been loaded again and is now: {state}.</Trans>
      )}
      {isUnanswered && (
        <Trans>
          We can’t tell whether the parcel was recorded. Check under Parcels before you send it
          again.
        </Trans>
      )}
    </Notice>
  )
  return {
    send: (parcel, onSent) => ship.mutate(parcel, { onSuccess: onSent }),
    isSending: ship.isPending,
    refusal,
    isDone: ship.isSuccess && order.unshippedQty === 0,
    forgive: () => setRefusal(undefined),
    notice,
  }
}
