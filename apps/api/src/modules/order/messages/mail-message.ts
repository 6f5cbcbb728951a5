import type { WireMessage } from '@galleria/contract/message'
import { isLanguage } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { toWireId, type Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill, writeMail, type Part } from '#platform/write-mail.ts'
import { findOperators, findReaders, isSellerGone, type Reader } from '#modules/merchant/index.ts'
import { codes, compose, orderLinks, wordsFor, type MailCase } from '../mails/mail-parts.ts'
import { readMessages } from './order-messages.ts'
import { findOrder } from '../order.queries.ts'
import type { OrderRow } from '../order.types.ts'
import { gather } from '../mails/send-mails.ts'

/**
 * Tells the other side of a message, once each; the mail is the mall's, so neither learns the
 * other's address. Nothing where it was taken away meanwhile.
 */
export async function mailMessage(
  ctx: Context,
  mailer: Mailer,
  {
    orderId,
    messageId,
    isMalls = false,
  }: { orderId: Id<'order'>; messageId: string; isMalls?: boolean },
): Promise<void> {
  const order = await findOrder(ctx.db, 'mall', orderId)
  const message = order && (await readMessages(ctx.db, order)).find(({ id }) => id === messageId)
  if (!order || !message) return
  if (message.author !== 'buyer') {
    const one = await gather(ctx, order.contractId)
    if (!one) return
    return sendOnce(ctx, mailer, {
      key: `message:${messageId}`,
      mail: mailToBuyer({ ...one, orders: [order] }, message),
    })
  }
  const { readers, isMall } = await findAnswerers(ctx, order, isMalls)
  for (const reader of readers)
    await sendOnce(ctx, mailer, {
      key: `message:${messageId}:${reader.key}`,
      mail: mailToShop(order, reader, { message, isMall, origin: ctx.env.origin }),
    })
}

/**
 * The people of the shop, and those of the mall where they answer in its place: once it was
 * removed, or about an own purchase.
 */
async function findAnswerers(
  ctx: Context,
  { sellerId }: OrderRow,
  isMalls: boolean,
): Promise<{ readonly readers: readonly Reader[]; readonly isMall: boolean }> {
  const isMall = isMalls || (await isSellerGone(ctx.db, sellerId))
  const readers = isMall
    ? await findOperators(ctx.db, 'service')
    : await findReaders(ctx.db, sellerId, 'messages')
  return { readers, isMall }
}

/** To an address that nobody has proven goes only that there is something to read. */
function mailToBuyer(one: MailCase, { author, content, reverseId }: WireMessage): Mail {
  const { words } = wordsFor(one)
  const shop = one.orders[0]?.shopName ?? ''
  const writer = author === 'operator' ? fill(words.mails.actedFor.name, { shop }) : shop
  const facts = { code: codes(one), shop: writer }
  return compose(one, fill(words.mails.message.toBuyer.subject, facts), [
    { kind: 'line', text: fill(words.mails.message.toBuyer.intro, facts) },
    ...(one.mailbox.isProven ? [quote(content)] : []),
    { kind: 'line', text: words.mails.message.answer },
    // A guest's link opens the order, where it stands, too.
    ...(reverseId && !one.isTourist
      ? [
          {
            kind: 'button' as const,
            text: words.mails.message.link,
            href: `${one.setting.origin}/buyer/as/detail/${reverseId}`,
          },
        ]
      : orderLinks(one)),
  ])
}

function mailToShop(
  order: OrderRow,
  reader: Reader,
  {
    message,
    isMall,
    origin,
  }: { readonly message: WireMessage; readonly isMall: boolean; readonly origin: string },
): Mail {
  const language = isLanguage(reader.language) ? reader.language : 'en'
  const words = texts[language].mails.message
  const facts = { code: order.code, shop: order.shopName }
  return writeMail({
    to: reader.email,
    language,
    subject: fill(words.toShop.subject, facts),
    name: reader.name,
    parts: [
      { kind: 'line', text: fill(words.toShop.intro, facts) },
      quote(message.content),
      {
        kind: 'button',
        text: words.link,
        href: message.reverseId
          ? `${origin}/backoffice/${isMall ? 'operator/closed-shops' : 'after-sales'}/${message.reverseId}`
          : `${origin}/backoffice/${isMall ? 'operator/' : ''}orders/${toWireId('order', order.id)}${isMall ? '' : '?view=all'}`,
      },
    ],
  })
}

function quote(content: string): Part {
  return { kind: 'lines', lines: content.split(/\r?\n/) }
}
