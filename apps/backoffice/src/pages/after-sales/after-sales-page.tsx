import type { MerchantReverseRow } from '@galleria/contract/after-sales'
import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, Outlet, useSearchParams } from 'react-router'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import { RowList } from '../../parts/row-list.tsx'
import { useListKeys } from '../../parts/use-list-keys.ts'
import { ApproveChosen } from './approve-chosen.tsx'
import type { AnswerIntent } from './answer-rules.ts'
import { NoReverses } from './no-reverses.tsx'
import { ReverseCards } from './reverse-cards.tsx'
import { ReverseFilters } from './reverse-filters.tsx'
import { reversePageQuery } from './reverse-queries.ts'
import { PAGE_SIZE, readSearch, writeSearch } from './reverse-search.ts'
import { ReverseTable } from './reverse-table.tsx'
import { ReverseViews } from './reverse-views.tsx'

const shortcuts = {
  a: (at: number): AnswerIntent => ({ answer: 'approve', at }),
  r: (at: number): AnswerIntent => ({ answer: 'reject', at }),
}

/** What buyers ask back. The list stays where it is while a request is open beside it. */
export function AfterSalesPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const search = readSearch(params)
  const page = useQuery(reversePageQuery(search))
  const who = useQuery(whoQuery)
  const shops = who.data?.kind === 'staff' ? who.data.staff.shops : []
  const isNarrow = useMediaQuery('(max-width: 62em)', undefined, { getInitialValueInEffect: false })
  const [chosen, choose] = useState<readonly MerchantReverseRow[]>([])
  const field = useRef<HTMLInputElement>(null)
  const rows = page.data?.data ?? []
  useListKeys({ base: '/after-sales', ids: rows.map((row) => row.id), field, shortcuts })

  const List = isNarrow ? ReverseCards : ReverseTable
  return (
    <>
      <title>{t`After-sales – Galleria back office`}</title>
      <Title order={1}>
        <Trans>After-sales</Trans>
      </Title>
      <Group gap="md">
        <Link to="/after-sales-settings">
          <Trans>Settings</Trans>
        </Link>
        {rightsOf(who.data).includes('export') && (
          <Link to="/exports?kind=REQUESTS">
            <Trans>Requests as a table</Trans>
          </Link>
        )}
      </Group>
      <ReverseViews search={search} />
      <ReverseFilters search={search} shops={shops} field={field} />
      <RowList
        page={page}
        isNarrow={isNarrow}
        none={<NoReverses search={search} />}
        pager={{
          page: search.page,
          pageSize: PAGE_SIZE,
          addressOf: (number) => `/after-sales${writeSearch({ ...search, page: number })}`,
        }}
      >
        {(found) => (
          <List
            rows={found}
            withShop={shops.length > 1}
            search={writeSearch(search)}
            choice={{ chosen, choose }}
          />
        )}
      </RowList>
      <ApproveChosen choice={{ chosen, choose }} />
      <Outlet />
    </>
  )
}
