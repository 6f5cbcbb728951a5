import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, Title } from '@mantine/core'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Empty } from '../../parts/empty.tsx'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditLineItem } from './audit-line-item.tsx'
import { auditLogQuery, type AuditDesk } from './audit-log-queries.ts'
import styles from './audit-log.module.css'
import { auditAddress, readAuditSearch } from './audit-search.ts'

const paths: Record<AuditDesk, string> = { merchant: '/log', operator: '/operator/log' }

/** What the people of the own shop changed, and what the mall changed for it. */
export function ShopsLogPage() {
  return (
    <AuditLog
      desk="merchant"
      about={
        <Trans>
          What you, your colleagues and the mall changed in your shop: who, when, from where, before
          and after. Nobody can change or delete these entries. Networks and browsers are kept for
          half a year.
        </Trans>
      }
    />
  )
}

/** What the people of the mall changed. */
export function MallsLogPage() {
  return (
    <AuditLog
      desk="operator"
      about={
        <Trans>
          What the people of the mall changed: who, when, from where, before and after. Nobody can
          change or delete these entries. Shops read those about them, without the name.
        </Trans>
      }
    />
  )
}

function AuditLog({ desk, about }: { readonly desk: AuditDesk; readonly about: ReactNode }) {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const search = readAuditSearch(params)
  const page = useQuery(auditLogQuery(desk, search))
  const { data: lines = [], hasMore = false, personList = [] } = page.data ?? {}
  const last = lines.at(-1)
  return (
    <>
      <title>{t`Log – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Log</Trans>
      </Title>
      <Text c="dimmed" maw={720} mb="md">
        {about}
      </Text>
      <AuditFilters path={paths[desk]} search={search} people={personList} />
      {page.isError && !page.data && (
        <LoadFailure error={page.error} retry={() => void page.refetch()} />
      )}
      {page.isPending && <ListSkeleton isNarrow />}
      {page.data && lines.length === 0 && (
        <Empty
          icon={<IconHistory size={36} stroke={1.25} aria-hidden />}
          title={
            search.area || search.personId || search.before ? (
              <Trans>No entries fit</Trans>
            ) : (
              <Trans>Nothing has been changed yet</Trans>
            )
          }
        />
      )}
      <ul className={styles['lines']} aria-label={t`Log`} aria-busy={page.isPlaceholderData}>
        {lines.map((line) => (
          <AuditLineItem key={line.id} line={line} desk={desk} />
        ))}
      </ul>
      <Group mt="md" gap="xs">
        {search.before && (
          <Button
            component={Link}
            variant="default"
            to={auditAddress(paths[desk], { ...search, before: undefined })}
          >
            <Trans>Newest</Trans>
          </Button>
        )}
        {hasMore && last && (
          <Button
            component={Link}
            variant="default"
            to={auditAddress(paths[desk], { ...search, before: last.id })}
          >
            <Trans>Earlier</Trans>
          </Button>
        )}
      </Group>
    </>
  )
}
