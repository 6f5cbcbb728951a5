import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Table, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, Outlet, useSearchParams } from 'react-router'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import detail from '../../parts/detail.module.css'
import { GoodsPicture } from '../../parts/goods-picture.tsx'
import { ListFilters } from '../../parts/list-filters.tsx'
import { ListRow, ListTable } from '../../parts/list-table.tsx'
import styles from '../../parts/list.module.css'
import { NoRows } from '../../parts/no-rows.tsx'
import { RowList } from '../../parts/row-list.tsx'
import { SavedViews } from '../../parts/saved-views.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useListAddress } from '../../parts/use-list-address.ts'
import { rowLink, useListKeys } from '../../parts/use-list-keys.ts'
import { ChooseItem, ChooseItems } from './choose-items.tsx'
import { ChosenItems } from './chosen-items.tsx'
import { ItemBadge } from './item-badge.tsx'
import { itemChoice, type Choice } from './item-choice.ts'
import { itemsPageQuery, type ItemRow } from './item-queries.ts'
import { PAGE_SIZE, readSearch, writeSearch, type ItemSearch } from './item-search.ts'
import { viewWords } from './item-words.ts'
import { useItemChoice } from './use-item-choice.ts'
import own from './items.module.css'

/** The items of the own shops, from drafts to what was put away. */
export function ItemsPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const search = readSearch(params)
  const page = useQuery(itemsPageQuery(search))
  const isNarrow = useMediaQuery('(max-width: 56em)', undefined, { getInitialValueInEffect: false })
  const field = useRef<HTMLInputElement>(null)
  const { data: who } = useQuery(whoQuery)
  const mayWrite = rightsOf(who).includes('write')
  const rows = page.data?.data ?? []
  useListKeys({
    base: '/items',
    ids: rows.map(({ itemId }) => String(itemId)),
    field,
    shortcuts: {},
  })
  const choice = useItemChoice(rows)
  const List = isNarrow ? ItemCards : ItemTable
  const addressOf = (one: ItemSearch) => `/items${writeSearch(one)}`
  return (
    <>
      <title>{t`Items – Galleria back office`}</title>
      <div className={detail['headline']}>
        <Title order={1}>
          <Trans>Items</Trans>
        </Title>
        {mayWrite && (
          <Group gap="xs">
            <Button component={Link} to="/goods-table" variant="default">
              <Trans>As a table</Trans>
            </Button>
            <NewItemButton />
          </Group>
        )}
      </div>
      <Views search={search} />
      <Filters search={search} field={field} />
      <RowList
        page={page}
        isNarrow={isNarrow}
        none={
          <NoRows
            firstPage={search.page > 1 ? addressOf({ ...search, page: 1 }) : undefined}
            unfiltered={search.keyword ? addressOf({ ...search, keyword: '', page: 1 }) : undefined}
            noneFits={<Trans>No item has these words</Trans>}
            nothing={
              search.status ? (
                <Trans>No items here</Trans>
              ) : (
                <Trans>Your shops have no items yet</Trans>
              )
            }
          >
            {mayWrite && !search.status && <NewItemButton />}
          </NoRows>
        }
        pager={{
          page: search.page,
          pageSize: PAGE_SIZE,
          addressOf: (number) => addressOf({ ...search, page: number }),
        }}
      >
        {(found) => (
          <List
            rows={found}
            search={writeSearch(search)}
            choice={mayWrite && itemChoice.hasChoice(found) ? choice : undefined}
          />
        )}
      </RowList>
      {mayWrite && <ChosenItems choice={choice} />}
      <Outlet />
    </>
  )
}

function NewItemButton() {
  return (
    <Button component={Link} to="/items/new">
      <Trans>New item</Trans>
    </Button>
  )
}

function Views({ search }: { readonly search: ItemSearch }) {
  const { i18n } = useLingui()
  return (
    <SavedViews
      views={viewWords.map(([status, name]) => ({
        key: status ?? 'all',
        name: i18n._(name),
        to: `/items${writeSearch({ ...search, status, page: 1 })}`,
        isCurrent: status === search.status,
        count: undefined,
      }))}
    />
  )
}

function Filters({
  search,
  field,
}: Pick<Parameters<typeof ListFilters>[0], 'field'> & { readonly search: ItemSearch }) {
  const { t } = useLingui()
  const go = useListAddress(search, writeSearch)
  return (
    <ListFilters
      keyword={search.keyword}
      shopId={undefined}
      shops={[]}
      isFiltered={search.keyword !== ''}
      field={field}
      label={t`Search items`}
      placeholder={t`Name, item number or GTIN`}
      go={({ keyword }) => go({ keyword: keyword ?? '' })}
      clear={() => go({ keyword: '' })}
    />
  )
}

type Props = {
  readonly rows: readonly ItemRow[]
  readonly search: string
  /** Undefined where nothing can be ticked. */ readonly choice: Choice | undefined
}

const Picture = ({ image }: Pick<ItemRow, 'image'>) =>
  image && <GoodsPicture url={image.url} tint={image.tint} name="" size={44} />

function ItemTable({ rows, search, choice }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const heads = [
    { name: t`Item` },
    { name: t`Picture` },
    { name: t`Room` },
    { name: t`Versions`, isAmount: true },
    { name: t`Changed` },
    { name: t`Status` },
  ]
  return (
    <ListTable
      name={t`Items`}
      heads={heads}
      choose={choice && <ChooseItems rows={rows} choice={choice} place="cell" />}
    >
      {rows.map((item) => (
        <ListRow
          key={item.itemId}
          id={String(item.itemId)}
          address={`/items/${item.itemId}${search}`}
          code={item.name}
          isName
          about={item.shop.name}
          {...(choice ? { choose: <ChooseItem item={item} choice={choice} place="cell" /> } : {})}
        >
          <Table.Td>
            <Picture image={item.image} />
          </Table.Td>
          <Table.Td>{item.categoryName}</Table.Td>
          <Table.Td ta="end">{format.count(item.versionCount)}</Table.Td>
          <Table.Td>{format.moment(item.changedAt)}</Table.Td>
          <Table.Td>
            <ItemBadge status={item.status} />
          </Table.Td>
        </ListRow>
      ))}
    </ListTable>
  )
}

/** The table of a narrow screen: one card per item, the whole of it a link. */
function ItemCards({ rows, search, choice }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <>
      {choice && <ChooseItems rows={rows} choice={choice} place="alone" />}
      <ul className={styles['cards']} aria-label={t`Items`}>
        {rows.map((item) => (
          <li key={item.itemId} className={`card ${styles['card']}`}>
            <div className={styles['between']}>
              <div className={own['named']}>
                {choice && <ChooseItem item={item} choice={choice} place="card" />}
                <Picture image={item.image} />
                <Link
                  to={`/items/${item.itemId}${search}`}
                  className={`${styles['code']} ${styles['cover']}`}
                  style={{ whiteSpace: 'normal' }}
                  {...rowLink(String(item.itemId))}
                >
                  {item.name}
                </Link>
              </div>
              <ItemBadge status={item.status} />
            </div>
            <div className={styles['minor']}>
              {[item.shop.name, item.categoryName].join(' · ')}
              {' · '}
              <Plural value={item.versionCount} one="# version" other="# versions" />
              {' · '}
              {format.moment(item.changedAt)}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
