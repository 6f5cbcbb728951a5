import { isProblem } from '@galleria/contract/client'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { useProblemText } from '../../parts/notice.tsx'
import { GOODS_KEY } from '../goods/goods-queries.ts'
import type { Choice, Chosen } from './item-choice.ts'
import { ITEMS_KEY, type ItemRow } from './item-queries.ts'

export type Move = ItemRow['operationList'][number]
export type Refused = {
  readonly row: ItemRow
  readonly why: string
  /** Somebody else has changed it since it was ticked. */ readonly isStale?: boolean
}
type Asked = { readonly move: Move; readonly rows: Chosen }

const isStale = (error: unknown) => isProblem(error) && error.body.code === 'item.changed'

function perform(move: Move, { itemId, version, skuCode }: ItemRow): Promise<unknown> {
  if (move === 'archive') return mall('POST /sapi/mall-merchant/item/archive', { itemId, version })
  return mall('POST /sapi/mall-merchant/goods/sell', {
    ...{ skuCode: skuCode ?? '', version, isOnSale: move === 'resume' },
  })
}

/**
 * One after the other, each by the call for one and as it was read, so that one that is refused
 * keeps no other back. What was refused, or of which no answer came, stays ticked with its reason;
 * but what somebody else has changed is to be looked at, and ticked as it is now.
 */
export function useMovingItems({ choose }: Choice, end: () => void) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const textOf = useProblemText()
  const [count, setCount] = useState(0)
  const whyNot: Readonly<Record<Move, string>> = {
    pause: t`It is not on sale.`,
    resume: t`It was not taken off sale.`,
    archive: t`Only a draft, or what was taken off sale, can be put away.`,
  }
  const moving = useMutation({
    mutationFn: async ({ move, rows }: Asked) => {
      const refused: Refused[] = []
      for (const [index, row] of rows.entries()) {
        setCount(index + 1)
        if (row.operationList.includes(move))
          await perform(move, row).catch((error: unknown) =>
            refused.push({ row, why: textOf(error), isStale: isStale(error) }),
          )
        else refused.push({ row, why: whyNot[move] })
      }
      return { move, done: rows.length - refused.length, refused }
    },
    onSuccess: async ({ refused }) => {
      choose(refused.flatMap((one) => (one.isStale ? [] : [one.row])))
      end()
      await queries.invalidateQueries({ queryKey: GOODS_KEY })
      await queries.invalidateQueries({ queryKey: ITEMS_KEY })
    },
  })
  return { ...moving, count }
}
