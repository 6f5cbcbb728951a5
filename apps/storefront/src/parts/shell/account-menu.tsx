import { Form, Link, useLocation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import {
  IconDown,
  IconMember,
  IconOrders,
  IconOut,
  IconPencil,
  IconReturn,
  IconStar,
  IconUser,
} from '@galleria/ui/icons'
import { MerchantEntry } from './merchant-entry.tsx'

/**
 * What a signed-in buyer reaches from everywhere. A guest counts as not signed in [HDR-001]. Who
 * has been a guest, or came by another provider, may have no nickname yet.
 */
export function AccountMenu({ nickname }: { nickname: string }) {
  const { key } = useLocation()
  return (
    <details key={key} name="header" className="group relative">
      <summary className="tap max-w-48 px-2 hover:text-accent">
        <IconUser className="shrink-0" />
        <span className="truncate">{nickname || <Trans>My account</Trans>}</span>
        <IconDown size={16} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute end-0 top-full z-40 w-60 rounded-card border border-line bg-surface p-2 lifted">
        <AccountLinks />
      </div>
    </details>
  )
}

const row = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 hover:bg-plate'

export function AccountLinks() {
  return (
    <>
      <RoomLinks />
      <MerchantEntry className={row} />
      <Form method="post" action="/logout">
        <button type="submit" className={row}>
          <IconOut />
          <Trans>Sign out</Trans>
        </button>
      </Form>
    </>
  )
}

function RoomLinks() {
  return (
    <>
      <Link to="/buyer/index" className={row}>
        <IconUser />
        <Trans>My account</Trans>
      </Link>
      <Link to="/buyer/orders" className={row}>
        <IconOrders />
        <Trans>My orders</Trans>
      </Link>
      <Link to="/buyer/as" className={row}>
        <IconReturn />
        <Trans>After-sales</Trans>
      </Link>
      <Link to="/buyer/comments" className={row}>
        <IconStar />
        <Trans>My reviews</Trans>
      </Link>
      <Link to="/user/member" className={row}>
        <IconMember />
        <Trans>Membership</Trans>
      </Link>
    </>
  )
}

export function GuestLinks() {
  return (
    <>
      <Link to="/login" className={row}>
        <IconUser />
        <Trans>Sign in</Trans>
      </Link>
      <Link to="/signup" className={row}>
        <IconPencil />
        <Trans>Sign up</Trans>
      </Link>
      <Link to="/guest-order" className={row}>
        <IconOrders />
        <Trans>Find a guest order</Trans>
      </Link>
    </>
  )
}
