import type { OperatorApplicationRow } from '@galleria/contract/merchant-entry'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Table, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router'
import { operatorQuery } from '../../api/queries.ts'
import { Figures } from '../../parts/figures.tsx'
import { ListFilters } from '../../parts/list-filters.tsx'
import { ListRow, ListTable } from '../../parts/list-table.tsx'
import styles from '../../parts/list.module.css'
import { NoRows } from '../../parts/no-rows.tsx'
import { RowList } from '../../parts/row-list.tsx'
import { SavedViews } from '../../parts/saved-views.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { rowLink, useListKeys } from '../../parts/use-list-keys.ts'
import {
  applicationViews,
  PAGE_SIZE,
  readOperatorSearch,
  writeOperatorSearch,
  type ApplicationView,
  type OperatorSearch,
} from './application-search.ts'
import { applicationsQuery } from './operator-queries.ts'
import { StateBadge } from './state-badge.tsx'

const names: Record<ApplicationView, MessageDescriptor> = {
  waiting: msg`Waiting`,
  rejected: msg`Rejected`,
  approved: msg`Approved`,
  all: msg`All`,
}
const noShortcuts = {}

/**
 * Who wants to sell here; those that wait longest first. The list stays where it is while an
 * application is open beside it.
 */
export function ApplicationsPage() {
  const { t, i18n } = useLingui()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const search = readOperatorSearch(applicationViews, params)
  const addressOf = (one: OperatorSearch<ApplicationView>) =>
    `/operator/applications${writeOperatorSearch(applicationViews, one)}`
  const go = (change: Partial<OperatorSearch<ApplicationView>>) =>
    void navigate(
      pathname + writeOperatorSearch(applicationViews, { ...search, ...change, page: 1 }),
      { replace: true },
    )
  const page = useQuery(applicationsQuery(search))
  const waiting = useQuery(operatorQuery).data?.waiting
  const isNarrow = useMediaQuery('(max-width: 62em)', undefined, { getInitialValueInEffect: false })
  const field = useRef<HTMLInputElement>(null)
  const rows = page.data?.data ?? []
  useListKeys({
    base: '/operator/applications',
    ids: rows.map((row) => row.id),
    field,
    shortcuts: noShortcuts,
  })
  const List = isNarrow ? ApplicationCards : ApplicationTable
  return (
    <>
      <title>{t`Applications – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Applications</Trans>
      </Title>
      <SavedViews
        views={applicationViews.map((view) => ({
          key: view,
          name: i18n._(names[view]),
          to: addressOf({ ...search, view, page: 1 }),
          isCurrent: view === search.view,
          ...(view === 'waiting' ? { count: waiting } : {}),
        }))}
      />
      <ListFilters
        keyword={search.keyword}
        shopId={undefined}
        shops={[]}
        isFiltered={search.keyword !== ''}
        field={field}
        label={t`Search applications`}
        placeholder={t`Company, shop, VAT ID or person`}
        go={({ keyword }) => go({ keyword: keyword ?? '' })}
        clear={() => go({ keyword: '' })}
      />
      <RowList
        page={page}
        isNarrow={isNarrow}
        none={<NoApplications search={search} addressOf={addressOf} />}
        pager={{
          page: search.page,
          pageSize: PAGE_SIZE,
          addressOf: (number) => addressOf({ ...search, page: number }),
        }}
      >
        {(found) => <List rows={found} search={writeOperatorSearch(applicationViews, search)} />}
      </RowList>
      <Outlet />
    </>
  )
}

function NoApplications({
  search,
  addressOf,
}: {
  readonly search: OperatorSearch<ApplicationView>
  readonly addressOf: (search: OperatorSearch<ApplicationView>) => string
}) {
  return (
    <NoRows
      firstPage={search.page > 1 ? addressOf({ ...search, page: 1 }) : undefined}
      unfiltered={search.keyword ? addressOf({ ...search, keyword: '' }) : undefined}
      noneFits={<Trans>No applications match your search</Trans>}
      nothing={
        search.view === 'waiting' ? (
          <Trans>Nobody is waiting for a decision</Trans>
        ) : (
          <Trans>No applications here</Trans>
        )
      }
    >
      {search.view !== 'all' && (
        <Link to="/operator/applications?view=all">
          <Trans>Look at all applications</Trans>
        </Link>
      )}
    </NoRows>
  )
}

type ListProps = { readonly rows: readonly OperatorApplicationRow[]; readonly search: string }

function ApplicationTable({ rows, search }: ListProps) {
  const { t } = useLingui()
  const heads = [
    { name: t`Shop` },
    { name: t`Company` },
    { name: t`VAT ID` },
    { name: t`Contact person` },
    { name: t`Sent` },
    { name: t`Status` },
  ]
  return (
    <ListTable name={t`Applications`} heads={heads}>
      {rows.map((row) => (
        <ListRow
          key={row.id}
          id={row.id}
          address={`/operator/applications/${row.id}${search}`}
          code={row.shopName || row.company}
          isName
        >
          <ApplicationCells row={row} />
        </ListRow>
      ))}
    </ListTable>
  )
}

function ApplicationCells({ row }: { readonly row: OperatorApplicationRow }) {
  const format = useFormat()
  return (
    <>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        {row.company}
        <div className={styles['minor']}>{row.country && format.country(row.country)}</div>
      </Table.Td>
      <Table.Td>
        <Figures text={row.taxId} />
      </Table.Td>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>{row.contactName}</Table.Td>
      <Table.Td>{row.submittedAt && format.moment(row.submittedAt)}</Table.Td>
      <Table.Td>
        <StateBadge state={row.status} />
      </Table.Td>
    </>
  )
}

/** The table of a narrow screen: one card per application, the whole of it a link. */
function ApplicationCards({ rows, search }: ListProps) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <ul className={styles['cards']} aria-label={t`Applications`}>
      {rows.map((row) => (
        <li key={row.id} className={`card ${styles['card']}`} style={{ overflowWrap: 'anywhere' }}>
          <div className={styles['between']}>
            <Link
              to={`/operator/applications/${row.id}${search}`}
              className={`${styles['code']} ${styles['cover']}`}
              style={{ whiteSpace: 'normal' }}
              {...rowLink(row.id)}
            >
              {row.shopName || row.company}
            </Link>
            <StateBadge state={row.status} />
          </div>
          <div>
            {row.company}
            {row.country && ` · ${format.country(row.country)}`}
          </div>
          <div className={styles['minor']}>
            {row.taxId} · {row.contactName}
          </div>
          {row.submittedAt && (
            <div className={styles['minor']}>{format.moment(row.submittedAt)}</div>
          )}
        </li>
      ))}
    </ul>
  )
}
