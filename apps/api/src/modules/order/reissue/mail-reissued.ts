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
 * Its buyer learns what is sent at no charge, for which order and why; or that it is not sent after
 * all. Each once; of what was cancelled before its mail left, the latter only.
 */
export async function mailReissued(
  ctx: Context,
  mailer: Mailer,
  { orderId }: { orderId: Id<'order'> },
  kind: 'made' | 'canceled',
): Promise<void> {
  const order = await findOrder(ctx.db, 'mall', orderId)
  const one = order && (await gather(ctx, order.contractId))
  if (!one || !order.reissueOf || (kind === 'made' && order.status === 'CANCELED')) return
  const about = { one: { ...one, orders: [order] }, order, of: order.reissueOf }
  await sendOnce(ctx, mailer, {
    key: `reissue:${kind}:${orderId}`,
    mail: kind === 'made' ? madeMail(about) : canceledMail(about),
  })
}

type About = { readonly one: MailCase; readonly order: OrderRow; readonly of: ReissueOf }

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

function canceledMail({ one, order, of }: About): Mail {
  const { canceled } = wordsFor(one).words.mails.reissued
  return compose(one, fill(canceled.subject, { code: codes(one) }), [
    { kind: 'line', text: fill(canceled.intro, { shop: order.shopName, original: of.code }) },
    ...orderLinks(one),
  ])
}
