import { Trans } from '@lingui/react/macro'
import { Anchor, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import cards from '../../parts/cards.module.css'
import { CloseRequest } from './close-request.tsx'
import { proposedClosesQuery } from './close-queries.ts'

/** What somebody proposes to close by force, over the disputes. Nothing where nobody does. */
export function ProposedCloses() {
  const { data: requests = [] } = useQuery(proposedClosesQuery())
  if (requests.length === 0) return null
  return (
    <section aria-labelledby="proposed-closes">
      <Title order={2} id="proposed-closes">
        <Trans>Waiting for a second person</Trans>
      </Title>
      <ul className={cards['cards']}>
        {requests.map((one) => (
          <li
            key={one.id}
            className={`card ${cards['card']}`}
            aria-label={one.reverseTradeOrderCode}
          >
            <Text>
              {one.reverseTradeOrderCode} · {one.shopName} ·{' '}
              <Anchor
                component={Link}
                underline="always"
                to={`/operator/orders/${one.tradeOrder.id}`}
              >
                {one.tradeOrder.tradeOrderCode}
              </Anchor>
            </Text>
            <CloseRequest request={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}
