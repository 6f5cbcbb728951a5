import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, redirect } from 'react-router'
import { IconBack } from '@galleria/ui/icons'
import type { Route } from './+types/send-back-page.ts'
import { headOf, showHead } from '../../../addresses/head.ts'
import { answerOffline } from '../../../parts/buyer/answer-offline.ts'
import { readForBuyer } from '../../../parts/buyer/read-for-buyer.ts'
import { shopOf } from '../../../shop-context.ts'
import { reversePath } from '../../orders/operations.ts'
import { ReturnAddressCard } from './return-address-card.tsx'
import { offeredReverseOperations } from '../reverse-timeline.ts'
import { ReverseGoods } from '../reverse-goods.tsx'
import { SendBackBy } from './send-back-by.tsx'
import { SendBackForm } from './send-back-form.tsx'
import { sendBack, sendBackPath, type SendBackAnswer } from './send-back.ts'

export const meta = showHead

export function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return readForBuyer(request, async () => {
    const [reverse, carriers] = await Promise.all([
      shop.call('POST /sapi/mall-order/web/reverseorder/querybyid', { id: params.asid }),
      shop.call('POST /sapi/mall-order/web/logistics/listCompany', {}),
    ])
    const { canSendBack, canCorrectNumber } = offeredReverseOperations(reverse.operationList)
    // Nothing to send, or on its way already: its own page says how it stands.
    if (!canSendBack && !canCorrectNumber) throw redirect(reversePath(reverse.id), 303)
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`Send items back`),
        path: sendBackPath(reverse.id),
        isListed: false,
      }),
      reverse,
      carriers,
    }
  })
}

export function action({ request, context, params }: Route.ActionArgs) {
  return sendBack(shopOf(context), request, params.asid)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline(serverAction, { isOffline: true } satisfies SendBackAnswer)
}

/** Where the goods go, and in which parcel. */
export default function SendBackPage({
  loaderData: { reverse, carriers },
  actionData,
}: Route.ComponentProps) {
  const code = reverse.reverseTradeOrderCode
  // What went back before the shop sent it out again was another parcel.
  const sent = reverse.postBackTime
    ? reverse.fulfillmentProgressList.findLast(({ operaterType }) => operaterType === 'USER')
    : undefined
  return (
    <div className="wrap max-w-xl pt-4 pb-16 sm:pt-8">
      <Link to={reversePath(reverse.id)} className="tap text-muted hover:text-ink">
        <IconBack size={18} />
        <Trans>After-sales {code}</Trans>
      </Link>
      <h1 className="text-head">
        <Trans>Send items back</Trans>
      </h1>
      <p className="mt-2 text-muted">
        <SendBackBy reverse={reverse} />
      </p>
      <div className="mt-6 grid gap-6">
        {reverse.returnAddress ? <ReturnAddressCard address={reverse.returnAddress} /> : null}
        <SendBackForm
          carriers={carriers}
          sent={
            sent && {
              carrierId: String(sent.fulfillmentServiceProvider.id),
              number: sent.serviceCode,
            }
          }
          answer={actionData}
        />
        <ReverseGoods reverse={reverse} />
      </div>
    </div>
  )
}
