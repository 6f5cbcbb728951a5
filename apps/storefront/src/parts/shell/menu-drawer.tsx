import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconClose } from '@galleria/ui/icons'
import type { Menu } from '../../frame/menu.server.ts'
import { categoriesBelow, topCategories } from '../category-tree.ts'
import { useFrame, useMenu } from '../use-shop.ts'
import { AccountLinks, GuestLinks } from './account-menu.tsx'
import { Greeting } from './greeting.tsx'
import { PreferencesForms } from './preferences-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/**
 * The phone's menu: rooms, account, language and country. A popover, so that it opens without
 * script.
 */
export function MenuDrawer() {
  const frame = useFrame()
  const menu = useMenu()
  const { t } = useLingui()
  const drawer = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    // Not on hydration: who tapped before that wants it open.
    if (shownAt.current !== key && drawer.current?.matches(':popover-open'))
      drawer.current.hidePopover()
    shownAt.current = key
  }, [key])
  return (
    <div
      ref={drawer}
      id="menu"
      popover="auto"
      role="dialog"
      aria-label={t`Menu`}
      className="drawer"
    >
      <div className="flex items-center justify-between border-b border-line py-2 ps-5 pe-2 text-muted">
        <Greeting />
        <div className="flex items-center gap-3">
          <ThemeSwitch />
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={t`Close the menu`}
            className="grid size-11 place-items-center text-ink"
          >
            <IconClose />
          </button>
        </div>
      </div>
      <nav aria-label={t`Categories in the menu`} className="p-5 pt-3">
        {menu ? (
          <ul>
            <RoomLinks menu={menu} />
          </ul>
        ) : null}
      </nav>
      <div className="border-t border-line p-2">
        {frame?.user ? <AccountLinks /> : <GuestLinks />}
      </div>
      <details className="border-t border-line p-5">
        <summary className="tap">
          <Trans>Language and country</Trans>
        </summary>
        <PreferencesForms />
      </details>
    </div>
  )
}

function RoomLinks({ menu }: { menu: Menu }) {
  return <BranchLinks menu={menu} rooms={topCategories(menu.categories)} />
}

function BranchLinks({ menu, rooms }: { menu: Menu; rooms: Menu['categories'] }) {
  return rooms.map(({ id, key, name, path }) => {
    const below = categoriesBelow(menu.categories, id)
    return (
      <li key={key}>
        <Link
          to={`/search?category=${key}`}
          className={`flex min-h-12 items-center ${path.length === 1 ? 'text-large' : ''}`}
        >
          {name}
        </Link>
        {below.length > 0 ? (
          <ul className="ms-1 border-s border-line ps-4">
            <BranchLinks menu={menu} rooms={below} />
          </ul>
        ) : null}
      </li>
    )
  })
}
