import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { todayQuery, type Today } from '../../api/queries.ts'
import { lostCountQuery } from './order-queries.ts'
import { SavedViews } from '../../parts/saved-views.tsx'
import { switchView, views, writeSearch, type OrderSearch, type View } from './order-search.ts'

const names: Record<View, MessageDescriptor> = {
  'to-ship': msg`To ship`,
  late: msg`Late`,
  'on-hold': msg`On hold`,
  'under-way': msg`Under way`,
  lost: msg`Parcel lost`,
  unpaid: msg`Unpaid`,
  done: msg`Done`,
  canceled: msg`Cancelled`,
  all: msg`All`,
}
const counted: Partial<Record<View, 'toShip' | 'late' | 'held' | 'underWay' | 'unpaid'>> = {
  'to-ship': 'toShip',
  late: 'late',
  'on-hold': 'held',
  'under-way': 'underWay',
  unpaid: 'unpaid',
}

export function OrderViews({ search }: { readonly search: OrderSearch }) {
  const { i18n } = useLingui()
  const today = useQuery(todayQuery)
  const lost = useQuery(lostCountQuery)
  return (
    <SavedViews
      views={views.map((view) => ({
        key: view,
        name: i18n._(names[view]),
        to: `/orders${writeSearch(switchView(search, view))}`,
        isCurrent: view === search.view,
        count: view === 'lost' ? lost.data : countOf(view, today.data),
        isLate: view === 'late',
      }))}
    />
  )
}

function countOf(view: View, today: Today | undefined): number | undefined {
  const name = counted[view]
  return name && today?.[name]
}
