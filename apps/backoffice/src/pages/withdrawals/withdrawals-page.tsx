import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { WaitingList } from '../../parts/waiting-list.tsx'
import { readWaitingSearch } from '../../parts/waiting-search.ts'
import { WithdrawalCard } from './withdrawal-card.tsx'
import { withdrawalsQuery } from './withdrawal-queries.ts'

/** Statements of withdrawal that a person has to look at. */
export function WithdrawalsPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const search = readWaitingSearch(params)
  const page = useQuery(withdrawalsQuery(search))
  return (
    <>
      <title>{t`Withdrawals to look at – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Withdrawals to look at</Trans>
      </Title>
      <WaitingList
        path="/operator/withdrawals"
        search={search}
        page={page}
        name={t`Withdrawals to look at`}
        nothing={<Trans>No withdrawal is waiting for anybody</Trans>}
        card={(withdrawal) => <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} />}
      />
    </>
  )
}
