import type { OperatorApplicationRow } from '@galleria/contract/merchant-entry'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Table, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router'
import { waitingQuery } from '../../api/queries.ts'
import { Figures } from '../../parts/figures.tsx'
import { ListFilters } from '../../parts/list-filters.tsx'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import styles from '../../parts/list.module.css'
import { NoRows } from '../../parts/no-rows.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { Pager } from '../../parts/pager.tsx'
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

/** Who wants to sell here; those that wait longest first. The list stays where it is while an application is open beside it. */
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
  const waiting = useQuery(waitingQuery)
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
          ...(view === 'waiting' ? { count: waiting.data } : {}),
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
      {page.isError && !page.data && (
        <LoadFailure error={page.error} retry={() => void page.refetch()} />
      )}
      {page.isPending && <ListSkeleton isNarrow={isNarrow} />}
      {page.data && rows.length === 0 && <NoApplications search={search} addressOf={addressOf} />}
      {rows.length > 0 && (
        <div
          className={styles['list']}
          aria-busy={page.isPlaceholderData}
          data-stale={page.isPlaceholderData || undefined}
        >
          <List rows={rows} search={writeOperatorSearch(applicationViews, search)} />
          <Pager
            page={search.page}
            pageSize={PAGE_SIZE}
            total={page.data?.total ?? 0}
            addressOf={(number) => addressOf({ ...search, page: number })}
          />
        </div>
      )}
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
      noneFits={<Trans>No application fits these words</Trans>}
      nothing={
        search.view === 'waiting' ? (
          <Trans>Nobody waits for a decision</Trans>
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
  return (
    <div className={`card ${styles['table']}`}>
      <Table verticalSpacing={8} horizontalSpacing={12} fz="sm" aria-label={t`Applications`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Shop</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Company</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>VAT ID</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Contact person</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Sent</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Status</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <ApplicationRow
              key={row.id}
              row={row}
              address={`/operator/applications/${row.id}${search}`}
            />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

/** The link is the way in for keys and screen readers; a click anywhere on the row goes there too. */
function ApplicationRow({
  row,
  address,
}: {
  readonly row: OperatorApplicationRow
  readonly address: string
}) {
  const format = useFormat()
  const navigate = useNavigate()
  return (
    <Table.Tr
      className={styles['row']}
      onClick={(event) => {
        if (!(event.target as Element).closest('a') && !window.getSelection()?.toString())
          void navigate(address)
      }}
    >
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <Link
          to={address}
          className={styles['code']}
          style={{ whiteSpace: 'normal' }}
          {...rowLink(row.id)}
        >
          {row.shopName || row.company}
        </Link>
      </Table.Td>
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
    </Table.Tr>
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
