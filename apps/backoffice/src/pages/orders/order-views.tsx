import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { todayQuery, type Today } from '../../api/queries.ts'
import { useFormat } from '../../parts/use-format.ts'
import { switchView, views, writeSearch, type OrderSearch, type View } from './order-search.ts'
import styles from './orders.module.css'

const names: Record<View, MessageDescriptor> = {
  'to-ship': msg`To ship`, late: msg`Late`, 'under-way': msg`Under way`, unpaid: msg`Unpaid`, done: msg`Done`, canceled: msg`Canceled`, all: msg`All`,
}
const counted: Partial<Record<View, 'toShip' | 'late' | 'underWay' | 'unpaid'>> = { 'to-ship': 'toShip', late: 'late', 'under-way': 'underWay', unpaid: 'unpaid' }

/** The saved views as links: each has its address, and the browser's back key goes through them. */
export function OrderViews({ search }: { readonly search: OrderSearch }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const today = useQuery(todayQuery)
  return (
    <nav aria-label={t`Views`} className={styles['views']}>
      {views.map((view) => {
        const count = countOf(view, today.data)
        return (
          <Link key={view} to={`/orders${writeSearch(switchView(search, view))}`} aria-current={view === search.view ? 'page' : undefined}>
            {i18n._(names[view])}
            {count !== undefined && count > 0 && <span className={view === 'late' ? styles['latecount'] : styles['count']}>{format.count(count)}</span>}
          </Link>
        )
      })}
    </nav>
  )
}

function countOf(view: View, today: Today | undefined): number | undefined {
  const name = counted[view]
  return name && today?.[name]
}
