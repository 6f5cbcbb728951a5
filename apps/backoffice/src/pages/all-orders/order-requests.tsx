import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAskedText } from '../../parts/points-and-money.ts'
import { operatorQuery } from '../../api/queries.ts'
import detail from '../../parts/detail.module.css'
import { Figures } from '../../parts/figures.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { ReceiptLink } from '../after-sales/reverse-amounts.tsx'
import { useReverseWords } from '../after-sales/reverse-words.ts'
import { CloseRequest } from '../disputes/close-request.tsx'
import { requestsOfOrderQuery } from '../disputes/close-queries.ts'
import { OrderPart } from '../order/order-part.tsx'
import styles from '../order/order.module.css'

/**
 * What the buyer has asked back of an order, for the mall: where it stands, and whether it is
 * closed by force. Nothing for an order without any.
 */
export function RequestsOfOrder({ orderId }: { readonly orderId: string }) {
  const format = useFormat()
  const askedText = useAskedText()
  const words = useReverseWords()
  const { data: operator } = useQuery(operatorQuery)
  const { data: requests = [] } = useQuery({
    ...requestsOfOrderQuery(orderId),
    enabled: operator?.rights.includes('service') ?? false,
  })
  if (requests.length === 0) return null
  return (
    <OrderPart id="requests" title={<Trans>After-sales</Trans>}>
      <ul className={styles['parcels']}>
        {requests.map((one) => (
          <li key={one.id}>
            <div className={detail['headline']}>
              {one.isInDispute ? (
                <Link to={`/operator/disputes/${one.id}`}>{one.reverseTradeOrderCode}</Link>
              ) : (
                <span>{one.reverseTradeOrderCode}</span>
              )}
              <span>{words.status(one.reverseTradeOrderStatus)}</span>
            </div>
            <div className={detail['facts']}>
              <span>{format.moment(one.createdAt)}</span>
              <span>{words.type(one.reverseTradeOrderType)}</span>
              <Figures text={askedText(one)} />
              <ReceiptLink url={one.receiptUrl} />
            </div>
            <CloseRequest request={one} />
          </li>
        ))}
      </ul>
    </OrderPart>
  )
}
