import { Outlet } from 'react-router'
import type { Route } from './+types/reviews-area.ts'
import { loadTexts } from '../../texts/texts.client.ts'

/** A member's own reviews, inside the buyer area: their words are loaded with them. */
export const handle = { part: 'reviews' }

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    await loadTexts('reviews')
    return next()
  },
]

export default function ReviewsArea() {
  return <Outlet />
}
