import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { SavedViews } from '../../parts/saved-views.tsx'
import { goodsCountQuery } from './goods-queries.ts'
import { fewLeft, soldOut, statusWords } from './goods-words.ts'
import { views, writeSearch, type GoodsSearch, type View } from './goods-search.ts'

const names: Record<View, MessageDescriptor> = {
  all: msg({ message: 'All goods', comment: 'a view of the list of goods' }),
  low: fewLeft,
  'sold-out': soldOut,
  paused: statusWords.PAUSED,
}

export function GoodsViews({ search }: { readonly search: GoodsSearch }) {
  const { i18n } = useLingui()
  const low = useQuery(goodsCountQuery('LOW'))
  const soldOut = useQuery(goodsCountQuery('SOLD_OUT'))
  const counts: Partial<Record<View, number | undefined>> = {
    low: low.data,
    'sold-out': soldOut.data,
  }
  return (
    <SavedViews
      views={views.map((view) => ({
        key: view,
        name: i18n._(names[view]),
        to: `/goods${writeSearch({ ...search, view, page: 1 })}`,
        isCurrent: view === search.view,
        count: counts[view],
        isLate: view === 'sold-out',
      }))}
    />
  )
}
