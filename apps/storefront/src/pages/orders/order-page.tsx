import { msg } from '@lingui/core/macro'
import type { Route } from './+types/order-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { shopOf } from '../../shop-context.ts'
import { BackToList } from './list/back-to-list.tsx'
import { GuestAsksCard } from './guests/guest-asks-card.tsx'
import { OrderMessages } from './order-messages.tsx'
import { OperationButtons } from './operation-buttons.tsx'
import { OrderView } from './order-view.tsx'
import { inviteTo, readBenefits, readGrowth } from './order-extras.server.ts'
import { OutcomeNote } from './outcome.tsx'
import { offeredOperations, orderPath } from './operations.ts'
import { readForBuyer } from '../../parts/buyer/read-for-buyer.ts'
import { runOperation } from './run-operation.ts'
import { SubmittedNote } from './submitted-note.tsx'
import { withdrawalPath } from './withdrawal/statement.ts'

export const meta = showHead

export function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return readForBuyer(request, async () => {
    const [order, growth] = await Promise.all([
      shop.call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', {
        id: params.id,
      }),
      readGrowth(shop, params.id),
    ])
    const code = order.tradeOrderCode
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`Order ${code}`),
        path: orderPath(order.id),
        isListed: false,
      }),
      order,
      growth,
      messageKey: crypto.randomUUID(),
      invitation: inviteTo(shop, order),
      benefits: await readBenefits(shop, order),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return runOperation(args)
}

export default function OrderPage({
  loaderData: { order, growth, invitation, benefits, messageKey },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16 sm:pt-8">
      {order.buyer.isTourist ? null : <BackToList />}
      <SubmittedNote />
      <OrderView
        order={order}
        growth={growth}
        invitation={invitation}
        benefits={benefits}
        withdrawalPath={withdrawalPath({ orderId: order.id })}
        messages={
          <>
            <GuestAsksCard order={order} />
            <OrderMessages order={order} requestKey={messageKey} answer={actionData} />
          </>
        }
        buttons={
          offeredOperations(order).length > 0 ? (
            <div className="bottom-bar">
              <OperationButtons
                order={order}
                className="max-sm:flex-nowrap max-sm:[&_.btn]:px-2 max-sm:[&_.btn]:text-small max-sm:[&>*]:flex-1 max-sm:[&>form]:grid"
              />
            </div>
          ) : null
        }
      />
      <OutcomeNote outcome={actionData} />
    </div>
  )
}
