import { redirect } from 'react-router'
import { pointsPath } from './member-paths.ts'

/** The other name that the page of points has. */
export function loader() {
  return redirect(pointsPath, 301)
}
