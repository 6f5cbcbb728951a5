import type { ReactNode } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import type { WireApplyPreview } from '@galleria/contract/apply-preview'
import type { WireMoney } from '@galleria/contract/wire'
import { AmountRows, type AmountRow } from '@galleria/ui/amount-rows'
import { Times, useQuantityText } from '../../../parts/measure.tsx'
import { PointsPrice } from '../../../parts/points-text.tsx'
import { Price } from '../../../parts/price.tsx'
import type { PreviewState } from './use-preview.ts'

/** The server's preview: how the most that can be refunded comes about, line by line. */
export function AvailableCard({
  previewed: { preview, isBusy: isWorking, hasFailed, sentence, retry },
}: {
  previewed: PreviewState
}) {
  return (
    <section
      aria-busy={isWorking}
      className="card p-5 sm:p-6 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-4 lg:row-start-1"
    >
      <h2 className="text-title">
        <Trans>Your refund</Trans>
      </h2>
      <div
        aria-live="polite"
        className={`mt-4 transition-opacity ${isWorking ? 'opacity-50' : ''}`}
      >
        {preview ? (
          <>
            <AmountRows rows={rowsOf(preview)} />
            <HowItComes preview={preview} />
            {preview.surchargeBackAmt.value > 0 ? (
              <p className="mt-3 text-small text-muted">
                <Trans>
                  You also get <Price amount={preview.surchargeBackAmt} /> back, the price
                  difference that you paid for the exchange.
                </Trans>
              </p>
            ) : null}
          </>
        ) : (
          <p className="text-muted">
            <Trans>Nothing is chosen yet.</Trans>
          </p>
        )}
      </div>
      {hasFailed ? (
        <p role="alert" className="mt-3 text-small text-warn">
          {sentence ?? <Trans>The amount could not be worked out at the moment.</Trans>}{' '}
          <button type="button" onClick={retry} className="link tap">
            <Trans>Try again</Trans>
          </button>
        </p>
      ) : null}
      <noscript>
        <button type="submit" name="intent" value="preview" className="btn btn-quiet mt-4 w-full">
          <Trans>Work out the amount</Trans>
        </button>
      </noscript>
    </section>
  )
}

/**
 * How the most comes about, as the server says: at their price, less discounts and what has gone
 * back of them already, with delivery; and the tax in it. Of an exchange no money is spoken.
 */
function HowItComes({ preview }: { preview: WireApplyPreview }) {
  const { goodsAmt, extrasAmt, discountAmt, earlierAmt, taxAmt } = preview.availableRefundParts
  if (goodsAmt.value === 0) return null
  const row = (key: string, label: ReactNode, amount: WireMoney, sign = 1): AmountRow[] =>
    amount.value === 0
      ? []
      : [{ key, label, amount: <Price amount={{ ...amount, value: sign * amount.value }} /> }]
  return (
    <section className="mt-5 border-t border-line pt-4 text-small text-muted">
      <h3 className="mb-2">
        <Trans>How this amount comes about</Trans>
      </h3>
      <AmountRows
        rows={[
          ...row('goods', <Trans>Goods at their price</Trans>, goodsAmt),
          ...row('extras', <Trans>Assembly and cover</Trans>, extrasAmt),
          ...row('discount', <Trans>Share of the discounts</Trans>, discountAmt, -1),
          ...row('earlier', <Trans>Refunded or requested before</Trans>, earlierAmt, -1),
          ...row('delivery', <Trans>Delivery</Trans>, preview.availableRefundShippingAmt),
          { key: 'tax', label: <Trans>VAT included</Trans>, amount: <Price amount={taxAmt} /> },
        ]}
      />
    </section>
  )
}

function NotSent({ line }: { line: WireApplyPreview['reverseTradeOrderLineList'][number] }) {
  const left = useQuantityText()(line.cancelQty, line.tradeOrderLine.sku)
  return line.tradeOrderLine.sku.marketingUnit ? (
    <Trans>{left} not sent yet</Trans>
  ) : (
    <Plural value={line.cancelQty} one="# not sent yet" other="# not sent yet" />
  )
}

function rowsOf({
  reverseTradeOrderLineList,
  availableRefundAmt,
  availableRefundPoints,
  availableRefundShippingAmt,
}: WireApplyPreview): AmountRow[] {
  return [
    ...reverseTradeOrderLineList.map((line): AmountRow => ({
      key: line.id,
      label: (
        <span className="wrap-anywhere">
          {line.reverseQty > 1 || line.tradeOrderLine.sku.marketingUnit ? (
            <>
              <Times qty={line.reverseQty} sku={line.tradeOrderLine.sku} />{' '}
            </>
          ) : null}
          {line.tradeOrderLine.sku.name}
          {line.cancelQty > 0 ? (
            <span className="block text-small text-muted">
              <NotSent line={line} />
            </span>
          ) : null}
        </span>
      ),
      amount: <PointsPrice points={line.refundPoints} amount={line.availableRefundAmt} />,
    })),
    ...(availableRefundShippingAmt.value > 0
      ? [
          {
            key: 'shipping',
            label: <Trans>Delivery</Trans>,
            amount: <Price amount={availableRefundShippingAmt} />,
          },
        ]
      : []),
    {
      key: 'total',
      label: <Trans>Maximum refund</Trans>,
      amount: <PointsPrice points={availableRefundPoints} amount={availableRefundAmt} />,
      kind: 'total',
    },
  ]
}
