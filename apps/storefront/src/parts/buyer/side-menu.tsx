import { useLocation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload, IconGift, IconLink, IconMobile } from '@galleria/ui/account-icons'
import {
  IconLock,
  IconMail,
  IconOrders,
  IconOut,
  IconPencil,
  IconReturn,
  IconStar,
  IconTruck,
  IconUser,
} from '@galleria/ui/icons'
import { Kept } from '../../kept.tsx'
import { useShop } from '../use-shop.ts'
import { Way, WayForm } from '../way.tsx'

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start hover:bg-plate aria-[current=page]:bg-plate aria-[current=page]:font-medium'

/** The rooms of a member's account, beside its pages on a desk; a guest has none. Phones have the header's menu. */
export function SideMenu() {
  const { t } = useLingui()
  const { user } = useShop()
  const { pathname } = useLocation()
  if (!user) return null
  const current = places.find((place) => pathname === place || pathname.startsWith(`${place}/`))
  return (
    <nav aria-label={t`My account`} className="max-lg:hidden">
      <Kept as="div" of={places} name={`rooms ${current}`}>
        <Rooms current={current} />
      </Kept>
      <WayForm method="post" action="/logout">
        <button type="submit" className={row}>
          <IconOut />
          <Trans>Sign out</Trans>
        </button>
      </WayForm>
    </nav>
  )
}

const places = [
  '/buyer/index',
  '/buyer/orders',
  '/buyer/as',
  '/buyer/comments',
  '/buyer/account/profile',
  '/buyer/addresses',
  '/buyer/account/password',
  '/buyer/account/email',
  '/buyer/account/mobile',
  '/buyer/account/bound',
  '/buyer/account/invitation',
  '/buyer/account/data',
] as const
type Place = (typeof places)[number]

function Rooms({ current }: { current: Place | undefined }) {
  const room = (to: Place) => ({
    to,
    'aria-current': to === current ? ('page' as const) : undefined,
    className: row,
  })
  return (
    <>
      <Way {...room('/buyer/index')}>
        <IconUser />
        <Trans>My account</Trans>
      </Way>
      <Way {...room('/buyer/orders')}>
        <IconOrders />
        <Trans>My orders</Trans>
      </Way>
      <Way {...room('/buyer/as')}>
        <IconReturn />
        <Trans>After-sales</Trans>
      </Way>
      <Way {...room('/buyer/comments')}>
        <IconStar />
        <Trans>My reviews</Trans>
      </Way>
      <hr className="mx-3 my-2 border-line" />
      <Way {...room('/buyer/account/profile')}>
        <IconPencil />
        <Trans>Profile</Trans>
      </Way>
      <Way {...room('/buyer/addresses')}>
        <IconTruck />
        <Trans>My addresses</Trans>
      </Way>
      <Way {...room('/buyer/account/password')}>
        <IconLock />
        <Trans>Password</Trans>
      </Way>
      <Way {...room('/buyer/account/email')}>
        <IconMail />
        <Trans>E-mail address</Trans>
      </Way>
      <Way {...room('/buyer/account/mobile')}>
        <IconMobile />
        <Trans>Mobile number</Trans>
      </Way>
      <Way {...room('/buyer/account/bound')}>
        <IconLink />
        <Trans>Linked accounts</Trans>
      </Way>
      <Way {...room('/buyer/account/invitation')}>
        <IconGift />
        <Trans>Invitation</Trans>
      </Way>
      <Way {...room('/buyer/account/data')}>
        <IconDownload />
        <Trans>My data</Trans>
      </Way>
      <hr className="mx-3 my-2 border-line" />
    </>
  )
}
