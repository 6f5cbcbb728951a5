import { data, redirect } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import { headOf } from '../../addresses/head.ts'
import { localPath } from '@galleria/contract/local-path'
import { readForm } from '../read-form.ts'
import type { Shop } from '../../shop-context.ts'

/** A page whose address is the key from a mail, and whose one button uses it. */

/**
 * Nobody keeps the page, and no other site learns where the reader came from. Our own does: without
 * an origin a form that is sent without a script would be refused.
 */
export const keyHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
} as const

/**
 * Shows a button and does nothing: programs that look at mails open their links, too. It does not
 * look at the key either, so that nothing can be learnt from it.
 */
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
    /** Where it leads on, once it is done. */ to: localPath(query.get('to')),
  }
}

/**
 * What the button does; then the page says that it is done. A key that is none, or is too old, is
 * said so. A mail program's own button has the key in the address, and follows no redirect (RFC
 * 8058).
 */
export async function spendKey(
  request: Request,
  path: string,
  send: (token: string) => Promise<{ readonly to?: string }>,
) {
  const form = await readForm(request)
  const isOneClick = form.get('List-Unsubscribe') === 'One-Click'
  const named = isOneClick ? new URL(request.url).searchParams.get('token') : form.get('token')
  try {
    const { to } = await send(String(named ?? ''))
    if (isOneClick) return data({ isSpoilt: false })
    return redirect(`${path}?done${to ? `&to=${encodeURIComponent(to)}` : ''}`, 303)
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    return data({ isSpoilt: true }, 404)
  }
}
