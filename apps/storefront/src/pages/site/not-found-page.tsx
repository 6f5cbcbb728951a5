import { data } from 'react-router'

/** Whatever no route knows: the frame's error page, with the status that says so. */
export function loader() {
  throw data(null, 404)
}
export const action = loader

export default function NotFoundPage() {
  return null
}
