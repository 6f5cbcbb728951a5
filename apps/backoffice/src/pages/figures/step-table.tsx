import { Trans } from '@lingui/react/macro'
import { Table } from '@mantine/core'
import { Figures } from '../../parts/figures.tsx'
import chart from '../../parts/bar-chart.module.css'

/** A chart of steps in figures, the newest first. */
export function StepTable({
  name,
  heads,
  rows,
  dayText,
}: {
  readonly name: string
  readonly heads: readonly string[]
  readonly rows: readonly { readonly day: string; readonly figures: readonly string[] }[]
  readonly dayText: (day: string) => string
}) {
  return (
    <div className={chart['scroll']} tabIndex={0} role="region" aria-label={name}>
      <Table stickyHeader verticalSpacing={4} fz="sm">
        <Table.Thead bg="var(--surface)">
          <Table.Tr>
            <Table.Th>
              <Trans>From</Trans>
            </Table.Th>
            {heads.map((head) => (
              <Table.Th key={head} ta="end">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.toReversed().map(({ day, figures }) => (
            <Table.Tr key={day}>
              <Table.Th scope="row" fw={420}>
                {dayText(day)}
              </Table.Th>
              {figures.map((text, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- one per head
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
