import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ListFilters } from '../../parts/list-filters.tsx'
import { NoRows } from '../../parts/no-rows.tsx'
import { RowList } from '../../parts/row-list.tsx'
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
  frozen: msg`Suspended`,
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
        placeholder={t`Seller, shop, VAT number or email`}
        go={({ keyword }) => go({ keyword: keyword ?? '' })}
        clear={() => go({ keyword: '' })}
      />
      <RowList
        page={page}
        isNarrow
        none={
          <NoRows
            firstPage={search.page > 1 ? addressOf({ ...search, page: 1 }) : undefined}
            unfiltered={search.keyword ? addressOf({ ...search, keyword: '' }) : undefined}
            noneFits={<Trans>No sellers match your search</Trans>}
            nothing={<Trans>No sellers here</Trans>}
          />
        }
        pager={{
          page: search.page,
          pageSize: PAGE_SIZE,
          addressOf: (number) => addressOf({ ...search, page: number }),
        }}
      >
        {(found) => (
          <ul className={cards['cards']} aria-label={t`Sellers`}>
            {found.map((seller) => (
              <SellerCard key={seller.id} seller={seller} />
            ))}
          </ul>
        )}
      </RowList>
    </>
  )
}
