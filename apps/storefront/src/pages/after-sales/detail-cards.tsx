import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WireReverse } from '@galleria/contract/after-sales'
import { isAboutMoney } from '@galleria/contract/after-sales-rules'
import { previewOf } from '@galleria/contract/upload-rules'
import { AmountRows } from '@galleria/ui/amount-rows'
import { DateText } from '@galleria/ui/date'
import { PhotoRow } from '@galleria/ui/photo-row'
import { PointsPrice } from '../../parts/points-text.tsx'
import { Price } from '../../parts/price.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { orderPath, reversePath } from '../orders/operations.ts'
import { useReverseWords } from './reverse-words.ts'

/**
 * The refund in figures: what was asked for, what the shop agreed to, what has come back [AS-025];
 * of an exchange only what it is.
 */
export function RefundCard({ reverse }: { reverse: WireReverse }) {
  const words = useReverseWords()
  return (
    <Card title={isAboutMoney(reverse) ? <Trans>Refund</Trans> : words.type('SALE_EXCHANGE')}>
      <Facts
        rows={[
          [<Trans key="n">Type</Trans>, words.type(reverse.reverseTradeOrderType)],
          [<Trans key="n">Status</Trans>, words.standing(reverse)],
          [<Trans key="n">Reason</Trans>, words.reason(reverse.reverseReason)],
          ...(reverse.isGuarantee
            ? [
                [
                  <Trans key="n">Under the legal guarantee</Trans>,
                  <Trans key="v">Yes</Trans>,
                ] as const,
              ]
            : []),
          ...(reverse.changeToReturn && reverse.offer?.answer !== 'ACCEPTED'
            ? [[<Trans key="n">Changed to a return</Trans>, <Trans key="v">Yes</Trans>] as const]
            : []),
        ]}
      />
      {reverse.differenceOf ? <DifferenceOf exchange={reverse.differenceOf} /> : null}
      {reverse.surchargeBackOf ? <SurchargeBackOf request={reverse.surchargeBackOf} /> : null}
      {isAboutMoney(reverse) ? <RefundFigures reverse={reverse} /> : null}
      {reverse.surchargeBack ? <SurchargeBack of={reverse.surchargeBack} /> : null}
    </Card>
  )
}

/** Why it is there at all: nobody has asked for it. */
function DifferenceOf({ exchange }: { exchange: NonNullable<WireReverse['differenceOf']> }) {
  const code = exchange.reverseTradeOrderCode
  return (
    <p className="mt-3">
      <Trans>
        The replacement from exchange{' '}
        <Link to={reversePath(exchange.id)} className="link">
          {code}
        </Link>{' '}
        costs less than you paid. This is the difference.
      </Trans>
    </p>
  )
}

function SurchargeBackOf({ request }: { request: NonNullable<WireReverse['surchargeBackOf']> }) {
  const code = request.reverseTradeOrderCode
  return (
    <p className="mt-3">
      <Trans>
        This is the price difference that you paid for an exchange. It goes back with application{' '}
        <Link to={reversePath(request.id)} className="link">
          {code}
        </Link>
        .
      </Trans>
    </p>
  )
}

/** The goods had cost more than those that were ordered: that goes back, too. */
function SurchargeBack({ of }: { of: NonNullable<WireReverse['surchargeBack']> }) {
  const links = of.requestList.map(({ id, reverseTradeOrderCode: code }, index) => (
    <Fragment key={id}>
      {index > 0 ? ', ' : null}
      <Link to={reversePath(id)} className="link">
        {code}
      </Link>
    </Fragment>
  ))
  return (
    <p className="mt-4 border-t border-line pt-4">
      {links.length > 0 ? (
        <Trans>
          You also get <Price amount={of.amt} /> back, the price difference that you paid for the
          exchange: {links}
        </Trans>
      ) : (
        <Trans>
          You also get <Price amount={of.amt} /> back, the price difference that you paid for the
          exchange.
        </Trans>
      )}
    </p>
  )
}

