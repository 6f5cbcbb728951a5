import type { MerchantOrder } from '@galleria/contract/merchant'
import { Trans } from '@lingui/react/macro'
import { Amount } from '../../parts/amount.tsx'
import detail from '../../parts/detail.module.css'
import { addUp, negative, takeOff } from '../../parts/money.ts'
import { useFormat } from '../../parts/use-format.ts'
import { discountOf } from './amounts.ts'

/** What of the payout waits until something is decided, and what is left of it meanwhile. */
function HeldAmounts({ order: { heldList, payoutAmt } }: { readonly order: MerchantOrder }) {
  const format = useFormat()
  if (heldList.length === 0) return null
  const held = heldList.map(({ amt }) => amt)
  return (
    <>
      {heldList.map(({ cause, amt }) => (
        <Amount
          key={cause}
          name={
            cause === 'REQUEST' ? (
              <Trans>On hold for a disputed request</Trans>
            ) : (
              <Trans>On hold for a disputed payment</Trans>
            )
          }
          amount={format.money(negative(amt))}
        />
      ))}
      <Amount
        name={<Trans>Payout without what is on hold</Trans>}
        amount={format.money(takeOff(payoutAmt, addUp(held)))}
        isSum
      />
    </>
  )
}

/**
 * How the payout comes about, line by line, as it is in the books. Of an order that nobody will pay
 * any more there is none.
 */
export function OrderAmounts({ order }: { readonly order: MerchantOrder }) {
  const format = useFormat()
  const discount = discountOf(order)
  const hasDeposit = order.displayStatus === 'PENDING_BALANCE'
  const isPaid = order.paidAmt.value > 0 && !hasDeposit
  const isOver = !isPaid && (order.displayStatus === 'CANCELED' || order.displayStatus === 'CLOSED')
  const rate = format.percent(order.taxRate)
  return (
    <dl className={detail['amounts']}>
      <Amount name={<Trans>Goods</Trans>} amount={format.money(order.skuAmt)} />
      <Amount name={<Trans>Shipping</Trans>} amount={format.money(order.shippingAmt)} />
      {order.serviceChargeAmt.value > 0 && (
        <Amount name={<Trans>Assembly</Trans>} amount={format.money(order.serviceChargeAmt)} />
      )}
      {order.insuranceAmt.value > 0 && (
        <Amount
          name={<Trans>Covers of the mall</Trans>}
          amount={format.money(order.insuranceAmt)}
        />
      )}
      {discount.value < 0 && (
        <Amount name={<Trans>Discount</Trans>} amount={format.money(discount)} />
      )}
      <Amount
        name={isPaid ? <Trans>Paid by the buyer</Trans> : <Trans>Total</Trans>}
        amount={format.money(isPaid ? order.paidAmt : order.needPayAmt)}
        isSum
      />
      {order.actualNeedPayPoints > 0 && (
        <Amount
          name={<Trans>Points, beside the money</Trans>}
          amount={format.count(Math.ceil(order.actualNeedPayPoints))}
        />
      )}
      {order.refundedPoints > 0 && (
        <Amount
          name={<Trans>Points given back</Trans>}
          amount={format.count(Math.ceil(order.refundedPoints))}
        />
      )}
      {hasDeposit && (
        <Amount name={<Trans>Deposit, paid</Trans>} amount={format.money(order.paidAmt)} isMinor />
      )}
      <Amount
        name={
          order.taxTreatment === 'STANDARD' ? (
            <Trans>contains {rate} tax</Trans>
          ) : order.taxTreatment === 'EXPORT' ? (
            <Trans>no tax: export</Trans>
          ) : (
            <Trans>no tax: reverse charge, the buyer’s company owes it</Trans>
          )
        }
        amount={format.money(order.taxAmt)}
        isMinor
      />
      {!isOver && (
        <>
          {order.refundedAmt.value > 0 && (
            <Amount
              name={<Trans>Given back to the buyer</Trans>}
              amount={format.money(negative(order.refundedAmt))}
            />
          )}
          <Amount
            name={<Trans>Commission of the mall</Trans>}
            amount={format.money(negative(order.commissionAmt))}
          />
          <Amount
            name={isPaid ? <Trans>Payout</Trans> : <Trans>Payout once it is paid</Trans>}
            amount={format.money(order.payoutAmt)}
            isSum
          />
          {isPaid && <HeldAmounts order={order} />}
        </>
      )}
    </dl>
  )
}
