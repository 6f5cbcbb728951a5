import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { WaitingList } from '../../parts/waiting-list.tsx'
import { readWaitingSearch } from '../../parts/waiting-search.ts'
import { MatterCard } from './matter-card.tsx'
import { mattersQuery } from './money-queries.ts'

/** Money that does not mend itself: what needs a person, and what was done about it. */
export function MoneyPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const search = readWaitingSearch(params)
  const page = useQuery(mattersQuery(search))
  return (
    <>
      <title>{t`Money to look at – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Money to look at</Trans>
      </Title>
      <WaitingList
        path="/operator/money"
        search={search}
        page={page}
        name={t`Money to look at`}
        nothing={<Trans>All money is where it belongs</Trans>}
        card={(matter) => <MatterCard key={matter.id} matter={matter} />}
      />
    </>
  )
}
