import type { MerchantReverse } from '@galleria/contract/after-sales'
import { Trans } from '@lingui/react/macro'
import { Anchor } from '@mantine/core'
import { Amount } from '../../parts/amount.tsx'
import detail from '../../parts/detail.module.css'
import { useFormat } from '../../parts/use-format.ts'
import { goodsOf } from './answer-rules.ts'
import { usePointsAndMoney } from '../../parts/points-and-money.ts'

/** How what is asked for comes about, and what has gone back of it. */
export function ReverseAmounts({ reverse }: { readonly reverse: MerchantReverse }) {
  const format = useFormat()
  const withPoints = usePointsAndMoney()
  const points = reverse.refundPoints
  const shipping =
    reverse.actualRefundShippingAmt.value > 0 && format.money(reverse.actualRefundShippingAmt)
  return (
    <dl className={detail['amounts']}>
      <Amount
        name={<Trans>Goods</Trans>}
        amount={withPoints({ amount: goodsOf(reverse), points })}
      />
      <Amount
        name={<Trans>Shipping</Trans>}
        amount={format.money(reverse.applyRefundShippingAmt)}
      />
      <Amount
        name={<Trans>Asked for</Trans>}
        amount={withPoints({ amount: reverse.applyRefundAmt, points })}
        isSum
      />
      <Amount
        name={<Trans>maximum refund</Trans>}
        amount={format.money(reverse.availableRefundAmt)}
        isMinor
      />
      {reverse.lossOfValue && reverse.lossOfValue.amt.value > 0 && (
        <Amount
          name={<Trans>Kept for loss of value</Trans>}
          amount={format.money(reverse.lossOfValue.amt)}
          isMinor
        />
      )}
      <Amount
        name={<Trans>Given back</Trans>}
        amount={withPoints({
          amount: reverse.actualRefundAmt,
          points: reverse.refundedTime === null ? 0 : points,
        })}
        isSum
      />
      {reverse.awaitsCapture && (
        <Amount
          name={<Trans>Waits until the payment is captured or written off</Trans>}
          amount={format.money(reverse.refundAmount)}
          isMinor
        />
      )}
      {reverse.untakenAmt.value > 0 && (
        <Amount
          name={<Trans>Never charged, so nothing to give back</Trans>}
          amount={format.money(reverse.untakenAmt)}
          isMinor
        />
      )}
      {shipping && <Amount name={<Trans>of it shipping</Trans>} amount={shipping} isMinor />}
    </dl>
  )
}

/** Where no credit note speaks of the money that went back, its receipt does. */
export function ReceiptLink({ url }: { readonly url: string | null }) {
  return (
    url && (
      <Anchor href={url} size="sm">
        <Trans>Refund receipt (PDF)</Trans>
      </Anchor>
    )
  )
}
