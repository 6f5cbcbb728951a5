import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { Link, redirect } from 'react-router'
import { SELLER_ANSWERS_WITHIN_HOURS } from '@galleria/contract/after-sales-rules'
import { formatLocale } from '@galleria/contract/storefronts'
import { IconBack } from '@galleria/ui/icons'
import type { Route } from './+types/change-page.ts'
import { headOf, showHead } from '../../../addresses/head.ts'
import { answerOffline } from '../../../parts/buyer/answer-offline.ts'
import { loginFirst, readForBuyer } from '../../../parts/buyer/read-for-buyer.ts'
import { shopOf } from '../../../shop-context.ts'
import { reversePath } from '../../orders/operations.ts'
import { ChangeFields } from './change-fields.tsx'
import { changePath, startOf } from './change-form.ts'
import { sendChange, type ChangeAnswer } from './send-change.ts'

export const meta = showHead

export function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return readForBuyer(request, async () => {
    if (!(await shop.user())) throw loginFirst(request, 'refund')
    const reverse = await shop.call('POST /sapi/mall-order/web/reverseorder/querybyid', {
      id: params.asid,
    })
    // Decided, or changed as often as it can be: its own page says how it stands.
    if (!reverse.modification) throw redirect(reversePath(reverse.id), 303)
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`Change application`),
        path: changePath(reverse.id),
        isListed: false,
      }),
      reverse,
      left: reverse.modification.left,
      start: startOf(reverse, formatLocale(shop.language, shop.site)),
    }
  })
}

export function action({ request, context, params }: Route.ActionArgs) {
  return sendChange(shopOf(context), request, params.asid)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline(serverAction, { isOffline: true } satisfies ChangeAnswer)
}

/** An application is said otherwise while its shop has not decided. */
export default function ChangePage({
  loaderData: { reverse, left, start },
  actionData,
}: Route.ComponentProps) {
  const code = reverse.reverseTradeOrderCode
  const shop = reverse.shop.name
  return (
    <div className="wrap max-w-xl pt-4 pb-16 sm:pt-8">
      <Link to={reversePath(reverse.id)} className="tap text-muted hover:text-ink">
        <IconBack size={18} />
        <Trans>After-sales {code}</Trans>
      </Link>
      <h1 className="text-head">
        <Trans>Change application</Trans>
      </h1>
      <p className="mt-2 text-muted">
        <Trans>
          {shop} has {SELLER_ANSWERS_WITHIN_HOURS} hours to answer from the moment you change it,
          and sees what it said before.
        </Trans>{' '}
        <Plural
          value={left}
          one="You can change it once more."
          other="You can change it # more times."
        />
      </p>
      <ChangeFields reverse={reverse} start={start} answer={actionData} />
    </div>
  )
}
