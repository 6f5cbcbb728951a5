import { RANGE_DAYS } from '@galleria/contract/figures-rules'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Skeleton, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Figures } from '../../parts/figures.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { rangesQuery, type Ranges } from './figures-queries.ts'
import { readFiguresSearch } from './figures-search.ts'
import styles from './figures.module.css'
import { GoodsTable, NameCell } from './goods-table.tsx'
import { KeepTable } from './keep-table.tsx'

/** How long the stock lasts; what runs out first stands first. */
export function RangeSection() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const ranges = useQuery(rangesQuery)
  return (
    <section className={`card ${styles['panel']}`} aria-labelledby="figures-range">
      <div className={styles['head']}>
        <Title order={2} id="figures-range">
          <Trans>How long the stock lasts</Trans>
        </Title>
        <KeepTable
          table="stock"
          search={readFiguresSearch(params)}
          name={t`How long the stock lasts`}
        />
      </div>
      {ranges.isError && !ranges.data && (
        <LoadFailure error={ranges.error} retry={() => void ranges.refetch()} />
      )}
      {ranges.isPending && <Skeleton h={160} aria-busy aria-label={t`Loading`} />}
      {ranges.data && <RangeList ranges={ranges.data} />}
    </section>
  )
}

function RangeList({ ranges: { data, total } }: { readonly ranges: Ranges }) {
  const { t } = useLingui()
  const format = useFormat()
  if (total === 0)
    return (
      <Text c="dimmed" py="lg" ta="center">
        <Trans>Nothing is on sale</Trans>
      </Text>
    )
  const [shown, all] = [format.count(data.length), format.count(total)]
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        <Trans>
          If what is free goes on selling as in the last {RANGE_DAYS} days, on all storefronts
          together. {shown} of {all} versions on sale; the CSV has all.
        </Trans>
      </Text>
      <GoodsTable
        name={t`How long the stock lasts`}
        heads={[t`Free`, t`Sold in 30 days`, t`Lasts`]}
      >
        {data.map((one) => (
          <Table.Tr key={one.skuCode}>
            <NameCell goods={one} />
            <Table.Td ta="end">
              <Figures text={format.quantity(one.freeQty, one.marketingUnit)} />
            </Table.Td>
            <Table.Td ta="end">
              <Figures text={format.quantity(one.soldQty, one.marketingUnit)} />
            </Table.Td>
            <Table.Td ta="end">
              <Lasts free={one.freeQty} days={one.lastsDays} />
            </Table.Td>
          </Table.Tr>
        ))}
      </GoodsTable>
    </>
  )
}

function Lasts({ free, days }: { readonly free: number; readonly days: number | null }) {
  if (free === 0) return <Trans>sold out</Trans>
  if (days === null) return <Trans>none sold</Trans>
  if (days === 0) return <Trans>less than a day</Trans>
  return <Plural value={days} one="# day" other="# days" />
}
