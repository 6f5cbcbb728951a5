import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { toAnswerQuery, withMallQuery } from '../../api/queries.ts'
import { SavedViews } from '../../parts/saved-views.tsx'
import { useNow } from '../../parts/use-now.ts'
import { switchView, views, writeSearch, type ReverseSearch, type View } from './reverse-search.ts'
import { timeLeft } from './time-left.ts'

const names: Record<View, MessageDescriptor> = {
  'to-answer': msg`Waiting for you`,
  offered: msg`Offers made`,
  'coming-back': msg`Goods coming back`,
  replacements: msg`Replacements`,
  money: msg`Money under way`,
  failed: msg`Failed refunds`,
  'with-mall': msg`With the mall`,
  closed: msg`Closed`,
  all: msg`All`,
}

export function ReverseViews({ search }: { readonly search: ReverseSearch }) {
  const { i18n } = useLingui()
  const toAnswer = useQuery(toAnswerQuery)
  const withMall = useQuery(withMallQuery)
  const now = useNow()
  const isUrgent = Boolean(
    toAnswer.data?.answerBy && timeLeft(toAnswer.data.answerBy, now).isUrgent,
  )
  return (
    <SavedViews
      views={views.map((view) => ({
        key: view,
        name: i18n._(names[view]),
        to: `/after-sales${writeSearch(switchView(search, view))}`,
        isCurrent: view === search.view,
        ...(view === 'to-answer' ? { count: toAnswer.data?.count, isLate: isUrgent } : {}),
        ...(view === 'with-mall' ? { count: withMall.data } : {}),
      }))}
    />
  )
}
