import { Outlet } from 'react-router'
import type { Route } from './+types/account-area.ts'
import { loadTexts } from '../../texts/texts.client.ts'

/**
 * Signing in and up, and all that belongs to an account, inside the buyer area: their words are
 * loaded with them.
 */
export const handle = { part: 'account' }

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    await loadTexts('account')
    return next()
  },
]

export default function AccountArea() {
  return <Outlet />
}
