import { data, redirect } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import type { Route } from './+types/export.ts'
import { waitOf } from '../../parts/account/form-answer.ts'
import { loginFirst } from '../../parts/buyer/read-for-buyer.ts'
import { shopOf } from '../../shop-context.ts'

/**
 * Everything the mall knows about its member, as a file. By a POST, so that no link elsewhere can
 * start it.
 */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const everything = await shopOf(context).call('POST /auth/web/user/export', {})
    const name = `galleria-${everything.madeAt.slice(0, 10)}.json`
    return new Response(JSON.stringify(everything, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    if (!isProblem(error)) throw error
    if (error.status === 401)
      throw loginFirst(new Request(new URL('/buyer/account/data', request.url)))
    if (error.code === '429') throw redirect(`/buyer/account/data?wait=${waitOf(error.body)}`, 303)
    throw data(null, error.status)
  }
}

export function loader() {
  return redirect('/buyer/account/data')
}
