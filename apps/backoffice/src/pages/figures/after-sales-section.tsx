import { FEWEST_SOLD } from '@galleria/contract/figures-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { reasonNames, typeNames } from '../after-sales/reverse-words.ts'
import { afterSalesQuery, type AfterSales } from './figures-queries.ts'
import type { FiguresSearch } from './figures-search.ts'
import styles from './figures.module.css'
import { AnswersChart, GivenChart } from './after-sales-charts.tsx'
import { AnswerTiles, GivenTiles } from './after-sales-tiles.tsx'
import { KeepTable } from './keep-table.tsx'
import { ShareTable } from './share-table.tsx'

/**
 * What was asked of the shop after the sale: of which items, why, how fast it answered, and what it
 * cost.
 */
export function AfterSalesSection({ search }: { readonly search: FiguresSearch }) {
  const { t } = useLingui()
  const asked = useQuery(afterSalesQuery(search))
  return (
    <section className={`card ${styles['panel']}`} aria-labelledby="figures-after-sales">
      <div className={styles['head']}>
        <Title order={2} id="figures-after-sales">
          <Trans>After-sales</Trans>
        </Title>
        <KeepTable table="returns" search={search} name={t`Return rate by item`} />
      </div>
      <Text size="sm" c="dimmed" mb="md">
        <Trans>
          Requests applied for in this period, whenever their order was paid. What is still open,
          was rejected or was cancelled by its buyer counts as no return.
        </Trans>
      </Text>
      {asked.isError && !asked.data && (
        <LoadFailure error={asked.error} retry={() => void asked.refetch()} />
      )}
      {asked.isPending && <Skeleton h={240} aria-busy aria-label={t`Loading`} />}
      {asked.data && <Told told={asked.data} search={search} />}
    </section>
  )
}

function Told({ told, search }: { readonly told: AfterSales; readonly search: FiguresSearch }) {
  const { t } = useLingui()
  if (told.kindList.length === 0)
    return (
      <Text c="dimmed" py="lg" ta="center">
        <Trans>Nothing was asked for in this period</Trans>
      </Text>
    )
  return (
    <div className={styles['sales']}>
      <AnswerTiles answers={told.answers} />
      <AnswersChart answers={told.answers} search={search} />
      <GivenTiles currencies={told.currencyList} />
      <GivenChart currencies={told.currencyList} search={search} />
      <Items items={told.itemList} />
      <Requests
        name={t`Requests by reason`}
        rows={told.reasonList.map(({ reason, ...row }) => ({ key: reason, ...row }))}
      />
      <Requests
        name={t`Requests by kind`}
        rows={told.kindList.map(({ kind, ...row }) => ({ key: kind, ...row }))}
      />
    </div>
  )
}

function Items({ items }: { readonly items: AfterSales['itemList'] }) {
  const { t } = useLingui()
  const format = useFormat()
  if (items.length === 0) return null
  return (
    <ShareTable
      name={t`Return rate by item`}
      about={
        <Trans>
          The items of which most came back, of those sold at least {FEWEST_SOLD} times in this
          period; the CSV has all. What was sold before can come back now, so a rate can be above
          100%.
        </Trans>
      }
      heads={[t`Sold`, t`Came back`, t`Refunded without return`]}
      rows={items.map((one, place) => ({
        // Two items of a shop may have one name.
        key: `${place} ${one.name}`,
        name: one.name,
        share: one.rate ?? 0,
        figures: [one.soldQty, one.backQty, one.stayedQty].map(format.count),
      }))}
    />
  )
}

type Row = Omit<AfterSales['reasonList'][number], 'reason'> & {
  readonly key: AfterSales['reasonList'][number]['reason'] | AfterSales['kindList'][number]['kind']
}

/** How often, as a part of all requests, and how they ended. */
function Requests({ name, rows }: { readonly name: string; readonly rows: readonly Row[] }) {
  const { t } = useLingui()
  const format = useFormat()
  const all = rows.reduce((sum, { requests }) => sum + requests, 0)
  const nameOf = ({ key }: Row) =>
    key === 'WITHDRAWAL' ? t`Withdrawal by law` : t({ ...reasonNames, ...typeNames }[key])
  return (
    <ShareTable
      name={name}
      heads={[
        t`Requests`,
        t({ message: 'Done', context: 'requests' }),
        t({ message: 'Open', context: 'requests' }),
        t({ message: 'Rejected', context: 'requests' }),
        t`Cancelled by the buyer`,
      ]}
      rows={rows.map((row) => ({
        key: row.key,
        name: nameOf(row),
        share: row.requests / all,
        figures: [row.requests, row.done, row.open, row.rejected, row.takenBack].map(format.count),
      }))}
    />
  )
}
