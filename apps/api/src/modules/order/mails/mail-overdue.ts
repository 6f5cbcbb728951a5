import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill } from '#platform/write-mail.ts'
import { counted, unsentLines } from './mail-goods.ts'
import { codes, compose, orderLinks, wordsFor, type MailCase } from './mail-parts.ts'
import { findOrder } from '../order.queries.ts'
import type { OrderRow } from '../order.types.ts'
import { gather } from './send-mails.ts'

/** Once per order; nothing when it has left meanwhile, or when its shop has said why it has not. */
export async function mailOverdue(
  ctx: Context,
  mailer: Mailer,
  { orderId, day }: { readonly orderId: Id<'order'>; readonly day: string },
): Promise<void> {
  const order = await findOrder(ctx.db, 'mall', orderId)
  const one = order && (await gather(ctx, order.contractId))
  if (order && one && isStillLate(order, day))
    await sendOnce(ctx, mailer, {
      key: `overdue:${orderId}`,
      mail: overdueMail({ ...one, orders: [order] }, order, day),
    })
}

function isStillLate({ status, unshippedQty, heldAt, readyAt, shipBy }: OrderRow, day: string) {
  return (
    status === 'UN_DELIVERY' &&
    unshippedQty > 0 &&
    !heldAt &&
    !readyAt &&
    shipBy?.slice(0, 10) === day
  )
}

function overdueMail(one: MailCase, order: OrderRow, shipBy: string): Mail {
  const { words, day } = wordsFor(one)
  const { overdue, delayed } = words.mails.order
  const facts = { code: codes(one), shop: order.shopName, day: day(shipBy) }
  return compose(one, fill(overdue.subject, facts), [
    { kind: 'line', text: fill(order.pickup ? overdue.fetched : overdue.sent, facts) },
    // Of what is sent at no charge there is no money to have back.
    ...(order.reissueOf ? [] : [{ kind: 'line' as const, text: delayed.cancel }]),
    ...orderLinks(one),
    { kind: 'heading', text: overdue.goods },
    ...counted(one, unsentLines(order.lines)),
  ])
}
