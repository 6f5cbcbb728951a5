import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import list from '../../parts/list.module.css'
import { NoRows } from '../../parts/no-rows.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { Pager } from '../../parts/pager.tsx'
import { SavedViews } from '../../parts/saved-views.tsx'
import styles from '../operator/operator.module.css'
import { MatterCard } from './matter-card.tsx'
import { mattersQuery, moneyAddress, PAGE_SIZE, readMoneySearch } from './money-queries.ts'

/** Money that does not mend itself: what needs a person, and what was done about it. */
export function MoneyPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const search = readMoneySearch(params)
  const page = useQuery(mattersQuery(search))
  const rows = page.data?.data ?? []
  return (
    <>
      <title>{t`Money to look at – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Money to look at</Trans>
      </Title>
      <SavedViews
        views={[
          { key: 'open', name: t`Open`, isClosed: false },
          { key: 'closed', name: t`Dealt with`, isClosed: true },
        ].map(({ key, name, isClosed }) => ({
          key,
          name,
          to: moneyAddress({ isClosed, page: 1 }),
          isCurrent: isClosed === search.isClosed,
        }))}
      />
      {page.isError && !page.data && (
        <LoadFailure error={page.error} retry={() => void page.refetch()} />
      )}
      {page.isPending && <ListSkeleton isNarrow />}
      {page.data && rows.length === 0 && (
        <NoRows
          firstPage={search.page > 1 ? moneyAddress({ ...search, page: 1 }) : undefined}
          unfiltered={undefined}
          noneFits={null}
          nothing={
            search.isClosed ? (
              <Trans>Nothing was dealt with yet</Trans>
            ) : (
              <Trans>All money is where it belongs</Trans>
            )
          }
        />
      )}
      {rows.length > 0 && (
        <div
          className={list['list']}
          aria-busy={page.isPlaceholderData}
          data-stale={page.isPlaceholderData || undefined}
        >
          <ul className={styles['sellers']} aria-label={t`Money to look at`}>
            {rows.map((matter) => (
              <MatterCard key={matter.id} matter={matter} />
            ))}
          </ul>
          <Pager
            page={search.page}
            pageSize={PAGE_SIZE}
            total={page.data?.total ?? 0}
            addressOf={(number) => moneyAddress({ ...search, page: number })}
          />
        </div>
      )}
    </>
  )
}
