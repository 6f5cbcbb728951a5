import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, SegmentedControl, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { Today } from '../../api/queries.ts'
import { useFormat } from '../../parts/use-format.ts'
import { SalesChart } from '../../parts/sales-chart.tsx'
import { SalesTable } from './sales-table.tsx'
import { arrangeSales } from './sales.ts'
import styles from './today.module.css'

export function SalesCard({ today }: { readonly today: Today }) {
  const { t } = useLingui()
  const format = useFormat()
  const [chosen, choose] = useState('')
  const [isTable, showTable] = useState(false)
  const series = arrangeSales(today)
  const shown = series.find((one) => one.currency === chosen) ?? series[0]
  return (
    <section className={`card ${styles['panel']}`} aria-labelledby="sales">
      <div className={styles['panelhead']}>
        <Title order={2} id="sales">
          <Trans>Sales of the last 30 days</Trans>
        </Title>
        {shown && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isTable}
            onClick={() => showTable(!isTable)}
          >
            {isTable ? <Trans>Show as chart</Trans> : <Trans>Show as table</Trans>}
          </Button>
        )}
      </div>
      {series.length > 1 && (
        <SegmentedControl
          size="xs"
          mb="sm"
          aria-label={t`Currency`}
          value={shown?.currency ?? ''}
          onChange={choose}
          data={series.map((one) => one.currency)}
        />
      )}
      {!shown && (
        <Text c="dimmed" py="lg" ta="center">
          <Trans>No sales in the last 30 days.</Trans>
        </Text>
      )}
      {shown && (
        <>
          <Text size="sm">
            <strong>{format.money({ value: shown.value, currency: shown.currency })}</strong>{' '}
            <Text span c="dimmed">
              <Plural value={shown.orders} one="in # order" other="in # orders" />
            </Text>
          </Text>
          {isTable ? (
            <SalesTable sales={shown} />
          ) : (
            <SalesChart sales={shown} dayText={format.weekday} />
          )}
        </>
      )}
    </section>
  )
}
