import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { formatNumber } from '@galleria/ui/format'
import type { Route } from './+types/member-home-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { PointsText } from '../../parts/points-text.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { shopOf } from '../../shop-context.ts'
import { demandMember } from '../account/member.ts'
import { FactorText } from './factor-text.tsx'
import { MemberFrame } from './member-frame.tsx'
import { homePath, pointsMallPath, pointsPath, tasksPath } from './member-paths.ts'

export const meta = showHead

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  await demandMember(shop, request)
  const [customer, levelUp, benefits] = await Promise.all([
    shop.call('POST /sapi/mall-customer/customer/queryCustomerFlow', {}),
    shop.call('POST /api/trantor/flow/customer_QueryLevelUpDifferenceFlow', {}),
    shop.call('POST /api/trantor/func/marketing_QueryBenefitByLevelFunc', {}),
  ])
  const factorAt = (level: number) => benefits.find((one) => one.level === level)?.pointsFactor ?? 1
  return {
    head: headOf(shop, { title: shop.i18n._(msg`Membership`), path: homePath, isListed: false }),
    customer,
    levelUp,
    factor: factorAt(customer.level),
    nextFactor: levelUp.nextLevel ? factorAt(levelUp.nextLevel.level) : null,
  }
}

/** Which level a member has, what it brings, and how far the next one is [MEM-001]. */
export default function MemberHomePage({
  loaderData: { customer, levelUp, factor, nextFactor },
}: Route.ComponentProps) {
  const { locale, front } = useShop()
  const growth = formatNumber(Math.floor(customer.growthValue), locale)
  return (
    <MemberFrame title={<Trans>Membership</Trans>}>
      <section aria-labelledby="level" className="card mt-6 p-5 sm:p-6">
        <h2 id="level" className="text-small text-muted">
          <Trans>Your level</Trans>
        </h2>
        <p className="text-head font-medium">{customer.levelName}</p>
        <p className="mt-1">
          <FactorText factor={factor} />
        </p>
        <p className="mt-4">
          <Trans>Growth points:</Trans> <strong className="price font-bold">{growth}</strong>
        </p>
        {levelUp.nextLevel && nextFactor !== null ? (
          <NextLevel growth={customer.growthValue} levelUp={levelUp} factor={nextFactor} />
        ) : (
          <p className="mt-2 text-muted">
            <Trans>This is the highest level there is.</Trans>
          </p>
        )}
        <p className="mt-4 text-small text-muted">
          <Trans>
            You get growth points with each order and with tasks. If you get money back for an
            order, its growth points go.
          </Trans>
        </p>
      </section>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <Room to={pointsPath} name={<Trans>Points</Trans>}>
          <PointsText points={customer.pointBalance} />
        </Room>
        <Room to={tasksPath} name={<Trans>Tasks</Trans>}>
          <Trans>Earn more points</Trans>
        </Room>
        {front.hasPointsMall ? (
          <Room to={pointsMallPath} name={<Trans>Spend points</Trans>}>
            <Trans>Items for points</Trans>
          </Room>
        ) : null}
      </div>
    </MemberFrame>
  )
}

/** How far it is, as a bar and in words, and what comes with it. */
function NextLevel({
  growth,
  levelUp: { nextLevel, differenceValue },
  factor,
}: {
  growth: number
  levelUp: Route.ComponentProps['loaderData']['levelUp']
  factor: number
}) {
  const { locale } = useShop()
  if (!nextLevel) return null
  const name = nextLevel.levelName
  const missing = formatNumber(Math.ceil(differenceValue), locale)
  const done = Math.min(100, Math.floor((growth / nextLevel.growthValue) * 100))
  return (
    <>
      <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-plate">
        <div className="h-full rounded-full bg-accent" style={{ width: `${done}%` }} />
      </div>
      <p className="mt-2">
        <Trans>
          {missing} more to the level {name}:
        </Trans>{' '}
        <FactorText factor={factor} />
      </p>
    </>
  )
}

function Room({ to, name, children }: { to: string; name: ReactNode; children: ReactNode }) {
  return (
    <Link to={to} className="card block p-5 hover:border-field">
      <span className="block text-small text-muted">{name}</span>
      <span className="mt-1 block font-medium">{children}</span>
    </Link>
  )
}
