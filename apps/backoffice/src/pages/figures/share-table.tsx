import { Trans } from '@lingui/react/macro'
import { Table, Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { Figures } from '../../parts/figures.tsx'
import { useFormat } from '../../parts/use-format.ts'
import styles from './figures.module.css'

type Row = {
  readonly key: string
  readonly name: string
  /** From 0 to 1, or more. */ readonly share: number
  readonly figures: readonly string[]
}

/** A chart of lying bars with its figures beside it: each share is drawn and written in its row. */
export function ShareTable({
  name,
  about,
  heads,
  rows,
}: {
  readonly name: string
  readonly about?: ReactNode
  readonly heads: readonly string[]
  readonly rows: readonly Row[]
}) {
  const id = useId()
  return (
    <div>
      <Title order={3} size="h4" mb={4} id={id}>
        {name}
      </Title>
      {about && (
        <Text size="sm" c="dimmed" mb="xs">
          {about}
        </Text>
      )}
      <div className={styles['scroll']} tabIndex={0} role="group" aria-labelledby={id}>
        <Table verticalSpacing={6} fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              <Table.Th>
                <Trans>Share</Trans>
              </Table.Th>
              {heads.map((head) => (
                <Table.Th key={head} ta="end">
                  {head}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <ShareRow key={row.key} row={row} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </div>
  )
}

function ShareRow({ row: { name, share, figures } }: { readonly row: Row }) {
  const format = useFormat()
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={420} className={styles['name']}>
        {name}
      </Table.Th>
      <Table.Td>
        <span className={styles['share']}>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
            <rect width={Math.min(1, share) * 100} height={10} />
          </svg>
          <Figures text={format.percent(share)} />
        </span>
      </Table.Td>
      {figures.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- one per head
        <Table.Td key={index} ta="end">
          <Figures text={text} />
        </Table.Td>
      ))}
    </Table.Tr>
  )
}
