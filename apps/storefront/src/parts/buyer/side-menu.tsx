import { Form, Link, useLocation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconDownload,
  IconGift,
  IconLink,
  IconMobile,
  IconShield,
} from '@galleria/ui/account-icons'
import {
  IconCard,
  IconLock,
  IconMail,
  IconMember,
  IconOrders,
  IconOut,
  IconPencil,
  IconReturn,
  IconStar,
  IconTruck,
  IconUser,
} from '@galleria/ui/icons'
import { useShop } from '../use-shop.ts'

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start hover:bg-plate aria-[current=page]:bg-plate aria-[current=page]:font-medium'

/**
 * The rooms of a member's account, beside its pages on a desk; a guest has none. Phones have the
 * header's menu.
 */
export function SideMenu() {
  const { t } = useLingui()
  const { user } = useShop()
  const { pathname } = useLocation()
  if (!user) return null
  const current = entries.find((entry) => pathname === entry || pathname.startsWith(`${entry}/`))
  return (
    <nav aria-label={t`My account`} className="max-lg:hidden">
      <Rooms current={current} />
      <Form method="post" action="/logout">
        <button type="submit" className={row}>
          <IconOut />
          <Trans>Sign out</Trans>
        </button>
      </Form>
    </nav>
  )
}

const entries = [
  '/buyer/index',
  '/buyer/orders',
  '/buyer/as',
  '/buyer/comments',
  '/user/member',
  '/buyer/account/profile',
  '/buyer/addresses',
  '/buyer/cards',
  '/buyer/account/password',
  '/buyer/account/second-factor',
  '/buyer/account/email',
  '/buyer/account/mobile',
  '/buyer/account/bound',
  '/buyer/account/invitation',
  '/buyer/account/data',
] as const
type Entry = (typeof entries)[number]

function Rooms({ current }: { current: Entry | undefined }) {
  const room = (to: Entry) => ({
    to,
    'aria-current': to === current ? ('page' as const) : undefined,
    className: row,
  })
  return (
    <>
      <Link {...room('/buyer/index')}>
        <IconUser />
        <Trans>My account</Trans>
      </Link>
      <Link {...room('/buyer/orders')}>
        <IconOrders />
        <Trans>My orders</Trans>
      </Link>
      <Link {...room('/buyer/as')}>
        <IconReturn />
        <Trans>After-sales</Trans>
      </Link>
      <Link {...room('/buyer/comments')}>
        <IconStar />
        <Trans>My reviews</Trans>
      </Link>
      <Link {...room('/user/member')}>
        <IconMember />
        <Trans>Membership</Trans>
      </Link>
      <hr className="mx-3 my-2 border-line" />
      <Link {...room('/buyer/account/profile')}>
        <IconPencil />
        <Trans>Profile</Trans>
      </Link>
      <Link {...room('/buyer/addresses')}>
        <IconTruck />
        <Trans>My addresses</Trans>
      </Link>
      <Link {...room('/buyer/cards')}>
        <IconCard />
        <Trans>My cards</Trans>
      </Link>
      <Link {...room('/buyer/account/password')}>
        <IconLock />
        <Trans>Password</Trans>
      </Link>
      <Link {...room('/buyer/account/second-factor')}>
        <IconShield />
        <Trans>Two-step sign-in</Trans>
      </Link>
      <Link {...room('/buyer/account/email')}>
        <IconMail />
        <Trans>Email address</Trans>
      </Link>
      <Link {...room('/buyer/account/mobile')}>
        <IconMobile />
        <Trans>Mobile number</Trans>
      </Link>
      <Link {...room('/buyer/account/bound')}>
        <IconLink />
        <Trans>Linked accounts</Trans>
      </Link>
      <Link {...room('/buyer/account/invitation')}>
        <IconGift />
        <Trans>Invitation</Trans>
      </Link>
      <Link {...room('/buyer/account/data')}>
        <IconDownload />
        <Trans>My data</Trans>
      </Link>
      <hr className="mx-3 my-2 border-line" />
    </>
  )
}
