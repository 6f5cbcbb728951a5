import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill } from '#platform/write-mail.ts'
import { codes, compose, orderLinks, wordsFor, type MailCase } from '../mails/mail-parts.ts'
import { findOrder } from '../order.queries.ts'
import { gather } from '../mails/send-mails.ts'

/**
 * The codes of an order are there. A mail is kept in many places, so it leads to them and has none.
 */
export async function mailIssued(
  ctx: Context,
  mailer: Mailer,
  orderId: Id<'order'>,
): Promise<void> {
  const order = await findOrder(ctx.db, 'mall', orderId)
  const one = order && (await gather(ctx, order.contractId))
  if (order && one)
    await sendOnce(ctx, mailer, {
      key: `issued:${orderId}`,
      mail: issuedMail({ ...one, orders: [order] }),
    })
}

function issuedMail(one: MailCase): Mail {
  const { words } = wordsFor(one)
  const [order] = one.orders
  const isCard = order?.lines[0]?.snapshot.voucher?.kind === 'shopping_card'
  return compose(one, fill(words.mails.voucher.subject, { code: codes(one) }), [
    {
      kind: 'line',
      text: fill(words.mails.voucher[isCard ? 'card' : 'service'], { shop: order?.shopName ?? '' }),
    },
    {
      kind: 'rows',
      rows: (order?.lines ?? []).map(({ snapshot, qty }) => [snapshot.name, `${qty} ×`] as const),
    },
    { kind: 'line', text: words.mails.voucher.secret },
    ...orderLinks(one),
  ])
}
