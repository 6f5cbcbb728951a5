import { redirect } from 'react-router'
import type { Route } from './+types/category-redirect.ts'

/** The short address of a room. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/search?category=${encodeURIComponent(params.key)}`, 301)
}
