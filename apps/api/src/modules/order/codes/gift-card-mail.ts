import { CARD_GOODS_TIMES } from '@galleria/contract/campaign-rules'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill } from '#platform/write-mail.ts'
import { findGiftCard, type GiftCard } from '#modules/campaign/index.ts'
import { codes, compose, orderLinks, wordsFor, type MailCase } from '../mails/mail-parts.ts'
import { findOrder } from '../order.queries.ts'
import { gather } from '../mails/send-mails.ts'

/**
 * Once for each card, and not when it was withdrawn meanwhile. Like those about vouchers it leads
 * to the code and has none: a mail lies in many places for years.
 */
export async function sendGiftCard(
  ctx: Context,
  mailer: Mailer,
  { cardId }: { cardId: Id<'giftCard'> },
): Promise<void> {
  const card = await findGiftCard(ctx.db, cardId)
  const order = card && (await findOrder(ctx.db, 'mall', card.orderId))
  const one = order && (await gather(ctx, order.contractId))
  if (card?.status === 'ISSUED' && order && one)
    await sendOnce(ctx, mailer, {
      key: `gift-card:${cardId}`,
      mail: giftCardMail({ ...one, orders: [order] }, card),
    })
}

function giftCardMail(one: MailCase, { value, validUntil }: GiftCard): Mail {
  const { words, amount, dayOf } = wordsFor(one)
  const { subject, intro, use, secret } = words.mails.giftCard
  const facts = {
    amount: amount(value),
    from: amount(value * CARD_GOODS_TIMES),
    code: codes(one),
    date: validUntil ? dayOf(validUntil) : '',
  }
  return compose(one, fill(subject, facts), [
    { kind: 'line', text: fill(intro, facts) },
    { kind: 'line', text: fill(use, facts) },
    { kind: 'line', text: secret },
    ...orderLinks(one),
  ])
}
