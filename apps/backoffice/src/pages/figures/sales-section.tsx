import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { roundUp } from '../../parts/sales.ts'
import { SalesChart } from '../../parts/sales-chart.tsx'
import { useFormat } from '../../parts/use-format.ts'
import type { CurrencyFigures, Figures } from './figures-queries.ts'
import type { FiguresSearch } from './figures-search.ts'
import styles from './figures.module.css'
import { KeepTable } from './keep-table.tsx'
import { StepTable } from './step-table.tsx'
import { SumTiles } from './sum-tiles.tsx'
import { useStepText } from './use-step-text.ts'

type Props = {
  readonly figures: Figures
  readonly shown: CurrencyFigures
  readonly search: FiguresSearch
}

/**
 * The sums of a period beside those of the one before, and the way there: as bars and as a table.
 */
export function SalesSection({ figures, shown, search }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const days = shown.stepList.map(({ day, orders, soldAmt }) => ({
    day,
    orders,
    value: soldAmt.value,
  }))
  const dayText = useStepText(search)
  return (
    <>
      <SumTiles shown={shown} before={figures.before} />
      <section className={`card ${styles['panel']}`} aria-labelledby="figures-sales">
        <div className={styles['head']}>
          <Title order={2} id="figures-sales">
            <Trans>Sales</Trans>
          </Title>
          <KeepTable table="sales" search={search} name={t`Sales`} />
        </div>
        <div className={styles['beside']}>
          <SalesChart
            sales={{
              currency: shown.currency,
              days,
              orders: shown.orders,
              value: shown.soldAmt.value,
              top: roundUp(Math.max(...days.map(({ value }) => value))),
            }}
            dayText={dayText}
          />
          <StepTable
            name={t`Sales by period`}
            heads={[t`Orders`, t`Pieces`, t`Sales`, t`Refunded`]}
            rows={shown.stepList.map((one) => ({
              day: one.day,
              figures: [
                format.count(one.orders),
                format.count(one.pieces),
                format.money(one.soldAmt),
                format.money(one.refundedAmt),
              ],
            }))}
            dayText={dayText}
          />
        </div>
      </section>
    </>
  )
}
