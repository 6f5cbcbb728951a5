import type { MerchantReverse } from '@galleria/contract/after-sales'
import { isAboutMoney } from '@galleria/contract/after-sales-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import detail from '../../parts/detail.module.css'
import { Notice } from '../../parts/notice.tsx'
import { Photos } from '../../parts/photos.tsx'
import { useFormat } from '../../parts/use-format.ts'
import own from './after-sales.module.css'
import { AnswerForm } from './answer-form.tsx'
import { answersTo, type AnswerIntent } from './answer-rules.ts'
import { EarlierRequests } from './earlier-requests.tsx'
import { GoodsComingBack } from './goods-coming-back.tsx'
import { InspectGoods } from './inspect-goods.tsx'
import { OrderNow } from './order-now.tsx'
import { Offered } from './offered.tsx'
import { Replacement } from './replacement.tsx'
import { ReceiptLink, ReverseAmounts } from './reverse-amounts.tsx'
import { ReverseBadge } from './reverse-badge.tsx'
import { ReverseCase } from './reverse-case.tsx'
import { ReverseMessages } from './reverse-messages.tsx'
import { ReverseGoods } from './reverse-goods.tsx'
import { ReverseHistory } from './reverse-history.tsx'
import { DisputeSides } from '../disputes/dispute-sides.tsx'
import { EarlierAnswers } from './earlier-answers.tsx'
import { SayToMall } from './say-to-mall.tsx'
import { useAnswer } from './use-answer.tsx'

/**
 * The case, the money, the answer, and how it came about. What became of an answer outlives the
 * form, which goes with the state.
 */
export function ReverseDetail({
  reverse,
  intent,
}: {
  readonly reverse: MerchantReverse
  readonly intent: AnswerIntent
}) {
  const format = useFormat()
  const answering = useAnswer(reverse)
  const canAnswer = answersTo(reverse).length > 0
  return (
    <>
      <div className={detail['facts']}>
        <ReverseBadge reverse={reverse} />
        <span>{format.moment(reverse.createdAt)}</span>
        <span>{reverse.shop.name}</span>
        {reverse.decidedBySilence && (
          <span>
            <Trans>approved automatically, nobody answered in time</Trans>
          </span>
        )}
      </div>
      {!canAnswer && answering.notice}
      {reverse.reverseTradeOrderStatus === 'REFUND_FAIL' && (
        <Notice
          tone="warn"
          title={<Trans>The payment provider has not given the money back</Trans>}
        >
          <Trans>The mall tries it again. There is nothing for you to do.</Trans>
        </Notice>
      )}
      {reverse.statutoryRefundTime && (
        <Statutory due={format.moment(reverse.statutoryRefundTime)} />
      )}
      <ReverseCase reverse={reverse} />
      <EarlierAnswers reverse={reverse} />
      <section aria-labelledby="reverse-goods">
        <Title order={2} id="reverse-goods">
          <Trans>Items</Trans>
        </Title>
        <ReverseGoods
          lines={reverse.reverseTradeOrderLineList}
          withAmounts={isAboutMoney(reverse)}
        />
      </section>
      {isAboutMoney(reverse) && (
        <section aria-labelledby="reverse-amounts">
          <Title order={2} id="reverse-amounts">
            <Trans>Amounts</Trans>
          </Title>
          <ReverseAmounts reverse={reverse} />
          <ReceiptLink url={reverse.receiptUrl} />
        </section>
      )}
      <OrderNow reverse={reverse} />
      <EarlierRequests reverse={reverse} />
      <GoodsComingBack reverse={reverse} />
      <Replacement reverse={reverse} />
      {reverse.operationList.includes('pass') && <InspectGoods reverse={reverse} />}
      <Offered reverse={reverse} />
      {canAnswer && <AnswerForm reverse={reverse} answering={answering} intent={intent} />}
      <WhyRejected reverse={reverse} />
      <DisputeSides reverse={reverse} />
      <SayToMall reverse={reverse} />
      <ReverseMessages reverse={reverse} />
      <section aria-labelledby="reverse-history">
        <Title order={2} id="reverse-history">
          <Trans>History</Trans>
        </Title>
        <ReverseHistory entries={reverse.progressList} />
      </section>
    </>
  )
}

/** What the law says about a withdrawal, for who might look for a button to decline it. */
function Statutory({ due }: { readonly due: string }) {
  return (
    <Notice tone="warn" title={<Trans>The buyer has withdrawn by law</Trans>}>
      <Trans>
        It cannot be declined, and no piece can be refused. The refund is due on {due}, or once the
        goods have arrived or been handed to the carrier, if that is later. Check the goods as soon
        as they arrive, even if nobody has named the parcel.
      </Trans>
    </Notice>
  )
}

function WhyRejected({ reverse }: { readonly reverse: MerchantReverse }) {
  const { t } = useLingui()
  if (!reverse.auditRejectReason) return null
  return (
    <section aria-labelledby="rejected">
      <Title order={2} id="rejected">
        <Trans>Why it was rejected</Trans>
      </Title>
      <p className={own['words']}>{reverse.auditRejectReason}</p>
      <Photos
        urls={reverse.auditRejectAttachmentList.files.map(({ url }) => url)}
        name={t`Photos shown with the rejection`}
      />
    </section>
  )
}
