import type { WireUser } from '@galleria/contract/account'
import { toWireId, type Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { isRefusal } from '@galleria/kernel/refusal'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { blind } from '#platform/secrets.ts'
import {
  addGuest,
  demandCaptcha,
  enterAsGuest,
  mailboxOf,
  mailContact,
  saveRecipient,
  sendGuestCode,
} from '#modules/account/index.ts'
import { readGuestToken } from './guest-link.ts'
import { findGuestOrder, holdsOnlyOrdersOf, type GuestOrder } from './guest-room.queries.ts'
import { lockContract } from '../order.store.ts'
import { orderJobs } from '../order.jobs.ts'

/**
 * Gives orders from one person to another, with all that hangs on them; all of them, or those of
 * some contracts.
 */
export type GiveOrders = (
  tx: Tx,
  from: Id<'user'>,
  to: Id<'user'>,
  contractIds?: readonly Id<'contract'>[],
) => Promise<void>
export type GuestDeps = {
  giveOrders: GiveOrders
  takeAlong: (tx: Tx, from: Id<'user'>, to: Id<'user'>) => Promise<void>
}

const WITHOUT_CAPTCHA = { times: 3, seconds: 3600 }

/**
 * The same answer and the same work whether or not number and address belong together: only the job
 * looks.
 */
export async function sendGuestOrderLink(
  ctx: Context,
  request: {
    orderCode: string
    email: string
    captcha?: string | undefined
    token?: string | undefined
  },
): Promise<void> {
  if (request.captcha !== undefined && request.token !== undefined)
    await demandCaptcha(ctx, { captcha: request.captcha, token: request.token })
  else
    await countAgainst(ctx, `guest-link:free:${ctx.ip}`, WITHOUT_CAPTCHA).catch(
      (error: unknown) => {
        throw isRefusal(error) && error.code === '429' ? refuse('captcha.required') : error
      },
    )
  const contact = mailContact(request.email)
  await countAgainst(ctx, `guest-link:ip:${ctx.ip}`, { times: 30, seconds: 3600 })
  // Per network, so that a stranger does not use up what the owner may ask; the job bounds what the
  // mailbox gets.
  const own = blind(ctx.env.secret, `${mailboxOf(contact.target)} ${ctx.ip}`)
  await countAgainst(ctx, `guest-link:wait:${own}`, { times: 1, seconds: 60 })
  await countAgainst(ctx, `guest-link:hour:${own}`, { times: 5, seconds: 3600 })
  await countAgainst(ctx, `guest-link:day:${own}`, { times: 10, seconds: 86_400 })
  await ctx.inTransaction(async (tx) =>
    ctx.jobs.send(tx, orderJobs.guestLink, {
      slipId: await saveRecipient(ctx, tx, 'GUEST_LINK', contact),
      orderCode: request.orderCode,
      language: ctx.language,
    }),
  )
}

/** The link is in a mail that may have been passed on; the code shows who reads the mailbox now. */
export async function sendGuestOrderCode(ctx: Context, token: string): Promise<void> {
  const order = await findByLink(ctx, token)
  await sendGuestCode(ctx, { userId: order.buyerId, email: order.email }, (tx, codeId) =>
    ctx.jobs.send(tx, orderJobs.guestCode, {
      codeId,
      contractId: order.contractId,
      language: ctx.language,
    }),
  )
}

/**
 * Link and code together make the guest of that order: from here on everything a guest may do. An
 * account that holds orders of other addresses too is somebody else's as well, so only this order
 * leaves it. A member takes the order into his own account.
 */
export async function unlockGuestOrder(
  ctx: Context,
  request: { token: string; emailCode: string },
  deps: GuestDeps,
): Promise<{ user: WireUser; orderId: string }> {
  const order = await findByLink(ctx, request.token)
  const proof = { userId: order.buyerId, email: order.email, code: request.emailCode }
  const user = await enterAsGuest(ctx, proof, async (tx) => {
    await lockContract(tx, order.contractId)
    const now = await findGuestOrder(tx, order.id)
    if (now?.buyerId !== order.buyerId) throw refuse('guest.member')
    if (ctx.actor.kind === 'member') {
      await deps.giveOrders(tx, order.buyerId, ctx.actor.userId, [order.contractId])
      return ctx.actor.userId
    }
    const guestId = (await holdsOnlyOrdersOf(tx, order.buyerId, order.email))
      ? order.buyerId
      : await moveOut(ctx, tx, order, deps.giveOrders)
    if (ctx.actor.kind === 'tourist' && ctx.actor.userId !== guestId)
      await deps.takeAlong(tx, ctx.actor.userId, guestId)
    return guestId
  })
  return { user, orderId: toWireId('order', order.id) }
}

async function moveOut(
  ctx: Context,
  tx: Tx,
  order: GuestOrder,
  giveOrders: GiveOrders,
): Promise<Id<'user'>> {
  const id = await addGuest(ctx, tx)
  await giveOrders(tx, order.buyerId, id, [order.contractId])
  return id
}

async function findByLink(ctx: Context, token: string): Promise<GuestOrder> {
  const orderId = readGuestToken(ctx.env.secrets, token, ctx.now())
  const order = orderId && (await findGuestOrder(ctx.db, orderId))
  if (!order) throw refuse('guest.link')
  if (order.isMembers) throw refuse('guest.member')
  return order
}
