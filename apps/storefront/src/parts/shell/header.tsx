import { Link, useLocation } from 'react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconBack, IconCart, IconHelp, IconMenu, IconSearch, IconUser } from '@galleria/ui/icons'
import type { Menu } from '../../frame/menu.server.ts'
import { topCategories, pathTo } from '../category-tree.ts'
import { useFrame, useMenu } from '../use-shop.ts'
import { AccountMenu } from './account-menu.tsx'
import { Greeting } from './greeting.tsx'
import { MerchantEntry } from './merchant-entry.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { PreferencesMenu } from './preferences-menu.tsx'
import { SearchBox } from './search-box.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useCalm } from './use-calm.ts'

/**
 * The header: on phones a row with menu or back arrow, above that greeting, search, account, cart
 * and the rooms. On a calm page the way home and to the cart.
 */
export function Header() {
  const isCalm = useCalm()
  const isHome = useLocation().pathname === '/'
  return (
    <header className="border-b border-line bg-paper">
      <TopBar />
      <div className="wrap flex min-h-16 items-center gap-x-2 sm:gap-x-6">
        {isHome ? <MenuButton className="sm:hidden" /> : <BackButton />}
        <Wordmark />
        {isCalm ? null : (
          <div className="hidden min-w-0 flex-1 sm:block">
            <SearchBox id="search" />
          </div>
        )}
        <nav className="ms-auto flex items-center gap-1 sm:gap-3">
          {isCalm ? <CartLink /> : <Places />}
        </nav>
      </div>
      {isHome ? (
        <div className="wrap pb-3 sm:hidden">
          <SearchBox id="search-phone" />
        </div>
      ) : null}
      {isCalm ? null : (
        <>
          <Rooms />
          <MenuDrawer />
        </>
      )}
    </header>
  )
}

function TopBar() {
  const help = useMenu()?.articles.find((article) => article.kind === 'help')
  return (
    <div className="hidden border-b border-line text-small text-muted sm:block">
      <div className="wrap flex min-h-11 items-center gap-6">
        <Greeting />
        <div className="ms-auto flex items-center gap-5">
          <MerchantEntry className="tap hover:text-ink" />
          {help ? (
            <Link to={`/article/${help.id}`} className="tap hover:text-ink">
              <IconHelp size={18} />
              <Trans>Help</Trans>
            </Link>
          ) : null}
          <PreferencesMenu />
          <ThemeSwitch />
        </div>
      </div>
    </div>
  )
}

function Wordmark() {
  return (
    <Link to="/" className="tap text-title font-bold tracking-tight sm:text-[1.625rem]">
      Galleria
    </Link>
  )
}

function MenuButton({ className = '' }: { className?: string }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      popoverTarget="menu"
      aria-label={t`Menu`}
      className={`-ms-2 grid size-11 place-items-center ${className}`}
    >
      <IconMenu />
    </button>
  )
}

/** To where the reader came from, or home when this page was the first. */
function BackButton() {
  const { t } = useLingui()
  return (
    <Link
      to="/"
      aria-label={t`Back`}
      className="-ms-2 grid size-11 place-items-center sm:hidden"
      onClick={(event) => {
        if (!(history.state as { idx?: number } | null)?.idx) return
        event.preventDefault()
        history.back()
      }}
    >
      <IconBack />
    </Link>
  )
}

function Places() {
  const frame = useFrame()
  const { t } = useLingui()
  const isHome = useLocation().pathname === '/'
  return (
    <>
      {isHome ? null : (
        <Link
          to="/search"
          aria-label={t`Search`}
          className="grid size-11 place-items-center sm:hidden"
        >
          <IconSearch />
        </Link>
      )}
      <div className="hidden sm:block">
        {frame?.user ? <AccountMenu nickname={frame.user.nickname} /> : <SignedOut />}
      </div>
      <CartLink />
      {isHome ? null : <MenuButton className="sm:hidden" />}
    </>
  )
}

function CartLink() {
  const qty = useFrame()?.cartQty ?? 0
  return (
    <Link to="/cart" className="tap relative px-2 hover:text-accent">
      <IconCart />
      <span aria-hidden="true" className="hidden md:inline">
        <Trans>Basket</Trans>
      </span>
      {qty > 0 ? (
        <span
          className="price absolute start-5 top-0.5 min-w-5 rounded-full bg-accent px-1.5 text-center text-[0.6875rem] leading-5 font-bold text-on-accent md:static md:ms-0.5"
          aria-hidden="true"
        >
          {qty > 99 ? '99+' : qty}
        </span>
      ) : null}
      <span className="sr-only">
        <Trans>Basket</Trans>{' '}
        <Plural value={qty} _0="is empty" one="with # piece" other="with # pieces" />
      </span>
    </Link>
  )
}

function SignedOut() {
  return (
    <span className="flex items-center">
      <Link to="/login" className="tap px-2 hover:text-accent">
        <IconUser />
        <Trans>Sign in</Trans>
      </Link>
      <Link to="/signup" className="tap px-2 text-muted hover:text-accent max-md:hidden">
        <Trans>Sign up</Trans>
      </Link>
    </span>
  )
}

function Rooms() {
  const { t } = useLingui()
  const { search, pathname } = useLocation()
  const menu = useMenu()
  const current = pathname === '/search' ? new URLSearchParams(search).get('category') : null
  return (
    <nav aria-label={t`Categories`} className="hidden overflow-x-auto sm:block">
      {menu ? (
        <ul className="wrap flex gap-x-6 whitespace-nowrap">
          <RoomLinks menu={menu} current={current} />
        </ul>
      ) : null}
    </nav>
  )
}

/** Those at the top; of what is below one it is the one that is marked. */
function RoomLinks({ menu, current }: { menu: Menu; current: string | null }) {
  const { categories } = menu
  const top = pathTo(categories, categories.find(({ key }) => key === current)?.id ?? 0)[0]
  return topCategories(categories).map(({ key, name }) => (
    <li key={key}>
      <Link
        to={`/search?category=${key}`}
        aria-current={current === key ? 'page' : top?.key === key ? 'true' : undefined}
        className="tap room"
      >
        {name}
      </Link>
    </li>
  ))
}
