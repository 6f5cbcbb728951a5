import type { ReactNode } from 'react'
import { Form, Link, redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import {
  IconDownload,
  IconGift,
  IconLink,
  IconMobile,
  IconShield,
} from '@galleria/ui/account-icons'
import {
  IconCard,
  IconCart,
  IconLock,
  IconMail,
  IconMember,
  IconOrders,
  IconOut,
  IconPencil,
  IconReturn,
  IconStar,
  IconTruck,
} from '@galleria/ui/icons'
import type { Route } from './+types/buyer-home-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { PointsText } from '../../parts/points-text.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { shopOf } from '../../shop-context.ts'
import { SideMenu } from '../../parts/buyer/side-menu.tsx'
import { homePath as memberPath } from '../membership/member-paths.ts'
import { signInPath } from './sign-in-rules.ts'

export const meta = showHead

/** What waits for the buyer, most pressing first; each leads to its tab of the order list. */
const tabs = ['PENDING_PAY', 'UN_DELIVERY', 'UN_RECEIVED'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const user = await shop.user()
  if (!user) throw redirect(signInPath('/buyer/index'))
  const [counts, toReview, customer] = await Promise.all([
    shop.call('POST /sapi/mall-order/web/order/queryOrderQuantityForStatusBuyer', {}),
    shop.call('POST /api/trantor/flow/bbc_trade_PageTradeOrderForBuyerIdFlow', {
      queryParams: { page: { no: 1, size: 1 } },
    }),
    shop.call('POST /sapi/mall-customer/customer/queryCustomerFlow', {}),
  ])
  const waiting = tabs.map((status) => ({
    status,
    count: counts.find((one) => one.displayOrderStatus === status)?.quantity ?? 0,
  }))
  return {
    head: headOf(shop, {
      title: shop.i18n._(msg`My account`),
      path: '/buyer/index',
      isListed: false,
    }),
    nickname: user.nickname,
    username: user.username,
    waiting,
    toReviewCount: toReview.total,
    levelName: customer.levelName,
    points: customer.pointBalance,
  }
}

export default function BuyerHomePage({
  loaderData: { nickname, username, waiting, toReviewCount, levelName, points },
}: Route.ComponentProps) {
  const open = waiting.filter(({ count }) => count > 0)
  return (
    <div className="wrap gap-12 pt-6 sm:pt-10 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
      <SideMenu />
      <div>
        <h1 className="text-head wrap-anywhere sm:text-hero">
          {nickname ? <Trans>Hello, {nickname}</Trans> : <Trans>My account</Trans>}
        </h1>
        <p className="mt-1 text-muted wrap-anywhere">
          <Trans>Signed in as {username}</Trans>
        </p>
        <h2 className="mt-10 text-title">
          <Trans>My orders</Trans>
        </h2>
        {open.length === 0 ? (
          <p className="mt-2 text-muted">
            <Trans>There’s nothing for you to do right now.</Trans>
          </p>
        ) : null}
        <OrderTiles {...{ open, toReviewCount, levelName, points }} />
        <h2 className="mt-10 text-title">
          <Trans>My details</Trans>
        </h2>
        <Details />
        <Form method="post" action="/logout" className="mt-8 lg:hidden">
          <button type="submit" className="btn btn-quiet">
            <IconOut size={18} />
            <Trans>Sign out</Trans>
          </button>
        </Form>
      </div>
    </div>
  )
}

function Tile({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Link to={to} className="card flex h-full min-h-16 items-center gap-4 p-5 hover:border-field">
      <span className="shrink-0 text-accent">{icon}</span>
      <span className="font-medium">{children}</span>
    </Link>
  )
}

function WaitingText({ status, count }: { status: (typeof tabs)[number]; count: number }) {
  if (status === 'PENDING_PAY')
    return <Plural value={count} one="# order awaiting payment" other="# orders awaiting payment" />
  if (status === 'UN_DELIVERY')
    return (
      <Plural value={count} one="# order is being prepared" other="# orders are being prepared" />
    )
  return <Plural value={count} one="# order is on its way" other="# orders are on their way" />
}

function Details() {
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2">
      <li>
        <Tile to="/buyer/account/profile" icon={<IconPencil />}>
          <Trans>Profile</Trans>
        </Tile>
      </li>
      <li>
        <Tile to="/buyer/addresses" icon={<IconTruck />}>
          <Trans>My addresses</Trans>
        </Tile>
      </li>
      <li>
        <Tile to="/buyer/cards" icon={<IconCard />}>
          <Trans>My cards</Trans>
        </Tile>
      </li>
      <li>
        <Tile to="/buyer/account/password" icon={<IconLock />}>
          <Trans>Password</Trans>
        </Tile>
      </li>
      <li>
        <Tile to="/buyer/account/second-factor" icon={<IconShield />}>
          <Trans>Two-step sign-in</Trans>
        </Tile>
      </li>
      <li>
        <Tile to="/buyer/account/email" icon={<IconMail />}>
          <Trans>Email address</Trans>
        </Tile>
      </li>
      <li>
        <Tile to="/buyer/account/mobile" icon={<IconMobile />}>
          <Trans>Mobile number</Trans>
        </Tile>
      </li>
      <li>
        <Tile to="/buyer/account/bound" icon={<IconLink />}>
          <Trans>Linked accounts</Trans>
        </Tile>
      </li>
      <li>
        <Tile to="/buyer/account/invitation" icon={<IconGift />}>
          <Trans>Invitation</Trans>
        </Tile>
      </li>
      <li>
        <Tile to="/buyer/account/data" icon={<IconDownload />}>
          <Trans>My data, devices and account deletion</Trans>
        </Tile>
      </li>
    </ul>
  )
}

function OrderTiles({
  open,
  toReviewCount,
  levelName,
  points,
}: Pick<Route.ComponentProps['loaderData'], 'toReviewCount' | 'levelName' | 'points'> & {
  open: Route.ComponentProps['loaderData']['waiting']
}) {
  const { cartQty } = useShop()
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2">
      {open.map(({ status, count }) => (
        <li key={status}>
          <Tile to={`/buyer/orders?status=${status}`} icon={<IconOrders />}>
            <WaitingText status={status} count={count} />
          </Tile>
        </li>
      ))}
      <li>
        <Tile to="/buyer/orders" icon={<IconOrders />}>
          <Trans>All my orders</Trans>
        </Tile>
      </li>
      <li>
        <Tile to="/buyer/as" icon={<IconReturn />}>
          <Trans>After-sales</Trans>
        </Tile>
      </li>
      <li>
        <Tile to="/buyer/comments" icon={<IconStar />}>
          <Plural
            value={toReviewCount}
            _0="My reviews"
            one="# order to review"
            other="# orders to review"
          />
        </Tile>
      </li>
      <li>
        <Tile to={memberPath} icon={<IconMember />}>
          <Trans>
            Membership: {levelName}, <PointsText points={points} />
          </Trans>
        </Tile>
      </li>
      <li>
        <Tile to="/cart" icon={<IconCart />}>
          <Plural
            value={cartQty}
            _0="Your basket is empty"
            one="# item in your basket"
            other="# items in your basket"
          />
        </Tile>
      </li>
    </ul>
  )
}
