import { isProblem, type ReplyOf } from '@galleria/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { mall } from './mall.ts'

export type Staff = ReplyOf<'POST /sapi/mall-merchant/staff/current'>
export type Today = ReplyOf<'POST /sapi/mall-merchant/order/today'>
/** `stranger` is signed in, but sells nothing here. */
export type Who = { readonly kind: 'staff'; readonly staff: Staff } | { readonly kind: 'stranger'; readonly email: string } | { readonly kind: 'nobody' }

export const whoQuery = queryOptions({ queryKey: ['who'], queryFn: findOutWho, staleTime: 300_000 })
export const todayQuery = queryOptions({ queryKey: ['orders', 'today'], queryFn: () => mall('POST /sapi/mall-merchant/order/today', {}) })

const LOOK_AGAIN_MS = 60_000

/** How many requests wait for an answer of the shop, and until when the first of them does. Silence is a yes, so it is asked again while the page stands open. */
export const toAnswerQuery = queryOptions({
  queryKey: ['after-sales', 'to-answer'], refetchInterval: LOOK_AGAIN_MS,
  queryFn: async () => {
    const { data, total } = await mall('POST /sapi/mall-merchant/reverseorder/page', { status: ['WAITING_FOR_AUDIT_BY_SELLER'], sort: 'oldest', pageNo: 1, pageSize: 1 })
    return { count: total, answerBy: data[0]?.nextStepTime ?? undefined }
  },
})
export const toReplyQuery = queryOptions({
  queryKey: ['reviews', 'to-reply'], refetchInterval: LOOK_AGAIN_MS,
  queryFn: async () => (await mall('POST /sapi/mall-merchant/comment/page', { answered: false, pageNo: 1, pageSize: 1 })).total,
})

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
