import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Outlet, useLocation, useNavigate, useSearchParams } from 'react-router'
import { ListFilters } from '../../parts/list-filters.tsx'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import styles from '../../parts/list.module.css'
import { NoRows } from '../../parts/no-rows.tsx'
import { LoadFailure, Notice } from '../../parts/notice.tsx'
import { useListKeys } from '../../parts/use-list-keys.ts'
import {
  allOrdersQuery,
  isTooShort,
  readAllOrdersSearch,
  writeAllOrdersSearch,
  type AllOrdersSearch,
} from './all-orders-query.ts'
import { AllOrderCards, AllOrderTable } from './all-orders-list.tsx'

const BASE = '/operator/orders'
const noShortcuts = {}

/** Every order of every shop, the newest first, as far as was read on. */
export function AllOrdersPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const search = readAllOrdersSearch(params)
  const go = (change: Partial<AllOrdersSearch>) =>
    void navigate(pathname + writeAllOrdersSearch({ ...search, ...change }), { replace: true })
  const isNarrow = useMediaQuery('(max-width: 62em)', undefined, { getInitialValueInEffect: false })
  const field = useRef<HTMLInputElement>(null)
  const orders = useInfiniteQuery(allOrdersQuery(search))
  const rows = orders.data?.pages.flatMap(({ data }) => data) ?? []
  useListKeys({ base: BASE, ids: rows.map(({ id }) => id), field, shortcuts: noShortcuts })
  const isFiltered =
    search.keyword !== '' || search.sellerId !== undefined || search.buyerId !== undefined
  const List = isNarrow ? AllOrderCards : AllOrderTable
  return (
    <>
      <title>{t`Orders of all shops – Galleria back office`}</title>
      <Title order={1} mb="sm">
        <Trans>Orders of all shops</Trans>
      </Title>
      <ListFilters
        keyword={search.keyword}
        shopId={undefined}
        shops={[]}
        isFiltered={isFiltered}
        field={field}
        label={t`Search the orders of all shops`}
        placeholder={t`Order, buyer, email, address, tracking number`}
        go={({ keyword }) => go({ keyword: keyword ?? '' })}
        clear={() => go({ keyword: '', sellerId: undefined, buyerId: undefined })}
      />
      <Narrowed search={search} />
      {orders.data?.pages.some(({ isComplete }) => !isComplete) && (
        <Notice tone="warn" title={<Trans>More orders have these words than are shown</Trans>}>
          <Trans>Type more of the code, the name or the email address.</Trans>
        </Notice>
      )}
      {orders.isPending && <ListSkeleton isNarrow={isNarrow} />}
      {orders.isError && rows.length === 0 && (
        <LoadFailure error={orders.error} retry={() => void orders.refetch()} />
      )}
      {orders.isSuccess && rows.length === 0 && (
        <NoRows
          firstPage={undefined}
          unfiltered={isFiltered ? BASE : undefined}
          noneFits={<Trans>No orders match your search</Trans>}
          nothing={<Trans>Nobody has ordered yet</Trans>}
        />
      )}
      {rows.length > 0 && (
        <div
          className={styles['list']}
          aria-busy={orders.isPlaceholderData}
          data-stale={orders.isPlaceholderData || undefined}
        >
          <List rows={rows} search={writeAllOrdersSearch(search)} />
        </div>
      )}
      {orders.isFetchNextPageError && (
        <LoadFailure error={orders.error} retry={() => void orders.fetchNextPage()} />
      )}
      {orders.hasNextPage && (
        <Button
          variant="default"
          mt="md"
          loading={orders.isFetchingNextPage}
          onClick={() => void orders.fetchNextPage()}
        >
          <Trans>Show older orders</Trans>
        </Button>
      )}
      <Outlet />
    </>
  )
}

/** Whose orders only are shown, and words that are too short to look for. */
function Narrowed({ search }: { readonly search: AllOrdersSearch }) {
  return (
    <p className={styles['minor']} aria-live="polite">
      {isTooShort(search) && <Trans>Words are searched from three letters on.</Trans>}
      {search.sellerId !== undefined && <Trans>Only the orders of one seller.</Trans>}
      {search.buyerId !== undefined && <Trans>Only the orders of one account.</Trans>}
    </p>
  )
}
