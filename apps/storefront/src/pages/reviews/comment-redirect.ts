import { redirect } from 'react-router'
import type { Route } from './+types/comment-redirect.ts'

/** The documents name the form twice [REV-014]; this name leads to the other. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/buyer/comment-add${new URL(request.url).search}`, 301)
}
