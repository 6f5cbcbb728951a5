import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, redirect } from 'react-router'
import type { ReverseType } from '@galleria/contract/after-sales-rules'
import { formatLocale } from '@galleria/contract/storefronts'
import { IconBack } from '@galleria/ui/icons'
import type { Route } from './+types/apply-page.ts'
import { headOf, showHead } from '../../../addresses/head.ts'
import { pageOf } from '../../../addresses/page-path.ts'
import { answerOffline } from '../../../parts/buyer/answer-offline.ts'
import { readForBuyer } from '../../../parts/buyer/read-for-buyer.ts'
import { DayText } from '../../../parts/day-text.tsx'
import { shopOf } from '../../../shop-context.ts'
import { orderPath } from '../../orders/operations.ts'
import {
  applyPath,
  offeredTypes,
  readApplyQuery,
  startChoices,
  startType,
  takeOffer,
  wholeChoices,
  type ApplyQuery,
} from './application.ts'
import { ApplyForm } from './apply-form.tsx'
import { readExchanges } from './exchange-choices.ts'
import { eligibleLines, isWhole, partsFor } from './line-parts.ts'
import { reversesPath, plainQuery } from '../list/reverse-query.ts'
import { useReverseWords } from '../reverse-words.ts'
import { readTypes } from './read-types.ts'
import { renderPreview, sendApplication, type ApplyAnswer } from './send-application.ts'

export const meta = showHead

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = readApplyQuery(new URL(request.url).searchParams)
  const { orderId, lineIds } = query
  return readForBuyer(request, async () => {
    // Only members ask: a guest becomes one first, by a code to the order's address.
    if (!(await shop.user())) throw redirect(`/buyer/as-account${pageOf(request).search}`, 303)
    const order = await shop.call(
      'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id: orderId },
    )
    const askable = order.operationList.includes('buyerApplyReverse')
      ? order.tradeOrderLineList
      : []
    const types = await readTypes(shop.call, { orderId, lines: askable, lineIds })
    const asType = startType(query, eligibleLines(askable, 'SALE_RETURN'), types)
    const isExchanged = asType === 'SALE_EXCHANGE'
    const eligible = eligibleLines(askable, asType)
    const exchanges = isExchanged ? await readExchanges(shop.call, eligible) : {}
    // Codes that were used are eligible like goods that are held, and are not taken back.
    const isRefused = asType === 'SALE_RETURN' && !types.includes(asType)
    const lines = isRefused ? [] : eligible.filter(({ id }) => !isExchanged || exchanges[id])
    const parts = partsFor(lines, asType)
    const choices = isWhole(asType) ? wholeChoices(parts) : startChoices(parts, lineIds)
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
        title: shop.i18n._(titleOf(asType)),
        path: '/buyer/as-apply',
        isListed: false,
      }),
      order: {
        id: order.id,
        code: order.tradeOrderCode,
        shop: order.shop,
        currency: order.needPayAmt.currency,
        defectsUntilTime: order.defectsUntilTime,
      },
      query,
      lines,
      exchanges,
      preview,
      start: takeOffer(empty, preview, formatLocale(shop.language, shop.site)),
      draftName: `${orderId} ${lineIds.join()}`,
      types,
    }
  })
}

function titleOf(type: ReverseType): MessageDescriptor {
  if (type === 'SALE_RETURN') return msg`Return items`
  if (type === 'SALE_EXCHANGE') return msg`Exchange items`
  return isWhole(type) ? msg`Cancel before delivery` : msg`Apply for a refund`
}

export function action({ request, context }: Route.ActionArgs) {
  return sendApplication(shopOf(context), request)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline(serverAction, { isOffline: true } satisfies ApplyAnswer)
}

