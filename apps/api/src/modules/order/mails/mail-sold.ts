import { isLanguage, isSite } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { toWireId, type Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import { fill, formatsFor, writeMail } from '#platform/write-mail.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { pictures } from '#platform/picture-urls.ts'
import { sendOnce } from '#platform/send-once.ts'
import { timesText } from '#modules/catalog/selling/index.ts'
import { findReaders } from '#modules/merchant/index.ts'
import { variantDetails } from './mail-goods.ts'
import { findOrders } from '../order.queries.ts'
import type { OrderRow } from '../order.types.ts'

/**
 * Tells each shop of a paid contract that it has something to send, which codes are not: everybody
 * who may send it, in the own language, once.
 */
export async function mailSold(
  ctx: Context,
  mailer: Mailer,
  job: { contractId: Id<'contract'> },
): Promise<void> {
  const orders = await findOrders(ctx.db, { contractId: job.contractId })
  for (const order of orders.filter(isToSend))
    for (const reader of await findReaders(ctx.db, order.sellerId, 'ship'))
      await sendOnce(ctx, mailer, {
        key: `sold:${order.id}:${reader.key}`,
        mail: soldMail(order, reader, ctx.env.origin),
      })
}

function isToSend({ status, handover }: OrderRow): boolean {
  return status === 'UN_DELIVERY' && handover !== 'voucher'
}

/** Number, goods and day; whom it goes to is read in the back office, behind a sign-in. */
function soldMail(
  order: OrderRow,
  reader: { readonly email: string; readonly language: string; readonly name: string },
  origin: string,
): Mail {
  const language = isLanguage(reader.language) ? reader.language : 'en'
  const words = texts[language].mails.sold
  const site = isSite(order.site) ? order.site : 'DE'
  const { day } = formatsFor(language, site, order.currency)
  const facts = {
    code: order.code,
    shop: order.shopName,
    day: order.shipBy ? day(order.shipBy) : '',
    site: order.pickup?.name ?? '',
  }
  return writeMail({
    to: reader.email,
    language,
    subject: fill(words.subject, facts),
    name: reader.name,
    parts: [
      {
        kind: 'line',
        text: fill(order.pickup ? texts[language].mails.pickUp.sold : words.intro, facts),
      },
      {
        kind: 'goods',
        goods: order.lines.map((line) => ({
          picture: origin + pictures.mailUrl(line.snapshot.picture),
          name: line.snapshot.name,
          details: variantDetails(line, language),
          right: timesText(line.qty, line.snapshot.measure, { language, site }),
        })),
      },
      {
        kind: 'button',
        text: words.link,
        href: `${origin}/backoffice/orders/${toWireId('order', order.id)}`,
      },
    ],
  })
}
