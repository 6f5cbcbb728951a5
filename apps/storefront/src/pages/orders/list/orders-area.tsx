import { Outlet } from 'react-router'
import type { Route } from './+types/orders-area.ts'
import { loadTexts } from '../../../texts/texts.client.ts'

/** Payment and orders, inside the buyer area: their words are loaded with them. */
export const handle = { part: 'orders' }

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    await loadTexts('orders')
    return next()
  },
]

export default function OrdersArea() {
  return <Outlet />
}
