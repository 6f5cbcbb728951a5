import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Link } from 'react-router'
import { isOfferOpen } from '@galleria/contract/after-sales-offer-rules'
import { isProblem } from '@galleria/contract/client'
import { DateText } from '@galleria/ui/date'
import { IconBack } from '@galleria/ui/icons'
import type { Route } from './+types/detail-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { answerOffline } from '../../parts/buyer/answer-offline.ts'
import type { UnsentMessage } from '../../parts/buyer/check-message.ts'
import { CopyButton } from '../../parts/buyer/copy-button.tsx'
import { MessagesCard } from '../../parts/buyer/messages-card.tsx'
import { loginFirst, readForBuyer } from '../../parts/buyer/read-for-buyer.ts'
import { Timeline } from '../../parts/buyer/timeline.tsx'
import { Toast } from '../../parts/buyer/toast.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { shopOf, type Shop } from '../../shop-context.ts'
import { orderPath, reversePath } from '../orders/operations.ts'
import { ChangesCard } from './asking/changes-card.tsx'
import { drawLabel } from './way-back/draw-label.server.ts'
import { DisputeCard } from './mall/dispute-card.tsx'
import { InspectionCard } from './inspection-card.tsx'
import { OfferCard } from './offer-card.tsx'
import { ReplacementGoods } from './exchange/replacement-goods.tsx'
import { ReturnAddressCard } from './way-back/return-address-card.tsx'
import { ReturnLabelCard } from './way-back/return-label-card.tsx'
import { ReverseButtons } from './reverse-buttons.tsx'
import { OrderCard, RefundCard, RemarkCard } from './detail-cards.tsx'
import { readReverseId } from './list/reverse-query.ts'
import { ReverseGoods } from './reverse-goods.tsx'
import { listReverseSteps } from './reverse-timeline.ts'
import { readSendBack } from './way-back/send-back.ts'
import { StepText, WhoText } from './step-text.tsx'
import { StatusHead } from './status-head.tsx'
import { useReverseWords } from './reverse-words.ts'
import { writeAboutReverse } from './write-about-reverse.ts'
import { readForm } from '../../parts/read-form.ts'

export const meta = showHead

export function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return readForBuyer(request, async () => {
    const reverse = await shop.call('POST /sapi/mall-order/web/reverseorder/querybyid', {
      id: readReverseId(params, new URL(request.url).searchParams),
    })
    const code = reverse.reverseTradeOrderCode
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`After-sales ${code}`),
        path: reversePath(reverse.id),
        isListed: false,
      }),
      reverse,
      labelCode: drawLabel(reverse),
      messageKey: crypto.randomUUID(),
    }
  })
}

type Done =
  | 'handIn'
  | 'cancel'
  | 'confirmExchange'
  | 'refundLost'
  | 'acceptOffer'
  | 'declineOffer'
  | 'writeToShop'
type Answer = {
  readonly done?: Done
  readonly unsent?: UnsentMessage
  readonly sentence?: string
  readonly isOffline?: true
}

const calls = {
  cancel: 'POST /api/trantor/flow/trade_CancelReverseTradeOrderForReturnOrExchangeFlow',
  confirmExchange: 'POST /api/trantor/flow/trade_ConfirmReverseTradeOrderExchangeSkuFlow',
  refundLost: 'POST /sapi/mall-order/web/reverseorder/refundLost',
} as const
const offerCalls = {
  acceptOffer: 'POST /sapi/mall-order/web/reverseorder/acceptOffer',
  declineOffer: 'POST /sapi/mall-order/web/reverseorder/declineOffer',
} as const

