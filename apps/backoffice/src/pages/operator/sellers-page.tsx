import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ListFilters } from '../../parts/list-filters.tsx'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import list from '../../parts/list.module.css'
import { NoRows } from '../../parts/no-rows.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { Pager } from '../../parts/pager.tsx'
import { SavedViews } from '../../parts/saved-views.tsx'
import {
  PAGE_SIZE,
  readOperatorSearch,
  sellerViews,
  writeOperatorSearch,
  type OperatorSearch,
  type SellerView,
} from './application-search.ts'
import cards from '../../parts/cards.module.css'
import { sellersQuery } from './operator-queries.ts'
import { SellerCard } from './seller-card.tsx'

const names: Record<SellerView, MessageDescriptor> = {
  all: msg`All`,
  active: msg`Selling`,
  frozen: msg`Frozen`,
  cleared: msg`Left the mall`,
}

/** Who sells here, and who does not any more. */
export function SellersPage() {
  const { t, i18n } = useLingui()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const search = readOperatorSearch(sellerViews, params)
  const addressOf = (one: OperatorSearch<SellerView>) =>
    `/operator/sellers${writeOperatorSearch(sellerViews, one)}`
  const go = (change: Partial<OperatorSearch<SellerView>>) =>
    void navigate(addressOf({ ...search, ...change, page: 1 }), { replace: true })
  const page = useQuery(sellersQuery(search))
  const field = useRef<HTMLInputElement>(null)
  const rows = page.data?.data ?? []
  return (
    <>
      <title>{t`Sellers – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Sellers</Trans>
      </Title>
      <SavedViews
        views={sellerViews.map((view) => ({
          key: view,
          name: i18n._(names[view]),
          to: addressOf({ ...search, view, page: 1 }),
          isCurrent: view === search.view,
        }))}
      />
      <ListFilters
        keyword={search.keyword}
        shopId={undefined}
        shops={[]}
        isFiltered={search.keyword !== ''}
        field={field}
        label={t`Search sellers`}
        placeholder={t`Seller, shop, VAT ID or e-mail`}
        go={({ keyword }) => go({ keyword: keyword ?? '' })}
        clear={() => go({ keyword: '' })}
      />
      {page.isError && !page.data && (
        <LoadFailure error={page.error} retry={() => void page.refetch()} />
      )}
      {page.isPending && <ListSkeleton isNarrow />}
      {page.data && rows.length === 0 && (
        <NoRows
          firstPage={search.page > 1 ? addressOf({ ...search, page: 1 }) : undefined}
          unfiltered={search.keyword ? addressOf({ ...search, keyword: '' }) : undefined}
          noneFits={<Trans>No seller fits these words</Trans>}
          nothing={<Trans>No sellers here</Trans>}
        />
      )}
      {rows.length > 0 && (
        <div
          className={list['list']}
          aria-busy={page.isPlaceholderData}
          data-stale={page.isPlaceholderData || undefined}
        >
          <ul className={cards['cards']} aria-label={t`Sellers`}>
            {rows.map((seller) => (
              <SellerCard key={seller.id} seller={seller} />
            ))}
          </ul>
          <Pager
            page={search.page}
            pageSize={PAGE_SIZE}
            total={page.data?.total ?? 0}
            addressOf={(number) => addressOf({ ...search, page: number })}
          />
        </div>
      )}
    </>
  )
}
