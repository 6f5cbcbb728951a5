import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import styles from './list.module.css'
import { rowLink } from './use-list-keys.ts'

type Head = { readonly name: string; readonly isAmount?: boolean }

/** The table of a list whose rows open beside it. */
export function ListTable({
  name,
  choose,
  heads,
  children,
}: {
  readonly name: string
  /** Above the rows' own: what chooses all of them. */
  readonly choose?: ReactNode
  readonly heads: readonly Head[]
  readonly children: ReactNode
}) {
  return (
    <div className={`card ${styles['table']}`}>
      <Table verticalSpacing={8} horizontalSpacing={12} fz="sm" aria-label={name}>
        <Table.Thead>
          <Table.Tr>
            {choose && <Table.Th className={styles['choose']}>{choose}</Table.Th>}
            {heads.map((head) => (
              <Table.Th key={head.name} {...(head.isAmount ? { ta: 'end' } : {})}>
                {head.name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </div>
  )
}

/**
 * The link is the way in for keys and screen readers; a click anywhere on the row goes there too.
 * `about` stands small below it.
 */
export function ListRow({
  id,
  address,
  code,
  about,
  isName = false,
  choose,
  children,
}: {
  readonly id: string
  readonly address: string
  readonly code: string
  readonly about?: ReactNode
  /** A name may break anywhere, a number does not. */
  readonly isName?: boolean
  /** What chooses the row, before its link; with it in one row of a list, all have the cell. */
  readonly choose?: ReactNode
  /** The other cells. */
  readonly children: ReactNode
}) {
  const navigate = useNavigate()
  return (
    <Table.Tr
      className={styles['row']}
      onClick={(event) => {
        if (
          !(event.target as Element).closest('a, [data-choose]') &&
          !window.getSelection()?.toString()
        )
          void navigate(address)
      }}
    >
      {choose !== undefined && (
        <Table.Td className={styles['choose']} data-choose>
          {choose}
        </Table.Td>
      )}
      <Table.Td {...(isName ? { style: { overflowWrap: 'anywhere' } } : {})}>
        <Link
          to={address}
          className={styles['code']}
          {...(isName ? { style: { whiteSpace: 'normal' } } : {})}
          {...rowLink(id)}
        >
          {code}
        </Link>
        {about !== undefined && <div className={styles['minor']}>{about}</div>}
      </Table.Td>
      {children}
    </Table.Tr>
  )
}
