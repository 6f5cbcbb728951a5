import type { WireOrder } from '@galleria/contract/order'
import { toWireId, type Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { together } from '#platform/db.ts'
import { findHistory } from '#platform/transitions.ts'
import { findUser } from '#modules/account/index.ts'
import { findInvoiceNames } from '#modules/invoice/index.ts'
import { isSellerGone } from '#modules/merchant/index.ts'
import { factorOf } from '#modules/membership/index.ts'
import { findEarned } from '#modules/points/index.ts'
import { findParcels } from '#modules/shipping/index.ts'
import { isToEarn } from './benefits/earn-for-orders.ts'
import { readCoupons } from './codes/list-vouchers.ts'
import { contactsOf } from './invoices/send-invoice.ts'
import { readGuestToken } from './guests/guest-link.ts'
import { readMessages } from './messages/order-messages.ts'
import { presentOrder, type WholeOrder } from './present/order.present.ts'
import { findContract, findOrder, findPaymentLines } from './order.queries.ts'
import type { OrderRow } from './order.types.ts'
import { findReissues } from './reissue/reissue.queries.ts'

/** One of the buyer's own orders; somebody else's is as little there as a missing one. */
export async function readOrder(
  ctx: Context,
  request: { id: Id<'order'>; outTradeOrderCode?: string | undefined },
): Promise<WireOrder> {
  const order = await findOrder(ctx.db, buyerOf(ctx), request.id)
  // A further condition, never another door.
  if (!order || (request.outTradeOrderCode && request.outTradeOrderCode !== order.code))
    throw refuse('order.not_found')
  const coupons = order.handover === 'voucher' ? await readCoupons(ctx, order.id) : []
  const messages = await readMessages(ctx.db, order)
  return presentOrder({ ...(await gather(ctx, order)), coupons, messages }, ctx.now())
}

/**
 * The order a signed link was made for, to look at only: no operations, and no other order of the
 * same guest. Once a member has taken it into an account, the link is over: a mail can be passed
 * on, and from then on signing in opens it.
 */
export async function readGuestOrder(ctx: Context, token: string): Promise<WireOrder> {
  const orderId = readGuestToken(ctx.env.secrets, token, ctx.now())
  const order = orderId && (await findOrder(ctx.db, 'mall', orderId))
  if (!order) throw refuse('guest.link')
  if (order.isMembers)
    throw refuse('guest.member', isOwn(ctx, order) ? { orderId: toWireId('order', order.id) } : {})
  // A mail can be passed on: a link shows no codes, and nothing of what was written.
  const shown = { ...(await gather(ctx, order)), coupons: [], messages: [] }
  return presentOrder(shown, ctx.now(), true)
}

/** Somebody who was its guest is a member now: the mails of before lead on to the order itself. */
function isOwn({ actor }: Context, { buyerId }: OrderRow): boolean {
  return actor.kind === 'member' && actor.userId === buyerId
}

/** Papers, points and a level's factor that an order does not have are not asked for. */
async function gather(
  ctx: Context,
  order: OrderRow,
): Promise<Omit<WholeOrder, 'coupons' | 'messages'>> {
  const [contract, payments, parcels, history, user, invoices, earned, factor, isGone, reissues] =
    await together(ctx.db, (db) =>
      Promise.all([
        findContract(db, 'mall', order.contractId),
        findPaymentLines(db, order.contractId),
        findParcels(db, order.id),
        findHistory(db, 'order', order.id),
        findUser(db, order.buyerId),
        order.hasInvoice ? findInvoiceNames(db, order.id) : [],
        order.completedAt ? findEarned(db, order.id) : undefined,
        isToEarn(order) ? factorOf(db, order.buyerId) : 100,
        isSellerGone(db, order.sellerId),
        order.paidAt ? findReissues(db, order.id) : [],
      ]),
    )
  if (!contract) throw new Error('an order without its contract')
  return {
    language: ctx.language,
    order,
    contract,
    payments,
    parcels,
    history,
    buyer: { nickname: user?.nickname ?? '', isTourist: user?.kind !== 'member' },
    contact: contactsOf(user, contract),
    invoices,
    earned,
    factor,
    isShopRemoved: isGone,
    reissues,
  }
}
