import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill } from '#platform/write-mail.ts'
import { findParcels, type ParcelRow } from '#modules/shipping/index.ts'
import { counted } from './mail-goods.ts'
import { laterOf, codes, compose, orderLinks, wordsFor, type MailCase } from './mail-parts.ts'
import { linesInParcel } from '../present/order.present.ts'
import { findOrder } from '../order.queries.ts'
import { gather } from './send-mails.ts'

/**
 * Its carrier says that a parcel was handed over: once per parcel, and not to whoever has confirmed
 * that already.
 */
export async function mailDelivered(
  ctx: Context,
  mailer: Mailer,
  job: { readonly orderId: Id<'order'>; readonly parcelId: Id<'parcel'> },
): Promise<void> {
  const order = await findOrder(ctx.db, 'mall', job.orderId)
  const one = order && (await gather(ctx, order.contractId))
  const parcel = (await findParcels(ctx.db, job.orderId)).find(({ id }) => id === job.parcelId)
  if (order && one && parcel?.deliveredAt && parcel.status === 'SEND_DELIVERY')
    await sendOnce(ctx, mailer, {
      key: `delivered:${job.parcelId}`,
      mail: deliveredMail({ ...one, orders: [order] }, parcel),
    })
}

/**
 * What to do next depends on whether it is there and whole, so both are said, with the day on which
 * silence counts as yes.
 */
function deliveredMail(one: MailCase, parcel: ParcelRow): Mail {
  const { words, dayOf } = wordsFor(one)
  const { delivered } = words.mails.order
  const facts = {
    code: codes(one),
    shop: one.orders[0]?.shopName ?? '',
    carrier: parcel.carrierName,
    number: parcel.number,
    day: dayOf(parcel.confirmBy),
  }
  // Of what had ended as lost there is nothing left to confirm.
  const isOpen = one.orders.some(({ status }) => ['UN_DELIVERY', 'UN_RECEIVED'].includes(status))
  return compose(one, fill(delivered.subject, facts), [
    { kind: 'line', text: fill(delivered.intro, facts) },
    ...(isOpen ? [{ kind: 'line' as const, text: fill(delivered.confirm, facts) }] : []),
    ...orderLinks(one),
    { kind: 'heading', text: delivered.contents },
    ...counted(
      one,
      one.orders.flatMap((order) => linesInParcel(order, parcel)),
    ),
    { kind: 'note', text: laterOf(one.orders[0], words) ?? fill(delivered.missing, facts) },
  ])
}
