import { useLingui } from '@lingui/react/macro'
import { mall } from '../../api/mall.ts'
import { useOneByOne } from '../../parts/use-one-by-one.ts'
import { GOODS_KEY } from '../goods/goods-queries.ts'
import { itemChoice, type Choice } from './item-choice.ts'
import { ITEMS_KEY, type ItemRow } from './item-queries.ts'

export type Move = ItemRow['operationList'][number]

function perform(move: Move, { itemId, version, skuCode }: ItemRow): Promise<unknown> {
  if (move === 'archive') return mall('POST /sapi/mall-merchant/item/archive', { itemId, version })
  return mall('POST /sapi/mall-merchant/goods/sell', {
    ...{ skuCode: skuCode ?? '', version, isOnSale: move === 'resume' },
  })
}

/** Items off sale, on sale again, or put away. */
export function useMovingItems(choice: Choice) {
  const { t } = useLingui()
  const whyNot: Readonly<Record<Move, string>> = {
    pause: t`It is not on sale.`,
    resume: t`It was not taken off sale.`,
    archive: t`Only a draft, or what was taken off sale, can be put away.`,
  }
  return useOneByOne<ItemRow, Move>({
    rules: itemChoice,
    choice,
    whyNot: (move, { operationList }) => (operationList.includes(move) ? undefined : whyNot[move]),
    perform,
    changedCode: 'item.changed',
    keys: [GOODS_KEY, ITEMS_KEY],
  })
}
