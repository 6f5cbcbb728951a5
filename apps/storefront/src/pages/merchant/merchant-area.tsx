import { Outlet } from 'react-router'
import type { Route } from './+types/merchant-area.ts'
import { loadTexts } from '../../texts/texts.client.ts'

/**
 * What is for shops alone: applying to sell, inside the buyer area, and the preview of an item. Its
 * words are loaded with it.
 */
export const handle = { part: 'merchant' }

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    await loadTexts('merchant')
    return next()
  },
]

export default function MerchantArea() {
  return <Outlet />
}
