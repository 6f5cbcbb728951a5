import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pointsPerMille } from '@galleria/contract/points-rules'
import { formatNumber, formatRoundMoney } from '@galleria/ui/format'
import type { Route } from './+types/benefits-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { useShop } from '../../parts/use-shop.ts'
import { shopOf } from '../../shop-context.ts'
import { demandMember } from '../account/member.ts'
import { FactorText } from './factor-text.tsx'
import { MemberFrame } from './member-frame.tsx'
import { benefitsPath } from './member-paths.ts'

export const meta = showHead

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  await demandMember(shop, request)
  const [levels, own, benefits] = await Promise.all([
    shop.call('POST /api/trantor/flow/customer_PagingLevelManageFlow', {}),
    shop.call('POST /api/trantor/flow/customer_QueryLevelManageFlow', {}),
    shop.call('POST /api/trantor/func/marketing_QueryBenefitByLevelFunc', {}),
  ])
  return {
    head: headOf(shop, { title: shop.i18n._(msg`Benefits`), path: benefitsPath, isListed: false }),
    ownLevel: own.level,
    levels: levels.data.map((level) => ({
      ...level,
      factor: benefits.find((one) => one.level === level.level)?.pointsFactor ?? 1,
    })),
  }
}

/** What comes with each level [MEM-002]. */
export default function BenefitsPage({ loaderData: { ownLevel, levels } }: Route.ComponentProps) {
  const { locale, front } = useShop()
  const spent = formatRoundMoney(
    { value: 1000 / pointsPerMille[front.currency], currency: front.currency },
    locale,
  )
  return (
    <MemberFrame title={<Trans>Benefits</Trans>}>
      <p className="mt-3 text-muted">
        <Trans>
          For every {spent} you spend on items you get one point and one growth point. With your
          growth points your level rises, and from then on you get more points with each order.
        </Trans>
      </p>
      <div className="card mt-6 px-5 py-2 sm:px-6">
        <table className="w-full text-start">
          <thead>
            <tr className="text-small text-muted">
              <th scope="col" className="py-3 pe-4 text-start font-normal">
                <Trans>Level</Trans>
              </th>
              <th scope="col" className="py-3 pe-4 text-end font-normal">
                <Trans>Growth points</Trans>
              </th>
              <th scope="col" className="py-3 text-start font-normal">
                <Trans>Benefit</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {levels.map(({ level, levelName, growthValue, factor }) => (
              <tr
                key={level}
                aria-current={level === ownLevel ? 'true' : undefined}
                className="border-t border-line align-top aria-[current=true]:font-medium"
              >
                <th scope="row" className="py-3 pe-4 text-start font-[inherit]">
                  {levelName}
                  {level === ownLevel ? (
                    <span className="block text-small text-accent">
                      <Trans>Your level</Trans>
                    </span>
                  ) : null}
                </th>
                <td className="price py-3 pe-4 text-end">{formatNumber(growthValue, locale)}</td>
                <td className="py-3">
                  <FactorText factor={factor} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 text-small text-muted">
        <Trans>
          An order earns by the level you have when it has arrived in full. If you get money back
          for it, the points it earned go with the money, by the same level.
        </Trans>
      </p>
    </MemberFrame>
  )
}
