import { msg } from '@lingui/core/macro'
import { useLocation } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import type { Route } from './+types/pay-result-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { shopOf, type Shop } from '../../shop-context.ts'
import { readForBuyer } from '../../parts/buyer/read-for-buyer.ts'
import { comeBack } from './come-back.ts'
import { readBought } from './read-bought.ts'
import { PaymentReceived } from './received-view.tsx'
import { PaymentFailed, PaymentPending, PaymentToMake, PaymentUnknown } from './result-views.tsx'
import {
  canPayAgain,
  MOST_POLLS,
  readPayHints,
  reasonOf,
  resultOfPayment,
  type PayHints,
} from './pay-result.ts'
import { usePayResult } from './use-pay-result.ts'

export const meta = showHead

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const hints = readPayHints(new URL(request.url).searchParams)
  return readForBuyer(request, async () => {
    const contractId = await findContractId(shop, hints)
    await comeBack(shop, contractId, hints)
    const payment = await readPayment(shop, contractId, hints)
    const [first] = payment.orders
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`Payment`),
        path: '/buyer/pay-result',
        isListed: false,
      }),
      ...payment,
      bought:
        payment.result === 'success' && first
          ? await readBought(shop, contractId, first.id)
          : undefined,
    }
  })
}

/** A return address may name the contract, or only an order of it. */
async function findContractId({ call }: Shop, { contractId, orderId }: PayHints): Promise<string> {
  if (contractId || !orderId) return contractId
  return (
    await call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', {
      id: orderId,
    })
  ).contractId
}

/**
 * What the server knows of the newest attempt. Without one nothing was started, so the orders alone
 * are looked at.
 */
async function readPayment(
  { call, site }: Shop,
  contractId: string,
  { polls, error: hint, redirectResult }: PayHints,
) {
  try {
    // Whoever is back from a page of Adyen brings what came of it, which is asked there; else the
    // mall is asked what it knows [PAY-050, PAY-099].
    const answer =
      redirectResult && polls === 0
        ? await call('POST /sapi/mall-pay/payment/adyenDetails', {
            contractId,
            site,
            details: { redirectResult },
          })
        : await call('POST /sapi/mall-pay/payment/payResult', {
            contractId,
            isReturn: polls === 0,
          })
    return {
      contractId,
      result: resultOfPayment(answer),
      reason: reasonOf(answer.failedReason, hint),
      isPromised: answer.paymentRecordStatus === 'PRE_AUTH_SUCCESS',
      orders: answer.tradeOrderList,
      amount: answer.amount,
      instructions: answer.payInstructions ?? undefined,
      points: 0,
    }
  } catch (error) {
    if (!isProblem(error) || error.code !== 'payment.not_found') throw error
    const { tradeOrderList, needPayAmt } = await call(
      'POST /sapi/mall-order/web/order/queryAndValidateTradeContractDetailById',
      { id: contractId },
    )
    // Points alone are paid with when it is ordered.
    const points = tradeOrderList.reduce((sum, order) => sum + order.actualPaidPoints, 0)
    const isPaid = points > 0 && needPayAmt.value === 0
    return {
      contractId,
      result: isPaid ? ('success' as const) : ('failed' as const),
      reason: isPaid ? undefined : (hint ?? ('not_started' as const)),
      isPromised: false,
      points,
      orders: tradeOrderList.map(({ id, tradeOrderCode, displayStatus }) => ({
        id,
        tradeOrderCode,
        displayStatus,
      })),
      amount: needPayAmt,
    }
  }
}

/**
 * The result as the server knows it; everything in the address is only a hint at which payment is
 * meant [PAY-004 to PAY-006].
 */
export default function PayResultPage({
  loaderData: { result, bought, ...payment },
}: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const { polls } = readPayHints(new URLSearchParams(search))
  const isLong = usePayResult(payment.contractId, result)
  if (bought) return <PaymentReceived payment={payment} bought={bought} />
  if (result === 'failed')
    return <PaymentFailed payment={payment} canPay={canPayAgain(payment.orders)} />
  if (payment.instructions)
    return <PaymentToMake payment={payment} instructions={payment.instructions} />
  if (payment.reason === 'payment.unreachable') return <PaymentUnknown payment={payment} />
  const next = new URLSearchParams(search)
  next.set('polls', String(polls + 1))
  return (
    <>
      {polls < MOST_POLLS ? (
        <noscript>
          <meta httpEquiv="refresh" content={`3;url=${pathname}?${next}`} />
        </noscript>
      ) : null}
      <PaymentPending payment={payment} isLong={isLong || polls >= MOST_POLLS} />
    </>
  )
}
