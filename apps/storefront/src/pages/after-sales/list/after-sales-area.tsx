import { Outlet } from 'react-router'
import type { Route } from './+types/after-sales-area.ts'
import { loadTexts } from '../../../texts/texts.client.ts'

/**
 * Asking for money back and following it, inside the orders' area: its words are loaded with it.
 */
export const handle = { part: 'after-sales' }

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    await loadTexts('after-sales')
    return next()
  },
]

export default function AfterSalesArea() {
  return <Outlet />
}
