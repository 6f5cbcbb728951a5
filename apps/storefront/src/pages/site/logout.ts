import { redirect } from 'react-router'
import type { Route } from './+types/logout.ts'
import { shopOf } from '../../shop-context.ts'

/** Signs out, from the header's menu [HDR-013]. */
export async function action({ context }: Route.ActionArgs) {
  await shopOf(context).call('POST /auth/web/user/logout', {})
  return redirect('/', 303)
}

export function loader() {
  return redirect('/')
}
