import { Trans } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './find.module.css'

export const addressOfOrders = (keyword: string) =>
  `/operator/orders?${new URLSearchParams({ q: keyword })}`

/** Some of a kind; nothing where there is none, or where it is not the business of this person. */
export function FoundGroup<Row>({
  name,
  group,
  more,
  children,
}: {
  readonly name: ReactNode
  readonly group: { readonly list: readonly Row[]; readonly hasMore: boolean } | null
  /** The list that has the others too. */ readonly more?: string | undefined
  readonly children: (row: Row) => ReactNode
}) {
  const id = useId()
  if (!group || group.list.length === 0) return null
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <Title order={2} id={id} size="h4">
        {name}
      </Title>
      <ul className={`card ${styles['rows']}`}>{group.list.map(children)}</ul>
      {group.hasMore &&
        (more ? (
          <Link to={more} aria-describedby={id} className={styles['more']}>
            <Trans>Show all</Trans>
          </Link>
        ) : (
          <Text size="sm" c="dimmed">
            <Trans>There are more. Type more characters to see them.</Trans>
          </Text>
        ))}
    </section>
  )
}

export function FoundRow({
  title,
  children,
  links,
}: {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly links?: ReactNode
}) {
  return (
    <li className={styles['row']}>
      <span className={styles['title']}>{title}</span>
      <span className={styles['facts']}>{children}</span>
      {links && <span className={styles['links']}>{links}</span>}
    </li>
  )
}
