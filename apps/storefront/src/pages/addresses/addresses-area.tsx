import { Outlet } from 'react-router'
import type { Route } from './+types/addresses-area.ts'
import { loadTexts } from '../../texts/texts.client.ts'

/** Where addresses are typed, inside the buyer area: the words of the form are loaded with it. */
export const handle = { part: 'addresses' }

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    await loadTexts('addresses')
    return next()
  },
]

export default function AddressesArea() {
  return <Outlet />
}
