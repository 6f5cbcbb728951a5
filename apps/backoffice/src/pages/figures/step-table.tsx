import { Trans, useLingui } from '@lingui/react/macro'
import { Table } from '@mantine/core'
import { Figures } from '../../parts/figures.tsx'
import chart from '../../parts/sales-chart.module.css'
import { useFormat } from '../../parts/use-format.ts'
import type { CurrencyFigures } from './figures-queries.ts'

/** The chart in figures, the newest first. */
export function StepTable({
  shown,
  dayText,
}: {
  readonly shown: CurrencyFigures
  readonly dayText: (day: string) => string
}) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <div className={chart['scroll']} tabIndex={0} role="region" aria-label={t`Sales by period`}>
      <Table stickyHeader verticalSpacing={4} fz="sm">
        <Table.Thead bg="var(--surface)">
          <Table.Tr>
            <Table.Th>
              <Trans>From</Trans>
            </Table.Th>
            <Table.Th ta="end">
              <Trans>Orders</Trans>
            </Table.Th>
            <Table.Th ta="end">
              <Trans>Pieces</Trans>
            </Table.Th>
            <Table.Th ta="end">
              <Trans>Sales</Trans>
            </Table.Th>
            <Table.Th ta="end">
              <Trans>Refunded</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.stepList.toReversed().map((one) => (
            <Table.Tr key={one.day}>
              <Table.Th scope="row" fw={420}>
                {dayText(one.day)}
              </Table.Th>
              {[
                format.count(one.orders),
                format.count(one.pieces),
                format.money(one.soldAmt),
                format.money(one.refundedAmt),
              ].map((text, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- four columns, always the same
                <Table.Td key={index} ta="end">
                  <Figures text={text} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
