import type { MerchantOrder } from '@galleria/contract/merchant'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import type { OrderIntent } from '../orders/order-intent.ts'
import { nextToShipQuery } from '../orders/order-queries.ts'

const atItsForm: OrderIntent = { shipAsked: 0 }

/** After the last parcel of an order: the one that waits longest, at its shipping form. */
export function NextOrder({ order }: { readonly order: MerchantOrder }) {
  const { search } = useLocation()
  const { data } = useQuery(nextToShipQuery)
  const next = data?.data.find(({ id }) => id !== order.id)
  if (!next) return null
  const { tradeOrderCode: code } = next
  return (
    <div>
      <Button component={Link} to={`/orders/${next.id}${search}`} state={atItsForm}>
        <Trans>Next order to ship: {code}</Trans>
      </Button>
    </div>
  )
}
