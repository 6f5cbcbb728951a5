import type { ReplyOf } from '@galleria/contract/client'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Table, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import list from '../../parts/list.module.css'
import { saveFile } from '../../parts/save-file.ts'

type Answer = ReplyOf<'POST /sapi/mall-merchant/order/shipByTable'>

/** What became of each line, and the same to keep. */
export function SentRows({ answer: { rowList, report } }: { readonly answer: Answer }) {
  const { t } = useLingui()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [rowList])
  const count = (outcome: Answer['rowList'][number]['outcome']) =>
    rowList.filter((row) => row.outcome === outcome).length
  const [sent, already, refused] = [count('SENT'), count('ALREADY'), count('REFUSED')]
  return (
    <section aria-labelledby="result">
      <Title order={2} id="result" ref={title} tabIndex={-1}>
        <Trans>Result</Trans>
      </Title>
      <Group gap="md" my="xs">
        <span>
          <Plural value={sent} one="# parcel sent" other="# parcels sent" />
          {already > 0 && (
            <>
              {' · '}
              <Plural value={already} one="# was sent before" other="# were sent before" />
            </>
          )}
          {refused > 0 && (
            <>
              {' · '}
              <Plural value={refused} one="# not sent" other="# not sent" />
            </>
          )}
        </span>
        <Button variant="default" size="xs" onClick={() => saveFile(report)}>
          <Trans>Save the report</Trans>
        </Button>
      </Group>
      <div className={`card ${list['table']}`} style={{ overflowX: 'auto' }} tabIndex={0}>
        <Table fz="sm" verticalSpacing={8} horizontalSpacing={12} aria-label={t`Result`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>
                <Trans>Line</Trans>
              </Table.Th>
              <Table.Th>
                <Trans>Order</Trans>
              </Table.Th>
              <Table.Th>
                <Trans>Result</Trans>
              </Table.Th>
              <Table.Th>
                <Trans>Carrier</Trans>
              </Table.Th>
              <Table.Th>
                <Trans>Tracking number</Trans>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rowList.map((row) => (
              <Table.Tr key={row.lineNo}>
                <Table.Td>{row.lineNo}</Table.Td>
                <Table.Td>
                  {row.orderId ? (
                    <Link to={`/orders/${row.orderId}?view=all`}>{row.order}</Link>
                  ) : (
                    row.order
                  )}
                </Table.Td>
                <Table.Td miw={160} c={row.outcome === 'REFUSED' ? 'var(--refuse)' : undefined}>
                  {row.sentence}
                </Table.Td>
                <Table.Td>{row.carrier}</Table.Td>
                <Table.Td>{row.serviceCode}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </section>
  )
}
