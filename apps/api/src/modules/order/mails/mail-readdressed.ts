import { isLanguage } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { toWireId, type Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill, writeMail } from '#platform/write-mail.ts'
import { findReaders } from '#modules/merchant/index.ts'
import { findOrders } from '../order.queries.ts'
import type { OrderRow } from '../order.types.ts'
import { mailBuyerReaddressed } from './send-mails.ts'

/**
 * After the buyer sent goods elsewhere: everybody who may hand them over looks at the label again,
 * and the buyer hears of it, because it may have been somebody else. Each once per change.
 */
export async function mailReaddressed(
  ctx: Context,
  mailer: Mailer,
  job: { contractId: Id<'contract'>; at: string },
): Promise<void> {
  const orders = await findOrders(ctx.db, { contractId: job.contractId })
  for (const order of orders.filter((one) => one.status === 'UN_DELIVERY'))
    for (const reader of await findReaders(ctx.db, order.sellerId, 'ship'))
      await sendOnce(ctx, mailer, {
        key: `readdressed:${order.id}:${job.at}:${reader.key}`,
        mail: shopMail(order, reader, ctx.env.origin),
      })
  await mailBuyerReaddressed(ctx, mailer, job)
}

/** Without the address: that is read in the back office, behind a sign-in. */
function shopMail(
  order: OrderRow,
  reader: { readonly email: string; readonly language: string; readonly name: string },
  origin: string,
): Mail {
  const language = isLanguage(reader.language) ? reader.language : 'en'
  const { readdressedShop: words, sold } = texts[language].mails
  const facts = { code: order.code, shop: order.shopName }
  return writeMail({
    to: reader.email,
    language,
    subject: fill(words.subject, facts),
    name: reader.name,
    parts: [
      { kind: 'line', text: fill(words.intro, facts) },
      {
        kind: 'button',
        text: sold.link,
        href: `${origin}/backoffice/orders/${toWireId('order', order.id)}`,
      },
    ],
  })
}
