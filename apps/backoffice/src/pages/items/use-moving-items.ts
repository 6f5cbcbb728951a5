import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { useProblemText } from '../../parts/notice.tsx'
import { GOODS_KEY } from '../goods/goods-queries.ts'
import type { Choice, Chosen } from './item-choice.ts'
import { ITEMS_KEY, itemsShown, type ItemRow } from './item-queries.ts'

export type Move = ItemRow['operationList'][number]
export type Refused = { readonly row: ItemRow; readonly why: string }
type Asked = { readonly move: Move; readonly rows: Chosen }

function perform(move: Move, { itemId, version, skuCode }: ItemRow): Promise<unknown> {
  if (move === 'archive') return mall('POST /sapi/mall-merchant/item/archive', { itemId, version })
  return mall('POST /sapi/mall-merchant/goods/sell', {
    ...{ skuCode: skuCode ?? '', version, isOnSale: move === 'resume' },
  })
}

/**
 * One after the other, each by the call for one and as it was read, so that one that is refused
 * keeps no other back. What was refused, or of which no answer came, stays ticked with its reason,
 * as it is now.
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
            refused.push({ row, why: textOf(error) }),
          )
        else refused.push({ row, why: whyNot[move] })
      }
      return { move, done: rows.length - refused.length, refused }
    },
    onSuccess: async ({ refused }) => {
      choose(refused.map(({ row }) => row))
      end()
      await queries.invalidateQueries({ queryKey: GOODS_KEY })
      await queries.invalidateQueries({ queryKey: ITEMS_KEY })
      const now = itemsShown(queries)
      choose(refused.map(({ row }) => now.find(({ itemId }) => itemId === row.itemId) ?? row))
    },
  })
  return { ...moving, count }
}
