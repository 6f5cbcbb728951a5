import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload, IconGift, IconLink, IconMobile } from '@galleria/ui/account-icons'
import { IconLock, IconMail, IconOrders, IconOut, IconPencil, IconReturn, IconStar, IconTruck, IconUser } from '@galleria/ui/icons'
import { useShop } from '../use-shop.ts'
import { Way } from '../way.tsx'

const row = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start hover:bg-plate aria-[current=page]:bg-plate aria-[current=page]:font-medium'

/** The rooms of a member's account, beside its pages on a desk; a guest has none. Phones have the header's menu. */
export function SideMenu() {
  const { t } = useLingui()
  const { user } = useShop()
  if (!user) return null
  return (
    <nav aria-label={t`My account`} className="max-lg:hidden">
      <Room to="/buyer/index"><IconUser /><Trans>My account</Trans></Room>
      <Room to="/buyer/orders"><IconOrders /><Trans>My orders</Trans></Room>
      <Room to="/buyer/as"><IconReturn /><Trans>After-sales</Trans></Room>
      <Room to="/buyer/comments"><IconStar /><Trans>My reviews</Trans></Room>
      <hr className="mx-3 my-2 border-line" />
      <Room to="/buyer/account/profile"><IconPencil /><Trans>Profile</Trans></Room>
      <Room to="/buyer/addresses"><IconTruck /><Trans>My addresses</Trans></Room>
      <Room to="/buyer/account/password"><IconLock /><Trans>Password</Trans></Room>
      <Room to="/buyer/account/email"><IconMail /><Trans>E-mail address</Trans></Room>
      <Room to="/buyer/account/mobile"><IconMobile /><Trans>Mobile number</Trans></Room>
      <Room to="/buyer/account/bound"><IconLink /><Trans>Linked accounts</Trans></Room>
      <Room to="/buyer/account/invitation"><IconGift /><Trans>Invitation</Trans></Room>
      <Room to="/buyer/account/data"><IconDownload /><Trans>My data</Trans></Room>
      <hr className="mx-3 my-2 border-line" />
      <Form method="post" action="/logout"><button type="submit" className={row}><IconOut /><Trans>Sign out</Trans></button></Form>
    </nav>
  )
}

function Room({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation()
  return <Way to={to} aria-current={pathname === to || pathname.startsWith(`${to}/`) ? 'page' : undefined} className={row}>{children}</Way>
}
