import type { WireDisputeDetail } from '@galleria/contract/after-sales-dispute'
import { isAboutMoney } from '@galleria/contract/after-sales-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { useAskedText } from '../../parts/points-and-money.ts'
import { DetailDrawer } from '../../parts/detail-drawer.tsx'
import { DetailPlaceholder } from '../../parts/detail-placeholder.tsx'
import detail from '../../parts/detail.module.css'
import { Photos } from '../../parts/photos.tsx'
import { useFormat } from '../../parts/use-format.ts'
import own from '../after-sales/after-sales.module.css'
import { ReverseGoods } from '../after-sales/reverse-goods.tsx'
import { ReverseHistory } from '../after-sales/reverse-history.tsx'
import { useReverseWords } from '../after-sales/reverse-words.ts'
import { MessageList } from '../order/message-list.tsx'
import { DisputeSides } from './dispute-sides.tsx'
import { disputeQuery } from './dispute-queries.ts'
import { RuleForm } from './rule-form.tsx'

/** One dispute with all that both sides have said and shown, beside the list. */
export function DisputePage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { search } = useLocation()
  const dispute = useQuery(disputeQuery(id))
  const code = dispute.data?.reverseTradeOrderCode ?? ''
  return (
    <DetailDrawer
      title={code ? <Trans>Dispute {code}</Trans> : <Trans>Dispute</Trans>}
      close={() => void navigate(`/operator/disputes${search}`)}
      closeName={t`Close the dispute`}
    >
      <title>
        {code ? t`Dispute ${code} – Galleria back office` : t`Disputes – Galleria back office`}
      </title>
      {dispute.data && <Detail key={dispute.data.id} reverse={dispute.data} />}
      <DetailPlaceholder
        query={dispute}
        icon={<IconScale size={36} stroke={1.5} aria-hidden />}
        gone={<Trans>The mall was not asked about such a request</Trans>}
        list="/operator/disputes"
        toList={<Trans>Go to the disputes</Trans>}
      />
    </DetailDrawer>
  )
}

function Detail({ reverse }: { readonly reverse: WireDisputeDetail }) {
  const { t } = useLingui()
  const evidence = reverse.remarkList.flatMap(({ attachmentList }) =>
    attachmentList.files.map(({ url }) => url),
  )
  return (
    <>
      <Case reverse={reverse} />
      <Photos urls={evidence} name={t`Evidence`} />
      <section aria-labelledby="declined">
        <Title order={2} id="declined">
          <Trans>Why the shop declined it</Trans>
        </Title>
        <p className={own['words']}>{reverse.auditRejectReason || reverse.qcRejectReason}</p>
        <Photos
          urls={reverse.auditRejectAttachmentList.files.map(({ url }) => url)}
          name={t`Photos shown with the rejection`}
        />
        <Photos
          urls={reverse.qcAttachmentList.files.map(({ url }) => url)}
          name={t`What the shop found`}
        />
      </section>
      <DisputeSides reverse={reverse} />
      <RuleForm reverse={reverse} />
      <section aria-labelledby="dispute-goods">
        <Title order={2} id="dispute-goods">
          <Trans>Items</Trans>
        </Title>
        <ReverseGoods
          lines={reverse.reverseTradeOrderLineList}
          withAmounts={isAboutMoney(reverse)}
        />
      </section>
      <section aria-labelledby="dispute-messages">
        <Title order={2} id="dispute-messages">
          <Trans>What they have written to each other</Trans>
        </Title>
        <MessageList messages={reverse.messageList} isOfRequest />
      </section>
      <section aria-labelledby="dispute-history">
        <Title order={2} id="dispute-history">
          <Trans>History</Trans>
        </Title>
        <ReverseHistory entries={reverse.progressList} isMalls />
      </section>
    </>
  )
}

function Case({ reverse }: { readonly reverse: WireDisputeDetail }) {
  const format = useFormat()
  const askedText = useAskedText()
  const words = useReverseWords()
  const { tradeOrder, shop, seller, buyerName, reverseNotes } = reverse
  const remark = reverseNotes.reverseText
  return (
    <section aria-labelledby="dispute-case" className={own['case']}>
      <Title order={2} id="dispute-case" m={0}>
        <Trans>What was asked for</Trans>
      </Title>
      <dl>
        <dt>
          <Trans>Buyer</Trans>
        </dt>
        <dd className={own['words']}>{buyerName || <Trans>has deleted the account</Trans>}</dd>
        <dt>
          <Trans>Shop</Trans>
        </dt>
        <dd className={own['words']}>{[shop.name, seller.name].join(' · ')}</dd>
        <dt>
          <Trans>Order</Trans>
        </dt>
        <dd>
          <Anchor component={Link} to={`/operator/orders/${tradeOrder.id}`}>
            {tradeOrder.tradeOrderCode}
          </Anchor>
        </dd>
        <dt>
          <Trans>Request type</Trans>
        </dt>
        <dd>{words.type(reverse.reverseTradeOrderType)}</dd>
        <dt>
          <Trans>Reason</Trans>
        </dt>
        <dd>{words.reason(reverse.reverseReason)}</dd>
        {reverse.lossOfValueOf && (
          <>
            <dt>
              <Trans>Loss of value of</Trans>
            </dt>
            <dd>{reverse.lossOfValueOf.reverseTradeOrderCode}</dd>
          </>
        )}
        {isAboutMoney(reverse) && (
          <>
            <dt>
              <Trans>Asked for</Trans>
            </dt>
            <dd>{askedText(reverse)}</dd>
          </>
        )}
        {remark && (
          <>
            <dt>
              <Trans>Remark</Trans>
            </dt>
            <dd className={own['words']}>{remark}</dd>
          </>
        )}
      </dl>
      <div className={detail['minor']}>{format.moment(reverse.createdAt)}</div>
    </section>
  )
}
