import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { findUser } from '#modules/account/index.ts'
import { findFreeOrders } from '#modules/campaign/index.ts'
import { findRefund, isGivenOtherWay } from '#modules/payment/refunds/index.ts'
import { findParcels } from '#modules/shipping/index.ts'
import { findMailbox, sendUnpaid, type Mailbox } from './mailbox.ts'
import { balanceDueMail, depositMail } from './pre-sale-mails.ts'
import { addTerms } from './contract-terms.ts'
import { findContract, findOrders, findOrder } from '../order.queries.ts'
import { isSurcharge } from '../order.rules.ts'
import type { OrderRow } from '../order.types.ts'
import {
  calledBackMail,
  canceledMail,
  closedMail,
  completeMail,
  correctedMail,
  freeOrderMail,
  paidMail,
  readdressedMail,
  receivedMail,
  refundedMail,
  shippedMail,
} from './order-mails.ts'
import { groupBuyMail, type GroupBuyNews } from './group-buy-mails.ts'
import type { MailCase } from './mail-parts.ts'

/**
 * Mails leave from the queue, after the transaction that caused them; the queue tries again until
 * the mail server has taken one.
 */
export async function mailContract(
  ctx: Context,
  mailer: Mailer,
  kind: 'received' | 'paid' | 'deposit' | 'closed' | 'canceled',
  contractId: Id<'contract'>,
): Promise<void> {
  const found = await gather(ctx, contractId)
  if (!found) return
  // Its exchange ends with it, and has a mail of its own.
  if (kind !== 'paid' && found.orders.every(isSurcharge)) return
  const one = kind === 'closed' || kind === 'canceled' ? found : await addTerms(ctx, found)
  if (kind === 'paid') return mailer.send(paidMail(one))
  if (kind === 'deposit') return mailer.send(depositMail(one))
  // Paid before this mail could leave: that it was is written, too, with the same goods and papers.
  if (kind === 'received' && one.orders.some(hasPayment)) return
  // Of what a deposit was paid for is always written.
  if (one.orders.some((order) => order.paid > 0))
    return mailer.send(kind === 'closed' ? closedMail(one) : canceledMail(one))
  await sendUnpaid(ctx, mailer, one.mailbox, {
    kind: 'unpaid',
    mail: { received: receivedMail, closed: closedMail, canceled: canceledMail }[kind](one),
  })
}

function hasPayment({ paid, paidAt }: OrderRow): boolean {
  return paid > 0 || paidAt !== null
}

/**
 * The balance can be paid, or is to be paid by tomorrow; nothing when it was, or when the order has
 * ended.
 */
export async function mailBalanceDue(
  ctx: Context,
  mailer: Mailer,
  job: { contractId: Id<'contract'>; kind: 'opens' | 'ends' },
): Promise<void> {
  const one = await gather(ctx, job.contractId)
  if (one?.orders.every((order) => order.status === 'PENDING_BALANCE'))
    await sendOnce(ctx, mailer, {
      key: `balance:${job.kind}:${job.contractId}`,
      mail: balanceDueMail(one, job.kind),
    })
}

/**
 * Each kind once, however often the job runs; that it waits is not said any more once it does not.
 */
export async function mailGroupBuy(
  ctx: Context,
  mailer: Mailer,
  { contractId, kind }: { contractId: Id<'contract'>; kind: GroupBuyNews },
): Promise<void> {
  const one = await gather(ctx, contractId)
  if (!one || (kind === 'joined' && one.orders.some(({ groupBuy }) => groupBuy?.status !== 'OPEN')))
    return
  await sendOnce(ctx, mailer, {
    key: `groupbuy:${kind}:${contractId}`,
    mail: groupBuyMail(await addTerms(ctx, one), kind),
  })
}

/** Once for each order, and not when its money went back meanwhile. */
export async function mailFreeOrder(
  ctx: Context,
  mailer: Mailer,
  { orderId }: { orderId: Id<'order'> },
): Promise<void> {
  const order = await findOrder(ctx.db, 'mall', orderId)
  const one = order && (await gather(ctx, order.contractId))
  const free = (await findFreeOrders(ctx.db, [orderId])).find(({ amount }) => amount > 0)
  if (order && one && free)
    await sendOnce(ctx, mailer, {
      key: `free-order:${orderId}`,
      mail: freeOrderMail({ ...one, orders: [order] }, free.amount),
    })
}

