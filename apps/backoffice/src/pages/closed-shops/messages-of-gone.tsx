import type { WaitingMessage } from '@galleria/contract/closed-shop-orders'
import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import cards from '../../parts/cards.module.css'
import { NoRows } from '../../parts/no-rows.tsx'
import { RowList } from '../../parts/row-list.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { PAGE_SIZE } from '../../parts/waiting-list.tsx'
import { messagesOfGoneQuery } from './closed-shop-queries.ts'

/**
 * Orders of removed shops whose buyer waits for an answer, the longest waiting first; it is given
 * at the order.
 */
export function MessagesOfGone({
  page: number,
  addressOf,
}: {
  readonly page: number
  readonly addressOf: (page: number) => string
}) {
  const { t } = useLingui()
  const page = useQuery(messagesOfGoneQuery(number))
  return (
    <RowList
      page={page}
      isNarrow
      none={
        <NoRows
          firstPage={number > 1 ? addressOf(1) : undefined}
          unfiltered={undefined}
          noneFits={null}
          nothing={<Trans>Nobody is waiting for an answer</Trans>}
        />
      }
      pager={{ page: number, pageSize: PAGE_SIZE, addressOf }}
    >
      {(found) => (
        <ul className={cards['cards']} aria-label={t`Messages about orders`}>
          {found.map((row) => (
            <MessageCard key={row.orderId} row={row} />
          ))}
        </ul>
      )}
    </RowList>
  )
}

function MessageCard({ row }: { readonly row: WaitingMessage }) {
  const format = useFormat()
  return (
    <li className={`card ${cards['card']}`} aria-label={row.tradeOrderCode}>
      <div className={cards['head']}>
        <Title order={2}>
          <Anchor component={Link} to={`/operator/orders/${row.orderId}`} inherit>
            {row.tradeOrderCode}
          </Anchor>
        </Title>
        <Text size="sm" c="dimmed">
          {[row.shop.name, row.buyerName].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Text style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }} lineClamp={4}>
        {row.content}
      </Text>
      <Text size="sm" c="dimmed">
        {format.moment(row.at)}
      </Text>
    </li>
  )
}
