import { data, redirect } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import { headOf } from '../../addresses/head.ts'
import { readForm } from '../../parts/read-form.ts'
import type { Shop } from '../../shop-context.ts'

/** A page whose address is the key from a mail, and whose one button uses it. */

/** Nobody keeps the page, and no other site learns where the reader came from. Our own does: without an origin a form that is sent without a script would be refused. */
export const keyHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
} as const

/** Shows a button and does nothing: programs that look at mails open their links, too. It does not look at the key either, so that nothing can be learnt from it. */
export function readKey(
  shop: Shop,
  request: Request,
  { path, title }: { path: string; title: string },
) {
  const query = new URL(request.url).searchParams
  return {
    head: headOf(shop, { title, path, isListed: false }),
    token: query.get('token') ?? '',
    isDone: query.has('done'),
  }
}

/** What the button does; then the page says that it is done. A key that is none, or is too old, is said so. */
export async function spendKey(
  request: Request,
  path: string,
  send: (token: string) => Promise<unknown>,
) {
  const token = String((await readForm(request)).get('token') ?? '')
  try {
    await send(token)
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    return data({ isSpoilt: true }, 404)
  }
  return redirect(`${path}?done`, 303)
}
