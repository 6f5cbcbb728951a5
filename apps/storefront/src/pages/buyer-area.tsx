import { Outlet } from 'react-router'
import type { Route } from './+types/buyer-area.ts'
import { loadTexts } from '../texts.client.ts'

/** Cart, checkout, payment, orders, account: hydrated at once, with a catalogue of texts of their own. */
export const handle = { part: 'buyer' }

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [async (_, next) => {
  await loadTexts('buyer')
  return next()
}]

export default function BuyerArea() {
  return <Outlet />
}
