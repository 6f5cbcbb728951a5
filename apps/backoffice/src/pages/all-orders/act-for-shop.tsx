import { LONGEST_HOLD_REASON } from '@galleria/contract/order-work-rules'
import type { OperatorOrder } from '@galleria/contract/operator-order'
import { isProblem } from '@galleria/contract/client'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { useProblemText } from '../../parts/notice.tsx'
import { TextForm } from '../../parts/text-form.tsx'
import { anyOrderQuery } from './all-orders-query.ts'

const calls = {
  hold: 'POST /sapi/mall-operator/order/hold',
  release: 'POST /sapi/mall-operator/order/release',
} as const

/** What the operator does in the name of a shop: never without a reason, which shop and buyer read. */
export function ActForShop({ order }: { readonly order: OperatorOrder }) {
  const { t } = useLingui()
  const [isAsked, ask] = useState(false)
  const work = useWork(order)
  const move = (['hold', 'release'] as const).find((one) => order.operationList.includes(one))
  if (!move) return null
  const name = move === 'hold' ? t`Put on hold for the shop` : t`Release for the shop`
  if (!isAsked)
    return (
      <div>
        <Button variant="default" onClick={() => ask(true)}>
          {name}
        </Button>
      </div>
    )
  return (
    <TextForm
      key={move}
      draftName={`${move} ${order.id}`}
      name={name}
      label={<Trans>Why</Trans>}
      max={LONGEST_HOLD_REASON}
      submit={name}
      back={<Trans>Not now</Trans>}
      whenEmpty={t`Please say why; the shop and the buyer read it.`}
      note={<Trans>Shop and buyer read this in the history of the order.</Trans>}
      isSending={work.isPending}
      error={work.error}
      forgive={work.forgive}
      send={(reason, onSent) =>
        work.run(
          { move, reason },
          {
            onSuccess: () => {
              onSent()
              ask(false)
            },
          },
        )
      }
      goBack={() => ask(false)}
    />
  )
}

/** Whatever the answer, the screen shows the order as it is afterwards. */
function useWork({ id }: OperatorOrder) {
  const queries = useQueryClient()
  const textOf = useProblemText()
  const work = useMutation({
    mutationFn: ({ move, reason }: { move: keyof typeof calls; reason: string }) =>
      mall(calls[move], { id, reason }),
    onSuccess: (changed) => queries.setQueryData(anyOrderQuery(id).queryKey, changed),
    onError: async (error) => {
      if (!isProblem(error) || error.status !== 400)
        await queries.invalidateQueries({ queryKey: ['all-orders'] })
    },
  })
  return {
    run: work.mutate,
    isPending: work.isPending,
    error: work.isError ? textOf(work.error) : undefined,
    forgive: work.reset,
  }
}
