import type { MerchantReverse } from '@galleria/contract/after-sales'
import { isAboutMoney } from '@galleria/contract/after-sales-rules'
import { Plural, Trans } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { Link } from 'react-router'
import detail from '../../parts/detail.module.css'
import { useFormat } from '../../parts/use-format.ts'
import order from '../order/order.module.css'
import { useReverseDesk } from './reverse-desk.ts'
import { useReverseWords } from './reverse-words.ts'

/** What this buyer has asked of this shop before, and how it ended. */
export function EarlierRequests({ reverse }: { readonly reverse: MerchantReverse }) {
  const format = useFormat()
  const words = useReverseWords()
  const { requestPath } = useReverseDesk()
  const earlier = reverse.earlierReverseList
  if (earlier.length === 0) return null
  return (
    <section aria-labelledby="earlier">
      <Title order={2} id="earlier">
        <Trans>Earlier requests of this buyer</Trans>
      </Title>
      <p className={detail['minor']}>
        <Plural
          value={earlier.length}
          one="# request at this shop, newest first."
          other="# requests at this shop, newest first."
        />
      </p>
      <ul className={order['parcels']}>
        {earlier.map((one) => (
          <li key={one.id}>
            <div className={detail['headline']}>
              <Link to={requestPath(one.id)}>{one.reverseTradeOrderCode}</Link>
              <span className={detail['minor']}>
                {one.isInDispute ? (
                  <Trans>With the mall</Trans>
                ) : (
                  words.status(one.reverseTradeOrderStatus)
                )}
              </span>
            </div>
            <div className={detail['facts']}>
              <span>{format.moment(one.createdAt)}</span>
              <span>{words.type(one.reverseTradeOrderType)}</span>
              <span>{words.reason(one.reverseReason)}</span>
              {isAboutMoney(one) && <span>{format.money(one.refundAmount)}</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
