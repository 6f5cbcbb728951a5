import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import type { Staff } from '../api/queries.ts'
import { KEYWORD_MAX } from './list-address.ts'
import styles from './list.module.css'

const PAUSE_MS = 300

type Change = { readonly keyword?: string; readonly shopId?: number | undefined }
type Props = {
  readonly keyword: string
  readonly shopId: number | undefined
  readonly shops: Staff['shops']
  readonly isFiltered: boolean
  readonly field: RefObject<HTMLInputElement | null>
  readonly label: string
  readonly placeholder: string
  readonly go: (change: Change) => void
  readonly clear: () => void
  /** The filters that only this list has. */
  readonly children?: ReactNode
}

/** What every list can be narrowed by: words, and the shop where there are several. */
export function ListFilters({
  keyword,
  shopId,
  shops,
  isFiltered,
  field,
  label,
  placeholder,
  go,
  clear,
  children,
}: Props) {
  const { t } = useLingui()
  const [typed, type] = useState(keyword)
  const find = useDebouncedCallback((words: string) => go({ keyword: words.trim() }), PAUSE_MS)
  // The address can change from outside: another view, the back key, "clear".
  useEffect(() => {
    if (document.activeElement !== field.current) type(keyword)
  }, [keyword, field])

  return (
    <search className={styles['filters']}>
      <TextInput
        ref={field}
        className={styles['keyword']}
        type="search"
        enterKeyHint="search"
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        aria-label={label}
        placeholder={placeholder}
        maxLength={KEYWORD_MAX}
        value={typed}
        onChange={(event) => {
          type(event.currentTarget.value)
          find(event.currentTarget.value)
        }}
        // Who leaves the field sees what they asked for before they press anything in it.
        onBlur={() => find.flush()}
      />
      {shops.length > 1 && (
        <NativeSelect
          aria-label={t`Shop`}
          value={shopId ?? ''}
          onChange={(event) => go({ shopId: Number(event.currentTarget.value) || undefined })}
          data={[
            { value: '', label: t`All shops` },
            ...shops.map((shop) => ({ value: String(shop.id), label: shop.name })),
          ]}
        />
      )}
      {children}
      {isFiltered && (
        <Button
          variant="subtle"
          onClick={() => {
            type('')
            clear()
          }}
        >
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </search>
  )
}
