import type { OperatorSeller } from '@galleria/contract/merchant-entry'
import { useLingui } from '@lingui/react/macro'
import { mall } from '../../api/mall.ts'
import { useListChange, type ListChange } from '../../parts/use-list-change.tsx'

type Move =
  | { readonly move: 'freeze' | 'clear'; readonly reason: string }
  | { readonly move: 'unfreeze' }
export type Moving = ListChange<Move>

/** Freezes, unfreezes or removes a seller. */
export function useSellerMove({ id, name }: OperatorSeller): Moving {
  const { t } = useLingui()
  return useListChange<Move>({
    list: 'sellers',
    field: 'reason',
    send: (change) => {
      if (change.move === 'unfreeze')
        return mall('POST /sapi/mall-operator/seller/unfreeze', { id })
      return change.move === 'freeze'
        ? mall('POST /sapi/mall-operator/seller/freeze', { id, reason: change.reason })
        : mall('POST /sapi/mall-operator/seller/clear', { id, reason: change.reason })
    },
    wordsFor: ({ move }) =>
      ({
        freeze: t`${name} has been suspended.`,
        unfreeze: t`${name} is selling again.`,
        clear: t`${name} has left the mall.`,
      })[move],
  })
}
