import { Trans, useLingui } from '@lingui/react/macro'
import { Table } from '@mantine/core'
import { Figures } from '../../parts/figures.tsx'
import { useFormat } from '../../parts/use-format.ts'
import type { Sales } from '../../parts/sales.ts'
import styles from '../../parts/bar-chart.module.css'

/** The chart for those who read figures better than bars: newest day first. */
export function SalesTable({ sales }: { readonly sales: Sales }) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t`Sales by day`}>
      <Table stickyHeader verticalSpacing={4}>
        <Table.Thead bg="var(--surface)">
          <Table.Tr>
            <Table.Th>
              <Trans>Day</Trans>
            </Table.Th>
            <Table.Th ta="end">
              <Trans>Orders</Trans>
            </Table.Th>
            <Table.Th ta="end">
              <Trans>Amount</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sales.days.toReversed().map((one) => (
            <Table.Tr key={one.day}>
              <Table.Th scope="row" fw={420}>
                {format.weekday(one.day)}
              </Table.Th>
              <Table.Td ta="end">
                <Figures text={format.count(one.orders)} />
              </Table.Td>
              <Table.Td ta="end">
                <Figures text={format.money({ value: one.value, currency: sales.currency })} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
