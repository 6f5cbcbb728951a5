import { sites } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useEffect, useState, type RefObject } from 'react'
import { useNavigate, useLocation } from 'react-router'
import type { Staff } from '../../api/queries.ts'
import { useFormat } from '../../parts/use-format.ts'
import { isFiltered, writeSearch, type OrderSearch, type Sort } from './order-search.ts'
import styles from './orders.module.css'

const PAUSE_MS = 300

type Props = { readonly search: OrderSearch; readonly shops: Staff['shops']; readonly field: RefObject<HTMLInputElement | null> }

export function OrderFilters({ search, shops, field }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [typed, type] = useState(search.keyword)
  const go = (change: Partial<OrderSearch>) => void navigate(pathname + writeSearch({ ...search, ...change, page: 1 }), { replace: true })
  const find = useDebouncedCallback((keyword: string) => go({ keyword: keyword.trim() }), PAUSE_MS)
  // The address can change from outside: another view, the back key, "clear".
  useEffect(() => {
    if (document.activeElement !== field.current) type(search.keyword)
  }, [search.keyword, field])

  return (
    <search className={styles['filters']}>
      <TextInput ref={field} className={styles['keyword']} type="search" enterKeyHint="search" leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />} aria-label={t`Search orders`} placeholder={t`Order number or item`} maxLength={100} value={typed} onChange={(event) => {
        type(event.currentTarget.value)
        find(event.currentTarget.value)
      }} />
      {shops.length > 1 && <NativeSelect aria-label={t`Shop`} value={search.shopId ?? ''} onChange={(event) => go({ shopId: Number(event.currentTarget.value) || undefined })} data={[{ value: '', label: t`All shops` }, ...shops.map((shop) => ({ value: String(shop.id), label: shop.name }))]} />}
      <NativeSelect aria-label={t`Storefront`} value={search.site ?? ''} onChange={(event) => go({ site: sites.find((site) => site === event.currentTarget.value) })} data={[{ value: '', label: t`All storefronts` }, ...sites.map((site) => ({ value: site, label: format.site(site) }))]} />
      <NativeSelect aria-label={t`Order of the list`} value={search.sort} onChange={(event) => go({ sort: event.currentTarget.value as Sort })} data={[{ value: 'oldest', label: t`Oldest first` }, { value: 'newest', label: t`Newest first` }]} />
      {isFiltered(search) && <Button variant="subtle" onClick={() => {
        type('')
        go({ keyword: '', shopId: undefined, site: undefined })
      }}><Trans>Clear filters</Trans></Button>}
    </search>
  )
}
