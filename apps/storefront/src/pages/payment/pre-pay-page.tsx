import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { data, Link, redirect, replace, useSearchParams } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import { DateText } from '@galleria/ui/date'
import type { Route } from './+types/pre-pay-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { Price } from '../../parts/price.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { shopOf } from '../../shop-context.ts'
import { Countdown } from '../orders/countdown-text.tsx'
import { orderPath, payResultPath } from '../orders/operations.ts'
import { loginFirst, readForBuyer } from '../../parts/buyer/read-for-buyer.ts'
import { Channels } from './channels.tsx'
import { beginPayment } from './begin-payment.ts'
import { NotBegun } from './not-begun.tsx'
import { afterFailure, readPayHint } from './pay-failure.ts'
import { PayOrders } from './pay-orders.tsx'
import { TimeOver } from './time-over.tsx'
import { readForm } from '../../parts/read-form.ts'

export const meta = showHead
export const handle = { isCalm: true }

function contractOf(request: Request): string {
  const params = new URL(request.url).searchParams
  return params.get('contractId') || params.get('tradeId') || ''
}

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const contractId = contractOf(request)
  return readForBuyer(request, async () => {
    const contract = await shop.call(
      'POST /sapi/mall-order/web/order/queryAndValidateTradeContractDetailById',
      { id: contractId },
    )
    // Paid already, or sent since: the result page tells it.
    if (contract.tradeOrderList.every(({ timeline }) => timeline.paidTime))
      throw redirect(payResultPath(contract.id))
    // A balance whose time has not come: the order says when.
    // And one with a deposit that has ended: nobody shall read that nothing was charged.
    const withDeposit = contract.tradeOrderList.find(
      ({ timeline }) => timeline.depositPaidTime && !contract.isPayable,
    )
    if (withDeposit) throw redirect(orderPath(withDeposit.id))
    const { payChannelGroups } = contract.isPayable
      ? await shop.call('POST /sapi/mall-pay/payment/payChannel', {
          countryCode: shop.front.country,
          site: shop.site,
          contractId,
        })
      : { payChannelGroups: [] }
    const channels = payChannelGroups.flatMap((group) => group.payChannels)
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`Payment`),
        path: '/buyer/pre-pay',
        isListed: false,
      }),
      contract,
      channels,
      isDemo: shop.isDemo,
    }
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const contractId = contractOf(request)
  const form = await readForm(request)
  const payChannel = String(form.get('payChannel') ?? '')
  const payMethod = String(form.get('payMethod') ?? '')
  try {
    const begun = await beginPayment(shopOf(context), {
      contractId,
      payChannel,
      ...(payMethod ? { payMethod } : {}),
    })
    // The provider's page takes this page's place, so that "back" does not start a second payment
    // [PAY-035].
    if ('to' in begun) return replace(begun.to, 303)
    const next = afterFailure(begun.failure, contractId)
    return 'to' in next ? redirect(next.to, 303) : data({ wait: next, payChannel }, 429)
  } catch (error) {
    if (isProblem(error) && error.status === 401) return loginFirst(request)
    if (isProblem(error) && error.status === 404) throw data(null, 404)
    throw error
  }
}

export default function PrePayPage({
  loaderData: { contract, channels, isDemo },
  actionData,
}: Route.ComponentProps) {
  const { locale, front } = useShop()
  const hint = readPayHint(useSearchParams()[0])
  const orders = contract.tradeOrderList
  if (!contract.isPayable) return <TimeOver orders={orders} />
  return (
    <div className="wrap pt-4 pb-16 sm:pt-8">
      <h1 className="text-head sm:text-hero">
        <Trans>Payment</Trans>
      </h1>
      <NotBegun reason={hint.error} />
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <section className="card p-5 sm:p-6">
          <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
            <div>
              <h2 className="text-muted">
                <WhatIsDue claims={contract.paymentOrderList} orders={orders.length} />
              </h2>
              <p className="text-head font-bold">
                <Price amount={contract.duePayAmt} />
              </p>
              <p className="text-small text-muted">
                <Trans>
                  until{' '}
                  <DateText
                    iso={contract.expirationTime}
                    shape="moment"
                    locale={locale}
                    timeZone={front.timeZone}
                  />
                </Trans>
              </p>
            </div>
            <Countdown millis={Math.max(...orders.map((order) => order.payDeadlineMillis))} />
          </div>
          <Channels
            channels={channels}
            contractId={contract.id}
            amount={contract.duePayAmt}
            wait={actionData?.wait ?? hint.wait}
            opened={actionData?.payChannel ?? hint.channel}
          />
          {isDemo ? (
            <p className="mt-3 text-small text-muted">
              <Trans>
                This is a demonstration, no money moves. A test card: 4111 1111 1111 1111, expiry
                date 03/30, security code 737.
              </Trans>
            </p>
          ) : null}
        </section>
        <PayOrders orders={orders} />
      </div>
      <p className="mt-4">
        <Link to="/buyer/orders" className="link tap">
          <Trans>Pay later and see my orders</Trans>
        </Link>
      </p>
    </div>
  )
}

/** A deposit, the balance after it, or all of it. */
function WhatIsDue({
  claims,
  orders,
}: {
  claims: Route.ComponentProps['loaderData']['contract']['paymentOrderList']
  orders: number
}) {
  switch (claims.find(({ status }) => status !== 'PAID')?.type) {
    case 'DEPOSIT':
      return <Trans>Deposit of your pre-order</Trans>
    case 'BALANCE':
      return <Trans>Balance of your pre-order, including delivery</Trans>
    default:
      return <Plural value={orders} one="Amount due for # order" other="Amount due for # orders" />
  }
}
