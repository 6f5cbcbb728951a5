import { isLanguage } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { toWireId, type Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { findHistory } from '#platform/transitions.ts'
import { fill, writeMail } from '#platform/write-mail.ts'
import { findReaders } from '#modules/merchant/index.ts'
import { codes, compose, orderLinks, wordsFor, type MailCase } from '../mails/mail-parts.ts'
import { orderJobs, type ActForShop } from '../order.jobs.ts'
import { findOrder } from '../order.queries.ts'
import type { ForShop } from '../order.rules.ts'
import { gather } from '../mails/send-mails.ts'
import type { OrderRow } from '../order.types.ts'

/**
 * In the transaction of what the operator does in a shop's name; nothing is sent of what the shop
 * does itself.
 */
export async function tellActedFor(
  ctx: Context,
  tx: Tx,
  { orderId, act, at }: { orderId: Id<'order'>; act: ActForShop; at: Date },
  { actor }: Pick<ForShop, 'actor'>,
): Promise<void> {
  if (actor === 'operator')
    await ctx.jobs.send(tx, orderJobs.actedFor, { orderId, act, at: at.toISOString() })
}

/**
 * Everybody who may hand the goods over learns what was done in the name of their shop, and why;
 * the buyer that the order waits, and that it goes on: of a parcel, a number and money the buyer
 * has a mail anyway. Each once.
 */
export async function mailActedFor(
  ctx: Context,
  mailer: Mailer,
  { orderId, act, at }: { orderId: Id<'order'>; act: ActForShop; at: string },
): Promise<void> {
  const order = await findOrder(ctx.db, 'mall', orderId)
  if (!order) return
  const reason = await findReason(ctx, orderId, { act, at })
  for (const reader of await findReaders(ctx.db, order.sellerId, 'ship'))
    await sendOnce(ctx, mailer, {
      key: `acted-for:${orderId}:${act}:${at}:${reader.key}`,
      mail: shopsMail(order, { act, reason, origin: ctx.env.origin }, reader),
    })
  if (act !== 'hold' && act !== 'release') return
  const one = await gather(ctx, order.contractId)
  if (one)
    await sendOnce(ctx, mailer, {
      key: `acted-for:${orderId}:${act}:${at}`,
      mail: buyersMail({ ...one, orders: [order] }, act, reason),
    })
}

/** It stands in the history, which both sides read. */
async function findReason(
  ctx: Context,
  orderId: Id<'order'>,
  { act, at }: { act: ActForShop; at: string },
): Promise<string> {
  const move = (await findHistory(ctx.db, 'order', orderId)).find(
    (one) => one.actor === 'operator' && one.event === act && one.at.toISOString() === at,
  )
  const reason = move?.facts?.['reason']
  return typeof reason === 'string' ? reason : ''
}

/** What is handed over by codes is not sent. */
const actOf = ({ handover }: OrderRow, act: ActForShop) =>
  act === 'cancelLines' && handover === 'voucher' ? 'cancelCodes' : act

function shopsMail(
  order: OrderRow,
  { act, reason, origin }: { act: ActForShop; reason: string; origin: string },
  reader: { readonly email: string; readonly language: string; readonly name: string },
): Mail {
  const language = isLanguage(reader.language) ? reader.language : 'en'
  const { actedFor: words, sold } = texts[language].mails
  const facts = { code: order.code, shop: order.shopName, reason }
  return writeMail({
    to: reader.email,
    language,
    subject: fill(words.subject, facts),
    name: reader.name,
    parts: [
      { kind: 'line', text: fill(words.acts[actOf(order, act)], facts) },
      { kind: 'line', text: fill(words.reason, facts) },
      {
        kind: 'button',
        text: sold.link,
        href: `${origin}/backoffice/orders/${toWireId('order', order.id)}`,
      },
    ],
  })
}

function buyersMail(one: MailCase, act: 'hold' | 'release', reason: string): Mail {
  const words = wordsFor(one).words.mails.actedFor
  const facts = { code: codes(one), shop: one.orders[0]?.shopName ?? '', reason }
  return compose(one, fill(words.buyer[act].subject, facts), [
    { kind: 'line', text: fill(words.buyer[act].intro, facts) },
    { kind: 'line', text: fill(words.reason, facts) },
    ...orderLinks(one),
  ])
}
