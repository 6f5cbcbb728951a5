import { FEWEST_SEARCHES, SEARCH_RETENTION_DAYS } from '@galleria/contract/figures-rules'
import type { Site } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { LoadFailure } from '../../parts/notice.tsx'
import { searchesQuery } from './figures-queries.ts'
import { readFiguresSearch } from './figures-search.ts'
import styles from './figures.module.css'
import { KeepTable } from './keep-table.tsx'
import { SearchesTable } from './searches-table.tsx'

/** What buyers of the mall wanted and did not find: what a shop could sell. */
export function SearchesSection({ site }: { readonly site: Site | undefined }) {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const searches = useQuery(searchesQuery('merchant', site))
  return (
    <section className={`card ${styles['panel']}`} aria-labelledby="figures-searches">
      <div className={styles['head']}>
        <Title order={2} id="figures-searches">
          <Trans>Searches without a hit</Trans>
        </Title>
        <KeepTable
          table="searches"
          search={readFiguresSearch(params)}
          name={t`Searches without a hit`}
        />
      </div>
      <Text size="sm" c="dimmed" mb="xs">
        <Trans>
          What visitors of the whole mall searched for in the last {SEARCH_RETENTION_DAYS} days and
          no goods are called, if it was typed at least {FEWEST_SEARCHES} times. Nobody knows who it
          was.
        </Trans>
      </Text>
      {searches.isError && !searches.data && (
        <LoadFailure error={searches.error} retry={() => void searches.refetch()} />
      )}
      {searches.isPending && <Skeleton h={120} aria-busy aria-label={t`Loading`} />}
      {searches.data && <SearchesTable searches={searches.data} />}
    </section>
  )
}
