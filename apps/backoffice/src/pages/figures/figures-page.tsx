import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentedControl, Skeleton, Stack, Text, Title } from '@mantine/core'
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Empty } from '../../parts/empty.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { AfterSalesSection } from './after-sales-section.tsx'
import { FiguresFilters } from './figures-filters.tsx'
import { figuresQuery, type Figures } from './figures-queries.ts'
import { readFiguresSearch, type FiguresSearch } from './figures-search.ts'
import styles from './figures.module.css'
import { RangeSection } from './range-section.tsx'
import { SalesSection } from './sales-section.tsx'
import { SearchesSection } from './searches-section.tsx'
import { TopGoodsSection } from './top-goods-section.tsx'

/**
 * How the own shops do: sales, what sells best, what comes back, how long the stock lasts, and what
 * is looked for in vain.
 */
export function FiguresPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const search = readFiguresSearch(params)
  const figures = useQuery(figuresQuery(search))
  return (
    <Stack gap="md">
      <title>{t`Figures – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Figures</Trans>
      </Title>
      <FiguresFilters search={search} today={figures.data?.to} />
      {figures.isError && !figures.data && (
        <LoadFailure error={figures.error} retry={() => void figures.refetch()} />
      )}
      {figures.isPending && <Skeleton h={420} radius="lg" aria-busy aria-label={t`Loading`} />}
      {figures.data && (
        <div
          className={styles['sales']}
          aria-busy={figures.isPlaceholderData}
          data-stale={figures.isPlaceholderData || undefined}
        >
          <Sold figures={figures.data} search={search} />
        </div>
      )}
      <AfterSalesSection search={search} />
      <RangeSection />
      <SearchesSection site={search.site} />
    </Stack>
  )
}

function Sold({ figures, search }: { readonly figures: Figures; readonly search: FiguresSearch }) {
  const { t } = useLingui()
  const format = useFormat()
  const [chosen, choose] = useState('')
  const { currencyList } = figures
  const shown = currencyList.find(({ currency }) => currency === chosen) ?? currencyList[0]
  const [from, to] = [format.day(figures.from), format.day(figures.to)]
  if (!shown)
    return (
      <Empty
        icon={<IconChartBar size={36} stroke={1.25} aria-hidden />}
        title={
          <Trans>
            No sales from {from} to {to}
          </Trans>
        }
      />
    )
  return (
    <>
      <div className={styles['head']}>
        <Text>
          <Trans>
            From {from} to {to}, by the days of your shop
          </Trans>
        </Text>
        {currencyList.length > 1 && (
          <SegmentedControl
            size="sm"
            aria-label={t`Currency`}
            value={shown.currency}
            onChange={choose}
            data={currencyList.map(({ currency }) => currency)}
          />
        )}
      </div>
      <SalesSection figures={figures} shown={shown} search={search} />
      <TopGoodsSection shown={shown} search={search} />
    </>
  )
}
