import { Form, NavLink } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload, IconGift, IconLink, IconMobile } from '@galleria/ui/account-icons'
import { IconLock, IconMail, IconOrders, IconOut, IconPencil, IconReturn, IconStar, IconTruck, IconUser } from '@galleria/ui/icons'
import { useShop } from '../use-shop.ts'

const row = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start hover:bg-plate aria-[current=page]:bg-plate aria-[current=page]:font-medium'

/** The rooms of a member's account, beside its pages on a desk; a guest has none. Phones have the header's menu. */
export function SideMenu() {
  const { t } = useLingui()
  const { user } = useShop()
  if (!user) return null
  return (
    <nav aria-label={t`My account`} className="max-lg:hidden">
      <NavLink to="/buyer/index" className={row}><IconUser /><Trans>My account</Trans></NavLink>
      <NavLink to="/buyer/orders" className={row}><IconOrders /><Trans>My orders</Trans></NavLink>
      <NavLink to="/buyer/as" className={row}><IconReturn /><Trans>After-sales</Trans></NavLink>
      <NavLink to="/buyer/comments" className={row}><IconStar /><Trans>My reviews</Trans></NavLink>
      <hr className="mx-3 my-2 border-line" />
      <NavLink to="/buyer/account/profile" className={row}><IconPencil /><Trans>Profile</Trans></NavLink>
      <NavLink to="/buyer/addresses" className={row}><IconTruck /><Trans>My addresses</Trans></NavLink>
      <NavLink to="/buyer/account/password" className={row}><IconLock /><Trans>Password</Trans></NavLink>
      <NavLink to="/buyer/account/email" className={row}><IconMail /><Trans>E-mail address</Trans></NavLink>
      <NavLink to="/buyer/account/mobile" className={row}><IconMobile /><Trans>Mobile number</Trans></NavLink>
      <NavLink to="/buyer/account/bound" className={row}><IconLink /><Trans>Linked accounts</Trans></NavLink>
      <NavLink to="/buyer/account/invitation" className={row}><IconGift /><Trans>Invitation</Trans></NavLink>
      <NavLink to="/buyer/account/data" className={row}><IconDownload /><Trans>My data</Trans></NavLink>
      <hr className="mx-3 my-2 border-line" />
      <Form method="post" action="/logout"><button type="submit" className={row}><IconOut /><Trans>Sign out</Trans></button></Form>
    </nav>
  )
}
