import { isProblem, type ReplyOf } from '@galleria/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { isAtDesk, mall, mallAtAnyDesk, showDesk } from './mall.ts'
import { openDesk } from './open-desk.ts'

export type Staff = ReplyOf<'POST /sapi/mall-merchant/staff/current'>
export type Today = ReplyOf<'POST /sapi/mall-merchant/order/today'>
export type Operator = ReplyOf<'POST /sapi/mall-operator/staff/current'>
/**
 * Somebody works in a shop, at the operator's desk, or at both. `stranger` is signed in, but at
 * neither; `path` is the way to a shop of the own.
 */
export type Who =
  | { readonly kind: 'staff'; readonly staff: Staff; readonly isOperator: boolean }
  | { readonly kind: 'operator'; readonly operator: Operator }
  | { readonly kind: 'stranger'; readonly email: string; readonly path: string }
  /**
   * Works here, with a role that needs a second factor, and has none: nothing opens until it is set
   * up.
   */
  | { readonly kind: 'owes'; readonly email: string }
  | { readonly kind: 'nobody' }

export type Worker = Extract<Who, { kind: 'staff' | 'operator' }>

export const whoQuery = queryOptions({ queryKey: ['who'], queryFn: findOutWho, staleTime: 300_000 })
export const todayQuery = queryOptions({
  queryKey: ['orders', 'today'],
  queryFn: () => mall('POST /sapi/mall-merchant/order/today', {}),
})

const LOOK_AGAIN_MS = 60_000

/**
 * How many requests wait for an answer of the shop or for a replacement, and until when the first
 * of them does. Silence is a yes, so it is asked again while the page stands open.
 */
export const toAnswerQuery = queryOptions({
  queryKey: ['after-sales', 'to-answer'],
  refetchInterval: LOOK_AGAIN_MS,
  queryFn: async () => {
    const { data, total } = await mall('POST /sapi/mall-merchant/reverseorder/page', {
      status: [
        'WAITING_FOR_AUDIT_BY_SELLER',
        'WAITING_FOR_SELLER_SHIP',
        'WAITING_FOR_BUYER_CONFIRMED',
      ],
      isBuyersTurn: false,
      sort: 'deadline',
      pageNo: 1,
      pageSize: 1,
    })
    return { count: total, answerBy: data[0]?.nextStepTime ?? undefined }
  },
})
/** How many requests of the own shops the mall was asked about. */
export const withMallQuery = queryOptions({
  queryKey: ['after-sales', 'with-mall'],
  refetchInterval: LOOK_AGAIN_MS,
  queryFn: async () =>
    (
      await mall('POST /sapi/mall-merchant/reverseorder/page', {
        isInDispute: true,
        pageNo: 1,
        pageSize: 1,
      })
    ).total,
})
export const toReplyQuery = queryOptions({
  queryKey: ['reviews', 'to-reply'],
  refetchInterval: LOOK_AGAIN_MS,
  queryFn: async () =>
    (
      await mall('POST /sapi/mall-merchant/comment/page', {
        answered: false,
        pageNo: 1,
        pageSize: 1,
      })
    ).total,
})

/**
 * Who works at the mall's desk, what their role leaves them to do there, and how many applications
 * wait. Asked again with who is here.
 */
export const operatorQuery = queryOptions({
  queryKey: ['who', 'operator'],
  refetchInterval: LOOK_AGAIN_MS,
  queryFn: () => mall('POST /sapi/mall-operator/staff/current', {}),
})

/** How many items wait for the word of the mall. */
export const itemsToLookAtQuery = queryOptions({
  queryKey: ['items-to-look-at', 'waiting'],
  refetchInterval: LOOK_AGAIN_MS,
  queryFn: async () =>
    (await mall('POST /sapi/mall-operator/item/page', { pageNo: 1, pageSize: 1 })).total,
})

/** How many buyers wait for the mall's decision. */
export const openDisputesQuery = queryOptions({
  queryKey: ['disputes', 'waiting'],
  refetchInterval: LOOK_AGAIN_MS,
  queryFn: async () =>
    (await mall('POST /sapi/mall-operator/dispute/page', { pageNo: 1, pageSize: 1 })).total,
})

/** How many requests of removed shops wait for the mall. */
export const ofRemovedShopsQuery = queryOptions({
  queryKey: ['closed-shops', 'waiting'],
  refetchInterval: LOOK_AGAIN_MS,
  queryFn: async () =>
    (await mall('POST /sapi/mall-operator/closedShop/page', { pageNo: 1, pageSize: 1 })).total,
})

/** How many buyers of removed shops wait for an answer about an order. */
export const messagesOfRemovedQuery = queryOptions({
  queryKey: ['closed-shops', 'messages waiting'],
  refetchInterval: LOOK_AGAIN_MS,
  queryFn: async () =>
    (await mall('POST /sapi/mall-operator/closedShop/messages', { pageNo: 1, pageSize: 1 })).total,
})

export function worksForMall(who: Who | undefined): boolean {
  return who?.kind === 'operator' || (who?.kind === 'staff' && who.isOperator)
}

/** What a shop may still do; nothing until it is known, and for whoever has none. */
export function rightsOf(who: Who | undefined): Staff['rights'] {
  return who?.kind === 'staff' ? who.staff.rights : []
}

/** Undefined for somebody who has just been taken off the staff. */
async function findStaff(): Promise<Staff | undefined> {
  try {
    return await mallAtAnyDesk('POST /sapi/mall-merchant/staff/current', {})
  } catch (error) {
    if (isProblem(error) && error.code === 'auth.role') return undefined
    throw error
  }
}

async function findOutWho(): Promise<Who> {
  const { merchantStatus, isOperator, path } = await mall(
    'POST /sapi/mall-merchant/status/queryMerchantStatus',
    {},
  )
  try {
    const staff = merchantStatus === 'none' ? undefined : await findStaff()
    if (staff) {
      // Moved to another shop in another window: this one begins anew, with nothing of the shop it
      // showed.
      if (!isAtDesk(staff.sellerId)) openDesk()
      else showDesk(staff.sellerId)
      return { kind: 'staff', staff, isOperator }
    }
    showDesk(undefined)
    if (isOperator)
      return {
        kind: 'operator',
        operator: await mall('POST /sapi/mall-operator/staff/current', {}),
      }
    const user = await mall('POST /auth/web/user/current', {})
    return user.isTourist ? { kind: 'nobody' } : { kind: 'stranger', email: user.email, path }
  } catch (error) {
    if (isProblem(error) && error.status === 401) return { kind: 'nobody' }
    if (isProblem(error) && error.code === 'auth.second_factor_owed') {
      showDesk(undefined)
      return { kind: 'owes', email: (await mall('POST /auth/web/user/current', {})).email }
    }
    throw error
  }
}
