import { sites } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, NativeSelect, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, Outlet, useSearchParams } from 'react-router'
import { whoQuery } from '../../api/queries.ts'
import detail from '../../parts/detail.module.css'
import { ListFilters } from '../../parts/list-filters.tsx'
import { NoRows } from '../../parts/no-rows.tsx'
import { RowList } from '../../parts/row-list.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useListAddress } from '../../parts/use-list-address.ts'
import { useListKeys } from '../../parts/use-list-keys.ts'
import { GoodsCards, GoodsTable } from './goods-rows.tsx'
import { goodsPageQuery } from './goods-queries.ts'
import {
  isFiltered,
  PAGE_SIZE,
  readSearch,
  unfiltered,
  writeSearch,
  type GoodsSearch,
} from './goods-search.ts'
import { LowStockAlertsForm } from './low-stock-alerts-form.tsx'
import { GoodsViews } from './goods-views.tsx'

/** What the own shops sell, version by version, with what is there of it. */
export function GoodsPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const search = readSearch(params)
  const page = useQuery(goodsPageQuery(search))
  const isNarrow = useMediaQuery('(max-width: 56em)', undefined, { getInitialValueInEffect: false })
  const field = useRef<HTMLInputElement>(null)
  const rows = page.data?.data ?? []
  useListKeys({
    base: '/goods',
    ids: rows.map(({ skuCode }) => encodeURIComponent(skuCode)),
    field,
    shortcuts: {},
  })
  const { data: who } = useQuery(whoQuery)
  const shops = who?.kind === 'staff' ? who.staff.shops : []
  const List = isNarrow ? GoodsCards : GoodsTable
  const addressOf = (one: GoodsSearch) => `/goods${writeSearch(one)}`
  return (
    <>
      <title>{t`Goods – Galleria back office`}</title>
      <div className={detail['headline']}>
        <Title order={1}>
          <Trans>Goods</Trans>
        </Title>
        <Group gap="xs">
          <Button
            component={Link}
            to={`/price-changes${writeSearch({ ...search, page: 1 })}`}
            variant="default"
          >
            <Trans>Many prices at once</Trans>
          </Button>
          <Button component={Link} to="/goods-table" variant="default">
            <Trans>As a table</Trans>
          </Button>
        </Group>
      </div>
      <LowStockAlertsForm />
      <GoodsViews search={search} />
      <Filters search={search} shops={shops} field={field} />
      <RowList
        page={page}
        isNarrow={isNarrow}
        none={
          <NoRows
            firstPage={search.page > 1 ? addressOf({ ...search, page: 1 }) : undefined}
            unfiltered={isFiltered(search) ? addressOf(unfiltered(search)) : undefined}
            noneFits={<Trans>No goods fit these filters</Trans>}
            nothing={
              search.view === 'all' ? (
                <Trans>Your shops have no goods yet</Trans>
              ) : (
                <Trans>No goods here</Trans>
              )
            }
          />
        }
        pager={{
          page: search.page,
          pageSize: PAGE_SIZE,
          addressOf: (number) => addressOf({ ...search, page: number }),
        }}
      >
        {(found) => <List rows={found} withShop={shops.length > 1} search={writeSearch(search)} />}
      </RowList>
      <Outlet />
    </>
  )
}

function Filters({
  search,
  shops,
  field,
}: Pick<Parameters<typeof ListFilters>[0], 'shops' | 'field'> & { readonly search: GoodsSearch }) {
  const { t } = useLingui()
  const format = useFormat()
  const go = useListAddress(search, writeSearch)
  return (
    <ListFilters
      keyword={search.keyword}
      shopId={search.shopId}
      shops={shops}
      isFiltered={isFiltered(search)}
      field={field}
      label={t`Search goods`}
      placeholder={t`Name, item number or GTIN`}
      go={go}
      clear={() => go(unfiltered(search))}
    >
      <NativeSelect
        aria-label={t`Prices of`}
        value={search.site}
        onChange={(event) =>
          go({ site: sites.find((site) => site === event.currentTarget.value) ?? 'DE' })
        }
        data={sites.map((site) => {
          const name = format.site(site)
          return { value: site, label: t`Prices in ${name}` }
        })}
      />
    </ListFilters>
  )
}
