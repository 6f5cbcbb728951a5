import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatLocale } from '@galleria/contract/storefronts'
import { IconBack } from '@galleria/ui/icons'
import type { Route } from './+types/apply-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { answerOffline } from '../../parts/buyer/answer-offline.ts'
import { loginFirst, readForBuyer } from '../../parts/buyer/read-for-buyer.ts'
import { shopOf } from '../../shop-context.ts'
import { orderPath } from '../orders/operations.ts'
import {
  applyPath,
  offeredTypes,
  readApplyQuery,
  startChoices,
  takeOffer,
  type ApplyQuery,
} from './application.ts'
import { ApplyForm } from './apply-form.tsx'
import { eligibleLines, partsOf } from './line-parts.ts'
import { reversesPath, plainQuery } from './reverse-query.ts'
import { useReverseWords } from './reverse-words.ts'
import { renderPreview, sendApplication, type ApplyAnswer } from './send-application.ts'

export const meta = showHead

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = readApplyQuery(new URL(request.url).searchParams)
  const { orderId, lineIds } = query
  const asType = query.asType ?? 'SALE_REFUND'
  return readForBuyer(request, async () => {
    // A guest's order is for its buyer once there is an account.
    if (!(await shop.user())) throw loginFirst(request, 'refund')
    const order = await shop.call(
      'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id: orderId },
    )
    const lines = order.operationList.includes('buyerApplyReverse')
      ? eligibleLines(order.tradeOrderLineList)
      : []
    const choices = startChoices(lines.flatMap(partsOf), lineIds)
    const preview = await renderPreview(shop.call, { orderId, asType, lines: choices })
    const empty = {
      orderId,
      asType,
      lines: choices,
      amount: '',
      offered: '',
      reason: '',
      remark: '',
      evidence: [],
      requestKey: preview?.requestKey ?? crypto.randomUUID(),
    }
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`Ask for a refund`),
        path: '/buyer/as-apply',
        isListed: false,
      }),
      order: {
        id: order.id,
        code: order.tradeOrderCode,
        shop: order.shop,
        currency: order.needPayAmt.currency,
      },
      query,
      lines,
      preview,
      start: takeOffer(empty, preview, formatLocale(shop.language, shop.site)),
      draftName: `${orderId} ${lineIds.join()}`,
    }
  })
}

export function action({ request, context }: Route.ActionArgs) {
  return sendApplication(shopOf(context), request)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline(serverAction, { isOffline: true } satisfies ApplyAnswer)
}

export default function ApplyPage({
  loaderData: { order, query, lines, preview, start, draftName },
  actionData,
}: Route.ComponentProps) {
  const code = order.code
  return (
    <div className="wrap pt-4 pb-16 sm:pt-8">
      <Link to={orderPath(order.id)} className="tap text-muted hover:text-ink">
        <IconBack size={18} />
        <Trans>Order {code}</Trans>
      </Link>
      <h1 className="text-head sm:text-hero">
        <Trans>Ask for a refund</Trans>
      </h1>
      {query.asType === undefined ? (
        <OfferedKinds query={query} />
      ) : lines.length > 0 ? (
        <ApplyForm
          key={draftName}
          order={order}
          lines={lines}
          first={preview}
          start={start}
          draftName={draftName}
          answer={actionData}
        />
      ) : (
        <NothingLeft code={code} orderId={order.id} />
      )}
    </div>
  )
}

/** A kind that cannot be asked for here is not silently another one: the page says which there are. */
function OfferedKinds({ query }: { query: ApplyQuery }) {
  const words = useReverseWords()
  return (
    <div className="card mt-6 px-6 py-12 text-center">
      <h2 className="text-title">
        <Trans>This cannot be asked for here yet</Trans>
      </h2>
      <p className="mx-auto mt-2 max-w-xl text-muted">
        <Trans>You can ask for:</Trans>
      </p>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        {offeredTypes.map((type) => (
          <Link key={type} to={applyPath(query, type)} className="btn btn-main">
            {words.type(type)}
          </Link>
        ))}
      </p>
    </div>
  )
}

function NothingLeft({ code, orderId }: { code: string; orderId: string }) {
  return (
    <div className="card mt-6 px-6 py-12 text-center">
      <h2 className="text-title">
        <Trans>There is nothing here to ask for</Trans>
      </h2>
      <p className="mx-auto mt-2 max-w-xl text-muted">
        <Trans>
          Either everything in this order has been asked for already, or it is not paid yet, or the
          time for it is over.
        </Trans>
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to={reversesPath({ ...plainQuery, keyword: code })} className="btn btn-main">
          <Trans>What I have asked for</Trans>
        </Link>
        <Link to={orderPath(orderId)} className="btn btn-quiet">
          <Trans>View the order</Trans>
        </Link>
      </div>
    </div>
  )
}