/**
 * Takes the application back, confirms what came in exchange, answers an offer, or writes to the
 * shop; what the mall says against it is told in its words.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  try {
    return await carryOut(shopOf(context), form)
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    if (error.status === 401) throw loginFirst(request)
    return { sentence: error.body.title } satisfies Answer as Answer
  }
}

async function carryOut(shop: Shop, form: FormData): Promise<Answer> {
  const id = String(form.get('id') ?? '')
  const operation = form.get('operation')
  switch (operation) {
    case 'writeToShop': {
      const unsent = await writeAboutReverse(shop, form)
      return unsent ? { unsent } : { done: operation }
    }
    case 'cancel':
    case 'confirmExchange':
    case 'refundLost':
      await shop.call(calls[operation], { id })
      return { done: operation }
    case 'handIn':
      await handIn(shop, form)
      return { done: operation }
    case 'acceptOffer':
    case 'declineOffer':
      await shop.call(offerCalls[operation], { id, offerId: String(form.get('offerId') ?? '') })
      return { done: operation }
    default:
      throw data(null, 400)
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline(serverAction, { isOffline: true } satisfies Answer as Answer)
}

export default function DetailPage({
  loaderData: { reverse, labelCode, messageKey },
  actionData,
}: Route.ComponentProps) {
  const { t } = useLingui()
  const { locale, front, user } = useShop()
  const words = useReverseWords()
  const code = reverse.reverseTradeOrderCode
  const isOffered = isOfferOpen(reverse)
  return (
    <div className="wrap pt-4 pb-16 sm:pt-8">
      <Link to={orderPath(reverse.tradeOrder.id)} className="tap text-muted hover:text-ink">
        {user ? <IconBack size={18} /> : null}
        <Trans>Back to the order</Trans>
      </Link>
      <div className="flex items-center gap-x-2">
        <h1 className="text-title sm:text-head">
          <Trans>After-sales {code}</Trans>
        </h1>
        <CopyButton
          text={code}
          label={t`Copy the after-sales number`}
          done={<Trans>Copied!</Trans>}
        />
      </div>
      <p className="text-muted">
        <DateText
          iso={reverse.createdAt}
          shape="moment"
          locale={locale}
          timeZone={front.timeZone}
        />{' '}
        · {words.type(reverse.reverseTradeOrderType)}
      </p>
      <StatusHead reverse={reverse} buttons={<ReverseButtons reverse={reverse} />} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-6">
          {/* While it is to be answered the shop's words stand beside the question. */}
          {isOffered ? <OfferCard reverse={reverse} /> : null}
          <section className="card p-5 sm:p-6">
            <h2 className="text-title">
              <Trans>History</Trans>
            </h2>
            <Timeline
              entries={listReverseSteps(reverse).map((step) => ({
                key: step.key,
                at: step.at,
                what: <StepText step={step} />,
                who: <WhoText step={step} shopName={reverse.shop.name} />,
                why: step.reason,
              }))}
            />
          </section>
          <ReverseGoods reverse={reverse} />
          <ReplacementGoods reverse={reverse} />
          <RemarkCard reverse={reverse} />
          <ChangesCard reverse={reverse} />
          <InspectionCard reverse={reverse} />
          {isOffered ? null : <OfferCard reverse={reverse} />}
          <DisputeCard reverse={reverse} />
          <MessagesCard
            shop={reverse.shop}
            isShopRemoved={reverse.isShopRemoved}
            messages={reverse.messageList}
            canWrite={reverse.messageOperationList.includes('writeToShop')}
            fields={{ id: reverse.id, requestKey: messageKey }}
            unsent={actionData?.unsent}
          />
        </div>
        <div className="grid gap-6 lg:sticky lg:top-6">
          <ReturnLabelCard reverse={reverse} qr={labelCode} />
          <RefundCard reverse={reverse} />
          {reverse.returnAddress ? <ReturnAddressCard address={reverse.returnAddress} /> : null}
          <OrderCard reverse={reverse} />
        </div>
      </div>
      {actionData && !actionData.unsent ? <AnswerToast answer={actionData} /> : null}
    </div>
  )
}

/** The parcel with the shop's label is with its carrier. */
async function handIn(shop: Shop, form: FormData): Promise<void> {
  const { carrierId, number } = readSendBack(form)
  await shop.call('POST /api/trantor/flow/trade_PostBackReverseTradeOrderFlow', {
    id: String(form.get('id') ?? ''),
    fulfillmentProgressList: [
      { serviceCode: number, fulfillmentServiceProvider: { id: Number(carrierId) } },
    ],
    returnMode: 'SELF_DELIVERY',
  })
}

const doneWords: Readonly<Record<Done, MessageDescriptor>> = {
  handIn: msg`The parcel is on its way to the shop`,
  cancel: msg`The application has been cancelled`,
  confirmExchange: msg`Receipt confirmed`,
  refundLost: msg`You will get a refund`,
  acceptOffer: msg`You have accepted the offer`,
  declineOffer: msg`You have declined the offer`,
  writeToShop: msg`Your message has been sent to the shop`,
}

function AnswerToast({ answer }: { answer: Answer }) {
  const { i18n } = useLingui()
  return (
    <Toast about={answer} tone={answer.done ? 'done' : 'info'}>
      {answer.done ? (
        i18n._(doneWords[answer.done])
      ) : answer.isOffline ? (
        <Trans>You’re offline. Please try again when you have a connection.</Trans>
      ) : (
        answer.sentence
      )}
    </Toast>
  )
}
