import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { becomeMember, maskEmail, sendAccountCode, type TakeAlong } from '#modules/account/index.ts'
import { orderJobs } from '../order.jobs.ts'
import { findContract, findOrder } from '../order.queries.ts'
import { operationsOf } from '../order.rules.ts'
import { lockContract } from '../order.store.ts'
import type { OrderRow } from '../order.types.ts'

/** `email` is the address that it was ordered with. */
type OwnOrder = { readonly order: OrderRow; readonly email: string }

/**
 * A guest of this browser asks for after-sales as a member: with a code to the order's own address.
 * Only about what was paid for, so that nobody writes to strangers for nothing.
 */
export async function sendOrderAccountCode(
  ctx: Context,
  id: Id<'order'>,
): Promise<{ email: string }> {
  const { order, email } = await findOwn(ctx, id)
  await sendAccountCode(ctx, { userId: order.buyerId, email }, (tx, codeId) =>
    ctx.jobs.send(tx, orderJobs.guestCode, {
      codeId,
      contractId: order.contractId,
      language: ctx.language,
    }),
  )
  return { email: maskEmail(email) }
}

/** Signs the guest in as who has the order's mailbox, with everything that was the guest's. */
export async function openAccountByOrder(
  ctx: Context,
  { id, emailCode }: { id: Id<'order'>; emailCode: string },
  takeAlong: TakeAlong,
): Promise<void> {
  const { order, email } = await findOwn(ctx, id)
  const userId = order.buyerId
  await becomeMember(
    ctx,
    { userId, email, code: emailCode },
    {
      takeAlong,
      check: async (tx) => {
        await lockContract(tx, order.contractId)
        // Somebody else has taken it over meanwhile, by its link and a code.
        if ((await findWithEmail(tx, userId, id))?.email !== email) throw refuse('order.not_found')
      },
    },
  )
}

async function findOwn(ctx: Context, id: Id<'order'>): Promise<OwnOrder> {
  const own = await findWithEmail(ctx.db, buyerOf(ctx), id)
  if (!own) throw refuse('order.not_found')
  if (own.order.isMembers) throw refuse('guest.member')
  if (own.order.paidAt === null)
    throw refuse('order.state', { operationList: operationsOf(own.order, 'buyer', ctx.now()) })
  return own
}

async function findWithEmail(
  db: Db | Tx,
  buyerId: Id<'user'>,
  id: Id<'order'>,
): Promise<OwnOrder | undefined> {
  const order = await findOrder(db, buyerId, id)
  const contract = order && (await findContract(db, buyerId, order.contractId))
  return order && contract && { order, email: contract.email }
}
