import { Trans } from '@lingui/react/macro'
import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './figures.module.css'

/** Versions with figures beside their names. */
export function GoodsTable({
  name,
  heads,
  children,
}: {
  readonly name: string
  readonly heads: readonly string[]
  readonly children: ReactNode
}) {
  return (
    <div className={styles['scroll']} tabIndex={0} role="group" aria-label={name}>
      <Table verticalSpacing={6} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Goods</Trans>
            </Table.Th>
            {heads.map((head) => (
              <Table.Th key={head} ta="end">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </div>
  )
}

export function NameCell({
  goods,
}: {
  readonly goods: { readonly skuCode: string; readonly name: string; readonly version: string }
}) {
  return (
    <Table.Th scope="row" fw={420} className={styles['name']}>
      <Link to={`/goods/${encodeURIComponent(goods.skuCode)}`}>{goods.name}</Link>
      <small>{[goods.version, goods.skuCode].filter(Boolean).join(' · ')}</small>
    </Table.Th>
  )
}
