import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import type { WireOrder } from '@galleria/contract/order'
import { IconBack } from '@galleria/ui/icons'
import type { Route } from './+types/cancel-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { shopOf } from '../../shop-context.ts'
import { loginFirst, readForBuyer } from '../../parts/buyer/read-for-buyer.ts'
import { readForm } from '../../parts/read-form.ts'
import { cancelPath, isOfCodes, orderPath, submittedPath } from './operations.ts'
import { OrderLine } from './order-line.tsx'

export const meta = showHead

const DETAIL = 'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer'

export function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return readForBuyer(request, async () => {
    const order = await shop.call(DETAIL, { id: params.orderId })
    // Nothing to choose from any more: the order's own page says how it stands.
    if (!order.operationList.includes('buyerCancelAfterPay'))
      throw redirect(orderPath(order.id), 303)
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`Cancel items`),
        path: cancelPath(order.id),
        isListed: false,
      }),
      order,
      requestKey: crypto.randomUUID(),
    }
  })
}

type Refused =
  | { readonly reason: 'nothing' }
  | { readonly reason: 'refused'; readonly sentence: string }

/**
 * Sends what was chosen; a number that is no longer left is answered by the server's own sentence,
 * and the page shows what is.
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request)
  const { call } = shopOf(context)
  const lines = [...form.entries()].flatMap(([name, value]) => {
    const qty = Number(value)
    return name.startsWith('qty.') && qty > 0
      ? [{ tradeOrderLine: { id: name.slice(4) }, reverseQty: qty }]
      : []
  })
  if (lines.length === 0) return data<Refused>({ reason: 'nothing' }, 422)
  try {
    const { id } = await call(
      'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForCancelFlow',
      {
        tradeOrder: { id: params.orderId },
        reverseTradeOrderLineList: lines,
        ...(form.get('requestKey') ? { requestKey: String(form.get('requestKey')) } : {}),
      },
    )
    return redirect(submittedPath(params.orderId, id), 303)
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    if (error.status === 401) return loginFirst(request)
    return data<Refused>({ reason: 'refused', sentence: error.body.title }, error.status)
  }
}

/** Which of the goods are not to be sent: all of them unless one says otherwise. */
export default function CancelPage({
  loaderData: { order, requestKey },
  actionData,
}: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  const lines = order.tradeOrderLineList.filter(({ canCancelQty }) => canCancelQty > 0)
  return (
    <div className="wrap max-w-3xl pt-4 pb-16 sm:pt-8">
      <Link to={orderPath(order.id)} className="tap text-muted hover:text-ink">
        <IconBack size={18} />
        <Trans>Back to the order</Trans>
      </Link>
      <h1 className="text-head">
        <Trans>Cancel items</Trans>
      </h1>
      <p className="mt-2 mb-6 text-muted">
        {isOfCodes(order) ? (
          <Trans>
            Choose how many codes you no longer want. You’ll be refunded to the payment method you
            used, and nobody has to agree first.
          </Trans>
        ) : (
          <Trans>
            Choose what {order.shop.name} should not send. You’ll be refunded to the payment method
            you used, and nobody has to agree first.
          </Trans>
        )}
      </p>
      <Form method="post" onSubmit={(event) => isBusy && event.preventDefault()}>
        <input type="hidden" name="requestKey" value={requestKey} />
        <ul className="card divide-y divide-line px-5">
          {lines.map((line) => (
            <CancelLine
              key={line.id}
              line={line}
              shopId={order.shop.id}
              isOfCodes={isOfCodes(order)}
            />
          ))}
        </ul>
        {actionData ? (
          <p role="alert" className="mt-4 text-refuse">
            {actionData.reason === 'nothing' ? (
              <Trans>Please choose at least one item.</Trans>
            ) : (
              actionData.sentence
            )}
          </p>
        ) : null}
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Link to={orderPath(order.id)} className="btn btn-quiet max-sm:w-full">
            <Trans>Keep everything</Trans>
          </Link>
          <button type="submit" aria-disabled={isBusy} className="btn btn-main max-sm:w-full">
            <Trans>Cancel these items</Trans>
          </button>
        </div>
      </Form>
    </div>
  )
}

type Line = WireOrder['tradeOrderLineList'][number]
function CancelLine({
  line,
  shopId,
  isOfCodes,
}: {
  line: Line
  shopId: number
  isOfCodes: boolean
}) {
  const { t } = useLingui()
  const { name, marketingUnit, adjustStep } = line.sku
  return (
    <li className="py-4">
      <OrderLine line={line} shopId={shopId} />
      <label className="mt-3 flex items-center justify-end gap-3">
        <span className="text-small text-muted">
          {isOfCodes ? <Trans>Codes to return</Trans> : <Trans>To cancel</Trans>}
        </span>
        {marketingUnit ? (
          <>
            <input
              type="number"
              inputMode="decimal"
              name={`qty.${line.id}`}
              min={0}
              max={line.canCancelQty}
              step={adjustStep}
              defaultValue={line.canCancelQty}
              aria-label={t`${name}: amount to cancel`}
              className="field w-24"
            />
            <span className="text-small text-muted">{marketingUnit.unitName}</span>
          </>
        ) : (
          <select
            name={`qty.${line.id}`}
            defaultValue={line.canCancelQty}
            aria-label={isOfCodes ? t`${name}: codes to return` : t`${name}: number to cancel`}
            className="field w-20"
          >
            {Array.from({ length: line.canCancelQty + 1 }, (_, qty) => (
              <option key={qty} value={qty}>
                {qty}
              </option>
            ))}
          </select>
        )}
      </label>
    </li>
  )
}
