import { SEARCH_RETENTION_DAYS } from '@galleria/contract/figures-rules'
import { sites } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import list from '../../parts/list.module.css'
import { LoadFailure } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { searchesQuery } from '../figures/figures-queries.ts'
import { SearchesTable } from '../figures/searches-table.tsx'

/**
 * What visitors of the mall look for and do not find, for whoever asks shops in and writes its
 * pages.
 */
export function SearchesPage() {
  const { t } = useLingui()
  const format = useFormat()
  const [params, setParams] = useSearchParams()
  const site = sites.find((one) => one === params.get('site'))
  const searches = useQuery(searchesQuery('operator', site))
  return (
    <>
      <title>{t`Searches without a hit – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Searches without a hit</Trans>
      </Title>
      <Text c="dimmed" maw={720} mb="md">
        <Trans>
          What visitors searched for in the last {SEARCH_RETENTION_DAYS} days and no goods are
          called, even with typing mistakes corrected. Only words and numbers are kept, never who
          typed them.
        </Trans>
      </Text>
      <search className={list['filters']}>
        <NativeSelect
          aria-label={t`Storefront`}
          value={site ?? ''}
          onChange={({ currentTarget: { value } }) => setParams(value ? { site: value } : {})}
          data={[
            { value: '', label: t`All storefronts` },
            ...sites.map((one) => ({ value: one, label: format.site(one) })),
          ]}
        />
      </search>
      {searches.isError && !searches.data && (
        <LoadFailure error={searches.error} retry={() => void searches.refetch()} />
      )}
      {searches.isPending && <Skeleton h={240} aria-busy aria-label={t`Loading`} />}
      {searches.data && <SearchesTable searches={searches.data} />}
    </>
  )
}
