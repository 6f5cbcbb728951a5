import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { WaitingList } from '../../parts/waiting-list.tsx'
import { readWaitingSearch } from '../../parts/waiting-search.ts'
import { ReportedCard } from './reported-card.tsx'
import { reportedQuery } from './reported-queries.ts'

/** Reviews that somebody has reported, and those whose authors object to being hidden. */
export function ReportedPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const search = readWaitingSearch(params)
  const page = useQuery(reportedQuery(search))
  return (
    <>
      <title>{t`Reported reviews – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Reported reviews</Trans>
      </Title>
      <WaitingList
        path="/operator/reviews"
        search={search}
        page={page}
        name={t`Reported reviews`}
        nothing={<Trans>No review is waiting to be checked</Trans>}
        card={(review) => <ReportedCard key={review.id} review={review} />}
      />
    </>
  )
}