function RefundFigures({ reverse }: { reverse: WireReverse }) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <AmountRows
        rows={[
          {
            key: 'asked',
            label: <Trans>Refund amount</Trans>,
            amount: <PointsPrice points={reverse.refundPoints} amount={reverse.applyRefundAmt} />,
          },
          ...(reverse.lossOfValue && reverse.lossOfValue.amt.value > 0
            ? [
                {
                  key: 'loss',
                  label: <Trans>kept by the shop for loss of value</Trans>,
                  amount: <Price amount={reverse.lossOfValue.amt} />,
                  kind: 'muted' as const,
                },
              ]
            : []),
          {
            key: 'askedShipping',
            label: <Trans>of which delivery</Trans>,
            amount: <Price amount={reverse.applyRefundShippingAmt} />,
            kind: 'muted',
          },
          {
            key: 'agreedShipping',
            label: <Trans>for delivery, agreed by the shop</Trans>,
            amount: <Price amount={reverse.sellerConfirmRefundShippingAmt} />,
            kind: 'muted',
          },
          {
            key: 'actual',
            label: <Trans>Refunded</Trans>,
            amount: (
              <PointsPrice
                points={reverse.refundedTime === null ? 0 : reverse.refundPoints}
                amount={reverse.actualRefundAmt}
              />
            ),
            kind: 'total',
          },
          {
            key: 'actualShipping',
            label: <Trans>of which delivery</Trans>,
            amount: <Price amount={reverse.actualRefundShippingAmt} />,
            kind: 'muted',
          },
          ...(reverse.untakenAmt.value > 0
            ? [
                {
                  key: 'untaken',
                  label: <Trans>No longer owed</Trans>,
                  amount: <Price amount={reverse.untakenAmt} />,
                  kind: 'muted' as const,
                },
              ]
            : []),
        ]}
      />
      {reverse.receiptUrl ? (
        <a href={reverse.receiptUrl} className="link mt-4 inline-block">
          <Trans>Download the refund receipt (PDF)</Trans>
        </a>
      ) : null}
    </div>
  )
}

/** What the buyer wrote, and the photos only buyer and seller can see. */
export function RemarkCard({ reverse }: { reverse: WireReverse }) {
  const { t } = useLingui()
  const remarks = reverse.remarkList.filter(
    ({ remark, attachmentList }) => remark || attachmentList.files.length > 0,
  )
  if (remarks.length === 0) return null
  return (
    <Card title={<Trans>Your remarks</Trans>}>
      {remarks.map(({ remark, attachmentList: { files } }, index) => (
        <div key={index} className="grid gap-3">
          {remark ? <p className="wrap-anywhere whitespace-pre-line">{remark}</p> : null}
          <PhotoRow
            photos={files.map(({ url }) => ({ url, preview: previewOf(url) }))}
            words={{
              title: t`Your photos`,
              close: t`Close`,
              previous: t`Previous photo`,
              next: t`Next photo`,
              open: (number) => t`Your photo ${number}, enlarge`,
              photo: (number) => t`Your photo ${number}`,
            }}
          />
        </div>
      ))}
    </Card>
  )
}

export function OrderCard({ reverse: { tradeOrder } }: { reverse: WireReverse }) {
  const { locale, front } = useShop()
  return (
    <Card title={<Trans>Order</Trans>}>
      <Facts
        rows={[
          [
            <Trans key="n">Order number</Trans>,
            <Link key="v" to={orderPath(tradeOrder.id)} className="link">
              {tradeOrder.tradeOrderCode}
            </Link>,
          ],
          [
            <Trans key="n">Ordered</Trans>,
            <DateText
              key="v"
              iso={tradeOrder.timeline.orderedTime}
              shape="moment"
              locale={locale}
              timeZone={front.timeZone}
            />,
          ],
        ]}
      />
    </Card>
  )
}

function Card({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="mb-3 text-title">{title}</h2>
      {children}
    </section>
  )
}

function Facts({ rows }: { rows: readonly (readonly [ReactNode, ReactNode])[] }) {
  return (
    <dl className="grid gap-2">
      {rows.map(([name, value], index) => (
        <div key={index} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
