import { Outlet } from 'react-router'
import type { Route } from './+types/buyer-area.ts'
import { loadBuyerStyle } from '../styles/style.client.ts'
import { loadTexts } from '../texts/texts.client.ts'

/**
 * Cart, checkout, payment, orders, account: hydrated at once, with texts and a stylesheet of their
 * own.
 */
export const handle = { part: 'buyer' }

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    await Promise.all([loadTexts('buyer'), loadBuyerStyle()])
    return next()
  },
]

export default function BuyerArea() {
  return <Outlet />
}
