import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useRef, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { KEYWORD_MAX } from '../list-address.ts'
import { useKeys } from '../use-keys.ts'
import styles from './staff-shell.module.css'

/**
 * One field for all that the mall is asked about. What is found is a page, so that it can be gone
 * back to.
 */
export function MallSearchField() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const field = useRef<HTMLInputElement>(null)
  useKeys({ f: () => field.current?.select() })
  const asked = pathname === '/operator/find' ? (new URLSearchParams(search).get('q') ?? '') : ''
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = field.current?.value.trim() ?? ''
    if (typed) void navigate(`/operator/find?${new URLSearchParams({ q: typed })}`)
  }
  return (
    <form role="search" aria-label={t`The mall`} className={styles['find']} onSubmit={find}>
      <TextInput
        key={asked}
        ref={field}
        type="search"
        enterKeyHint="search"
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        aria-label={t`Search the mall`}
        placeholder={t`Email, order, payment, parcel, shop`}
        defaultValue={asked}
        maxLength={KEYWORD_MAX}
        autoComplete="off"
        spellCheck={false}
      />
    </form>
  )
}