export async function mailShipped(
  ctx: Context,
  mailer: Mailer,
  job: { orderId: Id<'order'>; parcelId: Id<'parcel'> },
): Promise<void> {
  const order = await findOrder(ctx.db, 'mall', job.orderId)
  const one = order && (await gather(ctx, order.contractId))
  const parcel = (await findParcels(ctx.db, job.orderId)).find((found) => found.id === job.parcelId)
  // Called back before this mail left: its buyer reads that, not that it is on its way.
  if (order && one && parcel && parcel.status !== 'CANCEL')
    await mailer.send(shippedMail({ ...one, orders: [order] }, parcel))
}

/** Once, however often the job runs. */
export async function mailCalledBack(
  ctx: Context,
  mailer: Mailer,
  job: { orderId: Id<'order'>; parcelId: Id<'parcel'> },
): Promise<void> {
  const order = await findOrder(ctx.db, 'mall', job.orderId)
  const one = order && (await gather(ctx, order.contractId))
  const parcel = (await findParcels(ctx.db, job.orderId)).find((found) => found.id === job.parcelId)
  if (order && one && parcel)
    await sendOnce(ctx, mailer, {
      key: `called-back:${job.parcelId}`,
      mail: calledBackMail({ ...one, orders: [order] }, parcel),
    })
}

/** Once per correction; with the number that holds when it leaves. */
export async function mailCorrected(
  ctx: Context,
  mailer: Mailer,
  job: { orderId: Id<'order'>; parcelId: Id<'parcel'>; at: string },
): Promise<void> {
  const order = await findOrder(ctx.db, 'mall', job.orderId)
  const one = order && (await gather(ctx, order.contractId))
  const parcel = (await findParcels(ctx.db, job.orderId)).find((found) => found.id === job.parcelId)
  if (order && one && parcel)
    await sendOnce(ctx, mailer, {
      key: `corrected:${job.parcelId}:${job.at}`,
      mail: correctedMail({ ...one, orders: [order] }, parcel),
    })
}

export async function mailComplete(
  ctx: Context,
  mailer: Mailer,
  job: { orderId: Id<'order'>; by: 'buyer' | 'clock' },
): Promise<void> {
  const order = await findOrder(ctx.db, 'mall', job.orderId)
  const one = order && (await gather(ctx, order.contractId))
  if (order && one) await mailer.send(completeMail({ ...one, orders: [order] }, job.by))
}

/** Once per change, however often the job runs. */
export async function mailBuyerReaddressed(
  ctx: Context,
  mailer: Mailer,
  job: { contractId: Id<'contract'>; at: string },
): Promise<void> {
  const one = await gather(ctx, job.contractId)
  if (one)
    await sendOnce(ctx, mailer, {
      key: `readdressed:${job.contractId}:${job.at}`,
      mail: readdressedMail(one),
    })
}

export async function mailRefunded(
  ctx: Context,
  mailer: Mailer,
  refundId: Id<'refund'>,
): Promise<void> {
  const refund = await findRefund(ctx.db, { id: refundId })
  const one = refund?.contractId ? await gather(ctx, refund.contractId) : undefined
  if (refund && one)
    await mailer.send(refundedMail(one, { ...refund, isOtherWay: isGivenOtherWay(refund) }))
}

/**
 * What a mail about a contract is written from; to the mailbox of its orders unless another is
 * given.
 */
export async function gather(
  ctx: Context,
  contractId: Id<'contract'>,
  to?: Mailbox,
): Promise<MailCase | undefined> {
  const [contract, orders] = await Promise.all([
    findContract(ctx.db, 'mall', contractId),
    findOrders(ctx.db, { contractId }),
  ])
  const mailbox = contract && (to ?? (await findMailbox(ctx, contract)))
  if (!contract || !mailbox) return undefined
  const user = await findUser(ctx.db, contract.buyerId)
  return {
    contract,
    orders,
    isTourist: user?.kind !== 'member',
    mailbox,
    setting: { origin: ctx.env.origin, secret: ctx.env.secret, now: ctx.now() },
  }
}
