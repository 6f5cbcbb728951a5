import { useLingui } from '@lingui/react/macro'
import type { GoodsImport, RowView } from './import-queries.ts'

type View = {
  readonly view: RowView
  readonly name: string
  readonly count: number
  /** Shown before another one is chosen. */ readonly isFirst?: boolean
}

/**
 * The kinds of rows that a table has: what they would do before it is taken over, what became of
 * them after.
 */
export function useViewWords({
  planCount,
  askCount,
  answerCount,
  rowCount,
  mode,
}: GoodsImport): View[] {
  const { t } = useLingui()
  const all = { view: 'ALL' as const, name: t`All rows`, count: rowCount }
  const views: View[] = mode
    ? [
        { view: 'DONE', name: t`Taken over`, count: answerCount.DONE },
        {
          view: 'CONFLICT',
          name: t`Changed meanwhile`,
          count: answerCount.CONFLICT,
          isFirst: true,
        },
        { view: 'REFUSED', name: t`Refused`, count: answerCount.REFUSED, isFirst: true },
        { view: 'LEFT', name: t`Left out`, count: answerCount.LEFT, isFirst: true },
        { view: 'SAME', name: t`Stays as it is`, count: answerCount.SAME },
        all,
      ]
    : [
        { view: 'FAULT', name: t`With mistakes`, count: planCount.FAULT, isFirst: true },
        { view: 'ASK', name: t`To be looked at twice`, count: askCount, isFirst: true },
        { view: 'CHANGE', name: t`Changes`, count: planCount.CHANGE, isFirst: true },
        { view: 'NEW', name: t`New`, count: planCount.NEW, isFirst: true },
        { view: 'SAME', name: t`Stays as it is`, count: planCount.SAME },
        all,
      ]
  return views.filter(({ view, count }) => view === 'ALL' || count > 0)
}
