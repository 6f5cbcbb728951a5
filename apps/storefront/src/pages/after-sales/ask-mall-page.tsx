import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, redirect } from 'react-router'
import type { WireReverse } from '@galleria/contract/after-sales'
import { IconBack } from '@galleria/ui/icons'
import type { Route } from './+types/ask-mall-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { answerOffline } from '../../parts/buyer/answer-offline.ts'
import { loginFirst, readForBuyer } from '../../parts/buyer/read-for-buyer.ts'
import { shopOf } from '../../shop-context.ts'
import { reversePath } from '../orders/operations.ts'
import { askMall, askMallPath, type AskMallAnswer } from './ask-mall.ts'
import { TellMallForm } from './tell-mall-form.tsx'
import { ReverseGoods } from './reverse-goods.tsx'
import { offeredReverseOperations } from './reverse-timeline.ts'

export const meta = showHead

export function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return readForBuyer(request, async () => {
    if (!(await shop.user())) throw loginFirst(request, 'refund')
    const reverse = await shop.call('POST /sapi/mall-order/web/reverseorder/querybyid', {
      id: params.asid,
    })
    // Asked already, or too late: its own page says how it stands.
    if (!offeredReverseOperations(reverse.operationList).canAskMall)
      throw redirect(reversePath(reverse.id), 303)
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`Ask Galleria to decide`),
        path: askMallPath(reverse.id),
        isListed: false,
      }),
      reverse,
    }
  })
}

export function action({ request, context, params }: Route.ActionArgs) {
  return askMall(shopOf(context), request, params.asid)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline(serverAction, { isOffline: true } satisfies AskMallAnswer)
}

/** Whose request was declined says why that is wrong. */
export default function AskMallPage({ loaderData: { reverse }, actionData }: Route.ComponentProps) {
  const code = reverse.reverseTradeOrderCode
  return (
    <div className="wrap max-w-xl pt-4 pb-16 sm:pt-8">
      <Link to={reversePath(reverse.id)} className="tap text-muted hover:text-ink">
        <IconBack size={18} />
        <Trans>After-sales {code}</Trans>
      </Link>
      <h1 className="text-head">
        <Trans>Ask Galleria to decide</Trans>
      </h1>
      <p className="mt-2 text-muted">
        <HowItGoes shop={reverse.shop.name} />
      </p>
      <div className="mt-6 grid gap-6">
        <DeclinedBecause reverse={reverse} />
        <TellMallForm
          answer={actionData}
          label={<Trans>Why the shop is wrong</Trans>}
          submit={<Trans>Ask Galleria</Trans>}
        />
        <ReverseGoods reverse={reverse} />
      </div>
    </div>
  )
}

function HowItGoes({ shop }: { shop: string }) {
  return (
    <Trans>
      Tell us why the shop is wrong. {shop} has two days to give its side. We then decide within a
      week and tell you both why. It is free of charge, and does not affect your right to go to
      court.
    </Trans>
  )
}

function DeclinedBecause({ reverse }: { reverse: WireReverse }) {
  const shop = reverse.shop.name
  const reason = reverse.auditRejectReason || reverse.qcRejectReason
  if (!reason) return null
  return (
    <figure className="border-s-2 border-warn ps-4">
      <figcaption className="text-small text-muted">
        <Trans>The reason {shop} gave</Trans>
      </figcaption>
      <blockquote className="wrap-anywhere whitespace-pre-line">{reason}</blockquote>
    </figure>
  )
}
