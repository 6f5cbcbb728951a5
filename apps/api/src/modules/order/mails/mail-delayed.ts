import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill } from '#platform/write-mail.ts'
import { codes, compose, orderLinks, wordsFor, type MailCase } from './mail-parts.ts'
import { presentDelay } from '../parcels/delay.present.ts'
import { findOrder } from '../order.queries.ts'
import { gather } from './send-mails.ts'
import type { OrderRow } from '../order.types.ts'

/**
 * Its buyer learns the new day and why; nothing when the order has gone on, or when another day was
 * said since.
 */
export async function mailDelayed(
  ctx: Context,
  mailer: Mailer,
  { orderId, at }: { orderId: Id<'order'>; at: string },
): Promise<void> {
  const order = await findOrder(ctx.db, 'mall', orderId)
  const one = order && (await gather(ctx, order.contractId))
  if (order && one && presentDelay(order)?.at === at)
    await sendOnce(ctx, mailer, {
      key: `delayed:${orderId}:${at}`,
      mail: delayedMail({ ...one, orders: [order] }, order),
    })
}

function delayedMail(one: MailCase, order: OrderRow): Mail {
  const { words, day } = wordsFor(one)
  const delayed = words.mails.order.delayed
  const delay = presentDelay(order)
  const facts = {
    shop: order.shopName,
    day: day(delay?.day ?? ''),
    before: day(delay?.dayBefore ?? ''),
  }
  return compose(one, fill(delayed.subject, { code: codes(one) }), [
    { kind: 'line', text: fill(order.pickup ? delayed.fetched : delayed.sent, facts) },
    ...(delay && delay.reason !== 'OTHER'
      ? [{ kind: 'line' as const, text: delayed.reasons[delay.reason] }]
      : []),
    ...(delay?.content
      ? [
          {
            kind: 'line' as const,
            text: fill(delayed.words, { shop: order.shopName, content: delay.content }),
          },
        ]
      : []),
    // Of what is sent at no charge there is no money to have back.
    ...(order.reissueOf ? [] : [{ kind: 'line' as const, text: delayed.cancel }]),
    ...orderLinks(one),
  ])
}
