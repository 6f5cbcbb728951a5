import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill } from '#platform/write-mail.ts'
import { addresses, counted } from '../mails/mail-goods.ts'
import { codes, compose, orderLinks, wordsFor, type MailCase } from '../mails/mail-parts.ts'
import { gather } from '../mails/send-mails.ts'
import { findOrder } from '../order.queries.ts'
import type { OrderRow, ReissueOf } from '../order.types.ts'

/**
 * Its buyer learns what is sent at no charge, for which order and why. Once; and not of what was
 * cancelled before its mail left.
 */
export async function mailReissued(
  ctx: Context,
  mailer: Mailer,
  { orderId }: { readonly orderId: Id<'order'> },
): Promise<void> {
  const about = await findAbout(ctx, orderId)
  if (!about || about.order.status === 'CANCELED') return
  await sendOnce(ctx, mailer, { key: `reissue:made:${orderId}`, mail: madeMail(about) })
}

type NotSent = { readonly orderId: Id<'order'>; readonly what?: 'all' | 'rest' | 'lost' }

/**
 * Its buyer learns, once of each, that it is not sent after all, that the rest of it is not, or
 * that what was lost does not come.
 */
export async function mailNotSent(
  ctx: Context,
  mailer: Mailer,
  { orderId, what = 'all' }: NotSent,
): Promise<void> {
  const about = await findAbout(ctx, orderId)
  if (!about) return
  const key = what === 'all' ? `reissue:canceled:${orderId}` : `reissue:${what}:${orderId}`
  await sendOnce(ctx, mailer, { key, mail: notSentMail(about, what) })
}

type About = { readonly one: MailCase; readonly order: OrderRow; readonly of: ReissueOf }

async function findAbout(ctx: Context, orderId: Id<'order'>): Promise<About | undefined> {
  const order = await findOrder(ctx.db, 'mall', orderId)
  const one = order && (await gather(ctx, order.contractId))
  return one && order.reissueOf
    ? { one: { ...one, orders: [order] }, order, of: order.reissueOf }
    : undefined
}

function madeMail({ one, order, of }: About): Mail {
  const { reissued } = wordsFor(one).words.mails
  const facts = { shop: order.shopName, code: order.code, original: of.code }
  return compose(one, fill(reissued.subject, facts), [
    { kind: 'line', text: fill(reissued.reasons[of.reason], facts) },
    { kind: 'line', text: fill(reissued.next, facts) },
    ...orderLinks(one),
    { kind: 'heading', text: reissued.contents },
    ...counted(
      one,
      order.lines.map((line) => ({ line, qty: line.qty })),
    ),
    // Whoever ordered has typed it, and only a proven mailbox gets it.
    ...(one.mailbox.isProven ? addresses(one) : []),
  ])
}

function notSentMail({ one, order, of }: About, what: NonNullable<NotSent['what']>): Mail {
  const { subject, intro } = wordsFor(one).words.mails.reissued.notSent[what]
  return compose(one, fill(subject, { code: codes(one) }), [
    { kind: 'line', text: fill(intro, { shop: order.shopName, original: of.code }) },
    ...orderLinks(one),
  ])
}