export default function ApplyPage({
  loaderData: { order, query, lines, exchanges, preview, start, draftName, types },
  actionData,
}: Route.ComponentProps) {
  const { i18n } = useLingui()
  const code = order.code
  return (
    <div className="wrap pt-4 pb-16 sm:pt-8">
      <Link to={orderPath(order.id)} className="tap text-muted hover:text-ink">
        <IconBack size={18} />
        <Trans>Order {code}</Trans>
      </Link>
      <h1 className="text-head sm:text-hero">{i18n._(titleOf(start.asType))}</h1>
      {order.defectsUntilTime ? <OnlyDefects until={order.defectsUntilTime} /> : null}
      {query.isNamed && query.asType === undefined ? (
        <OfferedKinds query={query} />
      ) : lines.length > 0 ? (
        <>
          <TypeChoice query={query} types={types} chosen={start.asType} />
          <ApplyForm
            // Another form, which begins with what was typed into this one.
            key={`${draftName} ${start.asType}`}
            order={order}
            lines={lines}
            exchanges={exchanges}
            first={preview}
            start={start}
            draftName={draftName}
            answer={actionData}
          />
        </>
      ) : (
        <>
          <TypeChoice query={query} types={types} chosen={start.asType} />
          <NothingLeft code={code} orderId={order.id} asType={start.asType} />
        </>
      )}
    </div>
  )
}

/** The time in which anything can be asked is over. */
function OnlyDefects({ until }: { until: string }) {
  const day = <DayText iso={until} />
  return (
    <p className="mt-2 max-w-2xl text-muted">
      <Trans>
        You can now only report faults, until {day}: that is how long the shop is liable for them by
        law.
      </Trans>
    </p>
  )
}

/** What can be asked for about these goods; another kind is another form. */
function TypeChoice({
  query,
  types,
  chosen,
}: {
  query: ApplyQuery
  types: readonly ReverseType[]
  chosen: ReverseType
}) {
  const { t } = useLingui()
  const words = useReverseWords()
  if (types.every((type) => type === chosen)) return null
  return (
    <nav aria-label={t`What would you like?`} className="mt-4">
      <ul className="flex flex-wrap gap-3">
        {types.map((type) => (
          <li key={type}>
            <Link
              to={applyPath(query, type)}
              replace
              aria-current={type === chosen ? 'page' : undefined}
              className={`btn ${type === chosen ? 'btn-main' : 'btn-quiet'}`}
            >
              {words.type(type)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * A kind that cannot be asked for here is not silently another one: the page says which there are.
 */
function OfferedKinds({ query }: { query: ApplyQuery }) {
  const words = useReverseWords()
  return (
    <div className="card mt-6 px-6 py-12 text-center">
      <h2 className="text-title">
        <Trans>You can’t apply for this here yet</Trans>
      </h2>
      <p className="mx-auto mt-2 max-w-xl text-muted">
        <Trans>You can apply for:</Trans>
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

function NothingLeft({
  code,
  orderId,
  asType,
}: {
  code: string
  orderId: string
  asType: ReverseType
}) {
  return (
    <div className="card mt-6 px-6 py-12 text-center">
      <h2 className="text-title">
        <Trans>There’s nothing to apply for here</Trans>
      </h2>
      <p className="mx-auto mt-2 max-w-xl text-muted">
        {asType === 'SALE_EXCHANGE' ? (
          <Trans>
            There is nothing in stock that the items in this order could be exchanged for.
          </Trans>
        ) : isWhole(asType) ? (
          <Trans>
            Either everything in this order has already been sent or applied for, or it has not been
            paid for yet.
          </Trans>
        ) : (
          <Trans>
            Either everything in this order has already been applied for, or it has not been paid
            for yet, or the time limit has passed.
          </Trans>
        )}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to={reversesPath({ ...plainQuery, keyword: code })} className="btn btn-main">
          <Trans>My applications</Trans>
        </Link>
        <Link to={orderPath(orderId)} className="btn btn-quiet">
          <Trans>View the order</Trans>
        </Link>
      </div>
    </div>
  )
}
