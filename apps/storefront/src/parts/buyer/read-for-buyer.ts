import { data, redirect } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import { pageOf } from '../../addresses/page-path.ts'

/**
 * Reads a page of one buyer. Without a session the reader signs in first and comes back; what is
 * not the reader's own is not there.
 */
export async function readForBuyer<Page>(
  request: Request,
  read: () => Promise<Page>,
): Promise<Page> {
  try {
    return await read()
  } catch (error) {
    if (!isProblem(error)) throw error
    if (error.status === 401) throw loginFirst(request)
    // An id that is none is as little there as one of somebody else.
    if (error.status === 404 || error.code === 'request.malformed') throw data(null, 404)
    throw error
  }
}

/** `note`: what the sign-in page says the account is for; without it, nothing. */
export function loginFirst(request: Request, note?: 'refund' | 'review'): Response {
  const { pathname, search } = pageOf(request)
  const why = note ? `&note=${note}` : ''
  return redirect(`/login?to=${encodeURIComponent(pathname + search)}${why}`, 303)
}
