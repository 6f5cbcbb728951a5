import { isAboutMoney } from '@galleria/contract/after-sales-rules'
import { Trans } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAskedText } from '../../parts/points-and-money.ts'
import detail from '../../parts/detail.module.css'
import { Figures } from '../../parts/figures.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { AnswerBy } from '../after-sales/answer-by.tsx'
import { ReverseBadge } from '../after-sales/reverse-badge.tsx'
import { reversesOfOrderQuery } from '../after-sales/reverse-queries.ts'
import { useReverseWords } from '../after-sales/reverse-words.ts'
import styles from './order.module.css'

/** What the buyer has asked back of this order. Nothing for an order without any. */
export function OrderRequests({ orderId }: { readonly orderId: string }) {
  const format = useFormat()
  const askedText = useAskedText()
  const words = useReverseWords()
  const requests = useQuery(reversesOfOrderQuery(orderId))
  if (!requests.data || requests.data.data.length === 0) return null
  return (
    <section aria-labelledby="requests">
      <Title order={2} id="requests">
        <Trans>After-sales</Trans>
      </Title>
      <ul className={styles['parcels']}>
        {requests.data.data.map((one) => (
          <li key={one.id}>
            <div className={detail['headline']}>
              <Link to={`/after-sales/${one.id}?view=all`}>{one.reverseTradeOrderCode}</Link>
              <ReverseBadge reverse={one} />
            </div>
            <div className={detail['facts']}>
              <span>{format.moment(one.createdAt)}</span>
              {isAboutMoney(one) ? (
                <Figures text={askedText(one)} />
              ) : (
                <span>{words.type(one.reverseTradeOrderType)}</span>
              )}
              <AnswerBy reverse={one} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
