import { isProblem, type ReplyOf } from '@galleria/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { mall } from './mall.ts'

export type Staff = ReplyOf<'POST /sapi/mall-merchant/staff/current'>
export type Today = ReplyOf<'POST /sapi/mall-merchant/order/today'>
/** `stranger` is signed in, but sells nothing here. */
export type Who = { readonly kind: 'staff'; readonly staff: Staff } | { readonly kind: 'stranger'; readonly email: string } | { readonly kind: 'nobody' }

export const whoQuery = queryOptions({ queryKey: ['who'], queryFn: findOutWho, staleTime: 300_000 })
export const todayQuery = queryOptions({ queryKey: ['orders', 'today'], queryFn: () => mall('POST /sapi/mall-merchant/order/today', {}) })

/** The staff call answers 401 to a buyer and to nobody alike, so the buyer's own call tells the two apart. */
async function findOutWho(): Promise<Who> {
  try {
    return { kind: 'staff', staff: await mall('POST /sapi/mall-merchant/staff/current', {}) }
  } catch (error) {
    if (!isProblem(error) || error.status !== 401) throw error
  }
  try {
    const user = await mall('POST /auth/web/user/current', {})
    return user.isTourist ? { kind: 'nobody' } : { kind: 'stranger', email: user.email }
  } catch (error) {
    if (isProblem(error) && error.status === 401) return { kind: 'nobody' }
    throw error
  }
}
