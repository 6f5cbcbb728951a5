import { Trans, useLingui } from '@lingui/react/macro'
import { Table, Text } from '@mantine/core'
import { Figures } from '../../parts/figures.tsx'
import { languageName } from '../../parts/language-name.ts'
import { useFormat } from '../../parts/use-format.ts'
import type { Searches } from './figures-queries.ts'
import styles from './figures.module.css'

/** What nothing in the mall is called, the most frequent first. */
export function SearchesTable({ searches: { data } }: { readonly searches: Searches }) {
  const { t } = useLingui()
  const format = useFormat()
  if (data.length === 0)
    return (
      <Text c="dimmed" py="lg" ta="center">
        <Trans>Every search found something</Trans>
      </Text>
    )
  return (
    <div
      className={styles['scroll']}
      tabIndex={0}
      role="group"
      aria-label={t`Searches without a hit`}
    >
      <Table verticalSpacing={6} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Searched for</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Storefront</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Language</Trans>
            </Table.Th>
            <Table.Th ta="end">
              <Trans>Times</Trans>
            </Table.Th>
            <Table.Th ta="end">
              <Trans>Last on</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.map((one) => (
            <Table.Tr key={`${one.site} ${one.language} ${one.query}`}>
              <Table.Th scope="row" fw={420} className={styles['name']}>
                {one.query}
              </Table.Th>
              <Table.Td>{format.site(one.site)}</Table.Td>
              <Table.Td>{languageName(one.language)}</Table.Td>
              <Table.Td ta="end">
                <Figures text={format.count(one.times)} />
              </Table.Td>
              <Table.Td ta="end">{format.day(one.lastDay)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
