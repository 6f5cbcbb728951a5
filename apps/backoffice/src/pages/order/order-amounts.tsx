import type { MerchantOrder } from '@galleria/contract/merchant'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '../../parts/use-format.ts'
import { discountOf, payoutOf } from './amounts.ts'
import styles from './order.module.css'

/** How the payout comes about, line by line. Of an order that nobody will pay any more there is none. */
export function OrderAmounts({ order }: { readonly order: MerchantOrder }) {
  const format = useFormat()
  const discount = discountOf(order)
  const isPaid = order.paidAmt.value > 0
  const isOver = !isPaid && (order.displayStatus === 'CANCELED' || order.displayStatus === 'CLOSED')
  const rate = format.percent(order.taxRate)
  return (
    <dl className={styles['amounts']}>
      <Amount name={<Trans>Goods</Trans>} amount={format.money(order.skuAmt)} />
      <Amount name={<Trans>Shipping</Trans>} amount={format.money(order.shippingAmt)} />
      {discount.value < 0 && <Amount name={<Trans>Discount</Trans>} amount={format.money(discount)} />}
      <Amount name={isPaid ? <Trans>Paid by the buyer</Trans> : <Trans>Total</Trans>} amount={format.money(order.needPayAmt)} isSum />
      <Amount name={<Trans>contains {rate} tax</Trans>} amount={format.money(order.taxAmt)} isMinor />
      {!isOver && (
        <>
          <Amount name={<Trans>Commission of the mall</Trans>} amount={format.money({ ...order.commissionAmt, value: -order.commissionAmt.value })} />
          <Amount name={isPaid ? <Trans>Payout</Trans> : <Trans>Payout once it is paid</Trans>} amount={format.money(payoutOf(order))} isSum />
        </>
      )}
    </dl>
  )
}

function Amount({ name, amount, isSum = false, isMinor = false }: { readonly name: ReactNode; readonly amount: string; readonly isSum?: boolean; readonly isMinor?: boolean }) {
  return <div className={`${isSum ? styles['sum'] : ''} ${isMinor ? styles['minor'] : ''}`}><dt>{name}</dt><dd className="tabular">{amount}</dd></div>
}
